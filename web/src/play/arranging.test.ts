import { describe, expect, it } from 'vitest';
import { areaIn, arrange, FOLDED, marginOf } from './arranging';

/** What is left for the board. */
function boardOf(room: { width: number; height: number }, shape: number, own: boolean): number {
  const { beside, hand } = arrange(room, shape, own, false);
  const left = beside ? { ...room, width: room.width - hand } : { ...room, height: room.height - hand };
  return areaIn(left, shape) / (room.width * room.height);
}

describe('arrange', () => {
  it('leaves boards of any shape at least 55 % of the room', () => {
    for (const [width, height] of [[973, 572], [973, 620], [1094, 752], [1094, 800], [1540, 932], [1540, 980]] as const) {
      for (const shape of [1.6, 1.74, 2.1, 2.17]) {
        for (const own of [false, true]) expect(boardOf({ width, height }, shape, own)).toBeGreaterThan(0.55);
      }
    }
  });

  it('puts the hand below a wide board and beside a tall one', () => {
    expect(arrange({ width: 973, height: 600 }, 2.2, true, false).beside).toBe(false);
    expect(arrange({ width: 973, height: 600 }, 1.3, true, false).beside).toBe(true);
  });

  it('gives the hand what the board can not use', () => {
    expect(arrange({ width: 900, height: 800 }, 2, false, false)).toEqual({ beside: false, hand: 350 });
  });

  it('leaves a bar of a folded hand', () => {
    expect(arrange({ width: 973, height: 600 }, 1.3, true, true)).toEqual({ beside: false, hand: FOLDED });
  });
});

describe('marginOf', () => {
  it('finds the room that a board leaves', () => {
    expect(marginOf({ width: 1000, height: 500 }, 1.6)).toEqual({ at: 'side', size: 200 });
    expect(marginOf({ width: 800, height: 570 }, 1.6)).toEqual({ at: 'top', size: 70 });
    expect(marginOf({ width: 800, height: 520 }, 1.6)).toBeNull();
  });
});
