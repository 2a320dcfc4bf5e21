// Europe: VP cards, piles, the colonists' row, the market, the shelves of cards for sale, the VP track.

import { box, coordinate, named, say, slot, within, zone } from "../marks.mjs";
import { art, drawnInInk } from "./ink.mjs";
import { BOX, MARKET, PILES, RAIDS, ROW, SHELVES, SLIPS, STATE, STORES, TRACK, TRASH } from "./places.mjs";

const slots = (list) => `<g class="k-slots">${list.join("")}</g>`;
/** Out of play. */
const CROSS = (x, y) => `<path class="k-cross" d="M${x - 9} ${y - 9}l18 18m0-18l-18 18"/>`;
const still = (drawing) => `<g class="k-still">${drawing}</g>`;

/** Three broad slips, the card that lies beside, decks, what has left the regions or the game. */
export function vpCards() {
  const slips = [1, 2, 3].map((number) => {
    const at = [SLIPS.x, SLIPS.y + (number - 1) * SLIPS.step, SLIPS.width, SLIPS.height];
    const place = `vp-slot:${number}`;
    const [x, y, width, height] = at;
    return `${zone(place, "k-pile", at, 7)}${slots([
      slot(place, [x + 2, y + height - 38, 36, 36], { kinds: "reserved", size: 36 }),
      slot(place, at, { size: width, large: true }),
    ])}`;
  });
  const piles = Object.entries(PILES).map(([id, at]) => {
    return `${zone(id, "k-pile", at, 7)}${slots([slot(id, within(at, 2), { size: Math.max(at[2], at[3]) - 4 })])}`;
  });
  const trash = Object.entries(TRASH).map(([id, at]) => {
    const [x, y, width, height] = at;
    return `${zone(id, "k-space k-trash", at, 7)}${still(CROSS(x + 18, y + height / 2))}${slots([slot(id, [x + 34, y + 4, width - 38, height - 8], { size: 62 })])}`;
  });
  return [...slips, ...piles, ...trash, theBox()].join("\n");
}

/** The box with the number of the cards in it; they lie fanned beside it, and the place lists them. */
function theBox() {
  const [x, y, width, height] = BOX;
  return `${zone("box", "k-space k-trash", BOX, 7)}${slots([
    slot("box", [x + 4, y + 8, 76, height - 16], { kinds: "box", size: 72 }),
    slot("box", [x + 84, y + 14, width - 90, height - 28], { size: 84, flow: "stack" }),
  ])}`;
}

/** Colonists cost food and the money of their space, which is called by its number; then epoch, taxes and what the turn has brought. */
export function row() {
  const spaces = [0, 1, 2].map((money) => {
    const at = [ROW.x + money * ROW.step, ROW.y, ROW.width, ROW.height];
    const [x, y] = at;
    const coin = money > 0 ? `<text class="k-figure" x="${x + 29}" y="${y + 113}">+${money}</text>${ink("coin", [x + 32, y + 94, 22])}` : "";
    const food = `${ink("food", [x + (money > 0 ? 56 : 30), y + 94, 22])}`;
    const place = `space:${money + 1}`;
    return `${zone(place, "k-space", at, 7)}${still(coin + food)}${coordinate("k-coordinate", money + 1, [place], [x + 13, y + 30])}${slots([slot(place, [x + 23, y + 4, ROW.width - 26, 88], { size: 88 })])}`;
  });
  return `${spaces.join("\n")}${zone("state", "k-space", STATE, 7)}${slots([slot("state", within(STATE, 5), { size: 78 })])}`;
}

function ink(sign, at) {
  return `<g class="k-ink">${drawnInInk(art(sign, at))}</g>`;
}

/** Each good with its ladder of prices; a brass frame lies on the price of the day. */
export function market(goods) {
  const { x, y, width, row: high, field } = MARKET;
  return goods.map((good, i) => {
    const top = y + i * high;
    const ladder = x + width - 4 - good.ladder.length * field;
    const cells = good.ladder.map((price, at) => {
      const cx = ladder + at * field;
      return `<rect class="k-field" ${box([cx, top + 2, field - 3, high - 5])} rx="4"/><text class="k-price" x="${cx + field / 2 - 1.5}" y="${top + 25}">${price}</text>`;
    });
    const places = good.ladder.map((_, at) => slot(good_(good), [ladder + at * field - 1.5, top - 1, field, high + 1], { kinds: `price-${at + 1}`, size: 39 }));
    return `<rect data-zone="${good_(good)}" class="k-good k-${good.class}" ${box([x, top, width, high - 1])} rx="5"/>
      ${still(ink(good.id, [x + 5, top + 2, 30]) + named("k-good-name", good_(good), [x + 42, top + 25]) + cells.join(""))}${slots(places)}`;
  }).join("\n");
}

const good_ = (good) => `good:${good.id}`;

/** Cards for sale and in reserve, by kind; the shelf of the raids is there in games that have them. */
export function shelves() {
  const [left, top, wide, high] = RAIDS;
  const raids = `<g data-zone="raids"><rect class="k-shelf" ${box(RAIDS)} rx="6"/>${say("k-label", "board-raids", [left + 8, top + 24])}</g>${slots([
    slot("raids", [left + 104, top + 1, wide - 108, high - 2], { size: 66, flow: "row" }),
  ])}`;
  const kinds = { ships: "ships", goods: "goods", buildings: "buildings closed-buildings", experts: "experts closed-experts" };
  const sold = Object.entries(SHELVES).map(([id, at]) => shelf(id, at, kinds[id], 78));
  return [...sold, raids, shelf("bank", STORES.bank, "coins", 92), shelf("reserve", STORES.reserve, "reserve", 86)].join("\n");
}

function shelf(id, at, kinds, size) {
  const [x, y, wide, height] = at;
  const head = 27; // the numbers on the upper cards stand out a little
  return `<rect class="k-shelf k-still" ${box(at)} rx="6"/>${say("k-label", `board-${id}`, [x + 8, y + 23])}${slots([
    slot("supply", [x + 3, y + head, wide - 6, height - head - 1], { kinds, size }),
  ])}`;
}

/** Victory points in tens and ones, as on the table. */
export function track() {
  const { x, y, width, height } = TRACK;
  const wide = width / 10;
  return ["tens", "ones"].flatMap((kind, line) =>
    Array.from({ length: 10 }, (_, digit) => {
      const at = [x + digit * wide, y + line * (height + 2), wide - 1, height].map((n) => Math.round(n * 10) / 10);
      const number = kind === "tens" ? digit * 10 : digit;
      return `${zone(`${kind}:${digit}`, `k-step k-${kind}`, at, 4)}<text class="k-digit k-still" x="${at[0] + at[2] / 2}" y="${at[1] + 31}">${number}</text>${slots([
        slot(`${kind}:${digit}`, within(at, 1), { size: 38 }),
      ])}`;
    }),
  ).join("\n");
}
