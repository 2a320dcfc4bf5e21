// Signs of the kinds of action that a menu lists: the frame of each, and those that several games share.

/** The sign of a kind of action, 64 by 64, in the ink of the page. */
export function menu(id, drawing) {
  return `<symbol id="menu-${id}" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`;
}

const PAPER = "var(--art-paper,#fbf4e1)";
const GOLD = "var(--art-gold,#e0ab45)";
const card = (x, y) => `<rect x="${x}" y="${y}" width="28" height="40" rx="4" fill="${PAPER}"/>`;
const arrow = (at, down) =>
  `<g transform="translate(${at})${down ? "rotate(180)" : ""}"><path d="M0-14 12 0H5v14H-5V0h-7z" fill="${GOLD}"/></g>`;

export const SHARED = {
  draw: card(22, 4) + card(16, 10) + arrow("30 42", true),
  play: card(18, 18) + arrow("32 24"),
  discard: card(18, 4) + arrow("32 42", true),
  pass: `<circle cx="32" cy="32" r="22" fill="${PAPER}"/><path d="M18 46 46 18" stroke-width="5"/>`,
  end: `<path d="M16 58V8" stroke-width="4"/><path d="M18 10h32l-8 11 8 11H18z" fill="${GOLD}"/>`,
};
