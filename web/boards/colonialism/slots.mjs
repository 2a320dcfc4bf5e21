// Names and slots of regions and seas, and the places for policy cards beside each region.

import { CARD_PLACE, REGIONS, SEAS, SEATS, slipOf } from "./places.mjs";

export function box([x, y, width, height]) {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

export function slot(zone, at, { kinds, size, flow }) {
  const only = kinds ? ` data-kinds="${kinds}"` : "";
  const order = flow ? ` data-flow="${flow}"` : "";
  return `<rect data-slot="${zone}"${only} data-size="${size}"${order} ${box(at)}/>`;
}

/** Four places at each region, one for each seat, on a slip of paper with a line to the land. */
export function cardPlaces() {
  return Object.entries(REGIONS).map(([id, region]) => slip(id, region.cards)).join("\n");
}

function slip(id, cards) {
  const { at, columns, leader } = cards;
  const { width, height, gap, edge } = CARD_PLACE;
  const places = Array.from({ length: SEATS }, (_, seat) => {
    const x = at[0] + edge + (seat % columns) * (width + gap);
    const y = at[1] + edge + Math.floor(seat / columns) * (height + gap);
    return { zone: `policy:${seat}:${id}`, seat, at: [x, y, width, height] };
  });
  return `<g class="b-slip b-${id}">
    <path class="b-leader" d="${leader}"/>
    <rect class="b-slip-paper" ${box(slipOf(cards))} rx="5"/>
    ${places.map((p) => `<rect data-zone="${p.zone}" class="b-place b-seat-${p.seat}" ${box(p.at)} rx="4"/>`).join("\n")}
    </g>
    <g class="b-slots">${places
      .map((p) => slot(p.zone, p.at.map((n, i) => (i < 2 ? n + 2 : n - 4)), { size: 54, flow: "stack" }))
      .join("\n")}</g>`;
}

/** The words on the map. */
export function names() {
  const regions = Object.entries(REGIONS).map(([id, { name }]) => label("b-name", `region:${id}`, name));
  const seas = Object.entries(SEAS).map(([id, { name }]) => label("b-name b-sea-name", `sea:${id}`, name));
  return `<g class="b-names">${[...seas, ...regions].join("\n")}</g>`;
}

function label(look, zone, [x, y]) {
  return `<text class="${look}" data-name="${zone}" x="${x}" y="${y}"/>`;
}

/** Where discs, cubes, tiles and ships lie. */
export function pieceSlots() {
  const regions = Object.entries(REGIONS).flatMap(([id, region]) => [
    slot(`region:${id}`, region.discs, { kinds: "disc mercenary", size: 50 }),
    slot(`region:${id}`, region.cubes, { kinds: "cube", size: 46, flow: "row" }),
    slot(`region:${id}`, region.order, { kinds: "order", size: 44 }),
    slot(`region:${id}`, region.limit, { kinds: "limit", size: 44 }),
  ]);
  const seas = Object.entries(SEAS).map(([id, sea]) => slot(`sea:${id}`, sea.ships, { size: 58 }));
  return `<g class="b-slots">${[...regions, ...seas].join("\n")}</g>`;
}
