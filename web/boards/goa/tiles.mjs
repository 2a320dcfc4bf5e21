// The 58 tiles and the flag: a vignette for each, and the tile as it lies on the board.

import { SPICES } from "./facts.mjs";
import { drawnInInk, emblem, face, figure } from "./ink.mjs";
import { sign } from "./spices.mjs";

/** The rim's colour and the sign of when a tile works: leaf, at once, each round, one time, at the end. */
const KINDS = {
  plantation: { rim: "#5f8146", sign: "" },
  crop: { rim: "#5f8146", sign: "" },
  immediate: { rim: "#2f6d83", sign: '<path fill="#2f6d83" d="M14 4 5 19h6l-3 11 11-16h-6l4-10z"/>' },
  red: { rim: "#b23424", sign: '<path fill="none" stroke="#b23424" stroke-width="4" d="M20 12a8 8 0 1 0 1 8"/><path fill="#b23424" d="M14 12.500 25 6v10z"/>' },
  once: { rim: "#8a5a1e", sign: '<path fill="#8a5a1e" d="M8 10l6-5h3v18h4v4H9v-4h4V12l-5 3z"/>' },
  endgame: { rim: "#6a3f78", sign: '<path fill="#6a3f78" d="m15 3 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z"/>' },
  swap: { rim: "#5c5f66", sign: '<path fill="#5c5f66" d="M4 13h14V8l9 7H4zM26 21H12v5l-9-7h23z"/>' },
};

// The fields are printed, so their number is too small to be seen.
const UNSEEN = ' data-badge="50 50 .1"';

/** On cards that go with an action. */
export const WITH_ACTION_SIGN = '<circle cx="10" cy="10" r="8.500" fill="#b23424" stroke="#fff3dc"/><text x="10" y="14.500" text-anchor="middle" font-family="var(--font,Georgia)" font-size="13" font-weight="700" fill="#fff">A</text>';

/** A tile that is used up for this round, or lies face down, is in the shade. */
const USED = '<symbol id="g-used" overflow="visible"><rect x="1" y="1" width="96" height="96" rx="8" fill="#4b4438" opacity=".62"/><path fill="none" stroke="#f3e6c8" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="m28 52 15 15 28-34"/></symbol>';

const half = (id, x, y) => emblem(id, [x, y, 34]);
/** What a tile that is no plantation shows. */
const ART = {
  crop_rotation: emblem("cycle"),
  foreman: emblem("foreman"),
  ship: emblem("ship") + figure(1),
  colonist: emblem("man") + figure(1),
  ducats: emblem("ducats") + figure(3),
  spice: emblem("sack") + figure(1),
  expedition: emblem("back") + figure(1),
  duty: emblem("duty"),
  extra_actions: emblem("extra") + figure(2),
  ships: emblem("ship") + figure(4),
  colonists: emblem("man") + figure(4),
  settlement: half("ship", -2, -2) + half("man", 32, -2) + half("extra", 15, 31),
  ships_or_colonists: half("ship", -3, -2) + figure(3, [34, 20]) + half("man", 32, 32) + figure(3, [22, 58]) + '<path d="M8 60 56 4" stroke-width="1.500" stroke-dasharray="4 3"/>',
  favor: emblem("favor"),
  mission_2: emblem("mission") + figure(2),
  mission_3: emblem("mission") + figure(3),
  swap: emblem("swap"),
  espionage: emblem("spy"),
  extra_harvest: emblem("basket") + figure(3),
  resupply: emblem("supply"),
  vice_king: emblem("crown"),
};
/** Those that have a name of their own below the vignette. */
const NAMED = new Set(["crop_rotation", "foreman", "duty", "favor", "mission_2", "mission_3", "swap", "espionage", "extra_harvest", "resupply", "vice_king", "settlement"]);

/** Every tile with its id, phase, kind, spice and fields. */
export function tilesOf(records) {
  return records.flatMap((record) => {
    const phase = record.phase.toLowerCase();
    const spices = record.kind === "plantation" ? SPICES : [""];
    return spices.flatMap((spice) =>
      Array.from({ length: record.count }, (_, i) => ({
        ...record,
        spice,
        design: spice ? `${record.id}_${spice}` : record.id === "expeditions" ? `expeditions_${phase}` : record.id,
        thing: [phase, record.id, spice, record.count > 1 ? i + 1 : ""].filter(Boolean).join("_"),
      })),
    );
  });
}

