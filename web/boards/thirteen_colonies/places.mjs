// Where everything lies on the sheet of 13 Kolonien: the chart with its regions on the left, Europe on the right.

export const SHEET = { width: 1800, height: 960 };
export const CHART = { x: 16, y: 16, width: 1030, height: 928 };
export const WORLD = { west: -112, north: 52, scale: 11, box: CHART };
export const PLATE = [216, 150];

/** `home` is the middle of the region in degrees, `at` the corner of its plate. */
export const REGIONS = {
  new_france: { home: [-74, 47.5], at: [556, 20] },
  newfoundland: { home: [-56.5, 48.8], at: [820, 20] },
  new_netherland: { home: [-75.5, 42], at: [552, 173] },
  new_england: { home: [-69.5, 44.4], at: [778, 173] },
  louisiana: { home: [-92.5, 33], at: [262, 326] },
  virginia: { home: [-79.5, 37], at: [498, 326] },
  new_spain: { home: [-101, 22], at: [24, 479] },
  florida: { home: [-82.5, 29.5], at: [398, 479] },
  cuba: { home: [-77.5, 21.6], at: [618, 479] },
  jamaica: { home: [-77.4, 18.1], at: [366, 632] },
  hispaniola: { home: [-71, 18.9], at: [596, 632] },
  lesser_antilles: { home: [-61.3, 14.8], at: [826, 632] },
  peru: { home: [-76, -9], at: [248, 785] },
  new_granada: { home: [-73.5, 4.5], at: [476, 785] },
  guiana: { home: [-58.5, 5], at: [726, 785] },
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
export const PILES = { stack: [1634, 16, 68, 86], terrain: [1714, 16, 68, 86], beside: [1632, 110, 152, 180] };
export const ROW = { x: 1062, y: 300, width: 82, height: 100, step: 86 };
export const STATE = [1324, 300, 460, 100];
export const MARKET = { x: 1062, y: 406, columns: 2, column: 362, row: 33, lines: 7 };
export const SHELVES = { y: 645, height: 84 };
export const TRACK = { y: 902, height: 42 };
