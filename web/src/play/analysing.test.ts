import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { Advised, AnalysisNow, Position } from '../wire';
import { Analysis } from './analysing.svelte';
import type { Play } from './play.svelte';

const move = (chance: number, ...notations: string[]): Advised => ({
  move: notations,
  chance,
  points: null,
  close: false,
  reasons: [],
  line: [...notations.map((notation) => ({ seat: 0, do: notation })), { seat: 1, do: 'pass' }],
});
const known = (tables: number, moves: Advised[]): AnalysisNow => ({
  advice: { seat: 0, eyes: 0, tables, chances: [0.5, 0.5], points: [], moves },
  whole: tables === 2,
  actions: { sow: { label: { id: 'action-sow', args: {} }, things: ['bed'] } },
});
const play = { match: 'mine', ask: (question: () => unknown) => question() } as unknown as Play;

describe('the analysis board', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('asks again until all is known, and no more when nobody looks', async () => {
    const asked = vi.spyOn(api, 'analysis').mockResolvedValueOnce(known(1, [])).mockResolvedValue(known(2, []));
    const analysis = new Analysis(play);
    const leave = analysis.watch(7, 0);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked.mock.calls).toEqual([
      ['mine', { at: 7, eyes: 0, lines: [] }],
      ['mine', { at: 7, eyes: 0, lines: [] }],
    ]);
    leave();
    asked.mockClear();
    asked.mockResolvedValue(known(1, []));
    const again = analysis.watch(8, 0);
    await vi.advanceTimersByTimeAsync(300);
    again();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stays with a move whose place in the list changes', () => {
    const analysis = new Analysis(play);
    analysis.open = true;
    analysis.found = known(1, [move(0.5, 'sow', 'sunny'), move(0.4, 'pick')]);
    expect(analysis.things).toEqual(['bed']);
    analysis.mark(1);
    expect(analysis.move?.move).toEqual(['pick']);
    analysis.found = known(2, [move(0.6, 'pick'), move(0.5, 'sow', 'sunny')]);
    expect([analysis.marked, analysis.move?.move]).toEqual([0, ['pick']]);
  });

  it('steps along a line, and goes on from there', async () => {
    const there = { at: 7 } as Position;
    const asked = vi.spyOn(api, 'lineTo').mockResolvedValue(there);
    const analysis = new Analysis(play);
    analysis.found = known(1, [move(0.5, 'sow', 'sunny')]);
    analysis.go(2);
    analysis.show(7, 0);
    const line = [
      { seat: 0, do: 'sow' },
      { seat: 0, do: 'sunny' },
    ];
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledWith('mine', { at: 7, eyes: 0, lines: [line] });
    expect(analysis.position).toBe(there);
    analysis.go(99);
    expect(analysis.step).toBe(3);
    analysis.go(2);
    analysis.enter();
    expect([analysis.lines, analysis.step, analysis.found]).toEqual([[line], 0, null]);
    analysis.leave();
    analysis.show(7, 0);
    expect(analysis.position).toBeNull();
  });
});
