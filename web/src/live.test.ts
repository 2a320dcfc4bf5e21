import { get } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection, Live, turns } from './live';
import { Socket } from './socket.testing';
import type { State } from './wire';

const stateOf = (match: string, version: number) => ({ match, version }) as State;

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
    const query = new URL(Socket.last.address).searchParams;
    expect(Object.fromEntries(query)).toEqual({ match: 'mine', seat: '1', since: '4' });
    Socket.last.open();
    Socket.last.hear({ type: 'state', state: stateOf('other', 5) });
    Socket.last.hear({ type: 'state', state: stateOf('mine', 5) });
    expect(onState.mock.calls).toEqual([[stateOf('mine', 5)]]);
  });

  it('goes on where it stopped, and heals within three seconds', async () => {
    live.subscribe({ match: 'mine', seat: -1, since: 4, line: 0 }, { onState: () => undefined });
    Socket.last.open();
    Socket.last.hear({ type: 'state', state: stateOf('mine', 9) });
    Socket.last.hear({ type: 'chat', match: 'mine', line: { id: 31 } });
    Socket.last.fall();
    const before = Socket.all.length;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Socket.all.length).toBeGreaterThan(before);
    expect(new URL(Socket.last.address).searchParams.get('since')).toBe('9');
    expect(new URL(Socket.last.address).searchParams.get('line')).toBe('31');
    expect(get(connection)).toBe('lost');
    Socket.last.open();
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
    expect(new URL(Socket.last.address).searchParams.has('match')).toBe(false);
  });

  it('waits for a page that is about to look at a match, so that one socket is enough', () => {
    const page = new Live();
    const before = Socket.all.length;
    page.expect();
    page.start();
    expect(Socket.all).toHaveLength(before);
    page.subscribe({ match: 'mine', seat: 0 }, { onState: () => undefined });
    expect(Socket.all).toHaveLength(before + 1);
    page.stop();
  });

  it('opens for the page itself if there is no match to look at', () => {
    const page = new Live();
    const unheard = page.expect();
    page.start();
    unheard();
    unheard();
    expect(new URL(Socket.last.address).searchParams.has('match')).toBe(false);
    expect(Socket.all).toHaveLength(2);
    page.stop();
  });
});
