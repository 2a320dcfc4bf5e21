// A player's own storehouse: shelves for goods and for colonists that wait.

import { slot, slots } from "./marks.mjs";

const NICHES = 6;

export function playerSheet() {
  const niche = (x, y) => `M${x} ${y + 62}v-40a26 22 0 0 1 52 0v40z`;
  const shelves = [28, 108].map((y) => Array.from({ length: NICHES }, (_, i) => niche(14 + i * 64, y)).join("")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" class="v-sheet" viewBox="0 0 400 200">
    <path class="v-wall" d="M2 22 200 2l198 20v176H2z"/>
    <path class="v-niche" data-zone="store:{seat}" d="${shelves}"/>
    <path class="v-shelf v-still" d="M6 90h388v8H6zM6 170h388v8H6z"/>
    <text class="v-heading" data-say="board-store" x="200" y="24"/>
    ${slots([
      slot("store:{seat}", [14, 30, 372, 58], { kinds: "good", size: 56, flow: "row", glance: true }),
      slot("store:{seat}", [14, 112, 372, 56], { size: 54, flow: "row", glance: true }),
    ])}
    </svg>
    `;
}
