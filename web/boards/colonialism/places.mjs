// Where everything lies on Colonialism's board: countries of the regions, borders between the seas, names,
// slots for pieces, places for policy cards, tracks. Numbers are units of the sheet unless they say degrees.

export const SHEET = { width: 1600, height: 1000 };
export const MAP = { x: 20, y: 20, width: 1560, height: 860 };
export const WORLD = { west: -36, north: 53, scale: 8.4, box: MAP };

const NORTH_AFRICA = ["Morocco", "W. Sahara", "Algeria", "Tunisia", "Libya", "Mauritania", "Mali", "Niger", "Chad"];
// With Egypt the Red Sea touches North Africa nowhere, and all neighbours of the data touch on the map.
const MIDDLE_EAST = [
  ...["Egypt", "Turkey", "Cyprus", "N. Cyprus", "Syria", "Lebanon", "Israel", "Palestine", "Jordan", "Iraq"],
  ...["Kuwait", "Saudi Arabia", "Yemen", "Oman", "United Arab Emirates", "Qatar", "Bahrain", "Iran"],
];
const SUB_SAHARAN_AFRICA = [
  ...["Angola", "Benin", "Botswana", "Burkina Faso", "Burundi", "Cabo Verde", "Cameroon", "Comoros", "Congo"],
  ...["Central African Rep.", "Côte d'Ivoire", "Dem. Rep. Congo", "Djibouti", "Eq. Guinea", "Eritrea", "Ethiopia"],
  ...["Gabon", "Gambia", "Ghana", "Guinea", "Guinea-Bissau", "Kenya", "Lesotho", "Liberia", "Madagascar", "Malawi"],
  ...["Mozambique", "Namibia", "Nigeria", "Rwanda", "S. Sudan", "Senegal", "Sierra Leone", "Somalia", "Somaliland"],
  ...["South Africa", "Sudan", "Tanzania", "Togo", "Uganda", "Zambia", "Zimbabwe", "eSwatini"],
];
const INDIA = ["India", "Pakistan", "Nepal", "Bhutan", "Bangladesh", "Sri Lanka", "Siachen Glacier"];
const CHINA = ["China", "Mongolia", "Taiwan", "North Korea", "South Korea", "Hong Kong", "Macao"];
const SOUTHEAST_ASIA = [
  ...["Myanmar", "Thailand", "Laos", "Vietnam", "Cambodia", "Malaysia", "Singapore", "Brunei", "Indonesia"],
  ...["Philippines", "Timor-Leste", "Papua New Guinea"],
];

/**
 * `name` is the centre of the words, `discs`, `cubes`, `order` and `limit` are boxes [x, y, width, height],
 * `cards` is the corner of the four places for policy cards with their number of columns, and `leader` a
 * line from there to the land.
 */
export const REGIONS = {
  north_africa: {
    countries: NORTH_AFRICA,
    name: [338, 291],
    discs: [213, 297, 250, 94],
    order: [219, 392, 44, 44],
    limit: [267, 392, 44, 44],
    cubes: [319, 392, 138, 44],
    cards: { at: [32, 214], columns: 2, leader: "M190 282h52" },
  },
  sub_saharan_africa: {
    countries: SUB_SAHARAN_AFRICA,
    name: [498, 491],
    discs: [416, 497, 250, 94],
    order: [436, 592, 44, 44],
    limit: [484, 592, 44, 44],
    cubes: [536, 592, 138, 44],
    cards: { at: [236, 640], columns: 2, leader: "M394 706h38" },
  },
  middle_east: {
    countries: MIDDLE_EAST,
    name: [702, 245],
    discs: [609, 251, 202, 94],
    order: [648, 346, 44, 44],
    limit: [696, 346, 44, 44],
    cubes: [641, 391, 138, 42],
    cards: { at: [504, 40], columns: 4, leader: "M690 110v108" },
  },
  india: {
    countries: INDIA,
    name: [966, 292],
    discs: [869, 297, 202, 94],
    order: [930, 434, 44, 44],
    limit: [978, 434, 44, 44],
    cubes: [905, 391, 138, 42],
    cards: { at: [914, 512], columns: 2, leader: "M985 512v-30" },
  },
  china: {
    countries: CHINA,
    name: [1190, 132],
    discs: [1065, 139, 250, 94],
    order: [1071, 236, 44, 44],
    limit: [1119, 236, 44, 44],
    cubes: [1171, 236, 138, 44],
    cards: { at: [830, 36], columns: 2, leader: "M988 102h56" },
  },
  southeast_asia: {
    countries: SOUTHEAST_ASIA,
    name: [1268, 478],
    discs: [1146, 484, 250, 94],
    order: [1152, 579, 44, 44],
    limit: [1200, 579, 44, 44],
    cubes: [1252, 579, 138, 44],
    cards: { at: [1240, 652], columns: 4, leader: "M1330 652v-36" },
  },
};

