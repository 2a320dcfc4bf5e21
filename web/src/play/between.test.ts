import { expect, it } from 'vitest';
import type { PieceRecord, State } from '../wire';
import { positionsBetween } from './between';

const piece = (id: string, place: string): PieceRecord => ({ id, kind: 'ship', place, owner: 0, face: '', badge: null, means: [] });
const zone = { id: 'sea', kind: 'sea', owner: -1 };
const position = {
  at: 9,
  of: 9,
  seat: 0,
  scene: { sheet: 'map', zones: [zone], pieces: [piece('a', 'sea'), piece('b', 'sea')], acting: [1] },
  waiting_for: [0],
  waiting: [],
  decision: { seat: 0, prompt: { id: 'prompt', args: {} }, options: [], suggested: '', reaction: '' },
  undo: { open: true, closed: null },
};
const passed = { sheet: 'map', zones: [0, 1], acting: [1], waiting_for: [1], waiting: [{ id: 'waiting', args: {} }] };

it('puts the positions together from what the newest scene has and what comes beside it', () => {
  const between = {
    zones: [],
    pieces: [piece('a', 'port')],
    positions: [
      { ...passed, at: 7, pieces: [2, 1] },
      { ...passed, at: 8, pieces: [1, 2] },
    ],
  };
  const found = positionsBetween({ position, between } as unknown as State);
  expect(found.map((one) => [one.at, one.of])).toEqual([
    [7, 9],
    [8, 9],
  ]);
  expect(found.map((one) => one.scene.pieces.map(({ id, place }) => `${id} ${place}`))).toEqual([['a port'], ['b sea', 'a port']]);
  expect(found[0]).toMatchObject({ scene: { sheet: 'map', zones: [zone] }, waiting_for: [1], decision: null, undo: null });
});

it('has none where nothing lies between', () => {
  expect(positionsBetween({ position, between: null } as unknown as State)).toEqual([]);
});
