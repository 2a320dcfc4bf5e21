// The strip below the map: game turns, phases, turn order, supply and the bag of cubes.

import { coordinate } from "../marks.mjs";
import { box, slot } from "./slots.mjs";

const TOP = 895;
const HEIGHT = 92;
const SPACE = { y: 923, height: 58, gap: 6 };
const ACTION = 72;
const COLONIZATION = 162;
const PHASES = [ACTION, ACTION, COLONIZATION, ACTION, ACTION, COLONIZATION];
const ROWS = 4;
const TURNS = 3;

export function tracks() {
  return [
    ...panel(20, 206, "board-turn", spaces(28, Array(TURNS).fill(60), turn, numeral(turn))),
    ...panel(238, 658, "", spaces(246, PHASES, (i) => `phase:${i}`, phase)),
    ...panel(908, 260, "board-turn-order", spaces(913, Array(ROWS).fill(58), row, numeral(row))),
    ...panel(1180, 166, "board-supply", supply()),
    ...panel(1360, 220, "board-bag-short", bag()),
  ].join("\n");
}

function panel(x, width, heading, inside) {
  const words = heading && `<text class="b-heading" data-say="${heading}" x="${x + width / 2}" y="${TOP + 20}"/>`;
  return [`<rect class="b-panel" ${box([x, TOP, width, HEIGHT])} rx="6"/>${words}`, ...inside];
}

function spaces(left, widths, zone, printed) {
  let x = left;
  return widths.map((width, i) => {
    const at = [x, SPACE.y, width, SPACE.height];
    x += width + SPACE.gap;
    return space(zone(i), at, printed(i, at));
  });
}

function space(zone, at, printed, kinds = "") {
  return `<rect data-zone="${zone}" class="b-space" ${box(at)} rx="5"/>${printed}
    <g class="b-slots">${slot(zone, at.map((n, i) => (i < 2 ? n + 3 : n - 6)), { kinds, size: 48 })}</g>`;
}

function numeral(zone) {
  return (i, [x, y, width]) => coordinate("b-numeral", i + 1, [zone(i)], [x + width / 2, y + 41]);
}

const turn = (i) => `turn:${i + 1}`;
const row = (i) => `row:${i + 1}`;

/** Rounds show a helm, colonization phases a flag; two rounds share a heading over both. */
function phase(i, [x, y, width]) {
  const centre = `transform="translate(${x + width / 2} ${y + 29})"`;
  const sign =
    PHASES[i] === ACTION
      ? "M0-9a9 9 0 1 0 .1 0zM0-17v34M-17 0h34M-12-12l24 24M12-12l-24 24"
      : "M-9 18v-36M-9-16c8-4 12 4 22 0v15c-10 4-14-4-22 0M-16 18h14";
  return `${phaseHeading(i, x, width)}<path class="b-sign" ${centre} d="${sign}"/>`;
}

function phaseHeading(i, x, width) {
  const heading = (say, middle) => `<text class="b-heading" data-say="${say}" x="${middle}" y="${TOP + 20}"/>\n    `;
  if (PHASES[i] === COLONIZATION) return heading(`board-phase-${i}`, x + width / 2);
  return PHASES[i + 1] === ACTION ? heading(`board-phases-${i}-${i + 1}`, x + width + SPACE.gap / 2) : "";
}

/** The natives' place is also where they are pointed at as a faction. */
function supply() {
  const natives = [1188, SPACE.y, 72, SPACE.height];
  const mercenaries = [1266, SPACE.y, 72, SPACE.height];
  return [
    `<rect data-zone="supply" class="b-space" ${box([1188, SPACE.y, 150, SPACE.height])} rx="5"/>
    <rect data-zone="faction:natives" class="b-space" ${box(natives)} rx="5"/>
    <g class="b-slots">${slot("supply", natives, { kinds: "disc", size: 48 })}
    ${slot("supply", mercenaries, { kinds: "mercenary", size: 48 })}</g>`,
  ];
}

function bag() {
  const goods = ["agricultural", "natural", "mineral"];
  return spaces(1368, [64, 64, 64], (i) => `resource:${goods[i]}`, () => "");
}
