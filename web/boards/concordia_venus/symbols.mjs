// Symbols for pieces and cards: those drawn in pieces.svg and faces.svg, and those composed of them here.

import { cardSymbols } from "./cards.mjs";
import { GOODS, good } from "./marks.mjs";

const TINTS = { brick: "#f0cdbd", food: "#f7e3a9", tool: "#d5dbe2", wine: "#e5bfd2", cloth: "#c3daf0" };
// Hatchings of the provinces: a tile's size and its lines.
const HATCHES = [
  [8, "M0 4h8"],
  [8, "M4 0v8"],
  [9, "M0 9 9 0"],
  [9, "M0 0 9 9"],
  [12, "m0 6 6-6 6 6-6 6z"],
  [12, "M3 3h.5M9 9h.5"],
  [14, "M0 5q3.500-5 7 0t7 0M0 12q3.500-5 7 0t7 0"],
  [12, "M0 6h12M6 0v12"],
  [14, "M2 4h5M9 11h5"],
  [12, "M0 8l6-4 6 4"],
  [14, "M3 1v5M.5 3.500h5M10 8v5M7.500 10.500h5"],
  [12, "M0 0h12M0 6h12M3 0v6M9 6v6"],
];

export function symbols({ read, cards }) {
  const faces = spelledOut(read("faces.svg"));
  return `<defs>${[
    parts(withoutComments(read("pieces.svg"))),
    faces,
    ...HATCHES.map(hatch),
    ...GOODS.flatMap(goodPieces),
    face("good-any", good("any", [8, 8, 48])),
    ...[...faces.matchAll(/id="v-at-(\w+)"/g)].map(([, id]) => id).filter((id) => GODS.includes(id)).map(godFace),
    ...cardSymbols(cards),
    `<symbol id="piece-reach" viewBox="0 0 40 40" data-badge="20 20.500 21"><circle cx="20" cy="20" r="17" fill="#fffaf0" stroke="var(--seat,#333)" stroke-width="4"/></symbol>`,
  ].join("\n")}</defs>`;
}

const GODS = ["vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva"];

function withoutComments(text) {
  return text.replace(/<!--.*?-->/gs, "");
}

/** Classes become attributes, because a stylesheet of the page does not reach into copies of a symbol. */
function spelledOut(text) {
  return parts(withoutComments(text))
    .replaceAll('class="a"', 'fill="var(--art-gold,#e0ab45)"')
    .replaceAll('class="p"', 'fill="var(--art-paper,#fbf4e1)"');
}

/** What other symbols are composed of is not cut off at an edge. */
function parts(text) {
  return text.replaceAll(/<symbol (id="v-[^"]+")>/g, '<symbol $1 overflow="visible">');
}

export function drawnInInk(drawing) {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

export function face(id, drawing) {
  return `<symbol id="face-${id}" viewBox="0 0 64 64">${drawing}</symbol>`;
}

function godFace(id) {
  return face(`god-${id}`, drawnInInk(`<use href="#v-at-${id}"/>`));
}

function hatch([size, lines], i) {
  return `<pattern id="v-h${i}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--v-ink,#33241a)" stroke-width=".9" stroke-linecap="round" d="${lines}"/></pattern>`;
}

/** A good as wood, as a city's tile with the price of the next house, and as a province's marker. */
function goodPieces(id) {
  return [
    `<symbol id="piece-good-good-${id}" viewBox="0 0 40 40"><use href="#v-${id}"/></symbol>`,
    `<symbol id="piece-tile-good-${id}" viewBox="0 0 46 44" data-badge="36.500 33 17"><rect x="2" y="2" width="41" height="41" rx="5" opacity=".35"/><rect width="42" height="42" rx="5" fill="${TINTS[id]}" stroke="#3b2a1a" stroke-width="1.300"/>${good(id, [2, 2, 34])}<use href="#v-coin" x="24.500" y="21"/></symbol>`,
    `<symbol id="piece-marker-good-${id}" viewBox="0 0 48 48"><use href="#v-token"/>${good(id, [10, 9, 28])}</symbol>`,
    face(`good-${id}`, good(id, [6, 6, 52])),
  ];
}
