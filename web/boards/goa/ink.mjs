// Small parts of all vignettes: the ink they are drawn in, and a number on them.

export function drawnInInk(drawing) {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

export function face(id, drawing) {
  return `<symbol id="face-${id}" viewBox="0 0 64 64">${drawing}</symbol>`;
}

/** A vignette, at another place and size if one is given. */
export function emblem(id, at) {
  const moved = at ? ` transform="translate(${at[0]} ${at[1]})scale(${at[2] / 64})"` : "";
  return `<use href="#g-${id}"${moved}/>`;
}

/** How many, in the lower right corner, readable on any drawing. */
export function figure(count, [x, y] = [56, 62]) {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--font,Georgia)" font-size="30" font-weight="700" fill="#2a1a0a" stroke="#fff6e0" stroke-width="5" paint-order="stroke">${count}</text>`;
}

/** What stands on a drawing until the client writes the reader's words. */
export function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
