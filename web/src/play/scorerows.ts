/** The rows of a score table: those that add up to the score, and one that only breaks ties. */
import type { CategoryRecord, StandingsRecord } from '../wire';

export interface ScoreRows {
  rows: CategoryRecord[];
  /** The last category, if the score is the sum of all others. */
  tie: CategoryRecord | null;
}

export function scoreRows({ categories, scores }: Pick<StandingsRecord, 'categories' | 'scores'>): ScoreRows {
  const before = categories.slice(0, -1);
  const last = categories.at(-1);
  const sum = (rows: CategoryRecord[], seat: number) => rows.reduce((total, row) => total + (row.values[seat] ?? 0), 0);
  const adds = (rows: CategoryRecord[]) => scores.every((score, seat) => sum(rows, seat) === score);
  if (last && before.length > 0 && !adds(categories) && adds(before)) return { rows: before, tie: last };
  return { rows: categories, tie: null };
}
