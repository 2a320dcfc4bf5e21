// Small parts of all drawings: the ink, vignettes in their places, numbers and signs on them.

export const INK = "#3b2a1a";

export function drawnInInk(drawing) {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

export function symbol(id, [width, height], drawing, badge) {
  const spot = badge ? ` data-badge="${badge}"` : "";
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}"${spot}>${drawing}</symbol>`;
}

export function face(id, drawing) {
  return symbol(`face-${id}`, [64, 64], drawnInInk(drawing));
}

/** A vignette, at another place and size if one is given. */
export function art(id, at) {
  const moved = at ? ` transform="translate(${at[0]} ${at[1]})scale(${+(at[2] / 64).toFixed(3)})"` : "";
  return `<use href="#k-${id}"${moved}/>`;
}

/** A vignette on card stock, in brown ink by day and by night. */
export function printed(id, at) {
  return `<g color="${INK}">${drawnInInk(art(id, at))}</g>`;
}

export function words(x, y, size, text, more = "") {
  return `<text x="${x}" y="${y}" font-family="var(--font,Georgia)" font-size="${size}" font-weight="700" fill="#2a1a0a" stroke="none"${more}>${text}</text>`;
}

/** How many, in the lower right corner, readable on any drawing. */
export function figure(count, [x, y] = [54, 61], size = 30) {
  return words(x, y, size, count, ' text-anchor="middle" paint-order="stroke" stroke="#fff6e0" stroke-width="6"').replace(' stroke="none"', "");
}
