// Writes Goa's boards: `python web/drawing.py goa`. The result is committed; run it again after a change here, in the
// folder goa/ or in the game's tiles and cards.

import { readFileSync } from "node:fs";
import { coastlines, projection } from "./coastlines.mjs";
import { chart, voyage } from "./goa/chart.mjs";
import { colonies, market, piles, rounds, supply } from "./goa/market.mjs";
import { overviews } from "./goa/overviews.mjs";
import { CHART, INDIES, MAIN, SHEET, VOYAGE, WORLD } from "./goa/places.mjs";
import { playerSheet } from "./goa/player.mjs";
import { symbols } from "./goa/symbols.mjs";
import { content, writeSheet } from "./writing.mjs";

const { tiles, expedition } = content();
const read = (file) => readFileSync(new URL(`./goa/${file}`, import.meta.url), "utf8");

// Fiji lies on both sides of the map's edge and would be drawn as a line across it.
const without = ["Antarctica", "Fiji", "Greenland"];
const indies = projection(INDIES);
const near = coastlines({ file: "countries-50m", project: indies, box: CHART, detail: 9, least: 26, without, near: 60 });
const world = projection(WORLD);
const far = coastlines({ file: "countries-110m", project: world, box: VOYAGE, detail: 5, least: 7, without, near: 60 });
const INDIA = ["India", "Sri Lanka", "Pakistan", "Bangladesh", "Nepal", "Bhutan"];

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" class="g-sheet" viewBox="0 0 ${SHEET.width} ${SHEET.height}" data-main="${MAIN.join(" ")}">
  ${symbols({ read, tiles: tiles.tile, expedition })}
  ${chart({ coast: near.area((name) => !INDIA.includes(name)), india: near.area((name) => INDIA.includes(name)), project: indies })}
  ${voyage({ coast: far.area(() => true), project: world })}
  ${rounds()}
  ${market()}
  ${colonies()}
  ${piles()}
  ${overviews()}
  ${supply()}
  </svg>
  `;

const total = writeSheet("goa", "board", sheet) + writeSheet("goa", "player", playerSheet());
console.log(`${total} bytes compressed in all`);
