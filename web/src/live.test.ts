import { get } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection, Live, turns } from './live';
import { Socket } from './socket.testing';
import type { State } from './wire';

const stateOf = (match: string, version: number, looking = 1) => ({ match, version, looking }) as State;
/** What the page has asked to hear of over the newest socket. */
const wishes = () => Socket.last.sent.filter((text) => text !== 'ping').map((text) => JSON.parse(text) as object);

describe('the socket', () => {
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    Socket.all = [];
    connection.set('connecting');
    live = new Live();
    live.start();
  });

  afterEach(() => {
    live.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('tells which matches wait', () => {
    Socket.last.open();
    Socket.last.hear({ type: 'turns', matches: ['one', 'two'] });
    expect(get(turns)).toEqual(['one', 'two']);
  });

  it('brings states of the match that is looked at, and of no other', () => {
    const onState = vi.fn();
    live.subscribe({ match: 'mine', seat: 1, since: 4 }, { onState });
    expect(Socket.last.sent).toEqual([]);
    Socket.last.open();
    expect(wishes()).toEqual([{ match: 'mine', seat: 1, since: 4 }]);
    Socket.last.hear({ type: 'state', state: stateOf('other', 5) });
    Socket.last.hear({ type: 'state', state: stateOf('mine', 5) });
    expect(onState.mock.calls).toEqual([[stateOf('mine', 5)]]);
  });

  it('turns to matches and seats over the open socket, and hears nothing of the seat before', () => {
    Socket.last.open();
    const before = vi.fn();
    live.subscribe({ match: 'mine', seat: 0, since: 4 }, { onState: before });
    const stop = live.subscribe({ match: 'mine', seat: 1 }, { onState: before });
    Socket.last.hear({ type: 'state', state: stateOf('mine', 5, 0) });
    expect(before).not.toHaveBeenCalled();
    stop();
    expect(wishes()).toEqual([{ match: 'mine', seat: 0, since: 4 }, { match: 'mine', seat: 1 }, {}]);
    expect(Socket.all).toHaveLength(1);
  });

  it('says nothing of a first connection that takes a while, then that it is coming, never that it is lost', async () => {
    await vi.advanceTimersByTimeAsync(4_900);
    expect(get(connection)).toBe('connecting');
    await vi.advanceTimersByTimeAsync(200);
    expect(get(connection)).toBe('waiting');
    Socket.last.fall();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(get(connection)).toBe('waiting');
    Socket.last.open();
    expect(get(connection)).toBe('up');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(get(connection)).toBe('up');
  });

  it('does not take a new socket after logging in for a lost one', async () => {
    Socket.last.open();
    live.again();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(get(connection)).toBe('connecting');
    Socket.last.open();
    expect(get(connection)).toBe('up');
  });

  it('goes on where it stopped, and heals within three seconds', async () => {
    live.subscribe({ match: 'mine', seat: 1, since: 4, line: 0 }, { onState: () => undefined });
    Socket.last.open();
    Socket.last.hear({ type: 'state', state: stateOf('mine', 9) });
    Socket.last.hear({ type: 'chat', match: 'mine', line: { id: 31 } });
    Socket.last.fall();
    const before = Socket.all.length;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Socket.all.length).toBeGreaterThan(before);
    expect(get(connection)).toBe('lost');
    Socket.last.open();
    expect(wishes()).toEqual([{ match: 'mine', seat: 1, since: 9, line: 31 }]);
    expect(get(connection)).toBe('up');
  });

  it('tries again every two seconds at least while the server is away', async () => {
    Socket.last.open();
    for (let round = 0; round < 6; round += 1) {
      const before = Socket.all.length;
      Socket.last.fall();
      await vi.advanceTimersByTimeAsync(2_100);
      expect(Socket.all.length).toBe(before + 1);
    }
  });

  it('shows within three seconds that the server has stopped answering, and that it answers again', async () => {
    Socket.last.open();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(Socket.last.sent).toContain('ping');
    Socket.last.hear('pong');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(get(connection)).toBe('lost');
    Socket.last.hear('pong');
    expect(get(connection)).toBe('up');
    expect(Socket.all).toHaveLength(1);
  });

  it('gives a socket up that stays silent', async () => {
    Socket.last.open();
    Socket.last.hear('pong');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Socket.all.length).toBeGreaterThan(1);
  });

  it('stays silent about a match that nobody looks at any more', () => {
    const onState = vi.fn();
    const stop = live.subscribe({ match: 'mine', seat: 0 }, { onState });
    stop();
    Socket.last.open();
    Socket.last.hear({ type: 'state', state: stateOf('mine', 1) });
    expect(onState).not.toHaveBeenCalled();
    expect(wishes()).toEqual([]);
  });
});
