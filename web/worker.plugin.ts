/** Writes the service worker with the names of the files that the first page needs. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('./src/worker.js', import.meta.url);
const FIXED = ['/', '/icon.svg', '/manifest.webmanifest'];

export function serviceWorker(): Plugin {
  return {
    name: 'carrack-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const file = bundle[name];
        if (!file || first.has(name)) return;
        first.add(name);
        if (file.type === 'chunk') [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(visit);
      };
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
      for (const name of Object.keys(bundle)) if (name.includes('normal') && name.endsWith('.woff2')) first.add(name);
      const shell = [...FIXED, ...[...first].sort().map((name) => `/${name}`)];
      const source = readFileSync(SOURCE, 'utf-8');
      const version = createHash('sha256').update(source).update(shell.join('\n')).digest('hex').slice(0, 16);
      const written = source.replace('__VERSION__', version).replace("['__SHELL__']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: written });
    },
  };
}
