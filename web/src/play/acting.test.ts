import { describe, expect, it } from 'vitest';
import type { Opening, Position, State } from '../wire';
import { Play } from './play.svelte';
import { Stage } from './stage.svelte';

function stageAt(status: State['status'], waiting: number[], acting: number[]): Stage {
  const zone = (seat: number) => ({ id: `hand:${seat}`, kind: seat === 0 ? 'hand' : 'partner-hand', owner: seat });
  const card = { id: 'held:2', kind: 'card', place: 'hand:2', owner: 2, face: '', badge: null, means: ['card:a'] };
  const position = {
    at: 3,
    of: 3,
    seat: 0,
    scene: { sheet: 'board', zones: [zone(0), zone(2)], pieces: [card], acting },
    waiting_for: waiting,
    decision: { seat: 0, prompt: { id: '', args: {} }, options: [{ do: 'a', things: ['card:a'] }] },
  } as unknown as Position;
  const state = { match: 'match', status, looking: 0, version: 1, position, between: null, seats: [], log_from: 0, log: [] };
  return new Stage(new Play({ state, chat: [], sheets: [], computers: [] } as unknown as Opening));
}

describe('whose move it is', () => {
  it('is also the partner\'s, who is not asked now', () => {
    const stage = stageAt('running', [0], [0, 2]);
    expect([0, 1, 2, 3].map((seat) => stage.isActing(seat))).toEqual([true, false, true, false]);
  });

  it('is nobody\'s when the game is over', () => {
    expect(stageAt('over', [], [0, 2]).isActing(2)).toBe(false);
  });
});

describe('panels', () => {
  it('come into view for a card that lies open in them', () => {
    const stage = stageAt('running', [0], []);
    expect([0, 1, 2].map((seat) => stage.isLitIn(seat))).toEqual([false, false, true]);
  });
});
