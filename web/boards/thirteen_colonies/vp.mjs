// VP cards as broad slips: name, what it costs or needs, what it brings, and its points. Long words are left to the
// card's text; these are short, so that three cards can be read on the board.

import { printed, symbol, words } from "./ink.mjs";
import { signOf, subjectOf } from "./faces.mjs";

const BANDS = { condition: "#3f6f8f", cost: "#b07a28", deck: "#5d7d3c", end: "#8f2f28" };
const LEFT = 96;
const SEAL = 512;

/** A sign and its number; `x` is where it begins. Returns the drawing and where it ends. */
function chip(atom, x, y, side) {
  const count = atom.money ?? atom.declarations ?? atom.hand ?? atom.n;
  const signs = atom.any_good ?? [signOf(atom)];
  let at = x + 17;
  const drawn = [words(x, y + side * 0.78, 24, count)];
  signs.forEach((sign, i) => {
    if (i > 0) {
      drawn.push(words(at, y + side * 0.76, 20, "/"));
      at += 9;
    }
    drawn.push(printed(sign, [at, y, side]));
    at += side + 2;
  });
  return { drawn: drawn.join(""), end: at };
}

export function chips(atoms, x, y, side) {
  let at = x;
  const drawn = atoms.map((atom) => {
    const one = chip(atom, at, y, side);
    at = one.end + 10;
    return one.drawn;
  });
  return { drawn: drawn.join(""), end: at };
}

const say = (id) => `<tspan data-say="${id}"/>`;
const name = (card) => `<tspan data-name="card:${card}"/>`;
const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);

/** An effect in a few words. */
function deed(effect) {
  const { verb, n } = effect;
  if (verb === "gain") return `+${n} ${name(effect.card)}`;
  if (verb === "gain_money") return `+${n} ${say("board-money")}`;
  if (verb === "vp") return effect.per ? `${n} ${say("board-vp-for")} ${say(`metric-${effect.per}`)}` : `+${n} ${say("board-points")}`;
  if (verb === "tax") return `${say(effect.scope === "self" ? "board-own-rate" : "board-rate")} ${signed(n)}`;
  if (verb === "declare") return `+${n} ${say("board-declare")}`;
  if (verb === "raise") return `${say(`board-raise-${effect.stat}`)} ${signed(n)}`;
  if (verb === "score") return `${say("board-score")} ${n}`;
  if (verb === "place_soldiers") return `${say("board-place")} ${n}`;
  if (verb === "land_grab") return `${say("board-grab")} ${n}`;
  return say(`board-do-${verb}`);
}

/** What a card brings beside its points. */
function deeds(card) {
  const found = [...(card.do ?? []), ...(card.on_gain ?? [])].filter((one) => one.verb !== "end_game");
  const parts = found.map(deed);
  if (card.goes === "deck") {
    const acts = (card.action ?? []).map((one) => `<tspan data-name="play:${card.id}:${one.id}"/>`);
    parts.push(`${say("board-to-deck")}${acts.length > 0 ? `: ${acts.join(", ")}` : ""}`);
  }
  if (card.id === "independence") parts.push(say("board-do-end_game"));
  return parts.join("; ");
}

function needs(card) {
  if (card.kind === "end") return say("board-end-check");
  return card.need.map((one) => `${one.min} × ${say(`metric-${one.metric}`)}`).join(", ");
}

export function seal(x, y, radius, points) {
  const star = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const reach = i % 2 ? radius * 0.86 : radius;
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `<path d="M${star.join("L")}z" fill="url(#k-brass)" stroke="#4a320c" stroke-width="1.500"/><circle cx="${x}" cy="${y}" r="${(radius * 0.68).toFixed(1)}" fill="#fff6dc" stroke="#4a320c" stroke-opacity=".5"/>${words(x, y + radius * 0.36, radius, points, ' text-anchor="middle"')}`;
}

function fitted(text, room, most) {
  return Math.min(most, Math.floor((room / (text.length * 0.56)) * 10) / 10);
}

function slip(card, texts) {
  const longest = card.de.length > card.en.length ? card.de : card.en;
  const title = words(LEFT, 28, fitted(longest, card.vp ? 372 : 450, 24), card.en, ` data-name="card:${card.id}"`);
  const brings = deeds(card);
  // What stands alone can be larger.
  const alone = !brings && !card.need;
  const cost = card.cost ? chips(card.cost, LEFT, alone ? 38 : 33, alone ? 35 : 27) : { drawn: "", end: LEFT };
  const perm = card.cost?.some((atom) => atom.perm) ? say("board-lasting") : "";
  const told = card.need ? needs(card) : perm;
  const edge = card.vp ? SEAL - 44 : 552;
  const line = (x, y, most, text) => {
    const fit = Math.min(...texts.map((read) => fitted(read(text), (edge - x) * 1.05, most)));
    return words(x, y, fit, text).replace('font-weight="700"', 'font-weight="500"');
  };
  const band = BANDS[card.kind] ?? "#5b4a33";
  return symbol(
    `piece-${card.place === "beside" ? "beside" : "vp"}-card-${card.id}`,
    [560, 88],
    `<use href="#k-slip"/><path d="M1 8a7 7 0 0 1 7-7h76v84H8a7 7 0 0 1-7-7z" fill="${band}"/><circle cx="43" cy="43" r="36" fill="#fff8e6"/>${printed(subjectOf(card), [18, 18, 50])}${card.nation ? printed(card.nation, [56, 54, 30]) : ""}${title}${cost.drawn}${told ? line(cost.end, brings ? 53 : 62, brings ? 21 : 23, told) : ""}${brings ? line(LEFT, 79, 22, brings) : ""}${card.vp ? seal(SEAL, 43, 38, card.vp) : ""}`,
  );
}

export function vpSymbols(cards, texts) {
  // Cards that take effect at once never lie in a slot.
  const shown = cards.filter((card) => ["vp", "nation"].includes(card.type) && card.kind !== "instant" && card.check !== "on_reveal");
  return shown.map((card) => slip(card, texts));
}
