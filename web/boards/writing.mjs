// What the scripts get, and where their sheets go: into a game's folder, without what a reader of XML does not need.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const folderOf = (game) => new URL(`../../src/carrack/games/${game}/`, import.meta.url);

/** What is printed on a game's components, by file: `drawing.py` writes it to the standard input. */
export const content = () => JSON.parse(readFileSync(0, "utf8"));

/** Write a sheet and say how large it is; returns its size when compressed. `exact` leaves the noughts behind points. */
export function writeSheet(game, name, text, { exact = false } = {}) {
  const lines = text.replace(/^\s+/gm, "").replace(/\n+/g, "\n");
  const short = exact
    ? lines
    : lines.replace(/(\.\d*?[1-9]|\.)0+(?=[^\d%])/g, (_, part) => (part === "." ? "" : part));
  const path = fileURLToPath(new URL(`board/${name}.svg`, folderOf(game)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, short);
  const size = gzipSync(short, { level: 9 }).length;
  console.log(`${name}: ${short.length} characters, ${size} bytes compressed`);
  return size;
}
