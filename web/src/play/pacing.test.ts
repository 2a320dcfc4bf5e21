import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APART, Pacer } from './pacing';

describe('Pacer', () => {
  let shown: number[];
  let pacer: Pacer<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pacer = new Pacer<number>(
      (what) => shown.push(what),
      () => APART.quick,
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows moves of computer players at least 400 ms apart', () => {
    for (const at of [1, 2, 3]) pacer.arrive(at, true);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(399);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('knows the newest at once', () => {
    for (const at of [1, 2, 3]) pacer.arrive(at, true);
    expect(pacer.newest).toBe(3);
    expect(pacer.waiting).toBe(2);
  });

  it('shows what a person did at once', () => {
    pacer.arrive(1, false);
    pacer.arrive(2, false);
    expect(shown).toEqual([1, 2]);
  });

  it('keeps the order: a person after computer players waits for them', () => {
    pacer.arrive(1, true);
    pacer.arrive(2, true);
    pacer.arrive(3, false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('skips to the newest and goes on afterwards', () => {
    for (const at of [1, 2, 3]) pacer.arrive(at, true);
    pacer.skip();
    expect(shown).toEqual([1, 3]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 3]);
    pacer.arrive(4, true);
    expect(shown).toEqual([1, 3, 4]);
  });

  it('never lets more than sixty wait', () => {
    for (let at = 0; at < 200; at++) pacer.arrive(at, true);
    expect(pacer.waiting).toBeLessThanOrEqual(60);
    expect(pacer.newest).toBe(199);
  });
});
