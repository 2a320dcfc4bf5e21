/** Where the zones of a scene are drawn: on a sheet, in a player's panel, at the hand, or beside the board. */
import type { SceneRecord, ZoneRecord } from '../wire';
import type { Sheet } from './sheet';

export type Venue = 'board' | 'own' | 'other' | 'hand' | 'panel' | 'aside';

/** The kind of the zone with what lies before a player; every panel shows it, whatever a sheet shows too. */
export const HOME = 'seat';

export interface Venues {
  of: (zone: string) => Venue | null;
  /** Zones of a venue in the order of the scene. */
  at: (venue: Venue) => ZoneRecord[];
}

/**
 * A zone that a sheet knows is drawn there: on the board, on the looking seat's own board, or on another player's,
 * which opens in that player's panel. Of the others, what only the looking seat has (its hand) lies at the bottom;
 * what everybody has (a discard pile) lies in its owner's panel; what nobody owns lies beside the board.
 */
export function venuesOf(
  scene: SceneRecord,
  looking: number,
  board: Sheet | null,
  sheetOf: (seat: number) => Sheet | null,
): Venues {
  const owners = new Map<string, Set<number>>();
  for (const zone of scene.zones) {
    const known = owners.get(zone.kind) ?? new Set<number>();
    owners.set(zone.kind, known.add(zone.owner));
  }
  const venueOf = (zone: ZoneRecord): Venue => {
    if (knows(board, zone.id)) return 'board';
    if (zone.owner < 0) return 'aside';
    if (zone.kind !== HOME && knows(sheetOf(zone.owner), zone.id)) return zone.owner === looking ? 'own' : 'other';
    const alone = owners.get(zone.kind)?.size === 1;
    return zone.owner === looking && alone && zone.kind !== HOME ? 'hand' : 'panel';
  };
  const places = new Map(scene.zones.map((zone) => [zone.id, venueOf(zone)]));
  return {
    of: (zone) => places.get(zone) ?? null,
    at: (venue) => scene.zones.filter((zone) => places.get(zone.id) === venue),
  };
}

export function knows(sheet: Sheet | null, zone: string): boolean {
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
