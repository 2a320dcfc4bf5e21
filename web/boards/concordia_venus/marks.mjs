// Small parts of the sheet's language: boxes, slots, words.

export const GOODS = ["brick", "food", "tool", "wine", "cloth"];
export const SEATS = 6;

export function box([x, y, width, height]) {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

export function slot(zone, at, { kinds, size, flow, large }) {
  const only = kinds ? ` data-kinds="${kinds}"` : "";
  const order = flow ? ` data-flow="${flow}"` : "";
  const cards = large ? " data-large=\"\"" : "";
  return `<rect data-slot="${zone}"${only}${cards} data-size="${size}"${order} ${box(at)}/>`;
}

export function slots(list) {
  return `<g class="v-slots">${list.join("\n")}</g>`;
}

export function say(look, message, [x, y]) {
  return `<text class="${look}" data-say="${message}" x="${x}" y="${y}"/>`;
}

export function named(look, component, [x, y]) {
  return `<text class="${look}" data-name="${component}" x="${x}" y="${y}"/>`;
}

/** A symbol within 40 by 40, at another size. */
export function good(id, [x, y, size]) {
  return `<use href="#v-${id}" transform="translate(${x} ${y})scale(${size / 40})"/>`;
}
