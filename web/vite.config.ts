import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.plugin.ts';
import { serviceWorker } from './worker.plugin.ts';

/** Where `carrack serve` listens while the client is worked on; CARRACK_SERVER names another. */
const server = process.env['CARRACK_SERVER'] ?? 'http://127.0.0.1:8642';
/** Tests that need a page: to make one takes longer than most tests, and the others go without. */
const WITH_A_PAGE = [
  ...['api', 'contents', 'live', 'router', 'texts', 'yourturn', 'parts/parts'],
  ...['play/acting', 'play/analysing', 'play/fineprint', 'play/guide', 'play/outcome', 'play/play', 'play/proof', 'play/reviewing', 'play/sheet', 'play/venues'],
].map((name) => `src/${name}.test.ts`);

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), licences(), serviceWorker()],
  build: {
    outDir: '../src/carrack/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: {
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: WITH_A_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: WITH_A_PAGE,
        },
      },
    ],
  },
});
