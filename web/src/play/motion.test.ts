import { describe, expect, it } from 'vitest';
import type { PieceRecord, SceneRecord } from '../wire';
import { changesOf, flightsOf } from './motion';

const piece = (id: string, place: string, badge: number | null = null, more: Partial<PieceRecord> = {}) => ({
  id,
  kind: 'ship',
  place,
  owner: 0,
  face: '',
  badge,
  means: [],
  ...more,
});
const scene = (...pieces: PieceRecord[]): SceneRecord => ({ sheet: 'board', zones: [], pieces, acting: [] });

describe('changesOf', () => {
  it('tells moved, new, gone and altered pieces apart', () => {
    const before = scene(piece('a', 'x'), piece('b', 'x', 2), piece('c', 'x'), piece('same', 'x', 1));
    const after = scene(piece('a', 'y'), piece('b', 'x', 3), piece('d', 'x'), piece('same', 'x', 1));
    const found = changesOf(before, after);
    expect(found.moved.map((one) => one.id)).toEqual(['a']);
    expect(found.altered.map((one) => one.id)).toEqual(['b']);
    expect(found.appeared.map((one) => one.id)).toEqual(['d']);
    expect(found.gone.map((one) => one.id)).toEqual(['c']);
  });
});

describe('flightsOf', () => {
  it('pairs what one stack lost with what another won', () => {
    const flights = flightsOf(scene(piece('a', 'x', 3)), scene(piece('a', 'x', 2), piece('b', 'y', 1)));
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ from: { id: 'a' }, to: { id: 'b' }, count: 1 });
  });

  it('pairs equal faces first', () => {
    const fresh = { face: 'fresh' };
    const used = { face: 'used' };
    const before = scene(piece('used:x', 'x', 1, used), piece('fresh:x', 'x', 1, fresh));
    const after = scene(piece('used:y', 'y', 1, used), piece('fresh:y', 'y', 1, fresh));
    const pairs = flightsOf(before, after).map((flight) => [flight.from.id, flight.to.id]);
    expect(pairs).toEqual([
      ['used:x', 'used:y'],
      ['fresh:x', 'fresh:y'],
    ]);
  });

  it('never lets a piece fly from one owner to another or from kind to kind', () => {
    const before = scene(piece('a', 'x', 2), piece('c', 'x', 1));
    const after = scene(piece('a', 'x', 1), piece('b', 'y', 1, { owner: 1 }), piece('d', 'y', 1, { kind: 'card' }));
    expect(flightsOf(before, after)).toEqual([]);
  });

  it('leaves pieces that glide themselves out', () => {
    expect(flightsOf(scene(piece('a', 'x', 2)), scene(piece('a', 'y', 1)))).toEqual([]);
  });
});
