/** Where the zones of a scene are drawn: on a sheet, in a player's panel, at the hand, or beside the board. */
import type { SceneRecord, ZoneRecord } from '../wire';
import type { Sheet } from './sheet';

export type Venue = 'board' | 'own' | 'hand' | 'panel' | 'aside';

export interface Venues {
  of: (zone: string) => Venue | null;
  /** Zones of a venue in the order of the scene. */
  at: (venue: Venue) => ZoneRecord[];
}

/**
 * A zone that a sheet knows is drawn there. Of the others, what only the looking seat has (its hand) lies at the
 * bottom; what everybody has (a discard pile) lies in its owner's panel; what nobody owns lies beside the board.
 */
export function venuesOf(scene: SceneRecord, looking: number, board: Sheet | null, own: Sheet | null): Venues {
  const owners = new Map<string, Set<number>>();
  for (const zone of scene.zones) {
    const known = owners.get(zone.kind) ?? new Set<number>();
    owners.set(zone.kind, known.add(zone.owner));
  }
  const venueOf = (zone: ZoneRecord): Venue => {
    if (knows(board, zone.id)) return 'board';
    if (knows(own, zone.id)) return 'own';
    if (zone.owner < 0) return 'aside';
    const alone = owners.get(zone.kind)?.size === 1;
    return zone.owner === looking && alone && zone.id !== `seat:${looking}` ? 'hand' : 'panel';
  };
  const places = new Map(scene.zones.map((zone) => [zone.id, venueOf(zone)]));
  return {
    of: (zone) => places.get(zone) ?? null,
    at: (venue) => scene.zones.filter((zone) => places.get(zone.id) === venue),
  };
}

function knows(sheet: Sheet | null, zone: string): boolean {
  return sheet !== null && (sheet.zones.has(zone) || sheet.slots.some((slot) => slot.zone === zone));
}

/**
 * Whether a thing can be clicked. A zone beside the board that holds nothing is not drawn, so it can't, unless a
 * piece stands for it somewhere else.
 */
export function reachableIn(scene: SceneRecord, venues: Venues): (thing: string) => boolean {
  const filled = new Set(scene.pieces.map((piece) => piece.place));
  const names = new Set<string>();
  for (const zone of scene.zones) {
    if (venues.of(zone.id) !== 'aside' || filled.has(zone.id)) names.add(zone.id);
  }
  for (const piece of scene.pieces) {
    names.add(piece.id);
    for (const meant of piece.means) names.add(meant);
    if (piece.face) names.add(piece.face);
  }
  return (thing) => names.has(thing);
}
