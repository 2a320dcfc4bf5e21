// Open water of a sea zone: what of a rough border is not land, with rounded edges a little off the coast. An
// exact shape would repeat every bay of the land's paths; this one is short, and clicks on the coast hit land.

import { signedArea, simplified } from "./coastlines.mjs";

const STEP = 4;
const SOFTENED = 2;
// Segments of marching squares by the corners inside (1 south-west, 2 south-east, 4 north-east, 8 north-west);
// the sides are 0 north, 1 east, 2 south, 3 west.
const SEGMENTS = [
  ...[[], [[3, 2]], [[2, 1]], [[3, 1]], [[1, 0]], [[1, 0], [3, 2]], [[2, 0]], [[3, 0]]],
  ...[[[0, 3]], [[0, 2]], [[0, 3], [2, 1]], [[0, 1]], [[1, 3]], [[1, 2]], [[2, 3]], []],
];

/**
 * A function from a border (a polygon on the board's plane) to the path of its open water. `holes` are boxes
 * [x, y, width, height] that lie on the sea and are not part of it.
 */
export function waterOf({ box, land, holes, detail, least }) {
  const size = { columns: Math.ceil(box.width / STEP) + 3, rows: Math.ceil(box.height / STEP) + 3 };
  const at = (column, row) => [box.x + (column - 1) * STEP, box.y + (row - 1) * STEP];
  const dry = raster(land, size, at);
  return (border) => {
    const inside = raster([[...border, border[0]]], size, at);
    let field = Float64Array.from(inside, (value, i) => {
      const [x, y] = at(i % size.columns, Math.floor(i / size.columns));
      const onMap = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      const covered = holes.some(([left, top, width, height]) => {
        return x >= left && x <= left + width && y >= top && y <= top + height;
      });
      return onMap && value && !dry[i] && !covered ? 1 : 0;
    });
    for (let i = 0; i < SOFTENED; i += 1) {
      field = blurred(field, size);
    }
    const rings = outlines(field, size, at).filter((ring) => Math.abs(signedArea(ring)) >= least);
    return rings.map((ring) => `M${simplified(ring, detail).map((point) => point.join(",")).join("L")}Z`).join("");
  };
}

/** Which points of the grid lie inside the rings, by the even-odd rule, row by row. */
export function raster(rings, { columns, rows }, at) {
  const found = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    // Off the grid of the paths, so that no corner lies on the line.
    const y = at(0, row)[1] + 0.013;
    const crossings = [];
    for (const ring of rings) {
      for (let i = 0; i < ring.length - 1; i += 1) {
        const [[x0, y0], [x1, y1]] = [ring[i], ring[i + 1]];
        if (y0 > y !== y1 > y) {
          crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
        }
      }
    }
    crossings.sort((a, b) => a - b);
    for (let column = 0, passed = 0; column < columns; column += 1) {
      while (passed < crossings.length && crossings[passed] < at(column, row)[0]) {
        passed += 1;
      }
      found[row * columns + column] = passed % 2;
    }
  }
  return found;
}

export function blurred(field, { columns, rows }) {
  const found = new Float64Array(field.length);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      let sum = 0;
      for (const step of [-columns, 0, columns]) {
        const middle = row * columns + column + step;
        sum += field[middle - 1] + field[middle] + field[middle + 1];
      }
      found[row * columns + column] = sum / 9;
    }
  }
  return found;
}

/** The lines along which the field is a bit more than half, or at another level, as closed rings. */
export function outlines(field, { columns, rows }, at, level = 0.6) {
  const next = new Map();
  const points = new Map();
  const crossing = (a, b) => {
    const key = `${a} ${b}`;
    if (!points.has(key)) {
      const part = (level - field[a]) / (field[b] - field[a]);
      const [from, to] = [a, b].map((i) => at(i % columns, Math.floor(i / columns)));
      points.set(key, [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
    }
    return key;
  };
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const nw = row * columns + column;
      const [ne, sw, se] = [nw + 1, nw + columns, nw + columns + 1];
      const corners = [sw, se, ne, nw].reduce((sum, i, bit) => sum + (field[i] > level ? 1 << bit : 0), 0);
      const sides = [[nw, ne], [ne, se], [sw, se], [nw, sw]];
      for (const [from, to] of SEGMENTS[corners]) {
        next.set(crossing(...sides[from]), crossing(...sides[to]));
      }
    }
  }
  const rings = [];
  while (next.size > 0) {
    const ring = [];
    let key = next.keys().next().value;
    while (next.has(key)) {
      ring.push(points.get(key));
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    rings.push([...ring, ring[0]]);
  }
  return rings;
}
