import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Strokes of the bell so far. */
let strokes = 0;

class Sounds {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    strokes += 1;
    return { frequency: { value: 0 }, connect: <T>(next: T): T => next, start: () => undefined, stop: () => undefined };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: <T>(next: T): T => next,
    };
  }
}

describe('my turn', () => {
  beforeEach(() => {
    strokes = 0;
    vi.resetModules();
    vi.stubGlobal('AudioContext', Sounds);
  });

  async function begun(sound: boolean) {
    const { settings } = await import('./settings.svelte');
    settings.chosen = { ...settings.chosen, sound };
    const { showTurns } = await import('./yourturn');
    showTurns(['old'], undefined);
    return showTurns;
  }

  it('rings when a match begins to wait that is not looked at', async () => {
    const showTurns = await begun(true);
    expect(strokes).toBe(0); // what waits when the page opens is no news
    showTurns(['old', 'seen'], 'seen');
    expect(strokes).toBe(0);
    showTurns(['old', 'seen', 'new'], 'seen');
    expect(strokes).toBeGreaterThan(0);
  });

  it('is silent if sounds are off, and counts in the title all the same', async () => {
    const showTurns = await begun(false);
    showTurns(['old', 'new'], undefined);
    expect(strokes).toBe(0);
    expect(document.title).toBe('(2) Carrack');
  });
});
