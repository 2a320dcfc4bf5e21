// What is printed on the boards: figures and costs of the development board, colonies, spices.

export const SPICES = ["ginger", "cinnamon", "pepper", "nutmeg", "clove"];
export const ROW_POINTS = [0, 1, 3, 6, 10];

/** `figures` by row; a step to row n costs n - 1 ships and n - 1 spices, in their order from the column's own. */
export const COLUMNS = [
  { id: "ships", figures: [1, 2, 3, 5, 6] },
  { id: "harvest", figures: [1, 2, 4, 6, 8] },
  { id: "taxes", figures: [4, 6, 8, 10, 12] },
  { id: "expedition", figures: [1, 1, 2, 2, 3], limits: [1, 2, 3, 4, 5] },
  { id: "founding", figures: [0, 2, 4, 5, 6] },
];

export function costOf(column, row) {
  return Array.from({ length: row - 1 }, (_, i) => SPICES[(column + i) % SPICES.length]);
}

/** First steps whose price a ruling decides: their spice comes as a piece. */
export const RULED = ["harvest", "taxes"];

/** Colonists needed, fields, and the pairs of spices; a colony without pairs takes every spice. */
export const COLONIES = {
  quilon: { colonists: 6, fields: 1, pairs: ["ginger_cinnamon", "pepper_nutmeg", "cinnamon_pepper", "nutmeg_clove", "clove_ginger"] },
  cochin: { colonists: 8, fields: 1, tiles: 4 },
  madras: { colonists: 10, fields: 2, pairs: ["pepper_nutmeg", "ginger_cinnamon", "cinnamon_pepper", "nutmeg_clove", "clove_ginger"] },
  calicut: { colonists: 12, fields: 2, tiles: 4 },
};
export const HOLDINGS = ["plantation_1", "plantation_2", "plantation_3", "plantation_4", "quilon", "cochin", "madras", "calicut"];
/** Who is first in one of these rows draws a card; whoever has all markers in a row gets an extra action. */
export const FIRST_ROWS = [4, 5];
