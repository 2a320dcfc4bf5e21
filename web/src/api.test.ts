import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get } from 'svelte/store';
import { api, commandId, matchesLeft, nonce, ProblemError, saveFails } from './api';

/** What the server answers, in order; the requests are written down. */
function answers(...list: [status: number, body: unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const [status, body] = list.shift() ?? [500, {}];
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  });
  return asked;
}

const refusal = { id: 'problem-x', detail: 'no' };

describe('requests', () => {
  beforeEach(() => localStorage.setItem('carrack-known', 'yes'));
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('make a guest of whoever has no session, and ask again', async () => {
    const asked = answers([401, refusal], [201, {}], [200, { matches: [], next: '' }]);
    expect(await api.matches('mine')).toEqual({ matches: [], next: '' });
    expect(asked).toEqual(['GET /api/matches?list=mine', 'POST /api/guest', 'GET /api/matches?list=mine']);
  });

  it('make a newcomer a guest before asking who it is', async () => {
    localStorage.clear();
    const asked = answers([201, {}], [200, { id: 1 }]);
    await api.me();
    expect(asked).toEqual(['POST /api/guest', 'GET /api/me']);
  });

  it('leave a wrong password a wrong password', async () => {
    const asked = answers([401, { id: 'problem-log-in', detail: 'no' }]);
    await expect(api.login({ name: 'Ada', password: 'wrong one' })).rejects.toMatchObject({
      status: 401,
      problem: { id: 'problem-log-in' },
    });
    expect(asked).toHaveLength(1);
  });

  it('carry the refusal and the new state of the server', async () => {
    answers([409, { id: 'problem-version', detail: 'somebody was faster', state: { version: 7 } }]);
    const command = { type: 'undo', command_id: commandId(), expected_version: 6, seat: 0 } as const;
    const error = await api.command('abc', command).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem.state?.version).toBe(7);
  });

  it('say that the server is away, and that somebody else answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    await expect(api.games()).rejects.toMatchObject({ status: 0, problem: { id: 'problem-away' } });
    answers([502, '<html>Bad gateway</html>']);
    await expect(api.games()).rejects.toMatchObject({ status: 502, problem: { id: 'problem-unknown' } });
  });

  it('wait with a command until the server can save again, and say so meanwhile', async () => {
    vi.useFakeTimers();
    try {
      const fault: [number, unknown] = [503, { id: 'problem-storage', detail: 'no' }];
      const asked = answers(fault, fault, [200, { version: 7 }]);
      const command = { type: 'undo', command_id: commandId(), expected_version: 6, seat: 0 } as const;
      const answer = api.command('abc', command);
      await vi.advanceTimersByTimeAsync(100);
      expect([asked.length, get(saveFails)]).toEqual([1, true]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toEqual({ version: 7 });
      expect([asked.length, get(saveFails)]).toEqual([3, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('remember how many more matches there can be, where the server says so', async () => {
    answers([201, { id: 'abc', left: null }], [201, { id: 'abd', left: 3 }]);
    await api.rematch('abc', { nonce: '' });
    expect(get(matchesLeft)).toBeNull();
    await api.rematch('abc', { nonce: '' });
    expect(get(matchesLeft)).toBe(3);
  });

  it('send nothing twice that has no id of its own', async () => {
    const asked = answers([503, { id: 'problem-storage', detail: 'no' }]);
    await expect(api.changeMe({ name: 'Ada' })).rejects.toMatchObject({ problem: { id: 'problem-storage' } });
    expect([asked.length, get(saveFails)]).toEqual([1, false]);
  });

  it('have ids that the server takes', () => {
    expect(commandId()).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    expect(nonce()).toMatch(/^[0-9a-f]{1,64}$/);
    expect(commandId()).not.toBe(commandId());
  });
});
