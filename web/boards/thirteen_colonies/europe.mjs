// Europe: VP cards, piles, the colonists' row, the market, the shelves of cards for sale, the VP track.

import { box, named, say, slot, within, zone } from "../marks.mjs";
import { art, drawnInInk } from "./ink.mjs";
import { EUROPE, MARKET, PILES, RAIDS, ROW, SHELVES, SIDE, SLIPS, STATE, STORES, TRACK, TRASH } from "./places.mjs";

const slots = (list) => `<g class="k-slots">${list.join("")}</g>`;
/** Out of play. */
const CROSS = (x, y) => `<path class="k-cross" d="M${x - 9} ${y - 9}l18 18m0-18l-18 18"/>`;
const still = (drawing) => `<g class="k-still">${drawing}</g>`;

/** Three broad slips, the stack that they come from, and the card that lies beside. */
export function vpCards() {
  const slips = [1, 2, 3].map((number) => {
    const at = [SLIPS.x, SLIPS.y + (number - 1) * SLIPS.step, SLIPS.width, SLIPS.height];
    const place = `vp-slot:${number}`;
    const [x, y, width, height] = at;
    return `${zone(place, "k-pile", at, 7)}${slots([
      slot(place, [x + width - 140, y + height - 44, 52, 44], { kinds: "reserved", size: 44 }),
      slot(place, at, { size: width }),
    ])}`;
  });
  const piles = Object.entries(PILES).map(([id, at]) => {
    return `${zone(id, "k-pile", at, 7)}${slots([slot(id, within(at, 2), { size: Math.max(at[2], at[3]) - 4 })])}`;
  });
  const trash = Object.entries(TRASH).map(([id, at]) => {
    const [x, y, width, height] = at;
    return `${zone(id, "k-space k-trash", at, 7)}${still(CROSS(x + 18, y + height / 2))}${slots([slot(id, [x + 34, y + 4, width - 38, height - 8], { size: 62 })])}`;
  });
  return [...slips, ...piles, ...trash].join("\n");
}

/** Colonists cost food and the money of their space; then epoch, taxes and what the turn has brought. */
export function row() {
  const spaces = [0, 1, 2].map((money) => {
    const at = [ROW.x + money * ROW.step, ROW.y, ROW.width, ROW.height];
    const [x, y] = at;
    const coin = money > 0 ? `<text class="k-figure" x="${x + 34}" y="${y + 86}">+${money}</text>${ink("coin", [x + 38, y + 69, 20])}` : "";
    const food = `${ink("food", [x + (money > 0 ? 60 : 34), y + 69, 20])}`;
    const place = `space:${money + 1}`;
    return `${zone(place, "k-space", at, 7)}${still(coin + food)}${slots([slot(place, [x + 6, y + 4, ROW.width - 12, 64], { size: 64 })])}`;
  });
  return `${spaces.join("\n")}${zone("state", "k-space", STATE, 7)}${slots([slot("state", within(STATE, 6), { size: 92 })])}`;
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
  const { lines } = SHELVES;
  const rows = [
    [
      ["ships", [x, 240], "ships", 74],
      ["goods", [x + 244, width - 244], "goods", 74],
    ],
    [["buildings", [x, width], "buildings closed-buildings", 74]],
    [["experts", [x, width], "experts closed-experts", 74]],
  ];
  const [left, top, wide, high] = RAIDS;
  const raids = `<rect class="k-shelf k-still" ${box(RAIDS)} rx="5"/>${say("k-label", "board-raids", [left + 6, top + 22])}${slots([
    slot("supply", [left + 92, top + 1, wide - 96, high - 2], { kinds: "raids", size: 40, flow: "row" }),
  ])}`;
  const sold = rows.flatMap((line, i) =>
    line.map(([id, [left, wide], kinds, size]) => shelf(id, [left, lines[i][0], wide, lines[i][1]], kinds, size)),
  );
  return [raids, ...sold, shelf("bank", STORES.bank, "coins", 92, "k-large"), shelf("reserve", STORES.reserve, "reserve", 86, "k-large")].join("\n");
}

function shelf(id, at, kinds, size, look = "") {
  const [x, y, wide, height] = at;
  const head = look ? 30 : 19;
  return `<rect class="k-shelf k-still" ${box(at)} rx="6"/>${say(`k-label ${look}`.trim(), `board-${id}`, [x + 6, y + head - 4])}${slots([
    slot("supply", [x + 3, y + head, wide - 6, height - head - 1], { kinds, size }),
  ])}`;
}

/** Victory points in tens and ones, as on the table. */
export function track() {
  const { x, width } = SIDE;
  const { y, height } = TRACK;
  const wide = width / 10;
  return ["tens", "ones"].flatMap((kind, line) =>
    Array.from({ length: 10 }, (_, digit) => {
      const at = [x + digit * wide, y + line * (height + 2), wide - 1, height].map((n) => Math.round(n * 10) / 10);
      const number = kind === "tens" ? digit * 10 : digit;
      return `${zone(`${kind}:${digit}`, `k-step k-${kind}`, at, 4)}<text class="k-digit k-still" x="${at[0] + at[2] / 2}" y="${at[1] + 30}">${number}</text>${slots([
        slot(`${kind}:${digit}`, within(at, 1), { size: 32 }),
      ])}`;
    }),
  ).join("\n");
}
