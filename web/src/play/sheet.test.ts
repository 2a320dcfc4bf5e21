import { describe, expect, it } from 'vitest';
import type { PieceRecord } from '../wire';
import { partAt, readSheet, slotFor, symbolOf, symbolPart, vignetteOf } from './sheet';

const SOURCE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">
  <defs><symbol id="piece-cube" viewBox="0 0 20 10"><rect width="20" height="10"/></symbol>
  <symbol id="piece-cube-good-clay" viewBox="0 0 10 10"/><symbol id="face-card-one" viewBox="0 0 4 3"/></defs>
  <path data-zone="land:north" d="M0 0h9"/>
  <g transform="translate(10, 20)"><rect data-slot="land:north" data-kinds="cube disc" data-size="34" x="5" y="6" width="70" height="40"/></g>
  <rect data-slot="land:north" data-flow="stack" x="1" y="2" width="3" height="4"/>
  <rect data-slot="seat:{seat}" x="0" y="0" width="3" height="4"/>
</svg>`;
const piece = (kind: string, face = ''): PieceRecord => ({
  id: 'p',
  kind,
  place: 'land:north',
  owner: 0,
  face,
  badge: null,
  means: [],
});

describe('readSheet', () => {
  const sheet = readSheet('board', SOURCE, 3);

  it('begins on a phone with the part that the sheet names, else with all of it', () => {
    expect(sheet.main).toEqual(sheet.box);
    const named = readSheet('board', SOURCE.replace('<svg ', '<svg data-main="0 0 500 400" '));
    expect(named.main).toEqual({ x: 0, y: 0, width: 500, height: 400 });
  });

  it('finds the zones and the slots where their groups put them', () => {
    expect(sheet.zones.has('land:north')).toBe(true);
    expect(sheet.slots[0]?.box).toEqual({ x: 15, y: 26, width: 70, height: 40 });
    expect(sheet.slots[0]?.size).toBe(34);
  });

  it('follows groups that are scaled', () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g transform="translate(1 2) scale(0.5)"><rect data-slot="a" x="4" y="6" width="8" height="10"/></g></svg>';
    expect(readSheet('board', text).slots[0]?.box).toEqual({ x: 3, y: 5, width: 4, height: 5 });
  });

  it('fills in the seat of a player\'s own sheet', () => expect(sheet.slots[2]?.zone).toBe('seat:3'));

  it('gives a piece the slot of its kind, else the zone\'s open one', () => {
    expect(slotFor(sheet.slots, piece('cube'))?.flow).toBe('grid');
    expect(slotFor(sheet.slots, piece('ship'))?.flow).toBe('stack');
    expect(slotFor(sheet.slots, { ...piece('cube'), place: 'nowhere' })).toBeNull();
  });

  it('draws a piece by its most exact symbol', () => {
    expect(symbolOf(piece('cube', 'good:clay'), sheet.aspects)).toBe('piece-cube-good-clay');
    expect(symbolOf(piece('cube', 'good:salt'), sheet.aspects)).toBe('piece-cube');
    expect(symbolOf(piece('ship'), sheet.aspects)).toBeNull();
    expect(vignetteOf('card:one', sheet.aspects)).toBe('face-card-one');
    expect(sheet.aspects.get('piece-cube')).toBe(2);
  });

  it('may have parts between which a narrow screen changes; the first one is the main one', () => {
    const { parts, main } = readSheet('board', SOURCE.replace('<svg ', '<svg data-parts="part-west 0 0 500 400, part-east 500 0 300 400, broken 1 2" '));
    expect(parts.map((part) => part.say)).toEqual(['part-west', 'part-east']);
    expect(main).toEqual({ x: 0, y: 0, width: 500, height: 400 });
    expect([partAt(parts, { x: 499, y: 10 }), partAt(parts, { x: 500, y: 10 }), partAt(parts, { x: 900, y: 10 })]).toEqual([0, 1, -1]);
    expect(readSheet('board', SOURCE)).toMatchObject({ parts: [], main: { width: 800, height: 400 } });
  });

  it('refuses what is no SVG', () => expect(() => readSheet('board', '<p>')).toThrow(/board/));
});

it('replaces in a symbol\'s id everything but letters, digits and underscores', () => {
  expect(symbolPart('card:unrest_at-home.2')).toBe('card-unrest_at-home-2');
});
