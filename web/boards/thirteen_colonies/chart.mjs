// The chart: the coasts of the Americas on an old sea map, with the names of the lands that are still to be found.

import { box } from "../marks.mjs";
import { CHART, OLD_WORLD, PLATE, REGIONS, SHEET } from "./places.mjs";

const FRAME = [CHART.x, CHART.y, CHART.width, CHART.height];
const ROSE = [150, 440];
const CENTRES = [ROSE, [928, 300]];
const HILLS = [
  ...[[-80, 39.5], [-81.5, 37.5], [-78.4, 41], [-106, 39], [-106.5, 36.5], [-107, 42], [-105, 27], [-104, 24.5]],
  ...[[-77, -2], [-78, -6], [-75, -13], [-76, 6.5], [-73, 8], [-63, 5.5], [-72, 45.6], [-109, 44]],
];

export function chart({ coast, project }) {
  return `<rect class="k-table" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <rect class="k-still" fill="url(#k-grain)" width="${SHEET.width}" height="${SHEET.height}" rx="14"/>
    <clipPath id="k-clip"><rect ${box(FRAME)}/></clipPath>
    <g class="k-still" clip-path="url(#k-clip)">
    <rect class="k-sea" ${box(FRAME)}/>
    <rect fill="url(#k-waves)" ${box(FRAME)}/>
    <path class="k-rhumb" d="${CENTRES.map(rays).join("")}"/>
    ${[3, 2, 1].map((width) => `<g class="k-shore k-shore-${width}"><use href="#k-coast"/></g>`).join("\n")}
    <g class="k-land"><path id="k-coast" d="${coast}"/></g>
    <path class="k-hills" d="${HILLS.map((at) => hill(project(at))).join("")}"/>
    ${rose(ROSE)}${title()}
    ${Object.entries(REGIONS).map(([id, region]) => unknown(id, region)).join("")}
    <rect fill="url(#k-age)" ${box(FRAME)}/>
    <rect class="k-lamp" fill="url(#k-glow)" ${box(FRAME)}/>
    </g>
    <g class="k-frame k-still"><rect ${box([FRAME[0] - 6, FRAME[1] - 6, FRAME[2] + 12, FRAME[3] + 12])} rx="3"/><rect ${box(FRAME)}/></g>`;
}

/** A land that nobody has found yet has only its name. */
function unknown(id, { at, word = [at[0] + PLATE[0] / 2, at[1] + PLATE[1] / 2 + 6] }) {
  return `<text class="k-unknown" data-name="region:${id}" x="${word[0]}" y="${word[1]}"/>`;
}

function hill([x, y]) {
  return `M${Math.round(x) - 8} ${Math.round(y)}l8-12 8 12m-8-12l-2 6 3 3-1 3m6-8l4-6 7 12`;
}

function title() {
  return `<g class="k-title"><text data-say="game-name" x="154" y="110"/><path d="M40 128h106l8-5 8 5-8 5-8-5m16 0h106"/>
    <g transform="translate(60 690)scale(1.25)"><path d="M36 22v46M60 6v66M84 20v44M36 22l-24 38c8-4 16-4 26-2M42 17h38c7 14 5 30-1 42-12-6-24-6-36 0 6-14 6-28-1-42zM82 24h19c5 9 5 17 2 26-6-4-13-4-20 0 4-9 4-17-1-26zM60 6l20 4-20 5M46 24c10 3 22 3 33 0M48 32c10 3 22 3 34 0M7 58l19 2 2 12c16 6 38 6 57-2l2-13 21-4-8 32c-4 14-18 20-42 20s-38-6-43-20zM12 80c26 10 62 10 90-1M16 90c24 8 56 8 82-1M100 58l16-12"/><path d="M0 108q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0"/></g></g>`;
}

function rays([x, y]) {
  const reach = 1500;
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const dx = Math.round(Math.cos(angle) * reach);
    const dy = Math.round(Math.sin(angle) * reach);
    return `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`;
  }).join("");
}

function rose([x, y]) {
  const point = (angle, long, short) =>
    `<g transform="rotate(${angle})"><path class="k-dark" d="M0-${long}L-${short}-${short}L0 0z"/><path class="k-light" d="M0-${long}L${short}-${short}L0 0z"/></g>`;
  const eight = [45, 135, 225, 315].map((angle) => point(angle, 44, 6)).join("");
  const four = [0, 90, 180, 270].map((angle) => point(angle, 66, 9)).join("");
  return `<g class="k-rose" transform="translate(${x} ${y})"><circle r="50"/><circle r="46"/>${eight}${four}<circle class="k-hub" r="5"/></g>`;
}

const PORTS = [[-6.2, 36.7], [-9.1, 38.7], [-1.2, 46.2], [-3.9, 50.3], [4.8, 52.3], [0.1, 51.4]];

/** The coasts of Europe with the ports from which the ships sail. */
export function oldWorld({ coast, project }) {
  const frame = [OLD_WORLD.x, OLD_WORLD.y, OLD_WORLD.width, OLD_WORLD.height];
  const ports = PORTS.map(project).map(([x, y]) => `<circle class="k-port" cx="${Math.round(x)}" cy="${Math.round(y)}" r="3.500"/>`);
  return `<clipPath id="k-home"><rect ${box(frame)} rx="7"/></clipPath><g class="k-still"><g clip-path="url(#k-home)">
    <rect class="k-sea" ${box(frame)}/><g class="k-shore k-shore-1"><use href="#k-europe"/></g><g class="k-land"><path id="k-europe" d="${coast}"/></g>${ports.join("")}</g>
    <g class="k-frame"><rect ${box(frame)} rx="7"/></g></g>
    <text class="k-unknown k-europe" data-say="board-europe" x="${frame[0] + 16}" y="${frame[1] + 56}"/>`;
}
