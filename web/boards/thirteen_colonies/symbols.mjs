// Symbols of 13 Kolonien: those drawn in pieces.svg and vignettes.svg, and those composed of them.

import { menu, SHARED } from "../menu.mjs";
import { dwelling, faces, signs } from "./faces.mjs";
import { art, drawnInInk, INK, printed, symbol, words } from "./ink.mjs";
import { vpSymbols } from "./vp.mjs";

const FILLS = {
  a: "var(--art-gold,#e0ab45)",
  p: "var(--art-paper,#fbf4e1)",
  q: "#fbf4e1",
  g: "#7f9d58",
  r: "#b8402c",
  w: "#a06a38",
  k: "#eac79b",
  b: "#5f9aa6",
  s: "#aaa59b",
  d: "#4a4138",
  o: "#dba653",
  n: "none",
};
const FIELDS = 6;
/** Signs with a number beside them: on the board and in the players' panels. */
const COUNTERS = {
  points: "laurel",
  "vp-cards": "cards",
  hand: "hand",
  "draw-pile": "back",
  draw: "draw",
  hold: "hold",
  tokens: "house",
  tax: "crown",
  "discard-pile": "discard",
};
/** The state of the game, on the board: a sign, and its number at the right of it. */
const STATE = {
  round: "round",
  epoch: "hourglass",
  regions: "map",
  "tax-rate": "crown",
  purse: "purse",
  declaration: "quill",
};
const NATIONS = ["spain", "england", "france", "netherlands"];

export function symbols({ read, content, texts }) {
  const { cards } = content;
  return `<defs>${[
    withoutComments(read("pieces.svg")),
    vignettes(read("vignettes.svg")),
    ...faces(content),
    ...signs(),
    ...vpSymbols(cards, texts),
    ...Array.from({ length: FIELDS }, (_, i) => symbol(`piece-price-${i + 1}`, [42, 38], '<use href="#k-price"/>', "20 18 22")),
    ...cards.filter((card) => ["building", "expert", "ship"].includes(card.type)).flatMap(pile),
    ...cards.filter((card) => card.type === "people").map(people),
    ...NATIONS.map((nation) => symbol(`piece-${nation}`, [64, 64], printed(nation, [2, 2, 60]))),
    ...content.goods.map((good) => gauge(`credit-good-${good.id}`, good.id, CREDIT)),
    ...Object.entries(STATE).map(([kind, sign]) => gauge(kind, sign)),
    ...Object.entries(MENU).map(([id, drawing]) => menu(id, drawing)),
    ...Object.entries(COUNTERS).map(([kind, sign]) => counter(kind, sign)),
  ].join("\n")}</defs>`;
}

function withoutComments(text) {
  return text.replace(/<!--.*?-->/gs, "");
}

