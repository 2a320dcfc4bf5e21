// What lies around the map: cards for sale, the deck, the bank with its prices, the cards played last.

import { coordinate } from "../marks.mjs";
import { box, GOODS, good, say, SEATS, slot, slots } from "./marks.mjs";

const SLOTS = 7;
const PRICES = { brick: 3, food: 4, tool: 5, wine: 6, cloth: 7 };
/** What a place of the display costs besides the card, on either side. */
const SURCHARGES = {
  cloth: [[], ["any"], ["any"], ["cloth"], ["cloth"], ["any", "cloth"], ["cloth", "cloth"]],
  wine: [[], ["any"], ["any"], ["wine"], ["cloth"], ["any", "wine"], ["wine", "cloth"]],
};

/** Above the map in a row, or left of it in a column. */
export function table(where) {
  const layout = where === "top" ? inRow() : inColumn();
  return [
    ...layout.panels.map(({ at, heading, words }) => `<rect class="v-panel" ${box(at)} rx="8"/>${heading && say("v-heading", heading, words)}`),
    ...layout.cards.slice(0, SLOTS).map((at, i) => forSale(i, at, layout.numbers)),
    deck(layout.cards[SLOTS]),
    ...GOODS.map((id, i) => bank(id, layout.goods[i])),
    `<rect data-zone="bank" class="v-place" ${box(layout.concordia)} rx="5"/>${slots([slot("bank", layout.concordia, { size: 60 })])}`,
    ...layout.piles.map((at, seat) => pile(seat, at)),
  ].join("\n");
}

/** What a narrow screen shows at a time. */
export function partsOf(where, { width, height }) {
  if (where === "top") return `board-part-map 0 168 ${width} ${height - 168}, board-part-cards 0 0 800 168, board-part-played 800 0 ${width - 800} 168`;
  return `board-part-map 266 0 ${width - 266} ${height}, board-part-cards 0 0 266 658, board-part-played 0 658 266 ${height - 658}`;
}

function inRow() {
  return {
    panels: [
      { at: [8, 8, 788, 152], heading: "", words: [0, 0] },
      { at: [804, 8, 344, 152], heading: "board-bank", words: [976, 25] },
      { at: [1156, 8, 436, 152], heading: "board-played", words: [1374, 25] },
    ],
    cards: Array.from({ length: SLOTS + 1 }, (_, i) => [23 + i * 97, 34, 69, 97]),
    goods: GOODS.map((_, i) => [812 + i * 56, 46, 52, 96]),
    concordia: [1094, 46, 48, 68],
    numbers: [34, -7],
    piles: Array.from({ length: SEATS }, (_, i) => [1166 + i * 70, 36, 66, 92]),
  };
}

function inColumn() {
  return {
    panels: [
      { at: [8, 8, 250, 646], heading: "board-display", words: [133, 27] },
      { at: [8, 662, 250, 106], heading: "board-bank", words: [133, 681] },
      { at: [8, 776, 250, 216], heading: "board-played", words: [133, 795] },
    ],
    cards: Array.from({ length: SLOTS + 1 }, (_, i) => [18 + (i % 2) * 120, 36 + Math.floor(i / 2) * 154, 90, 126]),
    goods: GOODS.map((_, i) => [14 + i * 39, 690, 37, 72]),
    concordia: [211, 690, 44, 62],
    numbers: [104, 22],
    piles: Array.from({ length: SEATS }, (_, i) => [18 + (i % 3) * 78, 802 + Math.floor(i / 3) * 94, 74, 90]),
  };
}

/** A card's place with its number and, below, the surcharge; the wine side covers the usual one where it is played. */
function forSale(i, [x, y, width, height], [right, down]) {
  const zone = `slot:${i + 1}`;
  const middle = [x + width / 2, y + height + 14];
  const other = SURCHARGES.wine[i].join() === SURCHARGES.cloth[i].join() ? "" : `<g data-zone="display:wine">${surcharge(SURCHARGES.wine[i], middle)}</g>`;
  return `<rect data-zone="${zone}" class="v-place" ${box([x, y, width, height])} rx="7"/>
    ${coordinate("v-coordinate", i + 1, [zone], [x + right, y + down])}
    <g class="v-still">${surcharge(SURCHARGES.cloth[i], middle)}${other}</g>
    ${slots([slot(zone, [x, y, width, height], { size: height, large: true })])}`;
}

function surcharge(goods, [x, y]) {
  if (goods.length === 0) {
    return `<text class="v-free" x="${x}" y="${y + 6}">–</text>`;
  }
  const width = goods.length * 25 + 24;
  return `<rect class="v-toll" ${box([x - width / 2, y - 12, width, 24])} rx="12"/><text class="v-plus" x="${x - width / 2 + 12}" y="${y + 6}">+</text>
    ${goods.map((id, i) => good(id, [x - width / 2 + 19 + i * 25, y - 11, 22])).join("")}`;
}

function deck([x, y, width, height]) {
  const wide = [x - 2, y, width + 8, height];
  return `<rect data-zone="deck" class="v-place" ${box(wide)} rx="7"/>${slots([slot("deck", wide, { size: height })])}`;
}

/** A good with its price, for buying and for selling. */
function bank(id, [x, y, width, height]) {
  const side = Math.min(width - 3, 40);
  const left = x + (width - side) / 2;
  return `<rect data-zone="good:${id}" class="v-place" ${box([x, y, width, height])} rx="5"/>
    <g class="v-still">${good(id, [left, y + 4, side])}<use href="#v-coin" x="${x + width / 2 - 12}" y="${y + height - 27}"/>
    <text class="v-price" x="${x + width / 2}" y="${y + height - 9.5}">${PRICES[id]}</text></g>`;
}

function pile(seat, [x, y, width, height]) {
  const inside = [x + 3, y + 3, width - 6, height - 6];
  return `<rect data-zone="pile:${seat}" class="v-place v-seat-${seat}" ${box([x, y, width, height])} rx="6"/>
    ${slots([slot(`pile:${seat}`, inside, { size: inside[3] })])}`;
}
