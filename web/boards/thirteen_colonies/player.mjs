// A player's piles, each card once with its number: discards, draw pile, VP pile. Of others, hand and draw pile are one.

import { box, say, slot } from "../marks.mjs";

const MIDDLE = [192, 6, 182, 338];
const PILES = [
  ["discards:{seat}", "board-own-discards", [6, 6, 182, 338]],
  ["deck:{seat}", "board-own-deck", MIDDLE],
  ["held:{seat}", "board-own-held", MIDDLE],
  ["vp-pile:{seat}", "board-own-vp", [378, 6, 136, 338]],
];

export function playerSheet() {
  // A pile that the scene lacks is hidden together with its name.
  const piles = PILES.map(([id, words, at]) => {
    const [x, y, width, height] = at;
    return `<g data-zone="${id}"><rect class="k-own" ${box(at)} rx="8"/>${say("k-own-name", words, [x + 10, y + 27])}</g><g class="k-slots">${slot(id, [x + 5, y + 36, width - 10, height - 42], { size: 92 })}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" class="k-sheet" viewBox="0 0 520 350"><rect class="k-table" ${box([0, 0, 520, 350])} rx="10"/>${piles.join("\n")}</svg>\n`;
}
