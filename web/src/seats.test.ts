import { describe, expect, it } from 'vitest';
import { contrast, distance, EYES } from './colour.testing';
import { BLACK, looksOf, NEUTRAL, seatLook, SEATS, type SeatLook } from './seats';

const pairsOf = (looks: SeatLook[]) => looks.flatMap((one, index) => looks.slice(index + 1).map((other) => [one, other] as const));
const PRINTED = ['red', 'green', 'yellow', 'blue', 'black', 'white'];
const EVERY = [...SEATS, BLACK];

describe('seats', () => {
  it.each([...EVERY, NEUTRAL])('$colour can be written on', ({ fill, ink }) => {
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(EYES))('have colours that differ for eyes with %s sight', (eyes) => {
    for (const looks of [SEATS, looksOf(PRINTED)]) {
      const nearest = Math.min(...pairsOf(looks).map(([one, other]) => distance(one.fill, other.fill, EYES[eyes] ?? [])));
      expect(nearest).toBeGreaterThan(0.1);
    }
  });

  it('differ by shape and by hatch too', () => {
    expect(new Set(EVERY.map((look) => look.path)).size).toBe(EVERY.length);
    expect(new Set(EVERY.map((look) => look.tile)).size).toBe(EVERY.length);
  });

  it('have the colours that a game declares, with their shapes', () => {
    expect(looksOf(PRINTED).map((look) => look.colour)).toEqual(PRINTED);
    expect(seatLook(1, 4, PRINTED)).toMatchObject({ colour: 'green', shape: 'triangle' });
    expect(seatLook(4, 4, PRINTED)).toBe(NEUTRAL);
  });

  it.each([[[]], [['red', 'taupe']], [['red', 'red']]])('look as usual if a game declares %j', (colours: string[]) => {
    expect(looksOf(colours)).toBe(SEATS);
  });

  it('end where the match ends', () => {
    expect(seatLook(3, 4).shape).toBe('diamond');
    expect(seatLook(4, 4)).toBe(NEUTRAL);
    expect(seatLook(-1)).toBe(NEUTRAL);
  });
});
