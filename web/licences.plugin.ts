/** Writes `licences.txt`: the licence of every package whose code or font is shipped. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<string, string>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf-8').trim()}`;
  return `${about['name']} ${about['version']} (${about['license']})${text}\n`;
}

export function licences(): Plugin {
  return {
    name: 'carrack-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const file of Object.values(bundle)) {
        const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
        for (const source of sources) {
          const folder = PACKAGE.exec(source.replaceAll('\\', '/'))?.[1];
          // Fonts are named as seen from the client's folder.
          if (folder !== undefined) folders.add(isAbsolute(folder) ? folder : join(import.meta.dirname, folder));
        }
      }
      const found = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
      const source = found.map(licenceOf).join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
