// The areas of the provinces: each point of the land belongs to the country that a list names, or else to the
// nearest city. The shapes are rough and reach over the water; the coast cuts them where they are drawn.

import { compact, signedArea, simplified } from "../coastlines.mjs";
import { blurred, outlines, raster } from "../water.mjs";

const STEP = 4;
const SOFTENED = 4;
// Around a city its own province wins, whatever the list of countries says.
const AT_HOME = 46;
// How far areas given by countries reach over the water.
const OVER_WATER = 8;

/**
 * Paths by province. `cities` are { x, y, province }, `reach` is how far a city counts, `countries` maps a
 * province to rings of its countries, and `more` are further points that count like cities.
 */
export function provinceAreas({ box, cities, more, reach, countries, provinces }) {
  const size = { columns: Math.ceil(box.width / STEP) + 3, rows: Math.ceil(box.height / STEP) + 3 };
  const at = (column, row) => [box.x + (column - 1) * STEP, box.y + (row - 1) * STEP];
  const anchors = [...cities, ...more];
  const given = Object.entries(countries).map(([id, rings]) => [id, raster(rings, size, at)]);
  let owner = Array.from({ length: size.columns * size.rows }, (_, i) => {
    const [x, y] = at(i % size.columns, Math.floor(i / size.columns));
    const [near, distance] = nearest(given.length > 0 ? cities : anchors, ...drawnByHand(x, y));
    const country = given.find(([, inside]) => inside[i])?.[0];
    if (given.length > 0) {
      return country !== undefined && distance < AT_HOME ? near : country;
    }
    return distance < reach ? near : undefined;
  });
  for (let i = 0; given.length > 0 && i < OVER_WATER; i += 1) {
    owner = spread(owner, size.columns);
  }
  return provinces.map((id) => [id, outline(owner, id, size, at)]);
}

/** Borders between cities would be straight; a hand is not that steady. */
function drawnByHand(x, y) {
  const wave = (at, other) => 9 * Math.sin(at / 41 + other / 90) + 5 * Math.sin(at / 17 + 2);
  return [x + wave(y, x), y + wave(x, y)];
}

function nearest(anchors, x, y) {
  let found;
  let least = Infinity;
  for (const anchor of anchors) {
    const distance = Math.hypot(anchor.x - x, anchor.y - y);
    if (distance < least) {
      least = distance;
      found = anchor.province;
    }
  }
  return [found, least];
}

function spread(owner, columns) {
  return owner.map((id, i) => id ?? owner[i - 1] ?? owner[i + 1] ?? owner[i - columns] ?? owner[i + columns]);
}

function outline(owner, id, size, at) {
  let field = Float64Array.from(owner, (one, i) => {
    const column = i % size.columns;
    const row = Math.floor(i / size.columns);
    // The outermost points stay outside, so that every ring closes.
    const edge = column === 0 || row === 0 || column === size.columns - 1 || row === size.rows - 1;
    return one === id && !edge ? 1 : 0;
  });
  for (let i = 0; i < SOFTENED; i += 1) {
    field = blurred(field, size);
  }
  const rings = outlines(field, size, at, 0.5).filter((ring) => Math.abs(signedArea(ring)) >= 300);
  return compact(rings.map((ring) => `M${simplified(ring, 8).map((point) => point.join(",")).join("L")}Z`).join(""));
}
