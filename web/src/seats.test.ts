import { describe, expect, it } from 'vitest';
import { contrast, distance, EYES } from './colour.testing';
import { NEUTRAL, seatLook, SEATS } from './seats';

const pairs = SEATS.flatMap((one, index) => SEATS.slice(index + 1).map((other) => [one, other] as const));

describe('seats', () => {
  it.each([...SEATS, NEUTRAL])('$colour can be written on', ({ fill, ink }) => {
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(EYES))('have colours that differ for eyes with %s sight', (eyes) => {
    const nearest = Math.min(...pairs.map(([one, other]) => distance(one.fill, other.fill, EYES[eyes] ?? [])));
    expect(nearest).toBeGreaterThan(0.1);
  });

  it('differ by shape and by hatch too', () => {
    expect(new Set(SEATS.map((look) => look.path)).size).toBe(SEATS.length);
    expect(new Set(SEATS.map((look) => look.tile)).size).toBe(SEATS.length);
  });

  it('end where the match ends', () => {
    expect(seatLook(3, 4).shape).toBe('diamond');
    expect(seatLook(4, 4)).toBe(NEUTRAL);
    expect(seatLook(-1)).toBe(NEUTRAL);
  });
});
