import { describe, expect, it } from 'vitest';
import type { Cost, Point, Review } from '../wire';
import { acrossOf, bandsOf, change, costliest, percent, reasonsOf, somePoints, thingsOfCost } from './reviewing';

const FRAME = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const point = (at: number, ...chances: number[]): Point => ({ at, seat: 0, chances, known: [], scores: [] });
const cost = (at: number, amount: number, close = false): Cost => ({
  at,
  seat: 0,
  options: 2,
  played: ['pass'],
  better: ['sow', 'sunny'],
  chance: 0.5,
  cost: amount,
  low: amount,
  high: amount,
  close,
  mark: '',
  line: [],
  reasons: [],
});

describe('a review', () => {
  it('stacks the chances, the first seat lowest', () => {
    const [lower, upper] = bandsOf([point(0, 0.25, 0.75), point(2, 1, 0)], FRAME);
    expect(lower).toEqual({ seat: 0, path: 'M10.0 80.0L110.0 5.0L110.0 105.0L10.0 105.0Z' });
    expect(upper?.path).toBe('M10.0 5.0L110.0 5.0L110.0 5.0L10.0 80.0Z');
    expect(acrossOf(1, 2, FRAME)).toBe(60);
  });

  it('names the costliest choices first, and none that is too close to call', () => {
    const review = { costs: [cost(4, 0.1), cost(1, 0.2), cost(2, 0.3, true), cost(3, 0)] } as unknown as Review;
    expect(costliest(review).map(({ at }) => at)).toEqual([1, 4]);
  });

  it('says what speaks for a move and what against it', () => {
    const found = reasonsOf([
      { term: 'goods', difference: 0.25 },
      { term: 'tempo', difference: -0.5 },
      { term: 'hand', difference: 0.1 },
    ]);
    expect(found).toEqual([
      {
        id: 'play-advice-for',
        terms: [
          { term: 'goods', by: '+0.25' },
          { term: 'hand', by: '+0.10' },
        ],
      },
      { id: 'play-advice-against', terms: [{ term: 'tempo', by: '-0.50' }] },
    ]);
    expect(reasonsOf([])).toEqual([]);
  });

  it('has a table of some points, with the first and the last', () => {
    const points = Array.from({ length: 101 }, (_, at) => point(at, 1));
    const some = somePoints(points, 10).map(({ at }) => at);
    expect([some[0], some.at(-1)]).toEqual([0, 100]);
    expect(some.length).toBeLessThan(13);
  });

  it('lights what both moves point at', () => {
    const said = (...things: string[]) => ({ label: { id: 'x', args: {} }, things });
    expect(thingsOfCost(cost(0, 0.1), { pass: said(), sow: said('bed'), sunny: said('sun') })).toEqual(['bed', 'sun']);
  });

  it('writes percentages', () => {
    expect(percent(0.1234).replace(/\s/u, '')).toBe('12.3%');
    expect(change(0.05).replace(/\s/u, '')).toBe('+5.0%');
  });
});
