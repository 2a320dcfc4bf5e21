// The map itself: sea, land, provinces, frame; then paths and cities.

import { coordinate } from "../marks.mjs";
import { box, named, say, slot, slots } from "./marks.mjs";

export function chart({ id, record, land, areas, places, title, ships, seas }) {
  const { x, y, width, height } = places.map;
  const frame = [x, y, width, height];
  const hatched = record.province.map((province, i) => tinted(province, i, areas.get(province.id)));
  return `<clipPath id="v-map"><rect ${box(frame)}/></clipPath>
    <clipPath id="v-on-land"><use href="#v-land"/></clipPath>
    ${record.province.map((p) => `<clipPath id="v-in-${p.id}"><use href="#v-${p.id}"/></clipPath>`).join("")}
    <g clip-path="url(#v-map)">
    <rect class="v-sea" ${box(frame)}/>
    <rect class="v-still" fill="url(#v-waves)" ${box(frame)}/>
    <g class="v-still">${[3, 2, 1].map((width) => `<use href="#v-land" class="v-shore v-shore-${width}"/>`).join("")}</g>
    <g class="v-beyond"><path id="v-land" d="${land}"/></g>
    ${hatched.map(([area]) => area).join("\n")}
    <g class="v-still" clip-path="url(#v-on-land)">${hatched.map(([, look]) => look).join("\n")}</g>
    <use href="#v-land" class="v-coast v-still"/>
    ${ships.map(galley).join("")}
    <g class="v-seas v-still">${seas.map(([name, x, y]) => `<text x="${x}" y="${y}">${name}</text>`).join("")}</g>
    <g class="v-title v-still">${say("v-map-name", `map-${id}`, title)}
    ${say("v-game-name", "game-name", [title[0], title[1] + 30])}<path d="M${title[0] - 110} ${title[1] + 8}h92m36 0h92m-110-6 6 6-6 6-6-6z"/></g>
    <rect class="v-still" fill="url(#v-age)" ${box(frame)}/>
    <rect class="v-lamp v-still" fill="url(#v-glow)" ${box(frame)}/>
    </g>
    <g class="v-frame v-still"><rect stroke="url(#v-meander)" stroke-width="12" ${box([x - 6, y - 6, width + 12, height + 12])}/>
    <rect class="v-line" ${box(frame)}/><rect class="v-line" ${box([x - 12, y - 12, width + 24, height + 24])}/></g>`;
}

/** The zone, cut by the coast; and its hatching with the tinted rim along the inside of its border. */
function tinted(province, i, d) {
  const here = `color="${province.hex}"`;
  const zone = `<g class="v-province" data-zone="province:${province.id}" ${here}><path id="v-${province.id}" clip-path="url(#v-on-land)" d="${d}"/></g>`;
  const look = `<g data-zone="province:${province.id}" ${here}><use href="#v-${province.id}" class="v-hatch" fill="url(#v-h${i})"/>
    <g clip-path="url(#v-in-${province.id})"><use href="#v-${province.id}" class="v-rim"/><use href="#v-land" class="v-rim"/></g></g>`;
  return [zone, look];
}

function galley([x, y, size]) {
  return `<path class="v-galley v-still" transform="translate(${x} ${y})scale(${size})" d="M-46 8c8 0 10 8 16 12h52c10 0 18-6 20-22 6 2 8 6 8 12-2 18-12 28-28 28h-48c-14 0-22-12-20-30zM0 20v-62M-22-36h44c4 16 4 28 0 42-14-4-30-4-44 0 4-14 4-26 0-42zM-24-36h48M42-2c-2-8 4-12 10-10M-20 38l-8 16M-8 38l-8 16M4 38l-8 16M16 38l-8 16M28 38l-8 16M-54 60q7-7 14 0t14 0 14 0 14 0 14 0 14 0"/>`;
}

