// The five spices: each with a colour, a shape and letters of its own, as a small sign and as a sack.

import { SPICES } from "./facts.mjs";
import { capital } from "./ink.mjs";

/** `sign` is an outline within 24 by 24; `ink` is what can be read on the colour. */
const LOOKS = {
  ginger: { fill: "#e9b93c", ink: "#3a2503", sign: "M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z", words: 16 },
  cinnamon: { fill: "#bf5427", ink: "#fff", sign: "M2.500 2.500h19v19h-19z", words: 16 },
  pepper: { fill: "#33353d", ink: "#fff", sign: "M12 .500 24 22.500H0z", words: 20 },
  nutmeg: { fill: "#6f8f4a", ink: "#fff", sign: "M12-1 25 12 12 25-1 12z", words: 16 },
  clove: { fill: "#7c4482", ink: "#fff", sign: "M8 1h8v7h7v8h-7v7H8v-7H1V8h7z", words: 16 },
};

export function colourOf(spice) {
  return LOOKS[spice].fill;
}

/** The sign at a place: its corner and its side. */
export function sign(spice, [x, y, side]) {
  return `<use href="#g-s-${spice}" transform="translate(${x} ${y})scale(${side / 24})"/>`;
}

export function spiceSymbols() {
  return SPICES.flatMap((id) => {
    const { fill, ink, sign: outline, words } = LOOKS[id];
    const letters = (x, y, size, colour) =>
      `<text data-say="board-letter-${id}" x="${x}" y="${y}" text-anchor="middle" font-family="var(--font,Georgia)" font-size="${size}" font-weight="700" fill="${colour}" stroke="none">${capital(id.slice(0, 2))}</text>`;
    const sack = `<g stroke="#1b120a" stroke-width="1.400" stroke-linejoin="round"><path fill="${fill}" d="M13 15C5 22 1 30 3 38c1 5 7 6 19 6s18-1 19-6c2-8-2-16-10-23z"/><path fill="#e9d6ab" d="M13 15 8 4c7 4 21 4 28 0l-5 11z"/><path fill="none" stroke-width="2.500" d="M12.500 15.500h19"/></g><path d="M8 28c0-5 3-8 7-10-3 6-4 12-3 22-3-2-5-6-4-12z" fill="#fff" opacity=".25"/>`;
    const belly = `<g transform="translate(11.500 19)scale(.9)"><path d="${outline}" fill="#fffaf0" stroke="#1b120a" stroke-opacity=".5"/>${letters(12, words, 10.500, "#2a1a0a")}</g>`;
    return [
      `<symbol id="g-s-${id}" overflow="visible"><path d="${outline}" fill="none" stroke="#fff3d8" stroke-width="4" stroke-linejoin="round"/><path d="${outline}" fill="${fill}" stroke="#1b120a" stroke-width="1.200" stroke-linejoin="round"/>${letters(12, words, 10.500, ink)}</symbol>`,
      `<symbol id="piece-spice-spice-${id}" viewBox="-7 -1 52 50"><ellipse cx="24" cy="43" rx="20" ry="4" opacity=".25"/>${sack}${belly}</symbol>`,
      `<symbol id="piece-price-spice-${id}" viewBox="-1 -1 26 26">${sign(id, [0, 0, 24])}</symbol>`,
      `<symbol id="face-spice-${id}" viewBox="0 0 64 64"><use href="#piece-spice-spice-${id}" width="64" height="64"/></symbol>`,
    ];
  });
}