export function tileSymbols(records) {
  const tiles = tilesOf(records);
  const designs = new Map(tiles.map((tile) => [`${tile.design}`, tile]));
  return [
    ...Object.entries(KINDS).map(([id, kind]) => blank(id, kind)),
    ...[...designs].map(([id, tile]) => `<symbol id="g-t-${id}" overflow="visible">${drawnInInk(artOf(tile))}</symbol>`),
    ...tiles.map((tile) => face(`tile-${tile.thing}`, `<use href="#g-t-${tile.design}"/>${tile.spice ? drawnInInk(figure(tile.fields)) : ""}`)),
    ...tiles.map(piece),
    USED,
    ...tiles.map(({ thing }) => `<symbol id="piece-used_tile-tile-${thing}" viewBox="0 0 100 100"><use href="#piece-tile-tile-${thing}" width="100" height="100"/><use href="#g-used"/></symbol>`),
    face("flag", drawnInInk(emblem("flag"))),
  ];
}

/** For the legend: each kind of tile by its rim and its sign, and what else is printed on tiles and cards. */
export function tileSigns() {
  const point = '<path fill="#6a3f78" d="m15 2 4 9 10 1-8 7 2 10-8-5-8 5 2-10-8-7 10-1z"/>';
  return [
    ...Object.keys(KINDS).map((id) => `<symbol id="kind-${id}" viewBox="0 0 98 98"><use href="#g-k-${id}"/></symbol>`),
    `<symbol id="sign-point" viewBox="0 0 30 30">${point}</symbol>`,
    `<symbol id="sign-with-action" viewBox="0 0 20 20">${WITH_ACTION_SIGN}</symbol>`,
  ];
}

function artOf(tile) {
  if (tile.spice) {
    return emblem(tile.spice);
  }
  return tile.id === "expeditions" ? emblem("back") + figure(tile.phase === "A" ? 2 : 3) : ART[tile.id];
}

function blank(id, { rim, sign: mark }) {
  return `<symbol id="g-k-${id}" overflow="visible"><path d="M10 4h82a6 6 0 0 1 6 6v82a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" opacity=".3"/><rect x="1" y="1" width="96" height="96" rx="8" fill="${rim}" stroke="#2c1a0c"/><rect x="6" y="6" width="86" height="86" rx="4" fill="url(#g-stock)" stroke="#2c1a0c" stroke-opacity=".5"/><g transform="translate(7 7)scale(.72)">${mark}</g></symbol>`;
}

/** Fields of a plantation are printed in a row; other tiles have room for a name. */
function piece(tile) {
  const drawn = (x, y, side) => `<g color="#3b2a1a"><use href="#g-t-${tile.design}" transform="translate(${x} ${y})scale(${side / 64})"/></g>`;
  const letter = `<text x="88" y="19" text-anchor="end" font-family="var(--font,Georgia)" font-size="11" font-weight="700" fill="#7a6440">${tile.phase}</text>`;
  const inside = tile.spice
    ? drawn(20, 9, 56) + fields(tile) + value(tile)
    : NAMED.has(tile.id)
      ? drawn(25, 11, 50) + `<text data-say="board-${tile.id.replace(/_\d$/, "").replaceAll("_", "-")}" x="49" y="82" text-anchor="middle" font-family="var(--font,Georgia)" font-size="13.500" font-weight="700" fill="#33220f">${tile.name_en}</text>`
      : drawn(18, 16, 62);
  return `<symbol id="piece-tile-tile-${tile.thing}" viewBox="0 0 100 100"${tile.fields ? UNSEEN : ""}><use href="#g-k-${tile.kind}"/>${inside}${NAMED.has(tile.id) ? "" : letter}</symbol>`;
}

function fields({ spice, fields: count }) {
  const side = 22;
  return Array.from({ length: count }, (_, i) => sign(spice, [49 - (count * 25) / 2 + 1.5 + i * 25, 67, side])).join("");
}

/** A plantation with one field is worth a point. */
function value({ points }) {
  return points ? '<path fill="#6a3f78" d="m17 8 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z"/>' : "";
}
