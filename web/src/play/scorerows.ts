/** The rows of a score table: those that add up to the score, and one that only breaks ties. Partners' rows add up together. */
import type { CategoryRecord, StandingsRecord } from '../wire';

export interface ScoreRows {
  rows: CategoryRecord[];
  /** The last category, if the score is the sum of all others. */
  tie: CategoryRecord | null;
}

export function scoreRows({ categories, scores, teams }: Pick<StandingsRecord, 'categories' | 'scores' | 'teams'>): ScoreRows {
  const before = categories.slice(0, -1);
  const last = categories.at(-1);
  const own = (rows: CategoryRecord[], seat: number) => rows.reduce((total, row) => total + (row.values[seat] ?? 0), 0);
  // A row that repeats the sum of those above it, such as a partner's share, does not count again.
  const counted = (rows: CategoryRecord[]) =>
    rows.filter((row, at) => at < 2 || row.values.some((value, seat) => value !== own(rows.slice(0, at), seat)));
  const sum = (rows: CategoryRecord[], seat: number) =>
    scores.reduce((total, _, other) => total + (teams[other] === teams[seat] ? own(counted(rows), other) : 0), 0);
  const adds = (rows: CategoryRecord[]) => scores.every((score, seat) => sum(rows, seat) === score);
  if (last && before.length > 0 && !adds(categories) && adds(before)) return { rows: before, tie: last };
  return { rows: categories, tie: null };
}
