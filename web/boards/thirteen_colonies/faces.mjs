// A vignette for every card: composed of the drawings of goods, buildings, people and landscapes by what the card is.

import { art, drawnInInk, face, figure, symbol } from "./ink.mjs";

const SHIELDS = ["spain", "england", "france", "netherlands"];
const DWELLINGS = {
  inca: "terrace",
  aztec: "pyramid",
  hopi: "pueblo",
  sioux: "tipi",
  abenaki: "wigwam",
  iroquois: "longhouse",
  huron: "longhouse",
};
/** Cards with a drawing of another name. */
const OWN = {
  carrack: "ship",
  galleon: "galleon",
  colonist: "colonist",
  swamp: "swamp",
  desert: "desert",
  natural_harbour: "bay",
  pearl_bank: "pearl",
  el_dorado: "gold_city",
  fountain_of_youth: "fountain",
  maya_ruins: "ruins",
  northwest_passage: "passage",
  niagara: "falls",
  grand_canyon: "canyon",
  mississippi: "river",
  amazon: "river",
  treasure: "chest",
  native_gifts: "chest",
  tabu: "taboo",
  fever: "fever",
  cusco: "gold_city",
  tenochtitlan: "gold_city",
  fur_wilds: "fur",
};
/** What stands for a condition or an effect. */
export const SIGNS = {
  ships_owned: "ship",
  ships_in_regions: "ship",
  regions_with_ship: "ship",
  regions_with_colony: "house",
  colonies: "house",
  colonies_value3: "town_hall",
  raised_to_3_this_turn: "town_hall",
  control_total: "banner",
  control_island: "banner",
  settled_this_turn: "colonist",
  explored_this_turn: "discoverer",
  sold_this_turn: "trader",
  soldiers_in_regions: "soldier",
  missions: "church",
  missions_and_trades: "peace",
  peoples_peaceful: "peace",
  buildings_owned: "smithy",
  unlock: "town_hall",
  reveal_region: "map",
  score: "laurel",
  price: "trader",
  each_player: "colonist",
  tax: "crown",
  incite: "flame",
  beaver_wars: "raid",
  attack: "weapons",
  land_grab: "map",
  place_soldiers: "soldier",
  declare: "quill",
  relation: "peace",
  gain_money: "coin",
  station: "ship",
  land: "galleon",
  draw: "cards",
  sell_bonus: "pelts",
  end_game: "hourglass",
  next_epoch: "hourglass",
};

/** The sign of the first part of a cost. */
export function signOf(atom) {
  if (atom.money !== undefined) return "coin";
  if (atom.declarations !== undefined) return "quill";
  if (atom.hand !== undefined) return "hand";
  return atom.good ?? atom.any_good?.[0] ?? atom.card;
}

/** What a VP card is about. */
export function subjectOf(card) {
  if (card.kind === "end") return "hourglass";
  if (card.id === "independence") return "quill";
  if (card.need) return SIGNS[card.need[0].metric];
  const deed = card.do?.find((one) => one.verb !== "vp") ?? card.do?.[0];
  if (deed?.verb === "gain") return OWN[deed.card] ?? deed.card;
  if (deed) return SIGNS[deed.per ?? deed.verb] ?? "laurel";
  if (card.action) return SIGNS[card.action[0].do[0].verb] ?? "scroll";
  return signOf(card.cost[0]);
}

function several(sign, count) {
  if (count === 1) return art(sign, [4, 4, 56]);
  if (count === 2) return art(sign, [0, 0, 40]) + art(sign, [25, 24, 39]);
  return art(sign, [0, 0, 36]) + art(sign, [28, 2, 36]) + art(sign, [14, 29, 35]);
}

/** Spent once: a red cross. A card that comes back has no sign, as most do. */
const ONCE = '<path d="m47 47 14 14m0-14L47 61" stroke="#fff6e0" stroke-width="9"/><path d="m47 47 14 14m0-14L47 61" stroke="#b02a1c" stroke-width="4.500"/>';

function drawing(card) {
  const once = card.keep === "trash" ? ONCE : "";
  if (card.id === "royal_support") return art("crown", [0, 0, 50]) + art("coin", [34, 34, 30]);
  if (card.id === "driftwood") return art("building", [4, 0, 50]) + '<path d="M2 56q6-6 12 0t12 0 12 0 12 0 12 0"/>' + once;
  if (card.type === "coast" && card.goods) return several("fish", card.goods.food);
  if (OWN[card.id] && !card.goods) return art(OWN[card.id]) + (card.money ? figure(card.money, once ? [10, 61] : undefined) : "") + once;
  if (card.type === "money") return art("coin") + figure(card.money, [32, 44], 36);
  if (card.goods) {
    const [[good, count]] = Object.entries(card.goods);
    const sign = card.type === "terrain" && card.id.includes("forest") ? "tree" : good;
    const ground = card.type === "terrain" ? (card.id.includes("hills") || good === "silver" ? art("hills") : art("land")) : "";
    return ground + several(sign, count) + once;
  }
  if (card.type === "people") return art(DWELLINGS[card.id]);
  if (card.type === "raid") return art(DWELLINGS[card.people], [0, 0, 42]) + art("raid", [22, 22, 42]);
  if (card.type === "nation") return art(subjectOf(card), [0, 0, 46]) + art(card.nation, [34, 32, 32]);
  if (card.type === "vp") return art(subjectOf(card), [0, 0, 56]) + (card.vp ? figure(card.vp, [52, 60]) : "");
  return art(card.id);
}

export function faces({ cards, goods }) {
  return [
    ...cards.map((card) => face(`card-${card.id}`, drawing(card))),
    ...goods.map((good) => face(`good-${good.id}`, art(good.id))),
    ...SHIELDS.map((nation, seat) => face(`seat-${seat}`, art(nation))),
  ];
}

/** For the legend: what stands for conditions and effects on VP cards, what is paid with, and the cross of a card used once. */
const IN_LEGEND = ["coin", "laurel", "ship", "house", "town_hall", "banner", "colonist", "discoverer", "trader", "soldier", "church", "peace", "smithy", "quill", "hand", "crown", "hourglass"];

export function signs() {
  const once = symbol("sign-once", [24, 24], `<g fill="none" stroke-linecap="round" transform="translate(-42 -42)">${ONCE}</g>`);
  return [once, ...IN_LEGEND.map((id) => symbol(`sign-${id.replace("_", "-")}`, [64, 64], drawnInInk(art(id))))];
}

export function dwelling(people) {
  return DWELLINGS[people];
}
