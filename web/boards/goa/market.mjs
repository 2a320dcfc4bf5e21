// What is traded: the tiles with their edge, the auction and the parts of a round, colonies, cards and supply.

import { box, coordinate, named, say, slot, within, zone } from "../marks.mjs";
import { COLONIES as PRINTED } from "./facts.mjs";
import { ASIDE, AUCTION, CARDS, COLONIES, marketPlaces, STAGES, SUPPLY } from "./places.mjs";

const STAGE_ART = { markers: "flag", auctions: "gavel", extra: "extra" };

function slots(list) {
  return `<g class="g-slots">${list.join("")}</g>`;
}

/** Letters and numbers stand at the edge. Tiles fill their cells; a marker lies on the upper left corner, the flag on the right, a bonus peeps out below. */
export function market() {
  return marketPlaces().map(({ id, at, edge }) => {
    const place = `place:${id}`;
    const [x, y, width, height] = at;
    if (edge) {
      const called = [id, ...edge.line].map((one) => `place:${one}`);
      const printed = coordinate("g-coordinate", edge.label, called, [x + width / 2, y + height / 2 + 9]);
      return zone(place, "g-edge", at, 8) + printed + slots([slot(place, within(at, 2), { size: 42 })]);
    }
    return `${zone(place, "g-cell", at, 10)}${slots([
      slot(place, [x - 6, y - 8, 58, 58], { kinds: "marker", size: 56 }),
      slot(place, [x + width - 66, y + 4, 66, 66], { kinds: "flag", size: 64 }),
      slot(place, [x + width - 33, y + height - 33, 46, 46], { kinds: "bonanza", size: 44 }),
      slot(place, within(at, 1), { size: width - 2 }),
    ])}`;
  }).join("\n");
}

/** The parts of a round, and everybody's word in the auction. */
export function rounds() {
  const [left, top, , height] = STAGES.at;
  const width = 74;
  const stages = STAGES.ids.map((id, i) => {
    const at = [left + 8 + i * (width + 2), top + 8, width, height - 16];
    const number = id.match(/\d/)?.[0];
    const art = number
      ? `<text class="g-numeral g-large" x="${at[0] + width / 2}" y="${at[1] + 56}">${number}</text>`
      : `<g class="g-faint" transform="translate(${at[0] + 13} ${at[1] + 17})scale(.75)">${ink(STAGE_ART[id])}</g>`;
    return `${zone(`stage:${id}`, "g-space", at, 6)}<g class="g-still">${art}</g>${slots([slot(`stage:${id}`, within(at, 6), { size: 64 })])}`;
  });
  const [x, y, wide, high] = AUCTION;
  return `<rect class="g-panel" ${box(STAGES.at)} rx="8"/>${stages.join("\n")}
    ${zone("auction", "g-panel", AUCTION, 8)}${say("g-heading", "board-auction", [x + wide / 2, y + 28])}
    ${slots([slot("auction", [x + 8, y + 35, wide - 16, high - 40], { size: 60, flow: "row" })])}`;
}

function ink(id) {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><use href="#g-${id}"/></g>`;
}

/** Each colony's pile on a slip: how many colonists it takes, its name, the tiles that are left. */
export function colonies() {
  return Object.entries(COLONIES).map(([id, { at }]) => {
    const [x, y, width, height] = at;
    const tall = width < 200;
    const tiles = tall ? [x + 4, y + 42, width - 8, height - 46] : [x + 68, y + 37, width - 74, height - 40];
    return `<g class="g-slip">${zone(`colony:${id}`, "g-paper", at, 6)}</g>
      <g class="g-still"><use href="#piece-colonist" x="${x + (tall ? 1 : 16)}" y="${y + 6}" width="${tall ? 28 : 34}" height="${tall ? 28 : 34}"/>
      <text class="g-count${tall ? " g-less" : ""}" x="${tall ? x + 26 : x + 33}" y="${y + (tall ? 33 : 80)}" ${tall ? "" : 'text-anchor="middle"'}>${PRINTED[id].colonists}</text>
      ${named(tall ? "g-heading g-end" : "g-heading g-start", `colony:${id}`, tall ? [x + width - 3, y + 32] : [x + 70, y + 30])}</g>
      ${slots([slot(`colony:${id}`, tiles, { size: tall ? 48 : 52, flow: tall ? "grid" : "row" })])}`;
  }).join("\n");
}

/** Expedition cards: the pile, what is turned up, the discards; and tiles out of play. */
export function piles() {
  const places = { ...CARDS, ...ASIDE };
  return Object.entries(places).map(([id, at]) => {
    const [x, y, width, height] = at;
    const card = id in CARDS;
    const inside = card ? [x + 3, y + 3, width - 6, height - 6] : [x + 3, y + 30, width - 6, height - 33];
    const words = card ? "" : say("g-small", `board-${id}-short`, [x + width / 2, y + 23]);
    const flow = { turned_up: "row", discards: "stack", removed: "grid", used: "grid" }[id];
    return `${zone(id, "g-pile", at, 7)}${words}${slots([slot(id, inside, { size: card ? 92 : 46, flow })])}`;
  }).join("\n");
}

/** Ships, colonists, ducats and extra actions without end, and one sack of each spice. */
export function supply() {
  const [x, y, , height] = SUPPLY;
  const kinds = [["ships", "piece-ship"], ["colonists", "piece-colonist"], ["ducats", "piece-ducat"], ["extra", ""]];
  const single = kinds.map(([id, art], i) => {
    const at = [x + 8 + i * 68, y + 30, 64, height - 38];
    const picture = art && `<use class="g-still" href="#${art}" x="${at[0] + 6}" y="${at[1] + 8}" width="52" height="52"/>`;
    return `${zone(`kind:${id}`, "g-space", at, 6)}${picture}${art ? "" : slots([slot("kind:extra", within(at, 4), { size: 60 })])}`;
  });
  const spices = [x + 280, y + 30, 260, height - 38];
  return `<rect class="g-panel" ${box(SUPPLY)} rx="8"/>${say("g-heading", "board-supply", [x + 274, y + 25])}
    ${single.join("\n")}${zone("kind:spices", "g-space", spices, 6)}${slots([slot("kind:spices", within(spices, 3), { size: 52, flow: "row" })])}`;
}
