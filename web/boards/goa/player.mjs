// A player's own board: five columns with what each row yields and what the step there costs, the storehouse with
// plantations and colonies, and the tiles that are kept.

import { box, coordinate, named, say, slot, within, zone } from "../marks.mjs";
import { COLUMNS, costOf, FIRST_ROWS, HOLDINGS, ROW_POINTS, RULED } from "./facts.mjs";
import { sign } from "./spices.mjs";
import { COLUMN_ART } from "./symbols.mjs";

const SHEET = [1710, 500];
const COLUMN = 183;
const ROW = 91;
const [LEFT, TOP] = [40, 40];
const POINTS = LEFT + 5 * COLUMN;
const HOLDING = [126, 243];
const RIGHT = 1021;
const TILES = [1532, 8, 170, 484];
const SIGN = 31;

export function playerSheet() {
  const steps = COLUMNS.flatMap((column, i) => column.figures.map((_, row) => step(column, i, row)));
  const places = HOLDINGS.map((id, i) => holding(id, [RIGHT + (i % 4) * HOLDING[0], 8 + Math.floor(i / 4) * HOLDING[1], HOLDING[0] - 6, HOLDING[1] - 6]));
  const [width, height] = SHEET;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="g-sheet" viewBox="0 0 ${width} ${height}" data-parts="board-part-development 0 0 1015 ${height}, board-part-storehouse 1015 0 ${width - 1015} ${height}">
    <rect class="g-table" width="${width}" height="${height}" rx="10"/><rect class="g-still" fill="url(#g-grain)" width="${width}" height="${height}" rx="10"/>
    <rect class="g-panel" ${box([4, 4, 1009, 492])} rx="8"/>
    ${steps.map(([shape]) => shape).join("\n")}
    ${COLUMNS.map(head).join("")}
    <g class="g-still">${ROW_POINTS.map(points).join("")}${ROW_POINTS.map(rowNumber).join("")}</g>
    ${places.map(([shape]) => shape).join("\n")}
    <g class="g-kept">${zone("tiles:{seat}", "g-panel", TILES, 8)}</g>${say("g-head", "board-kept", [TILES[0] + TILES[2] / 2, 40])}
    <g class="g-still"><use class="g-print" href="#g-carrack" transform="translate(1542 380)scale(1.100)"/></g>
    <g class="g-slots">${[...steps, ...places].map(([, slots]) => slots).join("\n")}
    ${slot("tiles:{seat}", [TILES[0] + 6, 52, TILES[2] - 12, TILES[3] - 52], { size: 104 })}</g>
    </svg>
    `;
}

function head({ id }, i) {
  const x = LEFT + i * COLUMN;
  return `<g class="g-still"><g class="g-art" transform="translate(${x + 106} ${TOP + 18})scale(.75)"><use href="#g-${COLUMN_ART[id]}"/></g>${say("g-head", `board-head-${id}`, [x + COLUMN / 2 - 2, 31])}</g>`;
}

/** The marker covers the price that has been paid for its row. */
function step(column, i, row) {
  const at = [LEFT + i * COLUMN, TOP + row * ROW, COLUMN - 4, ROW - 4];
  const [x, y] = at;
  const id = `row:{seat}:${column.id}:${row + 1}`;
  const limit = column.limits ? `<tspan class="g-limit">/${column.limits[row]}</tspan>` : "";
  return [
    `${zone(id, `g-step g-step-${row + 1}`, at, 6)}<g class="g-still"><text class="g-yield" x="${x + 8}" y="${y + 39}">${column.figures[row]}${limit}</text>${price(i, row + 1, at)}</g>`,
    (ruled(i, row + 1) ? slot(`price:{seat}:${column.id}:${row + 1}`, [x + 121.5, y + 28, SIGN, SIGN], { size: SIGN }) : "") + slot(id, [x + 100, y + 9, 72, 72], { size: 70 }),
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
  const signs = spices.map((spice, i) => sign(spice, [x + 137 - wide * 17 + (i % 2) * 35, y + 43.5 - high * 18 + Math.floor(i / 2) * 37, SIGN]));
  return `<use href="#piece-ship" x="${x + 30}" y="${y + 44}" width="42" height="42"/><text class="g-ships" x="${x + 10}" y="${y + 78}">${row - 1}</text>${signs.join("")}`;
}

/** The number by which texts call a row. */
function rowNumber(_, i) {
  const kinds = (column) => (ruled(column, i + 1) ? ["row", "price"] : ["row"]);
  const zones = COLUMNS.flatMap(({ id }, column) => kinds(column).map((kind) => `${kind}:{seat}:${id}:${i + 1}`));
  return coordinate("g-row", i + 1, zones, [23, TOP + i * ROW + 56]);
}

/** What a row is worth at the end, and the gifts for being first there and for having all markers there. */
function points(value, i) {
  const y = TOP + i * ROW;
  const star = `<path class="g-prize" transform="translate(${POINTS - 1} ${y})scale(1.800)" d="m15 1 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/><text class="g-worth" x="${POINTS + 26}" y="${y + 40}">${value}</text>`;
  const extra = i > 0 ? `<use href="#piece-extra" x="${POINTS}" y="${y + 55}" width="26" height="31"/>` : "";
  const card = FIRST_ROWS.includes(i + 1) ? `<use href="#piece-card" x="${POINTS + 27}" y="${y + 55}" width="26" height="31"/>` : "";
  return star + extra + card;
}

function holding(id, at) {
  const [x, y, width, height] = at;
  const place = `place:{seat}:${id}`;
  const number = id.match(/\d/)?.[0];
  const middle = x + width / 2;
  const name = number ? coordinate("g-numeral g-large", number, [place], [middle, y + 42]) : named("g-head", `colony:${id}`, [middle, y + 34]);
  const field = [x + 3, y + 50, width - 6, width - 6];
  return [
    `${zone(place, `g-field${number ? "" : " g-colony"}`, at, 6)}${name}`,
    `${slot(place, [x + 4, y + height - 78, width - 4, 76], { kinds: "spice", size: 76, flow: "row" })}${slot(place, field, { size: field[2] })}`,
  ];
}
