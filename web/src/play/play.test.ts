import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '../live';
import { settings, USUAL } from '../settings.svelte';
import { Socket } from '../socket.testing';
import type { LogEntry, Opening, Position, State } from '../wire';
import { APART } from './pacing';
import { Play } from './play.svelte';

const positionAt = (at: number, seat: number): Position => ({
  at,
  of: at,
  seat,
  scene: { sheet: 'board', zones: [], pieces: [], acting: [] },
  waiting_for: [0],
  waiting: [],
  decision: null,
  undo: null,
  scores: [],
});
const chosen = (number: number, seat: number): LogEntry => ({ number, seat, do: '', events: [], label: null });

/** A match of a person and a computer player, or of two people at one screen, after so many choices. */
function stateAt(at: number, more: Partial<State> = {}): State {
  const seats = [
    { seat: 0, who: 'person', mine: true },
    { seat: 1, who: 'computer', mine: false },
  ];
  const looking = more.looking ?? 0;
  const state = { match: 'mine', status: 'running', version: at, looking, seats, position: positionAt(at, looking) };
  return { ...state, between: null, log_from: 0, log: [], ...more } as unknown as State;
}

/** What is told of positions in which nothing lies anywhere. */
const between = (...ats: number[]) => ({
  zones: [],
  pieces: [],
  positions: ats.map((at) => ({ at, sheet: 'board', zones: [], pieces: [], acting: [], waiting_for: [1], waiting: [] })),
});
const opened = (state: State): Play => new Play({ state, chat: [], sheets: [], computers: [] } as Opening);
/** What the page asked last to hear of. */
const query = () => JSON.parse(Socket.last.sent.at(-1) ?? '{}') as Record<string, unknown>;

describe('a match on the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', () => {
      throw new Error('nothing is asked for');
    });
    Socket.all = [];
    live.start();
    Socket.last.open();
  });

  afterEach(() => {
    live.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('opens one socket, for what comes after the opening', () => {
    const play = opened(stateAt(4));
    expect(Socket.all).toHaveLength(1);
    expect(query()).toEqual({ match: 'mine', seat: 0, since: 4, line: 0, changes: true });
    expect(play.shown?.at).toBe(4);
  });

  it('counts the newest state at once and draws the moves of computer players one after the other', () => {
    const play = opened(stateAt(4));
    const log = [chosen(5, 1), chosen(6, 1), chosen(7, 1)];
    Socket.last.hear({ type: 'state', state: stateAt(7, { between: between(5, 6), log_from: 5, log }) });
    expect([play.of, play.shown?.at, play.queued]).toEqual([7, 5, 2]);
    vi.advanceTimersByTime(APART.quick);
    expect(play.shown?.at).toBe(6);
    vi.advanceTimersByTime(APART.quick);
    expect([play.shown?.at, play.queued]).toEqual([7, 0]);
  });

  it.each([
    ['instant', 0],
    ['calm', APART.calm],
  ] as const)('draws them at the pace that was chosen: %s', (pace, apart) => {
    settings.chosen = { ...settings.chosen, pace };
    const play = opened(stateAt(4));
    Socket.last.open();
    const log = [chosen(5, 1), chosen(6, 1)];
    Socket.last.hear({ type: 'state', state: stateAt(6, { between: between(5), log_from: 5, log }) });
    expect(play.shown?.at).toBe(apart > 0 ? 5 : 6);
    vi.advanceTimersByTime(apart);
    expect([play.shown?.at, play.queued]).toEqual([6, 0]);
    settings.chosen = { ...USUAL };
  });

  it('draws no position again that came with an earlier word of the same move', () => {
    const play = opened(stateAt(4));
    const state = stateAt(7, { between: between(5, 6), log_from: 5, log: [chosen(7, 1)] });
    Socket.last.hear({ type: 'state', state });
    play.skip();
    Socket.last.hear({ type: 'state', state });
    expect([play.shown?.at, play.queued]).toEqual([7, 0]);
  });

  it('puts a scene together from its changes, and asks anew where it lacks the one before', () => {
    const piece = (id: string, place: string) => ({ id, kind: 'ship', place, owner: 0, face: '', badge: null, means: [] });
    const lying = (at: number, pieces: object[]) => {
      const position = positionAt(at, 0);
      return { ...position, scene: { ...position.scene, pieces } } as Position;
    };
    const play = opened(stateAt(4, { position: lying(4, [piece('a', 'sea'), piece('b', 'sea')]) }));
    const heard = (at: number, since: number) => {
      const change = { since, zones: [], pieces: [1, 2] };
      Socket.last.hear({ type: 'state', state: stateAt(at, { position: lying(at, [piece('a', 'port')]), change }) });
    };
    const lie = () => play.shown?.scene.pieces.map(({ id, place }) => `${id} ${place}`);
    heard(5, 4);
    expect(lie()).toEqual(['b sea', 'a port']);
    heard(5, 4);
    expect(lie()).toEqual(['b sea', 'a port']);
    const before = Socket.last.sent.length;
    heard(7, 6);
    expect([play.state?.version, lie()]).toEqual([5, ['b sea', 'a port']]);
    expect(Socket.last.sent.length).toBe(before + 1);
    expect(query()).toEqual({ match: 'mine', seat: 0, since: 5, line: 0, changes: true });
    Socket.last.hear({ type: 'state', state: stateAt(7, { position: lying(7, [piece('c', 'sea')]) }) });
    expect([play.state?.version, lie()]).toEqual([7, ['c sea']]);
  });

  it('forgets what one seat saw before it hears what another sees, over the same socket', () => {
    const shared = [0, 1].map((seat) => ({ seat, who: 'person', mine: true })) as State['seats'];
    const play = opened(stateAt(4, { seats: shared, looking: -1 }));
    expect(play.curtain).toBe(0);
    play.look(0);
    expect([play.shown, play.log, query()]).toEqual([null, [], { match: 'mine', seat: 0, line: 0, changes: true }]);
    Socket.last.hear({ type: 'state', state: stateAt(4, { seats: shared }) });
    expect(play.shown?.seat).toBe(0);
    const next = { ...positionAt(5, 0), waiting_for: [1] };
    Socket.last.hear({ type: 'state', state: stateAt(5, { seats: shared, position: next }) });
    expect([play.seat, play.shown, play.state?.position, query()['seat']]).toEqual([-1, null, null, -1]);
  });
});
