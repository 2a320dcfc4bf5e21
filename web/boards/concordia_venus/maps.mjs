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
  asia: ["Turkey", "Cyprus", "N. Cyprus"],
  syria: ["Syria", "Lebanon", "Israel", "Palestine"],
  aegyptus: ["Egypt", "Jordan"],
};

/**
 * `land` is how fine the coast is; `countries` or `reach` give the provinces their areas (see provinces.mjs);
 * `title` is the middle of the map's name; `ships` are where a galley is drawn; `hills` are in degrees.
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
    ships: [[78, 420, 1]],
    hills: [],
  },
  hellas: {
    places: HELLAS,
    display: "left",
    land: { file: "countries-10m", detail: 3, least: 14 },
    countries: {},
    reach: 190,
    more: [],
    title: [470, 900],
    ships: [],
    hills: [],
  },
  cyprus: {
    places: CYPRUS,
    display: "left",
    land: { file: "countries-10m", detail: 2.5, least: 20 },
    countries: {},
    reach: 230,
    more: [],
    title: [520, 120],
    ships: [],
    hills: [],
  },
  ionium: {
    places: IONIUM,
    display: "left",
    land: { file: "countries-10m", detail: 3, least: 16 },
    countries: {},
    reach: 190,
    more: [],
    title: [520, 900],
    ships: [],
    hills: [],
  },
};
