// Where everything lies on the sheet of 13 Kolonien: the chart with its regions on the left, Europe in the middle, the
// piles and the state of the game on the right.

export const SHEET = { width: 2080, height: 960 };
/** What a narrow screen shows at a time: regions side by side in threes, so that their names can be read there. */
export const PARTS = [
  "board-part-north 290 8 764 566, board-part-south 290 386 764 566",
  "board-part-europe 1054 8 738 458, board-part-market 1054 462 738 488, board-part-piles 1784 8 296 944",
].join(", ");
export const CHART = { x: 16, y: 16, width: 1030, height: 928 };
export const WORLD = { west: -112, north: 52, scale: 11, box: CHART };
export const PLATE = [245, 182];
const COLUMNS = [297, 547, 797];
const LINES = [19, 204, 389, 574, 759];
const cell = (column, line) => [COLUMNS[column], LINES[line]];

/** The corner of a region's plate, and where its name stands while it is unknown. */
export const REGIONS = {
  louisiana: { at: cell(0, 0) },
  new_france: { at: cell(1, 0) },
  newfoundland: { at: cell(2, 0) },
  virginia: { at: cell(0, 1) },
  new_netherland: { at: cell(1, 1) },
  new_england: { at: cell(2, 1) },
  new_spain: { at: cell(0, 2) },
  florida: { at: cell(1, 2) },
  cuba: { at: cell(2, 2) },
  jamaica: { at: cell(0, 3) },
  hispaniola: { at: cell(1, 3) },
  lesser_antilles: { at: cell(2, 3) },
  peru: { at: cell(0, 4) },
  new_granada: { at: cell(1, 4) },
  guiana: { at: cell(2, 4) },
};

/** Where a place of the land shall lie on the sheet: crowded islands get room. */
export const ANCHORS = [
  ...[[[-93, 41], [420, 130]], [[-72, 48], [660, 90]], [[-56, 49], [920, 100]], [[-79.500, 37.500], [450, 285]]],
  ...[[[-75, 42], [660, 262]], [[-70, 44], [870, 250]], [[-90, 30], [430, 386]], [[-81.500, 31.500], [600, 392]]],
  ...[[[-102, 23.500], [390, 480]], [[-82, 28.500], [668, 460]], [[-80.500, 25.300], [716, 540]], [[-79, 21.800], [850, 548]]],
  ...[[[-77.300, 18.200], [500, 670]], [[-71, 18.900], [720, 668]], [[-61.300, 15], [920, 690]], [[-112, 40], [24, 190]]],
  ...[[[-76, -9], [430, 905]], [[-73.500, 5], [640, 850]], [[-58.500, 5], [890, 830]], [[-110, 52], [60, 30]]],
  ...[[[-96, 17], [330, 590]], [[-88, 14], [330, 690]], [[-83, 9.500], [420, 775]], [[-46, -2], [1035, 925]], [[-85, 50], [520, 40]]],
];

/** Europe, from above: the three slips of VP cards, the colonists' row, the market, what is for sale. */
export const EUROPE = { x: 1062, width: 722 };
export const SLIPS = { x: 1062, y: 16, width: 722, height: 113.500, step: 117 };
export const ROW = { x: 1062, y: 367, width: 82, height: 95, step: 86 };
/** A small chart of the coasts that the ships come from; in long games the last card lies on it. */
export const OLD_WORLD = { x: 1324, y: 367, width: 460, height: 95 };
export const EUROPE_MAP = { west: -23, north: 55.2, scale: 8.6, box: OLD_WORLD };
export const MARKET = { x: 1062, y: 468, columns: 2, column: 362, row: 33, lines: 7 };
/** Raids lie in the field that the market leaves free. */
export const RAIDS = [1424, 666, 356, 32];
/** From where to where each line of shelves goes: buildings, which are many, need the most. */
export const SHELVES = { lines: [[703, 74], [779, 92], [873, 71]] };
/** At the right: the decks, what has left the regions, where the game has come to, money and goods, the VP track. */
export const SIDE = { x: 1794, width: 278 };
export const PILES = {
  stack: [1794, 16, 88, 110],
  terrain: [1889, 16, 88, 110],
  coast: [1984, 16, 88, 110],
  beside: [OLD_WORLD.x, OLD_WORLD.y, OLD_WORLD.width, OLD_WORLD.height],
};
export const TRASH = { "terrain-trash": [1794, 132, 278, 132], "coast-trash": [1794, 268, 278, 70] };
export const STATE = [1794, 342, 278, 170];
export const STORES = { bank: [1794, 516, 278, 122], reserve: [1794, 642, 278, 200] };
export const TRACK = { y: 848, height: 46 };