/** Classes become attributes, because a stylesheet of the page does not reach into copies of a symbol. */
function vignettes(text) {
  return withoutComments(text)
    .replaceAll(/class="(\w)"/g, (_, look) => `fill="${FILLS[look]}"`)
    .replaceAll(/<symbol (id="[^"]+")>/g, '<symbol $1 overflow="visible">');
}

/** A pile of Europe: what it is, and what it costs below; a closed one is shown faintly. */
function pile(card) {
  const costs = card.cost ? [card.cost] : card.cost_any;
  const row = costs.flatMap((cost, i) => (i > 0 ? [null, ...cost] : cost));
  const wide = row.filter(Boolean).length > 1;
  let at = wide ? 2.5 : 13;
  const drawn = row.map((atom) => {
    if (atom === null) {
      at += 2;
      return words(at - 4, 58, 14, "/");
    }
    const one = small(atom, at);
    at += 22;
    return one;
  });
  const front = symbol(
    `piece-${card.type}s-card-${card.id}`,
    [50, 64],
    `<use href="#k-pile" width="50" height="64"/>${printed(card.id === "carrack" ? "ship" : card.id, [5, 8, 36])}${drawn.join("")}`,
  );
  if (card.type === "ship") {
    return [front];
  }
  return [front, symbol(`piece-closed-${card.type}s-card-${card.id}`, [50, 64], `<use href="#k-shut" width="50" height="64"/><g opacity=".5">${printed(card.id, [7, 5, 34])}</g>`)];
}

/** A part of a cost in the smallest print: a number and a sign. */
function small(atom, x) {
  const count = atom.money ?? atom.n;
  return words(x, 58, 14, count) + printed(atom.money !== undefined ? "coin" : atom.good, [x + 8, 45.5, 14]);
}

/** The size of a people's name, which a screen of 1440 pixels draws about ten pixels high. */
const NAME = 27;

/** About how broad a name is, in the larger of its languages. */
function breadth(card) {
  const broad = (letter) => (/[Iijlrst]/.test(letter) ? 0.45 : letter === "H" ? 0.85 : 0.62);
  return Math.max(...[card.en, card.de].map((name) => [...name].reduce((sum, letter) => sum + broad(letter), 0)));
}

/** A people's tile, as broad as its name, with its home; the number is that of the cards under it. */
function people(card) {
  const width = Math.max(72, Math.round(breadth(card) * NAME) + 8);
  const middle = (width - 2) / 2;
  const badge = [width - 19, 44.5];
  return symbol(
    `piece-people-card-${card.id}`,
    [width, 64],
    `<rect x="3" y="3" width="${width - 3}" height="61" rx="8" opacity=".3"/><rect x="1" y="1" width="${width - 3.5}" height="60.500" rx="8" fill="#e9d3a4" stroke="#4b2f14" stroke-width="1.800"/><circle cx="${badge[0]}" cy="${badge[1]}" r="15" fill="#fffaf0" stroke="#4d6b33" stroke-width="3"/>${printed(dwelling(card.id), [(width - 72) / 4 + 2, 27, 33])}${words(middle, 23, NAME, card.en, ` text-anchor="middle" data-name="card:${card.id}"`)}`,
    `${badge[0]} ${badge[1]} 26`,
  );
}

const MORE = {
  round: '<path d="M54 20A25 25 0 1 0 57 36"/><path fill="#5d7d3c" d="m60 4 1 22-20-8z"/>',
  discard: '<path fill="#fbf4e1" d="M12 4h34v44H12z"/><path fill="#fbf4e1" d="M18 14h34v44H18z"/><path d="M35 24v20m-8-8 8 9 8-9"/>',
  back: '<path fill="#5d4a33" d="M14 4h36v56H14z"/><path fill="#e8d7a0" d="m32 14 5 13 13 5-13 5-5 13-5-13-13-5 13-5z"/>',
  draw: '<path fill="#fbf4e1" d="M4 12h30v44H4z"/><path fill="#5d7d3c" d="M40 22h10v-8l12 16-12 16v-8H40z"/>',
  hold: '<path fill="#fbf4e1" d="M20 4h30v40H20z"/><path fill="#eac79b" d="M6 40c6-6 10-4 16 2h20c6 0 6 8 0 8H28h16l14-10c4 2 4 6 2 8L46 62H18L6 60z"/>',
  purse: '<path fill="#a06a38" d="M22 20C9 30 5 42 7 51c2 7 10 8 25 8s23-1 25-8c2-9-2-21-15-31z"/><path fill="#a06a38" d="M22 20 16 7c9 5 23 5 32 0l-6 13z"/><circle fill="#e0ab45" cx="32" cy="40" r="10"/><path d="M21 20h22"/>',
};
/** The kinds of action in a turn's menu. */
const MENU = {
  play: SHARED.play,
  recruit: art("colonist"),
  buy: art("ship"),
  sell: art("coin"),
  purse: MORE.purse,
  vp: art("laurel"),
  end: SHARED.end,
};

/** A credit has the edge of a coin: it pays like one, this turn. */
const CREDIT = '<circle cx="32" cy="32" r="28.500" fill="none" stroke="#c08a1e" stroke-width="5"/>';

function counter(kind, sign) {
  return symbol(`piece-${kind}`, [64, 64], disc(sign));
}

function gauge(kind, sign, rim = "") {
  return symbol(`piece-${kind}`, [118, 64], `<rect x="1" y="1" width="116" height="62" rx="31" fill="#fffaf0" stroke="#7a6038" stroke-width="1.500"/>${disc(sign, rim)}`, "88 33 42");
}

function disc(sign, rim = "") {
  const drawing = MORE[sign] ?? art(sign);
  return `<circle cx="32" cy="32" r="31" fill="#f6ead0" stroke="#7a6038" stroke-width="1.500"/>${rim}<g color="${INK}" transform="translate(11 11)scale(.66)">${drawnInInk(drawing)}</g>`;
}
