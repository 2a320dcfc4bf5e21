import { describe, expect, it } from 'vitest';
import type { SceneRecord } from '../wire';
import { readSheet } from './sheet';
import { reachableIn, venuesOf } from './venues';

const zone = (id: string, kind: string, owner = -1) => ({ id, kind, owner });
const scene: SceneRecord = {
  sheet: 'board',
  acting: [],
  zones: [
    zone('land:north', 'land'),
    zone('seat:0', 'seat', 0),
    zone('seat:1', 'seat', 1),
    zone('pile:0', 'pile', 0),
    zone('pile:1', 'pile', 1),
    zone('hand', 'hand', 0),
    zone('good:clay', 'good'),
    zone('supply', 'supply'),
  ],
  pieces: [
    { id: 's', kind: 'cube', place: 'supply', owner: -1, face: '', badge: 3, means: [] },
    { id: 'c', kind: 'cube', place: 'land:north', owner: -1, face: '', badge: 3, means: ['good:salt'] },
  ],
};
const board = readSheet('board', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path data-zone="land:north"/></svg>');
const venues = venuesOf(scene, 0, board, () => null);

describe('venuesOf', () => {
  it.each([
    ['land:north', 'board'],
    ['seat:0', 'panel'],
    ['seat:1', 'panel'],
    ['pile:0', 'panel'],
    ['hand', 'hand'],
    ['supply', 'aside'],
  ])('draws %s at the %s', (id, venue) => expect(venues.of(id)).toBe(venue));

  it('knows no zone that the scene has not', () => expect(venues.of('nowhere')).toBeNull());
});

describe('players\' own boards', () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path data-zone="pile:{seat}"/><path data-zone="seat:{seat}"/></svg>';
  const own = venuesOf(scene, 0, board, (seat) => readSheet('player', source, seat));

  it('lie at the hand and in the panels', () => expect(['pile:0', 'pile:1'].map(own.of)).toEqual(['own', 'other']));
  it('leave what lies before a player in the panel too', () => expect(['seat:0', 'seat:1'].map(own.of)).toEqual(['panel', 'panel']));
});

describe('reachableIn', () => {
  const reachable = reachableIn(scene, venues);

  it('reaches what is drawn', () => {
    for (const thing of ['land:north', 'seat:1', 'hand', 'supply', 'good:salt']) expect(reachable(thing)).toBe(true);
  });

  it('does not reach an empty zone beside the board', () => expect(reachable('good:clay')).toBe(false));
});
