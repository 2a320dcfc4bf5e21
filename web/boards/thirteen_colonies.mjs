// Writes the boards of 13 Kolonien: `python web/drawing.py thirteen_colonies`. The result is committed; run it again
// after a change here, in the folder thirteen_colonies/ or in the game's cards, goods and regions.

import { readFileSync } from "node:fs";
import { coastlines, projection } from "./coastlines.mjs";
import { chart, oldWorld } from "./thirteen_colonies/chart.mjs";
import { contentOf, textsOf } from "./thirteen_colonies/content.mjs";
import { market, row, shelves, track, vpCards } from "./thirteen_colonies/europe.mjs";
import { ANCHORS, CHART, EUROPE_MAP, OLD_WORLD, PARTS, SHEET, WORLD } from "./thirteen_colonies/places.mjs";
import { playerSheet } from "./thirteen_colonies/player.mjs";
import { plates } from "./thirteen_colonies/regions.mjs";
import { symbols } from "./thirteen_colonies/symbols.mjs";
import { warp } from "./warp.mjs";
import { content as printed, folderOf, writeSheet } from "./writing.mjs";

const content = contentOf(printed());
const read = (file) => readFileSync(new URL(`./thirteen_colonies/${file}`, import.meta.url), "utf8");

const texts = ["en", "de"].map((language) =>
  textsOf(readFileSync(new URL(`text/${language}.ftl`, folderOf("thirteen_colonies")), "utf8"), language, content),
);

const straight = projection(WORLD);
const bend = warp(ANCHORS.map(([degrees, place]) => [straight(degrees), place]));
const project = (degrees) => bend(straight(degrees));
// Countries that cross the map's far edge would be drawn as lines across it.
const without = ["Antarctica", "Fiji", "Russia", "Greenland", "New Zealand"];
const AMERICAS = new Set([
  ...["United States of America", "Canada", "Mexico", "Guatemala", "Belize", "Honduras", "El Salvador", "Nicaragua"],
  ...["Costa Rica", "Panama", "Colombia", "Venezuela", "Ecuador", "Peru", "Bolivia", "Brazil", "Guyana", "Suriname"],
  ...["Fr. S. Antarctic Lands", "France", "Cuba", "Jamaica", "Haiti", "Dominican Rep.", "Puerto Rico", "Bahamas"],
  ...["Trinidad and Tobago", "Barbados", "Grenada", "St. Vin. and Gren.", "Saint Lucia", "Dominica", "Chile", "Argentina"],
  ...["Antigua and Barb.", "St. Kitts and Nevis", "Montserrat", "U.S. Virgin Is.", "British Virgin Is.", "Paraguay"],
  ...["Turks and Caicos Is.", "St. Pierre and Miquelon", "Anguilla", "St-Martin", "Curaçao", "Aruba", "Cayman Is."],
]);
const land = coastlines({ file: "countries-50m", project, box: CHART, detail: 7, least: 12, without, near: 80 });

const home = projection(EUROPE_MAP);
const far = coastlines({ file: "countries-110m", project: home, box: OLD_WORLD, detail: 2, least: 4, without, near: 60 });

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" class="k-sheet" viewBox="0 0 ${SHEET.width} ${SHEET.height}" data-parts="${PARTS}">
  ${symbols({ read, content, texts })}
  ${chart({ coast: land.area((name) => AMERICAS.has(name)), project })}
  ${plates(content.regions)}
  ${oldWorld({ coast: far.area(() => true), project: home })}
  ${vpCards()}
  ${row()}
  ${market(content.goods)}
  ${shelves()}
  ${track()}
  </svg>
  `;

const total = writeSheet("thirteen_colonies", "board", sheet) + writeSheet("thirteen_colonies", "player", playerSheet());
console.log(`${total} bytes compressed in all`);
