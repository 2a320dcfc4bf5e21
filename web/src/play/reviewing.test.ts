import { describe, expect, it } from 'vitest';
import type { Cost, Point, Review } from '../wire';
import { acrossOf, bandsOf, change, costliest, fallsOf, percent, reasonsOf, seenAs, somePoints, thingsOfCost, wayOf } from './reviewing';

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

  it('follows what a move points at', () => {
    const said = (...things: string[]) => ({ label: { id: 'x', args: {} }, things });
    expect(wayOf(['go', 'stay', 'lost'], { go: said('sea', 'port'), stay: said('port') })).toEqual(['sea', 'port']);
  });

  it('shows what could be known where somebody decides', () => {
    const [first, last] = [{ ...point(0, 0.2, 0.8), known: [0.4, 0.6] }, point(1, 1, 0)];
    expect(seenAs([first, last], 'known').map(({ chances }) => chances)).toEqual([[0.4, 0.6], [1, 0]]);
    expect(seenAs([first, last], 'was').map(({ chances }) => chances)).toEqual([[0.2, 0.8], [1, 0]]);
  });

  it('falls from the start to the result', () => {
    const falls = fallsOf({ seat: 0, start: 0.3, luck: 0.2, own: -0.4, others: 0.9, result: 1 });
    expect(falls.map(({ name, whole }) => [name, whole])).toEqual([
      ['start', true],
      ['luck', false],
      ['own', false],
      ['others', false],
      ['result', true],
    ]);
    expect(falls[2]?.from).toBeCloseTo(0.5);
    expect(falls[2]?.to).toBeCloseTo(0.1);
    expect(falls[3]?.to).toBeCloseTo(1);
    expect(falls[4]).toMatchObject({ from: 0, to: 1 });
  });

  it('writes percentages', () => {
    expect(percent(0.1234).replace(/\s/u, '')).toBe('12.3%');
    expect(change(0.05).replace(/\s/u, '')).toBe('+5.0%');
  });
});