/** A path is a curve through its middle; the one on which nobody may stay bears a cross. */
export function paths({ list, cityAt, places }) {
  const curves = list.map((path) => curve(...path.ends.map((end) => cityAt(end)), places.paths[path.id]));
  const drawn = (kind, look) => {
    const ways = list.filter((path) => path.kind === kind);
    return `<g class="${look} v-still">${ways.map((path) => `<g data-zone="${path.zone}"><use href="#v-${path.id}"/></g>`).join("\n")}</g>`;
  };
  return `<defs>${list.map((path, i) => `<path id="v-${path.id}" d="${curves[i]}"/>`).join("\n")}</defs>
    ${["land", "sea"].flatMap((kind) => [drawn(kind, `v-way v-${kind}-bed`), drawn(kind, `v-way v-${kind}-way`)]).join("\n")}
    ${list.map((path) => stud(path, places.paths[path.id])).join("\n")}`;
}

/** Of two paths between the same cities the second is called by its number. */
function stud(path, [x, y]) {
  const look = path.may_stop === false ? "no" : path.kind;
  const number = path.zone.match(/-(\d)$/)?.[1];
  const printed = number ? coordinate("v-city", number, [path.zone], [x + 27, y + 9]) : "";
  return `<g data-zone="${path.zone}"><use href="#v-stud-${look}" x="${x}" y="${y}"/><circle class="v-spot" cx="${x}" cy="${y}" r="20"/>${printed}</g>`;
}

export function pathSlots({ list, places }) {
  return slots(list.map((path) => {
    const [x, y] = places.paths[path.id];
    return slot(path.zone, [x - 21, y - 23, 42, 42], { size: 42 });
  }));
}

/** The quadratic curve from a to b that passes through the middle about where that lies between them. */
function curve(a, b, middle) {
  const [first, second] = [a, b].map((end) => Math.hypot(middle[0] - end[0], middle[1] - end[1]));
  const t = Math.min(0.65, Math.max(0.35, first / (first + second)));
  const control = [0, 1].map((i) => Math.round((middle[i] - (1 - t) ** 2 * a[i] - t * t * b[i]) / (2 * t * (1 - t))));
  return `M${a.join(" ")}Q${control.join(" ")} ${b.join(" ")}`;
}

/** A slab with the place of the tile, room for houses and the name; the capital is a temple with room for colonists. */
export function cities({ record, places }) {
  return record.city.map((city) => {
    const [, , x, y] = places.cities[city.id];
    const zone = `city:${city.id}`;
    if (city.capital) {
      return `<g data-zone="${zone}"><use href="#v-capital" x="${x}" y="${y}"/><path class="v-spot" d="M${x - 95} ${y - 37}l95-27 95 27v76h-190z"/>${named("v-city v-capital-name", zone, [x, y + 59])}</g>`;
    }
    return `<g data-zone="${zone}"><use href="#v-slab" x="${x}" y="${y}"/><rect class="v-spot" ${box([x - 54, y - 23, 108, 46])} rx="7"/>
      <text class="v-letter" x="${x - 30}" y="${y + 10}">${city.letter}</text>${named("v-city", zone, [x, y + 41])}</g>`;
  }).join("\n");
}

export function citySlots({ record, places }) {
  return slots(record.city.flatMap((city) => {
    const [, , x, y] = places.cities[city.id];
    const zone = `city:${city.id}`;
    if (city.capital) {
      return [slot(zone, [x - 80, y - 30, 160, 60], { size: 40 })];
    }
    return [
      slot(zone, [x - 52, y - 22, 46, 44], { kinds: "tile", size: 46 }),
      slot(zone, [x - 5, y - 22, 57, 44], { kinds: "house", size: 28 }),
      slot(zone, [x - 56, y - 52, 112, 32], { size: 34, flow: "row" }),
    ];
  }));
}

/** Names of the provinces with the places of their markers. */
export function provinceNames({ record, places }) {
  return record.province.map((province) => {
    const [x, y] = places.provinces[province.id];
    const zone = `province:${province.id}`;
    // Where the board shows colours only, the colour is enough of a name here; sentences say that it is a province.
    const name = province.unnamed_on_board ? say("v-name", `board-province-${province.id}`, [x, y]) : named("v-name", zone, [x, y]);
    return `<g data-zone="${zone}" class="v-label">${name}<use href="#v-rest" x="${x}" y="${y - 40}"/></g>`;
  }).join("\n");
}

export function markerSlots({ record, places }) {
  return slots(record.province.map((province) => {
    const [x, y] = places.provinces[province.id];
    return slot(`province:${province.id}`, [x - 25, y - 66, 50, 50], { size: 50 });
  }));
}
