// The plates of the open regions: name and points, coast and terrain, sites with colonies, units, peoples.

import { box, named, slot } from "../marks.mjs";
import { PLATE, REGIONS } from "./places.mjs";

const [WIDTH, HEIGHT] = PLATE;
const HEAD = 28;

/** A plate is part of its zone: while the region is unknown, it is not there. */
export function plates(regions) {
  return regions.map((region) => {
    const [x, y] = REGIONS[region.id].at;
    const zone = `region:${region.id}`;
    const head = `M${x} ${y + 8}a8 8 0 0 1 8-8h${WIDTH - 16}a8 8 0 0 1 8 8v${HEAD - 8}h${-WIDTH}z`;
    return `<g data-zone="${zone}" class="k-plate k-${region.type}"><rect ${box([x, y, WIDTH, HEIGHT])} rx="8"/>
      <use href="#k-head-${region.id}"/>
      ${named("k-name", zone, [x + 9, y + 21])}<text class="k-values" x="${x + WIDTH - 8}" y="${y + 21}">${region.values.join(" ")}</text>
      </g><g class="k-slots">${slots(zone, x, y)}</g><symbol id="k-head-${region.id}" overflow="visible"><path d="${head}" fill="var(--k-${region.type},#b9783a)"/></symbol>`;
  }).join("\n");
}

function slots(zone, x, y) {
  return [
    slot(zone, [x + 4, y + 31, 36, 45], { kinds: "coast", size: 45 }),
    slot(zone, [x + 42, y + 31, 36, 45], { kinds: "open", size: 45 }),
    slot(zone, [x + 80, y + 31, 36, 45], { kinds: "hidden", size: 45 }),
    slot(zone, [x + 118, y + 30, 82, 47], { kinds: "people city", size: 56 }),
    slot(zone, [x + 199, y + 31, 35, 45], { kinds: "mission trade sceptical war peace", size: 20 }),
    slot(zone, [x + 4, y + 77, WIDTH - 8, 35], { kinds: "sites colony", size: 37, flow: "row" }),
    slot(zone, [x + 4, y + 113, WIDTH - 8, 35], { size: 37, flow: "row" }),
  ].join("");
}
