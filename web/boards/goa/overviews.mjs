// Every player's development board, storehouse and tiles beside the chart, small but complete.

import { box, slot, within, zone } from "../marks.mjs";
import { COLUMNS, HOLDINGS } from "./facts.mjs";
import { OVERVIEW, SEATS } from "./places.mjs";
import { COLUMN_ART } from "./symbols.mjs";

/** The column with two figures is wider. */
const WIDTHS = COLUMNS.map(({ limits }) => (limits ? 68 : 53));
const EDGES = WIDTHS.map((_, i) => WIDTHS.slice(0, i).reduce((sum, width) => sum + width, 0));
const ROW = 35;
const HOLDING = 55;

export function overviews() {
  return Array.from({ length: SEATS }, (_, seat) => overview(seat)).join("\n");
}

/** The group bears the zone of the seat's tiles, so that it is hidden with a seat that nobody has. */
function overview(seat) {
  const { x, width, height } = OVERVIEW;
  const y = OVERVIEW.y + seat * OVERVIEW.step;
  const [left, top] = [x + 38, y + 31];
  const spine = `<path class="g-seat-${seat}" d="M${x + 7} ${y}h21v${height}h-21a7 7 0 0 1-7-7V${y + 7}a7 7 0 0 1 7-7z"/>
    <text class="g-name g-ink-${seat}" data-name="seat:${seat}" transform="translate(${x + 21} ${y + height / 2})rotate(-90)"/>`;
  const heads = COLUMNS.map(({ id }, i) => `<g class="g-art" transform="translate(${left + EDGES[i] + WIDTHS[i] / 2 - 14} ${y + 4})scale(.39)"><use href="#g-${COLUMN_ART[id]}"/></g>`);
  const rows = COLUMNS.flatMap((column, i) => column.figures.map((_, row) => step(seat, column, row, [left + EDGES[i], top + row * ROW, WIDTHS[i] - 3, ROW - 3])));
  const right = x + width - 4 * HOLDING - 2;
  const places = HOLDINGS.map((id, i) => holding(seat, id, [right + (i % 4) * HOLDING, y + 5 + Math.floor(i / 4) * (HOLDING + 12), HOLDING - 4, HOLDING + 8]));
  const tiles = [right, y + 141, 4 * HOLDING - 4, 61];
  return `<g data-zone="tiles:${seat}" data-larger="player"><rect class="g-panel" ${box([x, y, width, height])} rx="7"/><g class="g-still">${spine}${heads.join("")}</g>
    ${rows.map(([shape]) => shape).join("")}${places.map(([shape]) => shape).join("")}<rect class="g-space" ${box(tiles)} rx="5"/></g>
    <g class="g-slots">${[...rows, ...places].map(([, slots]) => slots).join("")}${slot(`tiles:${seat}`, within(tiles, 2), { size: 56 })}</g>`;
}

/** A step with its figure; the marker stands beside it. */
function step(seat, column, row, at) {
  const [x, y, width, height] = at;
  const id = `row:${seat}:${column.id}:${row + 1}`;
  const figure = column.limits ? `${column.figures[row]}/${column.limits[row]}` : column.figures[row];
  return [
    `${zone(id, `g-step g-step-${row + 1}`, at, 4)}<text class="g-figure${column.limits ? " g-narrow" : ""}" x="${x + width - 4}" y="${y + height / 2 + 7}">${figure}</text>`,
    slot(id, [x - 1, y - 1, 30, height + 2], { size: 31 }),
  ];
}

/** A plantation or colony; its spices lie on its lower half. */
function holding(seat, id, at) {
  const [x, y, width, height] = at;
  const place = `place:${seat}:${id}`;
  return [
    zone(place, id.startsWith("plantation") ? "g-field" : "g-field g-colony", at, 5),
    `${slot(place, [x + 8, y + height - 32, width - 6, 34], { kinds: "spice", size: 35, flow: "row" })}${slot(place, [x + 1, y + 1, width - 2, height - 12], { size: width })}`,
  ];
}
