import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.plugin.ts';
import { serviceWorker } from './worker.plugin.ts';

/** Where `carrack serve` listens while the client is worked on; CARRACK_SERVER names another. */
const server = process.env['CARRACK_SERVER'] ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), serviceWorker()],
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
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
});
