// The map itself: sea with rhumb lines, coasts, regions with tint and pattern, frame, compass rose.

import { MAP, MOUNTAINS, SHEET } from "./places.mjs";
import { box } from "./slots.mjs";

const ROSES = [
  [848, 742],
  [336, 590],
  [1490, 300],
];
const TICK = 5 * 8.4;

export function drawnMap({ land, beyond, seas, lines, project }) {
  const all = [["beyond", beyond], ...land];
  const frame = [MAP.x, MAP.y, MAP.width, MAP.height];
  return `<rect class="b-table" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <rect class="b-still" fill="url(#b-grain)" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <clipPath id="b-map"><rect ${box(frame)}/></clipPath>
    <g clip-path="url(#b-map)">
    <rect class="b-sea" ${box(frame)}/>
    <g class="b-still"><path class="b-border" d="${lines}"/>
    <rect fill="url(#b-waves)" ${box(frame)}/>
    <path class="b-rhumb" d="${ROSES.map(rays).join("")}"/>
    ${[3, 2, 1].map((width) => shore(width, all)).join("\n")}</g>
    <g class="b-water">${seas.map(([id, d]) => `<path data-zone="sea:${id}" d="${d}"/>`).join("\n")}</g>
    <g class="b-beyond"><path id="b-beyond" d="${beyond}"/></g>
    ${land.map(([id, d]) => region(id, d)).join("\n")}
    <g class="b-still">${land.map(([id]) => tinted(id)).join("\n")}</g>
    <path class="b-hills b-still" d="${MOUNTAINS.map((at) => hill(project(at))).join("")}"/>
    ${rose(ROSES[0])}
    ${title()}
    <rect class="b-still" fill="url(#b-age)" ${box(frame)}/>
    <rect class="b-lamp b-still" fill="url(#b-glow)" ${box(frame)}/>
    </g>
    ${border(frame)}`;
}

/** The look is on the group, so that a copy of the path can have another one. */
function region(id, d) {
  return `<g class="b-region b-${id}"><path id="b-${id}" data-zone="region:${id}" d="${d}"/></g>`;
}

function shore(width, all) {
  return `<g class="b-shore b-shore-${width}">${all.map(([id]) => `<use href="#b-${id}"/>`).join("")}</g>`;
}

/** A region's hatching, and the hand-tinted rim along the inside of its border. */
function tinted(id) {
  return `<clipPath id="b-in-${id}"><use href="#b-${id}"/></clipPath>
    <use href="#b-${id}" class="b-hatch" fill="url(#b-p-${id})"/>
    <use href="#b-${id}" class="b-rim b-${id}" clip-path="url(#b-in-${id})"/>`;
}

function hill([x, y]) {
  return `M${Math.round(x) - 9} ${Math.round(y)}l9-13 9 13m-9-13l-2 6 3 3 -1 4m6-8l5-7 8 13`;
}

/** A carrack under sail on the open ocean, a whale, and the game's name. */
function title() {
  return `<g class="b-title b-still">
    <g transform="translate(52 618)scale(1.5)"><path d="M36 22v46M60 6v66M84 20v44M36 22l-24 38c8-4 16-4 26-2M42 17h38c7 14 5 30-1 42-12-6-24-6-36 0 6-14 6-28-1-42zM82 24h19c5 9 5 17 2 26-6-4-13-4-20 0 4-9 4-17-1-26zM60 6l20 4-20 5M46 24c10 3 22 3 33 0M48 32c10 3 22 3 34 0M7 58l19 2 2 12c16 6 38 6 57-2l2-13 21-4-8 32c-4 14-18 20-42 20s-38-6-43-20zM12 80c26 10 62 10 90-1M16 90c24 8 56 8 82-1M100 58l16-12"/>
    <path d="M0 108q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0M20 117q8-8 16 0t16 0 16 0 16 0"/></g>
    <path class="b-whale" d="M650 838c-1-20 5-32 22-42-14-3-21 2-23 12-3-10-11-14-24-10 17 8 24 20 22 40M612 842q9-8 18 0t18 0 18 0 18 0M628 851q9-8 18 0t18 0"/>
    <text data-say="game-name" x="176" y="838"/><path d="M52 852h100l8-5 8 5-8 5-8-5m16 0h132M78 860h74m48 0h74"/></g>`;
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

/** Thirty-two winds: long, middle and short points, each with a dark and a light half. */
function rose([x, y]) {
  const point = (angle, long, short) =>
    `<g transform="rotate(${angle})"><path class="b-dark" d="M0-${long}L-${short}-${short}L0 0z"/>` +
    `<path class="b-light" d="M0-${long}L${short}-${short}L0 0z"/></g>`;
  const eight = [45, 135, 225, 315].map((angle) => point(angle, 56, 8)).join("");
  const four = [0, 90, 180, 270].map((angle) => point(angle, 84, 12)).join("");
  const fine = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => point(angle, 44, 5)).join("");
  return `<g class="b-rose b-still" transform="translate(${x} ${y})">
    <circle r="62"/><circle r="58"/><circle r="36"/>${fine}${eight}${four}<circle class="b-hub" r="6"/>
    <path class="b-lily" d="M0-112c6 6 4 12 0 16c-4-4-6-10 0-16zm-2 17c-8 2-10-6-6-8c2 3 4 4 6 8zm4 0c8 2 10-6 6-8c-2 3-4 4-6 8zm-7 3h10"/></g>`;
}

/** The graduated neatline: five degrees dark, five light. */
function border([x, y, width, height]) {
  const dash = `stroke-dasharray="${TICK} ${TICK}"`;
  const out = 6;
  return `<g class="b-frame b-still"><rect ${box([x - 9, y - 9, width + 18, height + 18])}/><rect ${box([x, y, width, height])}/>
    <path class="b-ticks" ${dash} d="M${x} ${y - out + 1.5}h${width}M${x} ${y + height + out - 1.5}h${width}M${x - out + 1.5} ${y}v${height}M${x + width + out - 1.5} ${y}v${height}"/></g>`;
}
