/** The positions between two states: they come with the newer one, told by what differs from it. */
import type { Position, State } from '../wire';

/** What computer players did since the state before, one position after the other, without the newest. */
export function positionsBetween(state: State): Position[] {
  const { position, between } = state;
  if (!position || !between) return [];
  const zones = [...position.scene.zones, ...between.zones];
  const pieces = [...position.scene.pieces, ...between.pieces];
  const all = <T>(things: readonly T[], numbers: readonly number[]): T[] =>
    numbers.flatMap((number) => things[number] ?? []);
  return between.positions.map((passed) => ({
    at: passed.at,
    of: position.of,
    seat: position.seat,
    scene: {
      sheet: passed.sheet,
      zones: all(zones, passed.zones),
      pieces: all(pieces, passed.pieces),
      acting: passed.acting,
    },
    waiting_for: passed.waiting_for,
    waiting: passed.waiting,
    decision: null,
    undo: null,
    scores: [],
  }));
}
