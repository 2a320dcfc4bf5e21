// Europe: VP cards, piles, the colonists' row, the market, the shelves of cards for sale, the VP track.

import { box, named, say, slot, within, zone } from "../marks.mjs";
import { art, drawnInInk } from "./ink.mjs";
import { EUROPE, MARKET, PILES, RAIDS, ROW, SHELVES, SLIPS, STATE, TRACK } from "./places.mjs";

const slots = (list) => `<g class="k-slots">${list.join("")}</g>`;
const still = (drawing) => `<g class="k-still">${drawing}</g>`;

/** Three broad slips, the stack that they come from, and the card that lies beside. */
export function vpCards() {
  const slips = [1, 2, 3].map((number) => {
    const at = [SLIPS.x, SLIPS.y + (number - 1) * SLIPS.step, SLIPS.width, SLIPS.height];
    const place = `vp-slot:${number}`;
    const [x, y, width, height] = at;
    return `${zone(place, "k-pile", at, 7)}${slots([
      slot(place, [x + width - 108, y + height - 34, 40, 34], { kinds: "reserved", size: 34 }),
      slot(place, at, { size: width }),
    ])}`;
  });
  const piles = Object.entries(PILES).map(([id, at]) => {
    return `${zone(id, "k-pile", at, 7)}${slots([slot(id, within(at, 2), { size: Math.max(at[2], at[3]) - 4 })])}`;
  });
  return [...slips, ...piles].join("\n");
}

/** Colonists cost food and the money of their space; then epoch, taxes and what the turn has brought. */
export function row() {
  const spaces = [0, 1, 2].map((money) => {
    const at = [ROW.x + money * ROW.step, ROW.y, ROW.width, ROW.height];
    const [x, y] = at;
    const coin = money > 0 ? `<text class="k-figure" x="${x + 34}" y="${y + 91}">+${money}</text>${ink("coin", [x + 38, y + 74, 20])}` : "";
    const food = `${ink("food", [x + (money > 0 ? 60 : 34), y + 74, 20])}`;
    const place = `space:${money + 1}`;
    return `${zone(place, "k-space", at, 7)}${still(coin + food)}${slots([slot(place, [x + 6, y + 4, ROW.width - 12, 68], { size: 68 })])}`;
  });
  return `${spaces.join("\n")}${zone("state", "k-space", STATE, 7)}${slots([slot("state", within(STATE, 8), { size: 66 })])}`;
}

function ink(sign, at) {
  return `<g class="k-ink">${drawnInInk(art(sign, at))}</g>`;
}

/** Each good with its ladder of prices; a brass frame lies on the price of the day. */
export function market(goods) {
  const { x, y, column, row: high, lines } = MARKET;
  const field = 30;
  return goods.map((good, i) => {
    const left = x + Math.floor(i / lines) * column;
    const top = y + (i % lines) * high;
    const ladder = left + column - 8 - good.ladder.length * field;
    const cells = good.ladder.map((price, at) => {
      const cx = ladder + at * field;
      return `<rect class="k-field" ${box([cx, top + 2, field - 3, high - 5])} rx="4"/><text class="k-price" x="${cx + field / 2 - 1.5}" y="${top + 23}">${price}</text>`;
    });
    const places = good.ladder.map((_, at) => slot(good_(good), [ladder + at * field - 4, top - 1, field + 5, high], { kinds: `price-${at + 1}`, size: 35 }));
    return `<rect data-zone="${good_(good)}" class="k-good k-${good.class}" ${box([left, top, column - 6, high - 1])} rx="5"/>
      ${still(ink(good.id, [left + 4, top + 2, 28]) + named("k-good-name", good_(good), [left + 37, top + 22]) + cells.join(""))}${slots(places)}`;
  }).join("\n");
}

const good_ = (good) => `good:${good.id}`;

/** Cards for sale and in reserve, by kind. */
export function shelves() {
  const { x, width } = EUROPE;
  const { y, height } = SHELVES;
  const rows = [
    [
      ["ships", [x, 126], "ships", 66],
      ["goods", [x + 130, 240], "goods", 66],
      ["bank", [x + 374, 348], "coins", 66],
    ],
    [["buildings", [x, width], "buildings closed-buildings", 66]],
    [
      ["experts", [x, 420], "experts closed-experts", 66],
      ["reserve", [x + 424, 298], "reserve", 54],
    ],
  ];
  const raids = slots([slot("supply", RAIDS, { kinds: "raids", size: 40 })]);
  return raids + rows.flatMap((shelf, i) =>
    shelf.map(([id, [left, wide], kinds, size]) => {
      const at = [left, y + i * (height + 2), wide, height];
      return `<rect class="k-shelf k-still" ${box(at)} rx="6"/>${say("k-label", `board-${id}`, [left + 6, at[1] + 14])}${slots([
        slot("supply", [left + 3, at[1] + 17, wide - 6, height - 19], { kinds, size }),
      ])}`;
    }),
  ).join("\n");
}

/** Victory points in tens and ones, as on the table. */
export function track() {
  const { x, width } = EUROPE;
  const { y, height } = TRACK;
  const wide = (width - 6) / 20;
  return ["tens", "ones"].flatMap((kind, half) =>
    Array.from({ length: 10 }, (_, digit) => {
      const left = x + half * (width / 2 + 3) + digit * wide;
      const at = [left, y, wide - 1, height].map((n) => Math.round(n * 10) / 10);
      const number = kind === "tens" ? digit * 10 : digit;
      return `${zone(`${kind}:${digit}`, `k-step k-${kind}`, at, 4)}<text class="k-digit k-still" x="${at[0] + at[2] / 2}" y="${y + 27}">${number}</text>${slots([
        slot(`${kind}:${digit}`, within(at, 1), { size: 32 }),
      ])}`;
    }),
  ).join("\n");
}
