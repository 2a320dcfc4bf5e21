// Writes a drawn sheet into a game's folder, without what a reader of XML does not need.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Write a sheet and say how large it is; returns its size when compressed. */
export function writeSheet(game, name, text) {
  const short = text
    .replace(/^\s+/gm, "")
    .replace(/\n+/g, "\n")
    .replace(/(\.\d*?[1-9]|\.)0+(?=[^\d%])/g, (_, part) => (part === "." ? "" : part));
  const path = fileURLToPath(new URL(`board/${name}.svg`, game));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, short);
  const size = gzipSync(short, { level: 9 }).length;
  console.log(`${name}: ${short.length} characters, ${size} bytes compressed`);
  return size;
}