/** `border` is a polygon in degrees; where it crosses land, land covers it. */
export const SEAS = {
  atlantic_ocean: {
    border: [[-36, 53], [13, 53], [7, 47], [0, 43], [-5.6, 36.2], [-5.6, 33], [15, 20], [20, 0], [20, -38], [-36, -38]],
    name: [112, 462],
    ships: [28, 472, 190, 116],
  },
  mediterranean_sea: {
    border: [[-5.6, 36.2], [0, 43], [7, 47], [30, 50], [43, 48], [43, 40], [38.5, 36], [36.5, 31.5], [33.8, 30.4], [31, 30.2], [20, 28], [-5.6, 33]],
    name: [470, 238],
    ships: [310, 148, 270, 58],
  },
  arabian_sea: {
    border: [[20, 0], [31, 30.2], [33.8, 30.4], [46, 33], [62, 33], [72, 30], [77.6, 20], [77.6, 8.2], [80, -38], [20, -38]],
    name: [828, 496],
    ships: [736, 506, 172, 116],
  },
  eastern_seas: {
    border: [
      ...[[77.6, 8.2], [77.6, 25], [105, 30], [119.6, 25.6], [120.6, 23.4], [121.2, 18], [124.5, 11.5]],
      ...[[125.6, 6.5], [125, 1.4], [127, -4], [127.5, -9], [129.5, -15], [134, -25], [150, -37], [150, -38], [80, -38]],
    ],
    name: [1120, 704],
    ships: [1022, 712, 200, 116],
  },
  pacific_ocean: {
    border: [
      ...[[119.6, 25.6], [105, 30], [105, 53], [150, 53], [150, -37], [134, -25], [129.5, -15], [127.5, -9]],
      ...[[127, -4], [125, 1.4], [125.6, 6.5], [124.5, 11.5], [121.2, 18], [120.6, 23.4]],
    ],
    name: [1484, 374],
    ships: [1392, 382, 184, 116],
  },
};

/** Where a hill of a range is drawn, in degrees. */
export const MOUNTAINS = [
  ...[[-4, 31.5], [0, 33.5], [8, 46], [11, 46.8], [43, 42.6], [46, 41.6], [22, 46], [24, 45.4]],
  ...[[75, 34.6], [79, 31.6], [83, 29.6], [87, 28.6], [91, 28.8], [85, 43.6], [88, 48.6]],
  ...[[92, 46.8], [38, 11], [40, 8.6], [29, -29.5], [27, -31], [139, -4], [143, -6], [138, 36.4]],
];

export const SEATS = 4;
export const CARD_PLACE = { width: 70, height: 58, gap: 6, edge: 6 };

/** The slip of paper at a region, [x, y, width, height], with a place for each seat. */
export function slipOf({ at, columns }) {
  const { width, height, gap, edge } = CARD_PLACE;
  const rows = SEATS / columns;
  return [...at, columns * (width + gap) - gap + 2 * edge, rows * (height + gap) - gap + 2 * edge];
}
