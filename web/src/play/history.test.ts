import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../wire';
import { addressOf, asNotation, counted, entryAt, groupLog, joinLog, stepTo, toldLog } from './history';

const entry = (number: number, seat: number, things: string[] = ['land:north'], notation = `go ${number}`): LogEntry => ({
  number,
  seat,
  do: notation,
  events: things.map((thing) => ({ id: 'event', args: { where: thing, count: 2 } })),
  label: null,
});

describe('joinLog', () => {
  it('replaces what was taken back', () => {
    const known = [entry(0, -1), entry(1, 0), entry(2, 1), entry(3, 1)];
    const joined = joinLog(known, 2, [entry(2, 1, ['land:south'])]);
    expect(joined.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(joined[2]?.events[0]?.args['where']).toBe('land:south');
  });
});

describe('groupLog', () => {
  it('groups the choices of one seat and keeps the set-up apart', () => {
    const groups = groupLog([entry(0, -1), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)]);
    expect(groups.map((group) => group.entries.length)).toEqual([1, 2, 1, 1]);
  });
});

describe('toldLog', () => {
  const numbers = (log: LogEntry[], spoken: number[] = []) => toldLog(log, new Set(spoken)).map((one) => one.number);

  it('leaves out hidden choices that later events tell of', () => {
    const log = [entry(0, -1), entry(1, 0), entry(2, 1, [], ''), entry(3, 1), entry(4, 1, [], ''), entry(5, 2, [], '')];
    expect(numbers(log)).toEqual([0, 1, 3, 4, 5]);
    expect(numbers([...log, entry(6, 0)])).toEqual([0, 1, 3, 6]);
  });

  it('keeps known choices without events, and those that somebody spoke after', () => {
    const log = [entry(0, -1, []), entry(1, 0, []), entry(2, 1, [], ''), entry(3, 1, [], ''), entry(4, 1)];
    expect(numbers(log, [3])).toEqual([1, 3, 4]);
  });
});

describe('stepTo', () => {
  it('walks by arrow keys within the match', () => {
    const by = (key: string, at: number) => stepTo(key, false, at, 9, []);
    expect(by('ArrowLeft', 5)).toBe(4);
    expect(by('ArrowLeft', 0)).toBeNull();
    expect(by('ArrowRight', 9)).toBeNull();
    expect(by('Home', 5)).toBe(0);
    expect(by('End', 5)).toBe(9);
    expect(by('x', 5)).toBeNull();
  });

  it('walks by turns with shift: to where somebody else goes on', () => {
    const log = [entry(0, -1), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 1), entry(5, 0)];
    const by = (key: string, at: number) => stepTo(key, true, at, 5, log);
    expect([0, 1, 2, 3, 4, 5].map((at) => by('ArrowRight', at))).toEqual([2, 2, 4, 4, 5, null]);
    expect([0, 1, 2, 3, 4, 5].map((at) => by('ArrowLeft', at))).toEqual([null, 0, 0, 2, 2, 4]);
  });
});

describe('entryAt', () => {
  it('is the last line told up to a position', () => {
    const told = [entry(0, -1), entry(1, 0), entry(4, 1)];
    expect([0, 1, 3, 4, 9].map((at) => entryAt(told, at))).toEqual([0, 1, 1, 4, 4]);
    expect(entryAt([], 3)).toBe(-1);
  });
});

describe('addressOf', () => {
  it('gives every earlier position an address and the present the match\'s own', () => {
    expect(addressOf('abc', 3, 9)).toBe('/m/abc/3');
    expect(addressOf('abc', 9, 9)).toBe('/m/abc');
  });
});

describe('counted', () => {
  it('joins what is told again at once, and nothing else', () => {
    const { events } = entry(1, 0, ['a:1', 'a:1', 'b:2', 'a:1']);
    expect(counted(events).map(({ said, times }) => [said.args['where'], times])).toEqual([
      ['a:1', 2],
      ['b:2', 1],
      ['a:1', 1],
    ]);
  });
});

describe('asNotation', () => {
  it('writes one choice a line and dots for what is hidden', () => {
    const text = asNotation([entry(0, -1), entry(1, 0), entry(2, 1, [], '')], (seat) => `S${seat}`);
    expect(text).toBe('1. S0: go 1\n2. S1: …');
  });
});
