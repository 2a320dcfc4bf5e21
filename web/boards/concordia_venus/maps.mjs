// What is drawn where on each of the four maps, besides the places of cities and paths.

import { CYPRUS } from "./places/cyprus.mjs";
import { HELLAS } from "./places/hellas.mjs";
import { IMPERIUM } from "./places/imperium.mjs";
import { IONIUM } from "./places/ionium.mjs";

/** Today's countries that make up a province of the empire. */
const COUNTRIES = {
  britannia: ["United Kingdom", "Isle of Man"],
  gallia: ["France", "Belgium", "Luxembourg"],
  hispania: ["Spain", "Portugal", "Andorra"],
  germania: ["Germany", "Austria", "Czechia", "Netherlands", "Switzerland", "Liechtenstein", "Slovakia"],
  italia: ["Italy", "San Marino", "Vatican", "Malta"],
  mauretania: ["Morocco", "Algeria", "Tunisia"],
  dacia: [
    ...["Romania", "Serbia", "Hungary", "Bulgaria", "Moldova", "Bosnia and Herz.", "Croatia", "Kosovo", "Montenegro"],
    "Slovenia",
  ],
  hellas: ["Greece", "Albania", "Macedonia"],
  lybia: ["Libya"],
  asia: ["Turkey"],
  syria: ["Cyprus", "N. Cyprus", "Syria", "Lebanon", "Israel", "Palestine"],
  aegyptus: ["Egypt", "Jordan"],
};

/**
 * `land` is how fine the coast is; `countries` or `reach` give the provinces their areas (see provinces.mjs);
 * `title` is the middle of the map's name; `ships` are where a galley is drawn, with its size; `seas` are
 * Latin names, the same in every language.
 */
export const MAPS = {
  imperium: {
    places: IMPERIUM,
    display: "top",
    land: { file: "countries-50m", detail: 1.2, least: 9 },
    countries: COUNTRIES,
    reach: 0,
    more: [],
    title: [330, 935],
    ships: [],
    seas: [["Pontus Euxinus", 1474, 408]],
  },
  hellas: {
    places: HELLAS,
    display: "left",
    land: { file: "countries-10m", detail: 3, least: 14 },
    countries: {},
    reach: 190,
    more: [
      { x: 1227, y: 277, province: "euboea" },
      { x: 1190, y: 235, province: "euboea" },
      { x: 780, y: 428, province: "achaia" },
      { x: 840, y: 436, province: "attica" },
      { x: 640, y: 335, province: "locris" },
      { x: 850, y: 240, province: "locris" },
    ],
    title: [470, 900],
    ships: [[1300, 925, 0.9]],
    seas: [["Mare Aegaeum", 1290, 130], ["Mare Ionium", 400, 700]],
  },
  cyprus: {
    places: CYPRUS,
    display: "left",
    land: { file: "countries-10m", detail: 2.5, least: 20 },
    countries: {},
    reach: 215,
    more: [],
    title: [438, 88],
    ships: [[852, 832, 0.8]],
    seas: [["Mare Cyprium", 852, 905]],
  },
  ionium: {
    places: IONIUM,
    display: "left",
    land: { file: "countries-10m", detail: 3, least: 16 },
    countries: {},
    reach: 190,
    more: [],
    title: [520, 900],
    ships: [[800, 850, 1.1]],
    seas: [["Mare Ionium", 590, 740], ["Mare Hadriaticum", 545, 62]],
  },
};
