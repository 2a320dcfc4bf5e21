// Where everything lies on Goa's board. Numbers are units of the sheet unless they say degrees.

export const SHEET = { width: 2100, height: 1000 };
/** What a phone shows first: the chart without the players' boards, which open in their panels there. */
export const MAIN = [0, 0, 1540, 1000];

/** The chart from the Arabian Sea to the Moluccas; the market of tiles lies on its eastern half. */
export const CHART = { x: 14, y: 14, width: 1512, height: 972 };
export const INDIES = { west: 58.4, north: 30.4, scale: 21.6, box: CHART };

/** The small chart of the whole voyage; its ports are the rounds. */
export const VOYAGE = { x: 26, y: 672, width: 500, height: 302 };
export const WORLD = { west: -27, north: 45, scale: 3.08, box: VOYAGE };

/** The rounds along the way: the port in degrees, the middle of the round's place in units. */
export const ROUNDS = {
  A1: { port: [-9.2, 38.7], at: [64, 722] },
  A2: { port: [-18.5, 14.5], at: [56, 798] },
  A3: { port: [18, -34.8], at: [143, 940] },
  A4: { port: [40.8, -15], at: [275, 922] },
  B1: { port: [73.6, 15.4], at: [300, 750] },
  B2: { port: [79.6, 5.6], at: [352, 846] },
  B3: { port: [101.8, 1.9], at: [411, 772] },
  B4: { port: [127.2, 0.6], at: [492, 846] },
};
/** The ship's course in degrees, from Lisbon around the Cape. */
export const COURSE = [
  ...[[-9.2, 38.7], [-14, 31], [-18.5, 14.5], [-20, 4], [-24, -10], [-18, -26], [0, -35], [18, -36.5], [30, -34]],
  ...[[38, -24], [41.5, -15], [43, -4], [52, 6], [63, 12], [73.4, 15.2], [75.6, 9.5], [79.6, 5.2], [88, 5.4]],
  ...[[95, 6], [99.6, 3.6], [103.4, 0.8], [106, -3], [112, -5.6], [120, -6.2], [125.4, -4], [127, 0.4]],
];
/** The part of it that the large chart shows, further off the coast. */
export const LEG = [
  ...[[52, -4], [60, 9], [67, 13.6], [72.6, 15.2], [75, 9.4], [77.6, 6.4], [80, 4.8], [86, 5.2], [93.6, 6.3], [97.6, 4.6], [100.6, 2.6]],
  ...[[103.6, 0.9], [106.4, -2], [109, -4.8], [114, -5.6], [119.6, -6.4], [124.6, -5], [126.6, -1], [127.2, 0.6]],
];

/** `town` in degrees; `at` is the slip of paper with the pile. */
export const COLONIES = {
  calicut: { town: [75.8, 11.25], at: [26, 268, 288, 92] },
  cochin: { town: [76.25, 9.95], at: [26, 368, 288, 92] },
  quilon: { town: [76.6, 8.85], at: [26, 468, 288, 92] },
  madras: { town: [80.25, 13.1], at: [502, 340, 168, 142] },
};

const CELL = 142;
const GAP = 6;
const EDGE = 44;
const MARKET = [684, 136];
export const SIDE = 5;
const LETTERS = "abcde";

/** The 25 cells and the 20 places at the edge, with their boxes; those at the edge with what is printed there. */
export function marketPlaces() {
  const at = (n) => EDGE + GAP + n * (CELL + GAP);
  const [x, y] = MARKET;
  const far = at(SIDE);
  const found = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      found.push({ id: `${LETTERS[column]}${row + 1}`, at: [x + at(column), y + at(row), CELL, CELL] });
    }
  }
  for (let n = 0; n < SIDE; n += 1) {
    const column = { label: LETTERS[n], line: [...LETTERS].map((_, row) => `${LETTERS[n]}${row + 1}`) };
    const row = { label: `${n + 1}`, line: [...LETTERS].map((letter) => `${letter}${n + 1}`) };
    found.push({ id: `top_${n + 1}`, edge: column, at: [x + at(n), y, CELL, EDGE] });
    found.push({ id: `bottom_${n + 1}`, edge: column, at: [x + at(n), y + far, CELL, EDGE] });
    found.push({ id: `left_${n + 1}`, edge: row, at: [x, y + at(n), EDGE, CELL] });
    found.push({ id: `right_${n + 1}`, edge: row, at: [x + far, y + at(n), EDGE, CELL] });
  }
  return found;
}
export const MARKET_SIDE = 2 * (EDGE + GAP) + SIDE * (CELL + GAP) - GAP;
export const MARKET_AT = [...MARKET, MARKET_SIDE, MARKET_SIDE];

export const STAGES = { at: [684, 26, 470, 98], ids: ["markers", "auctions", "action_1", "action_2", "action_3", "extra"] };
export const AUCTION = [1166, 26, 352, 98];
export const CARDS = {
  pile: [330, 566, 78, 98],
  turned_up: [416, 566, 118, 98],
  discards: [542, 566, 126, 98],
};
export const ASIDE = { removed: [540, 672, 130, 174], used: [540, 854, 130, 120] };

export const SEATS = 4;
/** A player's board seen from across the table. */
export const OVERVIEW = { x: 1540, y: 14, width: 548, height: 208, step: 216 };
export const SUPPLY = [1540, 880, 548, 106];
