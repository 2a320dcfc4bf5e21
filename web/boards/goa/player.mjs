// A player's own board: five columns with what each row yields and what the step there costs, the storehouse with
// plantations and colonies, and the tiles that are kept.

import { box, named, say, slot, within, zone } from "../marks.mjs";
import { COLUMNS, costOf, FIRST_ROWS, HOLDINGS, ROW_POINTS, RULED } from "./facts.mjs";
import { sign } from "./spices.mjs";
import { COLUMN_ART } from "./symbols.mjs";

const COLUMN = 121;
const ROW = 90;
const [LEFT, TOP] = [8, 42];
const HOLDING = [84, 112];
const RIGHT = 664;
const SIGN = 27;

export function playerSheet() {
  const steps = COLUMNS.flatMap((column, i) => column.figures.map((_, row) => step(column, i, row)));
  const places = HOLDINGS.map((id, i) => holding(id, [RIGHT + (i % 4) * HOLDING[0], i < 4 ? 8 : 130, HOLDING[0] - 6, HOLDING[1]]));
  const tiles = [RIGHT, 252, 4 * HOLDING[0] - 6, 240];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="g-sheet" viewBox="0 0 1000 500">
    <rect class="g-table" width="1000" height="500" rx="10"/><rect class="g-still" fill="url(#g-grain)" width="1000" height="500" rx="10"/>
    <rect class="g-panel" ${box([4, 4, 650, 492])} rx="8"/>
    ${steps.map(([shape]) => shape).join("\n")}
    ${COLUMNS.map(head).join("")}
    <g class="g-still">${ROW_POINTS.map(points).join("")}</g>
    ${places.map(([shape]) => shape).join("\n")}
    <g class="g-kept">${zone("tiles:{seat}", "g-panel", tiles, 8)}</g>${say("g-heading", "board-kept", [RIGHT + 165, 276])}
    <g class="g-still"><use class="g-print" href="#g-carrack" transform="translate(748 312)scale(1.400)"/></g>
    <g class="g-slots">${[...steps, ...places].map(([, slots]) => slots).join("\n")}
    ${slot("tiles:{seat}", [RIGHT + 6, 284, 318, 204], { size: 100 })}</g>
    </svg>
    `;
}

function head({ id }, i) {
  const x = LEFT + i * COLUMN;
  return `<g class="g-still"><g class="g-art" transform="translate(${x + 61} ${TOP + 18})scale(.75)"><use href="#g-${COLUMN_ART[id]}"/></g>${say("g-head", `board-head-${id}`, [x + 58, 31])}</g>`;
}

/** The marker covers the price that has been paid for its row. */
function step(column, i, row) {
  const at = [LEFT + i * COLUMN, TOP + row * ROW, COLUMN - 4, ROW - 4];
  const [x, y] = at;
  const id = `row:{seat}:${column.id}:${row + 1}`;
  const limit = column.limits ? `<tspan class="g-limit">/${column.limits[row]}</tspan>` : "";
  return [
    `${zone(id, `g-step g-step-${row + 1}`, at, 6)}<g class="g-still"><text class="g-yield" x="${x + 5}" y="${y + 40}">${column.figures[row]}${limit}</text>${price(i, row + 1, at)}</g>`,
    (ruled(i, row + 1) ? slot(`price:{seat}:${column.id}:${row + 1}`, [x + 71.5, y + 27.5, SIGN, SIGN], { size: SIGN }) : "") + slot(id, [x + 54, y + 12, 62, 62], { size: 62 }),
  ];
}

function ruled(column, row) {
  return row === 2 && RULED.includes(COLUMNS[column].id);
}

/** Ships to the left below the figure, spices to the right in pairs. */
function price(column, row, [x, y]) {
  if (row === 1) {
    return "";
  }
  const spices = ruled(column, row) ? [] : costOf(column, row);
  const wide = spices.length > 1 ? 2 : 1;
  const high = Math.ceil(spices.length / 2);
  const signs = spices.map((spice, i) => sign(spice, [x + 86 - wide * 14.5 + (i % 2) * 30, y + 43 - high * 15.500 + Math.floor(i / 2) * 32, SIGN]));
  return `<use href="#piece-ship" x="${x + 19}" y="${y + 48}" width="34" height="34"/><text class="g-ships" x="${x + 6}" y="${y + 77}">${row - 1}</text>${signs.join("")}`;
}

/** What a row is worth at the end, and the gifts for being first there and for having all markers there. */
function points(value, i) {
  const y = TOP + i * ROW;
  const x = LEFT + COLUMNS.length * COLUMN;
  const star = `<path class="g-prize" transform="translate(${x} ${y + 2})scale(1.150)" d="m15 1 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/><text class="g-worth" x="${x + 17}" y="${y + 27}">${value}</text>`;
  const extra = i > 0 ? `<use href="#piece-extra" x="${x + 6}" y="${y + 36}" width="22" height="26"/>` : "";
  const card = FIRST_ROWS.includes(i + 1) ? `<use href="#piece-card" x="${x + 6}" y="${y + 63}" width="22" height="26"/>` : "";
  return star + extra + card;
}

function holding(id, at) {
  const [x, y, width, height] = at;
  const place = `place:{seat}:${id}`;
  const colony = !id.startsWith("plantation");
  const name = colony ? named("g-place", `colony:${id}`, [x + width / 2, y + 62]) : `<text class="g-numeral g-large" x="${x + width / 2}" y="${y + 70}">${id.at(-1)}</text>`;
  return [
    `${zone(place, `g-field${colony ? " g-colony" : ""}`, at, 6)}${name}`,
    `${slot(place, [x + 12, y + height - 54, width - 10, 56], { kinds: "spice", size: 56, flow: "row" })}${slot(place, within([x, y, width, width], 1), { size: width - 2 })}`,
  ];
}
