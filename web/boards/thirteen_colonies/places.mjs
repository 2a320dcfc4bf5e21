// Where everything lies on the sheet of 13 Kolonien: the chart with its regions on the left, Europe on the right.

export const SHEET = { width: 1800, height: 960 };
/** What a narrow screen shows at a time. */
export const PARTS = "board-part-map 8 8 1046 944, board-part-europe 1054 8 738 944";
export const CHART = { x: 16, y: 16, width: 1030, height: 928 };
export const WORLD = { west: -112, north: 52, scale: 11, box: CHART };
export const PLATE = [236, 150];

/** The corner of a region's plate, and where its name stands while it is unknown: on its land, below the plate to come. */
export const REGIONS = {
  new_france: { at: [540, 20] },
  newfoundland: { at: [802, 20], word: [938, 70] },
  new_netherland: { at: [536, 173] },
  new_england: { at: [784, 173] },
  louisiana: { at: [240, 326] },
  virginia: { at: [486, 326] },
  new_spain: { at: [22, 479] },
  florida: { at: [362, 479], word: [470, 548] },
  cuba: { at: [602, 479], word: [716, 604] },
  jamaica: { at: [322, 632], word: [470, 716] },
  hispaniola: { at: [562, 632], word: [700, 690] },
  lesser_antilles: { at: [802, 632], word: [906, 716] },
  peru: { at: [222, 785], word: [416, 872] },
  new_granada: { at: [462, 785], word: [610, 880] },
  guiana: { at: [716, 785] },
};

/** Where a place of the land shall lie on the sheet: crowded islands get room. */
export const ANCHORS = [
  ...[[[-74, 47.5], [664, 86]], [[-56, 49], [930, 92]], [[-76, 42], [650, 246]], [[-69.6, 44.6], [850, 232]]],
  ...[[[-92.500, 33.500], [368, 396]], [[-79.500, 37], [606, 392]], [[-102, 22.500], [132, 556]], [[-82, 28.500], [496, 548]]],
  ...[[[-79, 21.8], [640, 596]], [[-77.300, 18.200], [545, 690]], [[-71, 18.900], [712, 664]], [[-61.300, 15], [925, 690]]],
  ...[[[-76, -9], [420, 905]], [[-73.500, 5], [580, 838]], [[-58.500, 5], [830, 838]], [[-112, 40], [24, 220]], [[-110, 52], [60, 30]]],
  ...[[[-95, 17], [250, 656]], [[-83, 9.500], [440, 770]], [[-46, -2], [1035, 925]], [[-85, 50], [480, 40]]],
];

/** Europe, from above: the three slips of VP cards, the piles at their right, then the strips below. */
export const EUROPE = { x: 1062, width: 722 };
export const SLIPS = { x: 1062, y: 16, width: 560, height: 88, step: 94 };
export const PILES = { stack: [1634, 16, 68, 86], terrain: [1714, 16, 68, 86], beside: [1324, 300, 460, 100] };
export const ROW = { x: 1062, y: 300, width: 82, height: 100, step: 86 };
export const STATE = [1632, 110, 152, 182];
/** A small chart of the coasts that the ships come from; in long games the last card lies on it. */
export const OLD_WORLD = { x: 1324, y: 300, width: 460, height: 100 };
export const EUROPE_MAP = { west: -23, north: 55.2, scale: 8.6, box: OLD_WORLD };
export const MARKET = { x: 1062, y: 406, columns: 2, column: 362, row: 33, lines: 7 };
/** Raids wait in a corner of the chart. */
export const RAIDS = [22, 868, 196, 70];
export const SHELVES = { y: 645, height: 84 };
export const TRACK = { y: 902, height: 42 };
