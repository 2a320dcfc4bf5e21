/** Scenes told by what differs from one that is known: the newest by the one before, those between by the newest. */
import type { Position, State } from '../wire';

/** The things that runs of numbers name: the first number of each, and how many follow each other. */
function inRuns<T>(things: readonly T[], runs: readonly number[]): T[] {
  return runs.flatMap((first, at) => (at % 2 ? [] : things.slice(first, first + (runs[at + 1] ?? 0))));
}

/** A state whose scene may be told by what differs from a known state's; null if that is another version. */
export function wholeState(next: State, known: State | null): State | null {
  const { position, change } = next;
  if (!position || !change) return next;
  const before = known?.looking === next.looking ? known.position?.scene : undefined;
  if (!before || (known?.version !== change.since && known?.version !== next.version)) return null;
  const { scene } = position;
  const zones = inRuns([...before.zones, ...scene.zones], change.zones);
  const pieces = inRuns([...before.pieces, ...scene.pieces], change.pieces);
  const whole = known.version === next.version ? before : { ...scene, zones, pieces };
  return { ...next, position: { ...position, scene: whole }, change: null };
}

/** What computer players did since the state before, one position after the other, without the newest. */
export function positionsBetween(state: State): Position[] {
  const { position, between } = state;
  if (!position || !between) return [];
  const zones = [...position.scene.zones, ...between.zones];
  const pieces = [...position.scene.pieces, ...between.pieces];
  return between.positions.map((passed) => ({
    at: passed.at,
    of: position.of,
    seat: position.seat,
    scene: {
      sheet: passed.sheet,
      zones: inRuns(zones, passed.zones),
      pieces: inRuns(pieces, passed.pieces),
      acting: passed.acting,
    },
    waiting_for: passed.waiting_for,
    waiting: passed.waiting,
    decision: null,
    undo: null,
    scores: [],
  }));
}
