// The 30 expedition cards, the 18 colony tiles and the Bonanza tiles: vignettes and pieces.

import { COLONIES, SPICES } from "./facts.mjs";
import { sign } from "./spices.mjs";
import { capital, drawnInInk, emblem, face, figure } from "./ink.mjs";
import { WITH_ACTION_SIGN } from "./tiles.mjs";

const EFFECTS = {
  ships_2: emblem("ship") + figure(2),
  colonists_2: emblem("man") + figure(2),
  ducats_5: emblem("ducats") + figure(5),
  spices_2: emblem("sack") + figure(2),
  sell_spices: emblem("sell"),
  pay_ducats_progress: emblem("for_ducats"),
  harvest_mix: emblem("mix"),
  found_extra_card: emblem("more"),
  progress_ships_only: emblem("for_ships"),
  progress_spices_only: emblem("for_spices"),
};
/** Cards that go with an action bear its letter. */
const WITH_ACTION = new Set(["harvest_mix", "found_extra_card", "progress_ships_only", "progress_spices_only"]);

export function cardSymbols({ card }) {
  return [
    `<symbol id="g-front" overflow="visible"><rect x=".8" y=".8" width="68.400" height="88.400" rx="6" fill="url(#g-stock)" stroke="#4b3822" stroke-width="1.600"/><path fill="#2f5a56" d="M4 4h62v21H4z"/><path fill="none" stroke="#2f5a56" stroke-width="1.500" d="M4.700 25h60.600v60.300H4.700z"/></symbol>`,
    ...Object.entries(EFFECTS).map(([id, art]) => `<symbol id="g-e-${id}" overflow="visible">${drawnInInk(art)}</symbol>`),
    ...card.flatMap(expedition),
    ...Object.entries(COLONIES).flatMap(([id, colony]) => colonyTiles(id, colony)),
    ...bonanza(),
  ];
}

function men(count, x, y, side) {
  return Array.from({ length: count }, (_, i) => `<use href="#piece-colonist" x="${x + i * side * 0.8}" y="${y}" width="${side}" height="${side}"/>`).join("");
}

/** Colonists above, the animal or thing in the middle, the effect below. Numbers are printed, so badges are too small to be seen. */
function expedition({ effect, colonists, symbol }) {
  const id = `${effect}_${symbol}`;
  const action = WITH_ACTION.has(effect)
    ? `<g transform="translate(47 4.500)">${WITH_ACTION_SIGN}</g>`
    : "";
  const use = (what, x, y, side) => `<use href="#g-${what}" transform="translate(${x} ${y})scale(${side / 64})"/>`;
  return [
    face(`card-${id}`, `${use(`e-${effect}`, 0, 0, 41)}<g transform="translate(37 36)scale(.42)">${drawnInInk(emblem(symbol))}</g>`),
    `<symbol id="piece-card-card-${id}" viewBox="0 0 70 90" data-badge="35 45 .1"><use href="#g-front"/>${men(colonists, 6, 5, 19)}${action}
    <g color="#3b2a1a"><g transform="translate(7 28)scale(.52)">${drawnInInk(emblem(symbol))}</g>${use(`e-${effect}`, 27, 46, 36)}</g></symbol>`,
  ];
}

function colonyTiles(id, { colonists, fields, pairs, tiles }) {
  const list = pairs ?? Array.from({ length: tiles }, (_, i) => `${i + 1}`);
  return [
    `<symbol id="g-c-${id}" overflow="visible"><path d="M10 4h82a6 6 0 0 1 6 6v82a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" opacity=".3"/><rect x="1" y="1" width="96" height="96" rx="8" fill="#c07a2c" stroke="#2c1a0c"/><rect x="6" y="6" width="86" height="86" rx="4" fill="url(#g-stock)" stroke="#2c1a0c" stroke-opacity=".5"/>
    <text data-name="colony:${id}" x="49" y="22" text-anchor="middle" font-family="var(--font,Georgia)" font-size="16.500" font-weight="700" fill="#33220f">${capital(id)}</text>
    <g color="#3b2a1a" transform="translate(12 24)scale(.36)">${drawnInInk(emblem("hut"))}</g>
    <path fill="#fff8e4" stroke="#7a5a2c" stroke-width="1.500" stroke-dasharray="4 2.500" d="${Array.from({ length: fields }, (_, i) => `M${86 - (fields - i) * 22} 26h19v19h-19z`).join("")}"/></symbol>`,
    face(`colony-${id}`, drawnInInk(emblem("hut") + figure(colonists, [46, 62]))),
    ...list.flatMap((tile) => {
      const spices = pairs ? tile.split("_") : SPICES;
      const signs = (x, y, side, step) => spices.map((spice, i) => sign(spice, [x + i * step, y, side])).join("");
      const row = pairs ? signs(13, 53, 33, 39) : SPICES.map((spice, i) => sign(spice, [[11, 39, 67, 25, 53][i], i < 3 ? 49 : 71, 20])).join("");
      return [
        `<symbol id="piece-colony_tile-colony_tile-${id}_${tile}" viewBox="0 0 100 100" data-badge="50 50 .1"><use href="#g-c-${id}"/>${row}</symbol>`,
        face(`colony_tile-${id}_${tile}`, `<use href="#piece-colony_tile-colony_tile-${id}_${tile}" width="64" height="64"/>`),
      ];
    }),
  ];
}

function bonanza() {
  const art = {
    two_ships: emblem("ship") + figure(2),
    two_colonists: emblem("man") + figure(2),
    ship_and_colonist: emblem("ship", [-6, 8, 40]) + emblem("man", [30, 8, 40]),
    three_ducats: emblem("ducats") + figure(3),
    five_ducats: emblem("ducats") + figure(5),
    two_spices: emblem("sack") + figure(2),
    expedition_card: emblem("back"),
    extra_action: emblem("extra"),
  };
  return Object.entries(art).flatMap(([id, drawing]) => [
    face(`bonanza-${id}`, drawnInInk(drawing)),
    `<symbol id="piece-bonanza-bonanza-${id}" viewBox="0 0 64 64"><use href="#g-lozenge"/><use href="#face-bonanza-${id}" color="#3b2a1a" x="16" y="15" width="32" height="32"/></symbol>`,
  ]);
}
