// The chart: the coasts of India and the islands with the ship's course, and the small one of the whole voyage.

import { box, coordinate, slot } from "../marks.mjs";
import { CHART, COLONIES, COURSE, INDIES, LEG, MARKET_AT, ROUNDS, SHEET, VOYAGE } from "./places.mjs";

const ROSE = [132, 206];
const CENTRES = [ROSE, [600, 640], [1340, 300]];
const TICK = 2 * INDIES.scale;
const HILLS = [
  ...[[74.4, 17.4], [74.9, 15.8], [75.6, 13.8], [76.4, 12.2], [77.2, 10.4], [74.2, 19], [78.6, 15.4], [80.4, 17.8], [74, 25], [72.9, 24.3]],
  ...[[79.4, 29.4], [81.6, 28.6], [84, 28], [86.4, 27.4], [76.6, 22.4], [79.4, 22.6]],
];
const FRAME = [CHART.x, CHART.y, CHART.width, CHART.height];

/** The table, the sea, the land, the course and the towns. */
export function chart({ coast, india, project }) {
  return `<rect class="g-table" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <rect class="g-still" fill="url(#g-grain)" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <clipPath id="g-map"><rect ${box(FRAME)}/></clipPath>
    <g class="g-still" clip-path="url(#g-map)">
    <rect class="g-sea" ${box(FRAME)}/>
    <rect fill="url(#g-waves)" ${box(FRAME)}/>
    <path class="g-rhumb" d="${CENTRES.map(rays).join("")}"/>
    ${[3, 2, 1].map((width) => `<g class="g-shore g-shore-${width}"><use href="#g-coast"/><use href="#g-india"/></g>`).join("\n")}
    <g class="g-land"><path id="g-coast" d="${coast}"/></g>
    <g class="g-land g-goal"><path id="g-india" d="${india}"/></g>
    <clipPath id="g-inland"><use href="#g-india"/></clipPath><g class="g-rim" clip-path="url(#g-inland)"><use href="#g-india"/></g>
    <path class="g-hills" d="${HILLS.map((at) => hill(project(at))).join("")}"/>
    <path class="g-course" d="${smooth(LEG.map(project))}"/>
    ${rose(ROSE)}${title()}${beasts()}
    <rect fill="url(#g-age)" ${box(FRAME)}/>
    <rect class="g-lamp" fill="url(#g-glow)" ${box(FRAME)}/>
    </g>
    ${neatline(FRAME)}
    <g class="g-still">${towns(project)}</g>
    <rect class="g-veil g-still" ${box(MARKET_AT)} rx="10"/>`;
}

/** The whole voyage from Lisbon to the Moluccas: its ports are the rounds of the two phases. */
export function voyage({ coast, project }) {
  const frame = [VOYAGE.x, VOYAGE.y, VOYAGE.width, VOYAGE.height];
  return `<clipPath id="g-inset"><rect ${box(frame)} rx="6"/></clipPath>
    <g class="g-still"><rect class="g-paper" ${box([frame[0] - 4, frame[1] - 4, frame[2] + 8, frame[3] + 8])} rx="8"/>
    <g clip-path="url(#g-inset)"><rect class="g-sea g-far" ${box(frame)}/><g class="g-shore g-shore-1"><use href="#g-world"/></g>
    <g class="g-land"><path id="g-world" d="${coast}"/></g><path class="g-course" d="${smooth(COURSE.map(project))}"/></g>
    ${Object.values(ROUNDS).map(({ port, at }) => leader(project(port), at)).join("")}</g>
    ${Object.entries(ROUNDS).map(([id, { at: [x, y] }]) => `<circle data-zone="round:${id}" class="g-round" cx="${x}" cy="${y}" r="25"/>${coordinate("g-numeral", id, [`round:${id}`], [x, y + 9])}
    <g class="g-slots">${slot(`round:${id}`, [x - 25, y - 25, 50, 50], { size: 50 })}</g>`).join("\n")}`;
}

