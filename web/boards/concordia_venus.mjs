// Writes the boards of Concordia Venus, one sheet for each map: `python web/drawing.py concordia_venus`.
// The result is committed; run it again after a change here, in the folder concordia_venus/ or in the game's maps.

import { readFileSync } from "node:fs";
import { cardsOf } from "./concordia_venus/cards.mjs";
import { chart, cities, citySlots, markerSlots, paths, pathSlots, provinceNames } from "./concordia_venus/chart.mjs";
import { landOf } from "./concordia_venus/land.mjs";
import { MAPS } from "./concordia_venus/maps.mjs";
import { playerSheet } from "./concordia_venus/player.mjs";
import { provinceAreas } from "./concordia_venus/provinces.mjs";
import { symbols } from "./concordia_venus/symbols.mjs";
import { partsOf, table } from "./concordia_venus/table.mjs";
import { content, writeSheet } from "./writing.mjs";

const data = content();
const read = (file) => readFileSync(new URL(`./concordia_venus/${file}`, import.meta.url), "utf8");
const cards = cardsOf(data.cards);

/** The paths with the zones that the scene gives them: named by their cities, a second one with a 2. */
function pathsOf(record) {
  const taken = new Set();
  return record.path.map((path) => {
    const word = `path:${path.kind}-${[...path.ends].sort().join("-")}`;
    const zone = taken.has(word) ? `${word}-2` : word;
    taken.add(word);
    return { ...path, zone };
  });
}

function sheet(id) {
  const map = MAPS[id];
  const { places } = map;
  const record = data[id];
  const land = landOf(places, map.land);
  const home = Object.fromEntries(record.province.flatMap((p) => p.cities.map((city) => [city, p.id])));
  const capital = record.province.find((province) => province.contains_capital).id;
  const areas = provinceAreas({
    box: places.map,
    cities: Object.entries(places.cities).map(([city, [, , x, y]]) => ({ x, y, province: home[city] ?? capital })),
    more: map.more,
    reach: map.reach,
    countries: Object.fromEntries(
      Object.entries(map.countries).map(([province, names]) => [province, land.ringsOf((name) => names.includes(name))]),
    ),
    provinces: record.province.map((province) => province.id),
  });
  const list = pathsOf(record);
  const cityAt = (city) => places.cities[city].slice(2);
  const { width, height } = places.sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="v-sheet" viewBox="0 0 ${width} ${height}" data-parts="${partsOf(map.display, places.sheet)}">
    ${symbols({ read, cards })}
    <rect class="v-table" width="${width}" height="${height}" rx="14"/>
    <rect class="v-still" fill="url(#v-floor)" width="${width}" height="${height}" rx="14"/>
    ${chart({ id, record, land: land.area(() => true), areas: new Map(areas), places, title: map.title, ships: map.ships, seas: map.seas })}
    ${paths({ list, cityAt, places })}
    ${provinceNames({ record, places })}
    ${cities({ record, places })}
    ${table(map.display)}
    ${markerSlots({ record, places })}
    ${citySlots({ record, places })}
    ${pathSlots({ list, places })}
    </svg>
    `;
}

for (const id of Object.keys(MAPS)) {
  writeSheet("concordia_venus", id, sheet(id));
}
writeSheet("concordia_venus", "player", playerSheet());
