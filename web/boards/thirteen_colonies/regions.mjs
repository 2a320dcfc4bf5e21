// The plates of the open regions: name and points; coast, terrain and free sites; colonies, units and peoples.

import { box, named, slot } from "../marks.mjs";
import { PLATE, REGIONS } from "./places.mjs";

const [WIDTH, HEIGHT] = PLATE;
const HEAD = 33;
/** How large names become on small screens, how broad points are there, about how broad a letter is for its size, and what stays free. */
const [LARGEST, DIGIT, LETTER, GAP] = [27, 22, 0.57, 14];
// What cards ask for: a palm on an islet in the waves, or mountains.
const SIGNS = {
  island: `<path d="M10 18c0-5 1-8 3-11"/><path fill="#fff8e6" stroke="none" d="M13 7C10 3 6 4 5 8c3-2 5-2 8-1zM13 7c0-4 4-6 8-4-3 0-6 1-8 4zM13 7c4-1 7 1 7 5-2-3-4-4-7-5zM4 19c4-4 12-4 16 0z"/><path d="M1 22.500q2.750-2.500 5.500 0t5.500 0 5.500 0 5.500 0"/>`,
  land: `<path fill="#fff8e6" stroke="none" d="M1 21L9 5l5 9 3-5 6 12z"/>`,
};

/** A plate is part of its zone: while the region is unknown, it is not there. */
export function plates(regions) {
  return signs() + regions.map((region) => {
    const [x, y] = REGIONS[region.id].at;
    const zone = `region:${region.id}`;
    const head = `M${x} ${y + 8}a8 8 0 0 1 8-8h${WIDTH - 16}a8 8 0 0 1 8 8v${HEAD - 8}h${-WIDTH}z`;
    return `<g data-zone="${zone}" class="k-plate k-${region.type}"><rect ${box([x, y, WIDTH, HEIGHT])} rx="8"/>
      <use href="#k-head-${region.id}"/>
      <use href="#k-sign-${region.type}" x="${x + 5}" y="${y + 5}" width="24" height="24"/>
      ${nameOf(region, zone, [x + 31, y + 25])}<text class="k-values" x="${x + WIDTH - 8}" y="${y + 25}">${region.values.join(" ")}</text>
      </g><g class="k-slots">${slots(zone, x, y)}</g><symbol id="k-head-${region.id}" overflow="visible"><path d="${head}" fill="var(--k-${region.type},#b9783a)"/></symbol>`;
  }).join("\n");
}

/** A name that is too long beside the points is printed as large as it can be; the region itself says it larger. */
function nameOf({ de, en, values }, zone, at) {
  const most = (WIDTH - 31 - GAP - values.length * DIGIT) / (Math.max(de.length, en.length) * LETTER);
  if (most >= LARGEST) return named("k-name", zone, at);
  return `<g data-larger="${zone}" font-size="${Math.floor(most)}">${named("k-name k-long", zone, at)}</g>`;
}

function signs() {
  return Object.entries(SIGNS).map(([type, drawing]) => `<symbol id="k-sign-${type}" viewBox="0 0 24 24"><g fill="none" stroke="#fff8e6" stroke-width="1.700" stroke-linecap="round">${drawing}</g></symbol>`).join("");
}

function slots(zone, x, y) {
  return [
    slot(zone, [x + 4, y + 36, 54, 49], { kinds: "coast coast-below", size: 49, flow: "stack" }),
    slot(zone, [x + 61, y + 36, WIDTH - 64, 49], { kinds: "open hidden sites", size: 49, flow: "line" }),
    // Each player's colonies and units, then each people with its city and its banners, in as many lines as they need.
    slot(zone, [x + 4, y + 87, WIDTH - 8, 93], { size: 46, flow: "line" }),
  ].join("");
}
