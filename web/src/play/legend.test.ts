import { expect, it } from 'vitest';
import type { ComponentRecord, PieceRecord, SceneRecord } from '../wire';
import { legendOf, type LegendSource } from './legend';

const piece = (kind: string, place: string, face = ''): PieceRecord => ({ id: `${kind}:${face}`, kind, place, owner: -1, face, badge: 3, means: [] });
const component = (id: string, kind: string): ComponentRecord => ({
  id, kind, names: { en: id }, source: 'seed', section: '', text: '', genders: {}, plurals: {}, colour: '',
});
const TEXTS: Record<string, string> = {
  'piece-coin': 'coins', 'piece-ship': 'ship', 'piece-card': 'cards', 'piece-tile': 'tile', 'sign-once': 'used once', 'menu-pass': 'Pass',
};
const MANY = Array.from({ length: 9 }, (_, at) => `card:${at}`);
const SCENE: SceneRecord = {
  sheet: 'board',
  acting: [],
  zones: [{ id: 'seat:0', kind: 'seat', owner: 0 }, { id: 'sea', kind: 'sea', owner: -1 }],
  pieces: [piece('coin', 'seat:0'), piece('good', 'sea', 'good:wine'), piece('tile', 'sea', 'good:wine'), ...MANY.map((face) => piece('card', 'sea', face))],
};
const SOURCE: LegendSource = {
  scene: SCENE,
  panels: SCENE.pieces.filter(({ place }) => place === 'seat:0'),
  ids: ['piece-coin', 'piece-ship', 'piece-good-good-wine', 'piece-tile-good-wine', ...MANY.map((id) => `piece-card-${id.replace(':', '-')}`), 'face-god-mars', 'sign-once', 'sign-nameless', 'menu-pass'],
  components: [component('god:mars', 'god'), ...MANY.map((id) => component(id, 'card'))],
  has: (message) => message in TEXTS,
  say: (message) => TEXTS[message] ?? message,
  nameOf: (one) => one.face || (TEXTS[`piece-${one.kind}`] ?? one.kind),
  aboutOf: () => '',
};
const names = (part: 'panels' | 'board' | 'signs' | 'actions'): string[] => (legendOf(SOURCE).get(part) ?? []).map((entry) => entry.name);

it('lists what lies in panels and on the board, and what is not there now', () => {
  expect(names('panels')).toEqual(['coins']);
  expect(names('board')).toEqual(['good:wine', 'good:wine (tile)', 'cards', 'ship']);
});

it('lists a thing once, whoever owns it and however it is drawn', () => {
  const disc = { ...piece('coin', 'sea'), owner: 1 };
  const others = [piece('limit', 'sea', 'one'), piece('limit', 'sea', 'two')];
  const source = { ...SOURCE, scene: { ...SCENE, pieces: [...SCENE.pieces.slice(0, 1), disc, ...others] }, ids: ['piece-coin', 'piece-limit-one', 'piece-limit-two'], components: [] };
  const called: Record<string, string> = { 'piece-coin': 'coins', 'piece-limit': 'limit' };
  const say = (id: string): string => called[id] ?? id;
  const found = legendOf({ ...source, nameOf: (one) => say(`piece-${one.kind}`), has: (id) => id in called, say });
  expect([...found.values()].flat().map((entry) => entry.name)).toEqual(['coins', 'limit']);
});

it('shows one of many designs, and each of few', () => {
  expect(names('signs')).toEqual(['used once', 'god:mars']);
});

it('lists actions, and leaves out parts without entries', () => {
  expect(names('actions')).toEqual(['Pass']);
  const empty = legendOf({ ...SOURCE, ids: ['piece-coin'], components: [] });
  expect([...empty.keys()]).toEqual(['panels']);
});

it('shows pieces without their numbers', () => {
  expect(legendOf(SOURCE).get('panels')?.[0]?.piece?.badge).toBeNull();
});
