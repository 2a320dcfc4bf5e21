// Writes Colonialism's board: `python web/drawing.py colonialism`. The result is committed; run it again after
// a change here, in coastlines.mjs or in the folder colonialism/.

import { readFileSync } from "node:fs";
import { coastlines, compact, projection } from "./coastlines.mjs";
import { drawnMap } from "./colonialism/map.mjs";
import { MAP, REGIONS, SEAS, SHEET, slipOf, WORLD } from "./colonialism/places.mjs";
import { cardPlaces, names, pieceSlots } from "./colonialism/slots.mjs";
import { symbols } from "./colonialism/symbols.mjs";
import { tracks } from "./colonialism/tracks.mjs";
import { waterOf } from "./water.mjs";
import { writeSheet } from "./writing.mjs";

const project = projection(WORLD);
// Fiji lies on both sides of the map's edge and would be drawn as a line across it.
const without = ["Antarctica", "Brazil", "Fiji", "Greenland"];
const { area, known, rings } = coastlines({ file: "countries-50m", project, box: MAP, detail: 1, least: 2.5, without });

const taken = new Set();
for (const region of Object.values(REGIONS)) {
  for (const country of region.countries) {
    if (!known.has(country) || taken.has(country)) {
      throw new Error(`${country}: not a country of the map, or in two regions`);
    }
    taken.add(country);
  }
}
const land = Object.entries(REGIONS).map(([id, region]) => [id, area((name) => region.countries.includes(name))]);
const beyond = area((name) => !taken.has(name));
const slips = Object.values(REGIONS).map((region) => slipOf(region.cards));
const water = waterOf({ box: MAP, land: rings, holes: slips, detail: 5, least: 600 });
const borders = Object.values(SEAS).map((sea) => sea.border.map(project));
const seas = Object.keys(SEAS).map((id, i) => [id, compact(water(borders[i]))]);
const lines = compact(borders.map((border) => `M${border.map((point) => point.join(",")).join("L")}Z`).join(""));

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" class="b-sheet" viewBox="0 0 ${SHEET.width} ${SHEET.height}">
${symbols((file) => readFileSync(new URL(`./colonialism/${file}`, import.meta.url), "utf8"))}
${drawnMap({ land, beyond, seas, lines, project })}
${tracks()}
${cardPlaces()}
${names()}
${pieceSlots()}
</svg>
`;

writeSheet("colonialism", "board", sheet, { exact: true });
