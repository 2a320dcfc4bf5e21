// Symbols for pieces and cards: those drawn in pieces.svg and faces.svg, and those composed of them here.

import { menu, SHARED } from "../menu.mjs";
import { REGIONS, SEAS } from "./places.mjs";

const ACTION_CARDS = new Set(
  ["diplomacy", "land_grab", "mercenaries", "military_campaign", "missionaries", "plague", "trade"],
);
const INTERESTS = {
  north_africa: ["agricultural", "mineral"],
  sub_saharan_africa: ["natural", "mineral"],
  middle_east: ["agricultural", "natural"],
  india: ["agricultural", "natural"],
  china: ["agricultural", "mineral"],
  southeast_asia: ["natural", "mineral"],
};
const RESOURCES = ["agricultural", "natural", "mineral"];
/** The kinds of action in the menu of an action round. */
const MENU = {
  draw: SHARED.draw,
  move: '<use href="#b-boat" x="16" y="10"/><use href="#b-swell"/>',
  play: SHARED.play,
  explore: '<circle cx="32" cy="32" r="23" fill="var(--art-paper,#fbf4e1)"/><path d="M44 20 36 36 20 44 28 28z" fill="var(--art-gold,#e0ab45)"/><circle cx="32" cy="32" r="2.5"/>',
  withdraw: '<use href="#piece-disc" x="4" y="22" width="36" height="36"/><path d="M50 44c4-18-8-30-26-28m8-9-9 9 9 9" stroke-width="4"/>',
  pass: SHARED.pass,
};
const VALUES = [1, 2, 3, 4];

export function symbols(read) {
  const faces = spelledOut(read("faces.svg"));
  const cards = [...faces.matchAll(/id="face-card-(\w+)"/g)].map((match) => match[1]);
  const interests = Object.entries(INTERESTS).flatMap(([region, goods]) => goods.map((good) => [region, good]));
  return `<defs>${[
    parts(withoutComments(read("pieces.svg"))),
    faces,
    ...VALUES.map(limit),
    ...Object.keys(REGIONS).map((id) => face(`region-${id}`, drawnInInk(`<use href="#b-at-${id}"/>`))),
    ...Object.keys(SEAS).flatMap(sea),
    ...RESOURCES.map((id) => face(`resource-${id}`, `<use href="#piece-cube-resource-${id}" width="64" height="64"/>`)),
    face("faction-natives", '<use href="#piece-disc" width="64" height="64"/>'),
    ...interests.map(interest),
    ...cards.map(card),
    ...Object.entries(MENU).map(([id, drawing]) => menu(id, drawing)),
    ...cards.filter((id) => !ACTION_CARDS.has(id)).map(covered),
  ].join("\n")}</defs>`;
}

function withoutComments(text) {
  return text.replace(/<!--.*?-->/gs, "");
}

/** Classes become attributes, because a stylesheet of the page does not reach into copies of a symbol. */
function spelledOut(text) {
  return parts(withoutComments(text))
    .replaceAll('class="a"', 'fill="var(--art-gold,#e0ab45)"')
    .replaceAll('class="p"', 'fill="var(--art-paper,#fbf4e1)"')
    .replaceAll(
      /<symbol id="(\S+)">(.*)<\/symbol>/g,
      (_, id, drawing) => `<symbol id="${id}" viewBox="0 0 64 64">${drawnInInk(drawing)}</symbol>`,
    );
}

/** What other symbols are composed of is not cut off at an edge. */
function parts(text) {
  return text.replaceAll(/<symbol (id="b-[^"]+")>/g, '<symbol $1 overflow="visible">');
}

function drawnInInk(drawing) {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

function face(id, drawing) {
  return `<symbol id="face-${id}" viewBox="0 0 64 64">${drawing}</symbol>`;
}

/** A sea zone, and a ship in it that is fresh or used. */
function sea(id) {
  const ship = (status) => `<use href="#piece-ship-${status}" width="64" height="64"/>`;
  return [
    face(`sea-${id}`, drawnInInk('<use href="#b-boat" x="16" y="10"/><use href="#b-swell"/>')),
    face(`ship-${id}-fresh`, ship("fresh")),
    face(`ship-${id}-used`, ship("used")),
  ];
}

function limit(value) {
  const squares = Array.from({ length: value }, (_, i) => `M${23.2 - value * 3.5 + i * 7} 30h4.600v4.600h-4.600z`);
  return `<symbol id="piece-limit-${value}" viewBox="0 0 44 44" data-badge="22 18.5 20"><use href="#b-limit"/>
    <path fill="#9c3b2a" d="${squares.join("")}"/></symbol>`;
}

function interest([region, good]) {
  const id = `interest-ei_${region}_${good}`;
  const cube = `<use href="#piece-cube-resource-${good}" x="38" y="38" width="26" height="26"/>`;
  return `${face(id, drawnInInk(`<use href="#b-at-${region}"/>`) + cube)}
    <symbol id="piece-interest-${id}" viewBox="0 0 50 70"><use href="#piece-interest" width="50" height="70"/>
    <use href="#face-${id}" color="#3b2a1a" x="7" y="14" width="36" height="36"/></symbol>`;
}

function card(id) {
  const mark = ACTION_CARDS.has(id) ? "m25 59 4 3-4 3-4-3z" : "M22 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
  return `<symbol id="piece-card-card-${id}" viewBox="0 0 50 70"><use href="#b-front"/>
    <path fill="var(--seat-ink,#fff)" d="${mark}"/><use href="#face-card-${id}" color="#3b2a1a" x="5" y="16" width="40" height="40"/></symbol>`;
}

/** The looking seat's own card that lies face down: its back, with what is under it in the middle. */
function covered(id) {
  return `<symbol id="piece-covered-card-${id}" viewBox="0 0 50 70"><use href="#piece-card" width="50" height="70"/>
    <circle cx="25" cy="35" r="18.500" fill="url(#b-stock)" stroke="#4b3822"/><use href="#face-card-${id}" color="#3b2a1a" x="11" y="21" width="28" height="28"/></symbol>`;
}
