// The land of a map: real coastlines, bent so that the cities have room and stay where they are at their coasts.

import { coastlines, mercator } from "../coastlines.mjs";
import { warp } from "../warp.mjs";

// Beyond the frame the land is left as it is: fixed points around the map at this distance.
const AROUND = 150;

/** Longitude and latitude to the sheet. */
export function projectionOf({ map, plane, cities }) {
  const flat = ([longitude, latitude]) => [
    plane.x[0] * longitude + plane.x[1],
    plane.y[0] * -mercator(Math.max(-80, Math.min(80, latitude))) + plane.y[1],
  ];
  const columns = [map.x - AROUND, map.x + map.width / 2, map.x + map.width + AROUND];
  const rows = [map.y - AROUND, map.y + map.height / 2, map.y + map.height + AROUND];
  const fixed = columns.flatMap((x) => rows.map((y) => [x, y])).filter((_, i) => i !== 4);
  const bend = warp([
    ...Object.values(cities).map(([longitude, latitude, x, y]) => [flat([longitude, latitude]), [x, y]]),
    ...fixed.map((point) => [point, point]),
  ]);
  return (place) => {
    const point = flat(place);
    const outside = Math.max(map.x - point[0], point[0] - map.x - map.width, map.y - point[1], point[1] - map.y - map.height);
    return outside > 2 * AROUND ? point : bend(point);
  };
}

export function landOf(places, { file, detail, least }) {
  const project = projectionOf(places);
  const without = ["Antarctica", "Fiji", "Greenland", "Russia", "Canada"];
  return { project, ...coastlines({ file, project, box: places.map, detail, least, without, near: 60 }) };
}
