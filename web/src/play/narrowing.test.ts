import { describe, expect, it } from 'vitest';
import type { OptionNow, PieceRecord, SceneRecord } from '../wire';
import { gatherSteppers, lightsOf, narrow, optionsAt, placesNamed, thingPicked } from './narrowing';

const option = (notation: string, ...things: string[]): OptionNow => ({
  do: notation,
  label: { id: 'label', args: {} },
  things,
  brings: null,
  amount: null,
  kind: '',
});
const counted = (notation: string, amount: number, ...things: string[]): OptionNow => ({
  ...option(notation, ...things),
  label: { id: notation, args: { amount } },
  amount,
});
const piece = (id: string, place: string, more: Partial<PieceRecord> = {}): PieceRecord => ({
  id,
  kind: 'cube',
  place,
  owner: -1,
  face: '',
  badge: null,
  means: [],
  ...more,
});
const scene = (zones: string[], pieces: PieceRecord[]): SceneRecord => ({
  sheet: 'board',
  zones: zones.map((id) => ({ id, kind: 'zone', owner: -1 })),
  pieces,
  acting: [],
});
const everything = (thing: string) => !thing.startsWith('do:');
const OPTIONS = [
  option('pass'),
  option('explore north', 'land:north'),
  option('leave north', 'land:north'),
  option('swap north south', 'land:north', 'land:south'),
  option('swap north west', 'land:north', 'land:west'),
  option('sail', 'ship:1'),
];

describe('narrow', () => {
  it('lights every thing that an option names and offers the rest as buttons', () => {
    const found = narrow(OPTIONS, [], everything);
    expect([...found.lit].sort()).toEqual(['land:north', 'land:south', 'land:west', 'ship:1']);
    expect(found.buttons.map((one) => one.do)).toEqual(['pass']);
    expect(found.ready).toBeNull();
  });

  it('keeps after a pick what names it, and lights what would narrow further', () => {
    const found = narrow(OPTIONS, ['land:north'], everything);
    expect(found.left).toHaveLength(4);
    expect([...found.lit].sort()).toEqual(['land:south', 'land:west']);
    expect(found.buttons.map((one) => one.do)).toEqual(['explore north', 'leave north']);
  });

  it('leaves the options of a kind to the menu, until the kind was picked', () => {
    const kinds = [
      { ...option('harvest'), kind: 'harvest' },
      { ...option('draw 1'), kind: 'draw' },
      { ...option('draw 2'), kind: 'draw' },
      { ...option('use mill', 'tile:mill'), kind: 'use' },
      option('pass'),
    ];
    const before = narrow(kinds, [], (thing) => thing.startsWith('tile:'));
    expect(before.buttons.map((one) => one.do)).toEqual(['pass']);
    expect([...before.lit]).toEqual(['tile:mill']);
    const after = narrow(kinds, ['menu:draw'], (thing) => thing.startsWith('tile:'));
    expect(after.left.map((one) => one.do)).toEqual(['draw 1', 'draw 2']);
    expect(after.buttons).toEqual(after.left);
    expect(after.lit.size).toBe(0);
  });

  it('lights a piece that stands for an option itself', () => {
    const found = narrow(OPTIONS, [], (thing) => thing === 'do:pass');
    expect([...found.lit]).toEqual(['do:pass']);
    expect(found.buttons.map((one) => one.do)).not.toContain('pass');
    expect(narrow(OPTIONS, ['do:pass'], everything).ready?.do).toBe('pass');
    expect(optionsAt(OPTIONS, 'do:pass').map((one) => one.do)).toEqual(['pass']);
  });

  it('is ready when one option is left after a pick', () => {
    expect(narrow(OPTIONS, ['land:north', 'land:west'], everything).ready?.do).toBe('swap north west');
    expect(narrow(OPTIONS, ['ship:1'], everything).ready?.do).toBe('sail');
  });

  it('does not take the only option by itself before anything was picked', () => {
    expect(narrow([option('pass')], [], everything).ready).toBeNull();
  });

  it('offers an option as a button if nothing it names can be clicked', () => {
    const found = narrow(OPTIONS, [], (thing) => everything(thing) && thing !== 'ship:1');
    expect(found.buttons.map((one) => one.do)).toEqual(['pass', 'sail']);
  });
});

