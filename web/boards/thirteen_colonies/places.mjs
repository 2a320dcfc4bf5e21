// Where everything lies on the sheet of 13 Kolonien: the chart with its regions on the left, Europe on the right in four
// fields, each of which fills a narrow screen.

export const SHEET = { width: 2080, height: 960 };
/** What a narrow screen shows at a time: regions side by side in threes, so that their names can be read there. */
export const PARTS = [
  "board-part-north 290 8 764 566, board-part-south 290 386 764 566",
  "board-part-europe 1054 8 516 466, board-part-market 1562 8 518 466",
  "board-part-sale 1054 474 516 478, board-part-piles 1562 471 518 481",
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

/** The first field: the three slips of VP cards, the colonists' row, where the game has come to. */
const LEFT = { x: 1062, width: 500 };
export const SLIPS = { x: LEFT.x, y: 16, width: LEFT.width, height: 79, step: 82 };
/** A small chart of the coasts that the ships come from; in long games the last card lies on it. */
export const OLD_WORLD = { x: LEFT.x, y: 263, width: LEFT.width, height: 79 };
export const EUROPE_MAP = { west: -23, north: 54.6, scale: 8.6, box: OLD_WORLD };
export const ROW = { x: LEFT.x, y: 346, width: 82, height: 124, step: 86 };
export const STATE = [1324, 346, 238, 124];
/** Above at the right: the market, a line for each good. */
const RIGHT = { x: 1570, width: 502 };
export const MARKET = { ...RIGHT, y: 16, row: 35, field: 42 };
/** Below at the left: what is for sale, and the raids. */
export const SHELVES = {
  ships: [LEFT.x, 478, 190, 102],
  goods: [LEFT.x + 194, 478, 306, 102],
  buildings: [LEFT.x, 584, LEFT.width, 182],
  experts: [LEFT.x, 770, LEFT.width, 102],
};
export const RAIDS = [LEFT.x, 876, LEFT.width, 68];
/** Below at the right: the decks, the box, what has left the regions, money and goods, the VP track. */
export const PILES = {
  stack: [1570, 475, 84, 112],
  terrain: [1658, 475, 84, 112],
  coast: [1746, 475, 84, 112],
  beside: [OLD_WORLD.x, OLD_WORLD.y, OLD_WORLD.width, OLD_WORLD.height],
};
export const BOX = [1834, 475, 238, 112];
export const TRASH = { "terrain-trash": [1570, 591, 306, 112], "coast-trash": [1880, 591, 192, 112] };
export const STORES = { bank: [1570, 707, 196, 137], reserve: [1770, 707, 302, 137] };
export const TRACK = { ...RIGHT, y: 848, height: 46 };
