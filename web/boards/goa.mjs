// Writes Goa's boards: `node web/boards/goa.mjs`. The result is committed; run it again after a change here or in the
// folder goa/. Another checkout may be named.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { coastlines, projection } from "./coastlines.mjs";
import { chart, voyage } from "./goa/chart.mjs";
import { colonies, market, piles, rounds, supply } from "./goa/market.mjs";
import { overviews } from "./goa/overviews.mjs";
import { CHART, INDIES, MAIN, SHEET, VOYAGE, WORLD } from "./goa/places.mjs";
import { playerSheet } from "./goa/player.mjs";
import { symbols } from "./goa/symbols.mjs";
import { readToml } from "./toml.mjs";
import { writeSheet } from "./writing.mjs";

const CHECKOUT = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL("../../", import.meta.url);
const GAME = new URL("src/carrack/games/goa/", CHECKOUT);
const data = (name) => readToml(readFileSync(new URL(`data/${name}.toml`, GAME), "utf8"));
const read = (file) => readFileSync(new URL(`./goa/${file}`, import.meta.url), "utf8");

// Fiji lies on both sides of the map's edge and would be drawn as a line across it.
const without = ["Antarctica", "Fiji", "Greenland"];
const indies = projection(INDIES);
const near = coastlines({ file: "countries-50m", project: indies, box: CHART, detail: 9, least: 26, without, near: 60 });
const world = projection(WORLD);
const far = coastlines({ file: "countries-110m", project: world, box: VOYAGE, detail: 5, least: 7, without, near: 60 });
const INDIA = ["India", "Sri Lanka", "Pakistan", "Bangladesh", "Nepal", "Bhutan"];

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" class="g-sheet" viewBox="0 0 ${SHEET.width} ${SHEET.height}" data-main="${MAIN.join(" ")}">
  ${symbols({ read, tiles: data("tiles").tile, expedition: data("expedition") })}
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

const total = writeSheet(GAME, "board", sheet) + writeSheet(GAME, "player", playerSheet());
console.log(`${total} bytes compressed in all`);