function leader([x, y], at) {
  return `<path class="g-leader" d="M${Math.round(x)} ${Math.round(y)}L${at.join(" ")}"/><circle class="g-port" cx="${Math.round(x)}" cy="${Math.round(y)}" r="4"/>`;
}

/** Lines between the middles of the legs, bent at the turning points. */
function smooth(points) {
  const round = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const legs = points.slice(1, -1).map((point, i) => `Q${round(point)} ${round(i === points.length - 3 ? points[i + 2] : middle(point, points[i + 2]))}`);
  return `M${round(points[0])}${legs.join("")}`;
}

/** Goa is the star of the coast; from the other towns a line leads to their slips. */
function towns(project) {
  const [x, y] = project([73.9, 15.45]).map(Math.round);
  const lines = Object.entries(COLONIES).map(([id, { town, at }]) => {
    const [cx, cy] = project(town).map(Math.round);
    const right = at[0] < cx;
    const end = [right ? at[0] + at[2] : at[0], at[1] + 22];
    return `<path class="g-leader" d="M${cx} ${cy}L${end.join(" ")}"/><path class="g-town" d="M${cx - 7} ${cy + 6}v-9l3 3v-6l4-4 4 4v6l3-3v9z"/>`;
  });
  return `${lines.join("")}<path class="g-star" d="m${x} ${y - 17} 4 12 13 0-10 8 4 12-11-7-11 7 4-12-10-8 13 0z"/><text class="g-goa" data-say="game-name" x="${x + 24}" y="${y + 6}"/>`;
}

function hill([x, y]) {
  return `M${Math.round(x) - 8} ${Math.round(y)}l8-12 8 12m-8-12l-2 6 3 3-1 3m6-8l4-6 7 12`;
}

/** The game's name over the land that it is about, and a carrack on her way. */
function title() {
  return `<g class="g-title"><text data-say="game-name" x="440" y="118"/><path d="M318 140h106l9-6 9 6-9 6-9-6m18 0h124M348 149h76m30 0h78"/></g>
    <use class="g-print" href="#g-carrack" transform="translate(26 572)scale(.78)"/>`;
}

/** An elephant of the Deccan, palms of Malabar, a whale. */
function beasts() {
  return `<g class="g-beasts"><use href="#g-elephant" transform="translate(420 250)"/><use href="#g-palm" transform="translate(382 176)scale(.7)"/><use href="#g-tiger" transform="translate(560 168)scale(.62)"/></g>
    <path class="g-print" d="M236 632c-1-20 5-32 22-42-14-3-21 2-23 12-3-10-11-14-24-10 17 8 24 20 22 40M198 636q9-8 18 0t18 0 18 0 18 0"/>`;
}

function rays([x, y]) {
  const reach = 1800;
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const dx = Math.round(Math.cos(angle) * reach);
    const dy = Math.round(Math.sin(angle) * reach);
    return `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`;
  }).join("");
}

function rose([x, y]) {
  const point = (angle, long, short) =>
    `<g transform="rotate(${angle})"><path class="g-dark" d="M0-${long}L-${short}-${short}L0 0z"/><path class="g-light" d="M0-${long}L${short}-${short}L0 0z"/></g>`;
  const some = (angles, long, short) => angles.map((angle) => point(angle, long, short)).join("");
  return `<g class="g-rose" transform="translate(${x} ${y})scale(.6)"><circle r="62"/><circle r="58"/><circle r="36"/>
    ${some([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], 44, 5)}${some([45, 135, 225, 315], 56, 8)}${some([0, 90, 180, 270], 84, 12)}<circle class="g-hub" r="6"/></g>`;
}

/** The graduated frame: two degrees dark, two light. */
function neatline([x, y, width, height]) {
  return `<g class="g-frame g-still"><rect ${box([x - 8, y - 8, width + 16, height + 16])}/><rect ${box([x, y, width, height])}/>
    <path class="g-ticks" stroke-dasharray="${TICK} ${TICK}" d="M${x} ${y - 4}h${width}M${x} ${y + height + 4}h${width}M${x - 4} ${y}v${height}M${x + width + 4} ${y}v${height}"/></g>`;
}

