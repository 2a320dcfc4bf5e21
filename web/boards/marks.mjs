// The marks of a sheet that the client reads: boxes, slots, zones and words.

export function box([x, y, width, height]) {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

export function slot(zone, at, { kinds, size, flow, large, glance }) {
  const only = kinds ? ` data-kinds="${kinds}"` : "";
  const order = flow ? ` data-flow="${flow}"` : "";
  const also = (large ? ' data-large=""' : "") + (glance ? ' data-glance=""' : "");
  return `<rect data-slot="${zone}"${only} data-size="${size}"${order}${also} ${box(at)}/>`;
}

export function zone(id, look, at, round) {
  return `<rect data-zone="${id}" class="${look}" ${box(at)} rx="${round}"/>`;
}

export function say(look, message, [x, y]) {
  return `<text class="${look}" data-say="${message}" x="${x}" y="${y}"/>`;
}

export function named(look, component, [x, y]) {
  return `<text class="${look}" data-name="${component}" x="${x}" y="${y}"/>`;
}

/** The coordinate by which texts call places: printed at them, or at the row or column in which they lie. */
export function coordinate(look, words, zones, [x, y]) {
  return `<text class="${look}" data-at="${zones.join(" ")}" x="${x}" y="${y}">${words}</text>`;
}

/** A box made smaller on all sides. */
export function within([x, y, width, height], edge) {
  return [x + edge, y + edge, width - 2 * edge, height - 2 * edge];
}
