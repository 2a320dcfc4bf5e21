// The plates of the open regions: name and points; coast, terrain and free sites; colonies, units and peoples.

import { box, named, slot } from "../marks.mjs";
import { PLATE, REGIONS } from "./places.mjs";

const [WIDTH, HEIGHT] = PLATE;
const HEAD = 33;

/** A plate is part of its zone: while the region is unknown, it is not there. */
export function plates(regions) {
  return regions.map((region) => {
    const [x, y] = REGIONS[region.id].at;
    const zone = `region:${region.id}`;
    const head = `M${x} ${y + 8}a8 8 0 0 1 8-8h${WIDTH - 16}a8 8 0 0 1 8 8v${HEAD - 8}h${-WIDTH}z`;
    return `<g data-zone="${zone}" class="k-plate k-${region.type}"><rect ${box([x, y, WIDTH, HEIGHT])} rx="8"/>
      <use href="#k-head-${region.id}"/>
      ${named("k-name", zone, [x + 9, y + 25])}<text class="k-values" x="${x + WIDTH - 8}" y="${y + 25}">${region.values.join(" ")}</text>
      </g><g class="k-slots">${slots(zone, x, y)}</g><symbol id="k-head-${region.id}" overflow="visible"><path d="${head}" fill="var(--k-${region.type},#b9783a)"/></symbol>`;
  }).join("\n");
}

function slots(zone, x, y) {
  return [
    slot(zone, [x + 4, y + 36, 54, 49], { kinds: "coast coast-below", size: 49, flow: "stack" }),
    slot(zone, [x + 61, y + 36, WIDTH - 64, 49], { kinds: "open hidden sites", size: 49, flow: "line" }),
    // Each player's colonies and units, then each people with its city and its banners, in as many lines as they need.
    slot(zone, [x + 4, y + 87, WIDTH - 8, 93], { size: 46, flow: "line" }),
  ].join("");
}