describe('gatherSteppers', () => {
  it('joins a run of amounts, in order', () => {
    const { buttons, steppers } = gatherSteppers([...[10, 2, 3].map((amount) => counted('bid', amount)), option('pass')]);
    expect(buttons.map((one) => one.do)).toEqual(['pass']);
    expect(steppers.map((stepper) => stepper.steps.map((step) => step.value))).toEqual([[2, 3, 10]]);
  });

  it('keeps amounts of different things apart', () => {
    const goods = ['good:brick', 'good:food'].flatMap((good) => [1, 2, 3].map((amount) => counted('buy', amount, good)));
    expect(gatherSteppers(goods).steppers.map((stepper) => stepper.steps.length)).toEqual([3, 3]);
  });

  it('takes no number in a name for an amount', () => {
    const places = ['flag a1', 'flag a2', 'flag a3', 'colony 0', 'colony 1', 'colony 2'].map((one) => option(one));
    expect(gatherSteppers(places)).toEqual({ buttons: places, steppers: [] });
  });

  it('leaves two amounts as two buttons', () => {
    expect(gatherSteppers([counted('lose', 0), counted('lose', 1)]).buttons).toHaveLength(2);
  });
});

describe('lightsOf', () => {
  const table = scene(
    ['land:north', 'land:south', 'hand'],
    [
      piece('cubes:north', 'land:north', { means: ['good:clay'] }),
      piece('cubes:south', 'land:south', { means: ['good:clay'] }),
      piece('card:1', 'hand', { face: 'card:1', owner: 0 }),
      piece('old:1', 'pile', { face: 'card:1', owner: 1 }),
      piece('mine', 'pile', { face: 'card:2', owner: 0 }),
      piece('theirs', 'pile', { face: 'card:2', owner: 1 }),
    ],
  );

  it('lights zones by id and pieces by what they mean', () => {
    const found = lightsOf(table, new Set(['land:north', 'good:clay']), 0);
    expect([...found.zones]).toEqual(['land:north']);
    expect([...found.pieces.keys()]).toEqual(['cubes:north', 'cubes:south']);
  });

  it('lights only what lies where the prompt speaks of, if anything fits there', () => {
    const near = placesNamed({ where: 'land:south', count: 2 }, table);
    expect([...lightsOf(table, new Set(['good:clay']), 0, near).pieces.keys()]).toEqual(['cubes:south']);
  });

  it('leaves places of the same kind dark of which the prompt does not speak', () => {
    const zones = ['land:north', 'land:south', 'hand'].map((id) => ({ id, kind: id.split(':')[0] ?? '', owner: -1 }));
    const cards = [piece('open:south', 'land:south', { means: ['do:show clay'] }), piece('looked:1', 'hand', { means: ['do:show clay'] })];
    const near = new Set(['land:north']);
    const lit = (pieces: PieceRecord[]) => [...lightsOf({ sheet: '', zones, pieces, acting: [] }, new Set(['do:show clay']), 0, near).pieces.keys()];
    expect(lit(cards)).toEqual(['looked:1']);
    expect(lit(cards.slice(0, 1))).toEqual(['open:south']);
  });

  it('does not take the same face elsewhere for the card itself', () => {
    expect([...lightsOf(table, new Set(['card:1']), 0).pieces.keys()]).toEqual(['card:1']);
  });

  it('goes by the face of own pieces where nothing else fits', () => {
    expect([...lightsOf(table, new Set(['card:2']), 0).pieces.keys()]).toEqual(['mine']);
  });

  it('takes a click on a piece for the lit zone below it', () => {
    const lights = lightsOf(table, new Set(['land:north']), 0);
    expect(thingPicked(piece('x', 'land:north'), lights)).toBe('land:north');
    expect(thingPicked(piece('x', 'land:south'), lights)).toBeNull();
  });
});
