import { describe, expect, it } from 'vitest';
import { picturesOf, scaleFor, stepPath, ticksFor } from './charting';

describe('charts', () => {
  it('marks round numbers from zero to above the highest', () => {
    expect(ticksFor(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticksFor(0, 43)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksFor(-3, 4)[0]).toBeLessThanOrEqual(-3);
    expect(ticksFor(0, 0)).toEqual([0]);
  });

  it('draws steps inside the frame', () => {
    const frame = { width: 100, height: 50, left: 10, right: 0, top: 0, bottom: 10 };
    const scale = scaleFor([0, 10], [[0, 4]], frame);
    expect(stepPath([0, 10], [0, 4], scale)).toBe('M10.0 40.0H100.0V0.0');
  });
});

describe('picturesOf', () => {
  const line = (kind: string, face: string, seat: number, ...values: number[]) => ({ kind, face, seat, values });

  it('puts points first, in the order of the score table, one picture with all seats', () => {
    const points = [line('b', '', 0, 0, 1), line('a', '', 0, 0, 2), line('a', '', 1, 0, 0)];
    const found = picturesOf({ at: [0, 1], scores: [], points, belongings: [line('cube', 'x', 0, 1, 2)] }, ['a', 'b']);
    expect(found.map((picture) => picture.kind)).toEqual(['a', 'b', 'cube']);
    expect(found[0]?.lines).toHaveLength(2);
  });

  it('adds the faces of a kind up when there are many', () => {
    const belongings = ['1', '2', '3', '4', '5'].map((face) => line('card', face, 0, 0, 1));
    const [cards, ...more] = picturesOf({ at: [0, 1], scores: [], points: [], belongings }, []);
    expect(cards?.lines).toEqual([line('card', '', 0, 0, 5)]);
    expect(more).toEqual([]);
  });

  it('puts what was there for moments only behind the rest', () => {
    const belongings = [line('credit', '', 0, 0, 0, 0, 0, 1, 0), line('cube', '', 0, 0, 0, 0, 0, 1, 2)];
    const found = picturesOf({ at: [0, 1, 2, 3, 4, 5], scores: [], points: [], belongings }, []);
    expect(found.map((picture) => picture.kind)).toEqual(['cube', 'credit']);
  });

  it('leaves out what never changed', () => {
    expect(picturesOf({ at: [0, 1], scores: [], points: [line('a', '', 0, 3, 3)], belongings: [] }, ['a'])).toEqual([]);
  });
});
