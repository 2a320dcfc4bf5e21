// Small parts of the sheets of Concordia Venus.

export const GOODS = ["brick", "food", "tool", "wine", "cloth"];
export const SEATS = 6;

export { box, named, say, slot } from "../marks.mjs";

export function slots(list) {
  return `<g class="v-slots">${list.join("\n")}</g>`;
}

/** A symbol within 40 by 40, at another size. */
export function good(id, [x, y, size]) {
  return `<use href="#v-${id}" transform="translate(${x} ${y})scale(${size / 40})"/>`;
}
