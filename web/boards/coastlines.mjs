// Land for a drawn board: countries of Natural Earth (public domain), projected, simplified and merged into
// named areas whose borders fit each other exactly, as compact SVG paths.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoIdentity, geoPath } from "d3-geo";
import { merge } from "topojson-client";

// Points lie on halves of a unit: fine enough for a zoomed board, and short in the file.
const GRID = 2;

/** Mercator on a plane, in units of degrees of longitude. */
export function mercator(latitude) {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** A function from longitude and latitude to the board; `box` is the map's place on it. */
export function projection({ west, north, scale, box }) {
  const top = mercator(north);
  return ([longitude, latitude]) => [
    box.x + (longitude - west) * scale,
    box.y + (top - mercator(Math.max(-80, Math.min(80, latitude)))) * scale,
  ];
}

/**
 * The countries on the board's plane.
 * `file` is one of world-atlas (such as "countries-50m"), `detail` the smallest triangle that a point may
 * span (in square units; larger is coarser), `least` the smallest island, `without` the countries to leave
 * out: those at the poles or across the 180th meridian, and those that show no more than a tip. With `near`,
 * coasts that have no point within so many units of the box keep their ends alone: the fine files of a large
 * world take too long otherwise.
 */
export function coastlines({ file, project, box, detail, least, without, near = Infinity }) {
  const require = createRequire(import.meta.url);
  const world = JSON.parse(readFileSync(require.resolve(`world-atlas/${file}.json`), "utf8"));
  const { scale, translate } = world.transform;
  const close = ([x, y]) =>
    x > box.x - near && x < box.x + box.width + near && y > box.y - near && y < box.y + box.height + near;
  const arcs = world.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return points.some(close) ? simplified(points, detail) : cornersOf(points);
  });
  const plane = { type: "Topology", arcs, objects: world.objects };
  const countries = world.objects.countries.geometries.filter((c) => !without.includes(c.properties.name));
  const known = new Set(countries.map((country) => country.properties.name));
  const path = geoPath(
    geoIdentity().clipExtent([
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
    ]),
  ).digits(2);

  function merged(belongs) {
    const shape = merge(plane, countries.filter((country) => belongs(country.properties.name)));
    shape.coordinates = shape.coordinates
      .map((rings) => rings.filter((ring) => Math.abs(signedArea(ring)) >= least))
      .filter((rings) => rings.length > 0);
    return shape;
  }

  /** The path of all countries of which `belongs(name)` is true. */
  const area = (belongs) => compact(path(merged(belongs)) ?? "");
  /** Their outlines as lists of points, lakes and all. */
  const ringsOf = (belongs) => merged(belongs).coordinates.flat();
  return { area, known, rings: ringsOf(() => true), ringsOf };
}

/** Four points of an arc: a closed one of fewer would vanish. */
function cornersOf(points) {
  const last = points.length - 1;
  return last < 4 ? points : [0, Math.floor(last / 3), Math.floor((2 * last) / 3), last].map((i) => points[i]);
}

/** Visvalingam's method on one arc: the ends stay, so that neighbours still meet. */
export function simplified(points, detail) {
  const kept = points.slice();
  for (;;) {
    let least = detail;
    let at = -1;
    for (let i = 1; i < kept.length - 1; i += 1) {
      const size = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (size < least) {
        least = size;
        at = i;
      }
    }
    // A closed arc of fewer points would vanish.
    if (at < 0 || kept.length <= 4) {
      return kept;
    }
    kept.splice(at, 1);
  }
}

function triangle(a, b, c) {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

export function signedArea(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i += 1) {
    sum += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  }
  return sum / 2;
}

/** "M1.23,4L5,6Z" as relative steps on the grid. */
export function compact(path) {
  let out = "";
  for (const ring of path.split("Z")) {
    const points = ring
      .replace("M", "")
      .split("L")
      .filter(Boolean)
      .map((pair) => pair.split(",").map((value) => Math.round(Number(value) * GRID)));
    const steps = [];
    for (let i = 1; i < points.length; i += 1) {
      const step = [points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]];
      if (step[0] !== 0 || step[1] !== 0) {
        steps.push(step);
      }
    }
    if (steps.length > 2) {
      out += `M${written(points.slice(0, 1))}l${written(steps)}z`;
    }
  }
  return out;
}

/** Numbers with as few signs between them as SVG allows. */
function written(pairs) {
  const numbers = pairs.flat().map((value) => String(value / GRID).replace(/^(-?)0\./, "$1."));
  return numbers.join(" ").replaceAll(" -", "-");
}
