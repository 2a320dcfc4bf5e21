// Writes the icons of the installed app from public/icon.svg: `npm run icons`.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const PUBLIC = new URL('./public/', import.meta.url);
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

await initWasm(await readFile(wasm));
const drawing = await readFile(new URL('icon.svg', PUBLIC), 'utf-8');
// Systems cut their own corners: the installed icon fills its square.
const square = drawing.replace('rx="13"', '');
for (const size of [180, 192, 512]) {
  const picture = new Resvg(square, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(new URL(`icon-${size}.png`, PUBLIC), picture);
}
