// The personality cards: a vignette for each, and the card as it lies on the table.

import { good } from "./marks.mjs";
import { drawnInInk, face } from "./symbols.mjs";

const NUMERALS = ["", "I", "II", "III", "IV", "V"];
const SPECIALISTS = { brick: "mason", food: "farmer", tool: "smith", wine: "vintner", cloth: "weaver" };

/** The cards of cards.toml with what they are called when they are played; those for another game left out. */
export function cardsOf({ starting_card, purchase_card }) {
  const starting = starting_card.flatMap((card) => {
    const copies = Array.from({ length: Math.max(...Object.values(card.copies)) }, (_, i) => (i ? `-${i + 1}` : ""));
    return copies.map((copy) => ({ ...card, id: card.id + copy, faces: [card.id], deck: 0, cost: [] }));
  });
  const bought = purchase_card
    .filter((card) => card.modes.join() !== "classic")
    .map((card) => ({ ...card, faces: card.actions.map((action) => SPECIALISTS[action.replace("specialist_", "")] ?? action) }));
  return [...starting, ...bought];
}

export function cardSymbols(cards) {
  const faces = new Map(cards.flatMap((card) => [...card.faces.map((id) => [id, [id]]), [faceId(card), card.faces]]));
  const starting = new Set(cards.map((card) => card.id));
  return [
    ...[...faces].map(([id, parts]) => `<symbol id="v-f-${id}" viewBox="0 0 64 64">${drawnInInk(parts.length > 1 ? pair(parts) : emblem(id))}</symbol>`),
    ...[...faces.keys()].filter((id) => !starting.has(id)).map((id) => face(`card-${id}`, base(id))),
    ...cards.map((card) => face(`card-${card.id}`, base(faceId(card)) + belongings(card))),
    ...cards.map(piece),
  ];
}

function base(id) {
  return `<use href="#v-f-${id}" width="64" height="64"/>`;
}

/** The gods of a card, as seals along the lower edge. */
function belongings({ gods }) {
  const size = gods.length > 1 ? 20 : 26;
  return gods
    .map((id, i) => {
      const [x, y] = [64 - (gods.length - i) * size, 64 - size];
      return `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size / 2 - 1}" fill="var(--v-paper,#f7eeda)" stroke="currentColor" stroke-width="1.200"/>
        <g transform="translate(${x + size * 0.18} ${y + size * 0.18})scale(${size / 100})" fill="none" stroke="currentColor" stroke-width="3.500" stroke-linejoin="round"><use href="#v-at-${id}"/></g>`;
    })
    .join("");
}

function faceId(card) {
  return card.faces.join("_").replace("_mercator5", "_mercator");
}

/** The two Mercators bear their money. */
function emblem(id) {
  const money = id.match(/^mercator(\d)$/)?.[1];
  const drawing = `<use href="#v-at-${id.replace(/\d/, "")}"/>`;
  const coin = `<g stroke-width="1" transform="translate(20 22)"><use href="#v-coin"/></g>
    <text x="32" y="39" text-anchor="middle" font-family="var(--font,Georgia,serif)" font-size="15" font-weight="700" fill="#33220a" stroke="none">${money}</text>`;
  return money ? drawing + coin : drawing;
}

function pair(faces) {
  return `<g transform="scale(.62)">${emblem(faces[0])}</g><g transform="translate(25 25)scale(.62)">${emblem(faces[1])}</g>`;
}

/** Name above, vignette, and below the price on red, the number of the deck, and whom the card belongs to. */
function piece(card) {
  const lines = card.faces.map((id, i) => {
    const y = card.faces.length > 1 ? 19 + i * 13.5 : 24;
    return `<text data-name="card:${id}" x="50" y="${y}" text-anchor="middle" font-family="var(--font,Georgia,serif)" font-size="${card.faces.length > 1 || id.startsWith("mercator") ? 12.5 : 14.5}" font-weight="700" fill="#33220f">${id}</text>`;
  });
  const price = card.cost.length
    ? `<path fill="#a3312a" d="M8 108h${card.cost.length * 22 + 4}v24H12a4 4 0 0 1-4-4z"/>${card.cost.map((id, i) => good(id, [11 + i * 22, 110, 20])).join("")}`
    : "";
  const side = card.gods.length > 1 ? 20 : 26;
  const gods = card.gods
    .map((id, i) => `<g transform="translate(${92 - (card.gods.length - i) * (side + 1)} ${133 - side})scale(${side / 64})"><use href="#v-at-${id}"/></g>`)
    .join("");
  const points = card.minerva_points
    ? `<text x="60.500" y="127" text-anchor="middle" font-family="var(--font,Georgia,serif)" font-size="15" font-weight="700" fill="#33220f">${card.minerva_points}</text>`
    : "";
  const deck = card.deck ? `<text x="12" y="101" font-family="var(--font,Georgia,serif)" font-size="12" font-weight="700" fill="#8a6a34">${NUMERALS[card.deck]}</text>` : "";
  return `<symbol id="piece-card-card-${card.id}" viewBox="0 0 100 140"><use href="#v-front"/>${lines.join("")}
    <use href="#v-f-${faceId(card)}" color="#3b2a1a" x="17" y="${card.faces.length > 1 ? 37 : 33}" width="66" height="66"/>
    ${deck}${price}${points}<g color="#3b2a1a" fill="none" stroke="#3b2a1a" stroke-width="3.500" stroke-linejoin="round">${gods}</g></symbol>`;
}
