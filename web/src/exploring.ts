/** Figures of what many games say. */
import type { Chosen, Tally } from './wire';

/** A share of the victories with its interval at 95 %. */
export interface Success {
  wins: number;
  low: number;
  high: number;
}

const Z = 1.96;

/** How often something won, and how sure that is (Wilson's interval). */
export function success({ games, wins }: Pick<Chosen, 'games' | 'wins'>): Success {
  if (games === 0) return { wins: 0, low: 0, high: 1 };
  const share = wins / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  const middle = share + (Z * Z) / (2 * games);
  return { wins: share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The mean points of a source. */
export const mean = (tally: Tally, source: string): number => (tally.sources[source] ?? 0) / Math.max(1, tally.games);

/** The kinds of computer players, each once. */
export const playedAs = (bots: readonly string[]): string[] => [...new Set(bots)];
