// A player's own piles: draw pile, discards and VP pile, each card once with its number.

import { box, say, slot, zone } from "../marks.mjs";

const PILES = [
  ["discards:{seat}", "board-own-discards", [6, 6, 182, 338]],
  ["deck", "board-own-deck", [192, 6, 182, 338]],
  ["vp-pile", "board-own-vp", [378, 6, 136, 338]],
];

export function playerSheet() {
  const piles = PILES.map(([id, words, at]) => {
    const [x, y, width, height] = at;
    return `${zone(id, "k-own", at, 8)}${say("k-own-name", words, [x + 10, y + 26])}<g class="k-slots">${slot(id, [x + 5, y + 36, width - 10, height - 42], { size: 92 })}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" class="k-sheet" viewBox="0 0 520 350"><rect class="k-table" ${box([0, 0, 520, 350])} rx="10"/>${piles.join("\n")}</svg>\n`;
}
