import { describe, expect, it } from 'vitest';
import { around, closerFor, smallNear } from './aiming';

const dot = (id: string, x: number, y: number, size = 10) => ({
  id,
  box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
});

describe('targets for a thumb', () => {
  it('takes a small target from a thumb’s width around it, and no further', () => {
    const aims = [dot('a', 100, 100), dot('b', 200, 100)];
    expect(smallNear(aims, { x: 119, y: 107 }).map((aim) => aim.id)).toEqual(['a']);
    expect(smallNear(aims, { x: 124, y: 100 })).toEqual([]);
  });

  it('finds all that may be meant, the nearest first, and leaves large ones to the drawing', () => {
    const aims = [dot('a', 100, 100), dot('b', 112, 100), dot('large', 100, 100, 80)];
    expect(smallNear(aims, { x: 110, y: 100 }).map((aim) => aim.id)).toEqual(['b', 'a']);
  });

  it('looks so close that the nearest two are a thumb apart', () => {
    expect(closerFor([dot('a', 0, 0), dot('b', 11, 0), dot('c', 300, 0)])).toBe(4);
    expect(closerFor([dot('a', 0, 0), dot('b', 50, 0)])).toBe(1);
    expect(closerFor([dot('a', 0, 0, 60), dot('b', 30, 0, 60)])).toBe(1);
    expect(closerFor([dot('a', 0, 0), dot('same', 1, 0)])).toBe(1);
  });

  it('knows what lies around them', () => {
    expect(around([dot('a', 10, 10), dot('b', 30, 50)])).toEqual({ x: 5, y: 5, width: 30, height: 50 });
  });
});
