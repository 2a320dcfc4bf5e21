import { describe, expect, it } from 'vitest';
import { mean, playedAs, success } from './exploring';

describe('what many games say', () => {
  it('tells how sure a share of the victories is', () => {
    const { wins, low, high } = success({ games: 100, wins: 50 });
    expect(wins).toBe(0.5);
    expect(low).toBeCloseTo(0.4038, 3);
    expect(high).toBeCloseTo(0.5962, 3);
    expect(success({ games: 0, wins: 0 })).toEqual({ wins: 0, low: 0, high: 1 });
    expect(success({ games: 3, wins: 3 }).high).toBe(1);
  });

  it('has means by source', () => {
    const tally = { games: 4, wins: 1, points: 40, sources: { ships: 10 } };
    expect(mean(tally, 'ships')).toBe(2.5);
    expect(mean(tally, 'taxes')).toBe(0);
    expect(mean({ ...tally, games: 0, sources: {} }, 'ships')).toBe(0);
  });

  it('names everybody once', () => {
    expect(playedAs(['advanced', 'expert', 'advanced'])).toEqual(['advanced', 'expert']);
  });
});
