// Symbols of Goa: those drawn in pieces.svg and vignettes.svg, and those composed of them.

import { menu, SHARED } from "../menu.mjs";
import { cardSymbols } from "./cards.mjs";
import { COLUMNS } from "./facts.mjs";
import { drawnInInk, emblem, face } from "./ink.mjs";
import { colourOf, spiceSymbols } from "./spices.mjs";
import { tileSigns, tileSymbols } from "./tiles.mjs";

const FILLS = {
  a: "var(--art-gold,#e0ab45)",
  p: "var(--art-paper,#fbf4e1)",
  g: "#7f9d58",
  r: "#b8402c",
  w: "#a06a38",
  j: "var(--art-jute,#d9bd86)",
  b: "#5f9aa6",
  v: "#2f5a56",
  e: "#a7a39b",
  t: "#dd8f35",
  k: "#eac79b",
  n: "none",
};
/** The vignettes of the columns of the development board. */
export const COLUMN_ART = { ships: "ship", harvest: "basket", taxes: "ducats", expedition: "elephant", founding: "hut" };
/** The kinds of action in a turn's menu. */
const TILE = '<rect x="8" y="8" width="48" height="48" rx="7" fill="var(--art-paper,#fbf4e1)"/>';
const MENU = {
  ...Object.fromEntries(Object.entries({ progress: "up", ...COLUMN_ART }).map(([id, art]) => [id, emblem(art)])),
  card: SHARED.play,
  tile: TILE + emblem("foreman", [12, 12, 40]),
  discard: SHARED.discard,
  pass: SHARED.pass,
  end: SHARED.end,
};
const KIND_ART = { ships: "ship", colonists: "man", spices: "sack", ducats: "ducats" };

export function symbols({ read, tiles, expedition }) {
  return `<defs>${[
    withoutComments(read("pieces.svg")),
    vignettes(read("vignettes.svg")),
    ...spiceSymbols(),
    ...tileSymbols(tiles),
    ...tileSigns(),
    ...cardSymbols(expedition),
    ...COLUMNS.flatMap(({ id }) => column(id)),
    ...Object.entries(KIND_ART).map(([id, art]) => face(`kind-${id}`, drawnInInk(emblem(art)))),
    ...Object.entries(MENU).map(([id, drawing]) => menu(id, drawing)),
  ].join("\n")}</defs>`;
}

function withoutComments(text) {
  return text.replace(/<!--.*?-->/gs, "");
}

/** Classes become attributes, because a stylesheet of the page does not reach into copies of a symbol. */
function vignettes(text) {
  return withoutComments(text)
    .replaceAll(/class="s-(\w+)"/g, (_, spice) => `fill="${colourOf(spice)}"`)
    .replaceAll(/class="(\w)"/g, (_, look) => `fill="${FILLS[look]}"`)
    .replaceAll(/<symbol (id="[^"]+")>/g, '<symbol $1 overflow="visible">');
}

function column(id) {
  // The row can be seen from where the marker stands, so its number is too small to be seen.
  return [
    face(`column-${id}`, drawnInInk(emblem(COLUMN_ART[id]))),
    `<symbol id="piece-success-column-${id}" viewBox="0 0 52 52" data-badge="26 22 .1"><use href="#g-peg"/><g color="#3b2a1a" transform="translate(14 10)scale(.375)">${drawnInInk(emblem(COLUMN_ART[id]))}</g></symbol>`,
  ];
}
