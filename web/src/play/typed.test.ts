import { describe, expect, it } from 'vitest';
import { completed, fitting, meant } from './typed';

const NOTATIONS = ['draw', 'explore india', 'explore indochina', 'move west', 'pass'];

describe('typed play', () => {
  it('completes to what all fitting notations share', () => {
    expect(completed('ex', NOTATIONS)).toBe('explore ind');
    expect(completed('explore india', NOTATIONS)).toBe('explore india');
    expect(completed('zzz', NOTATIONS)).toBe('zzz');
    expect(completed('EX', NOTATIONS)).toBe('explore ind');
  });

  it('lists what fits', () => expect(fitting('explore  ind', NOTATIONS)).toHaveLength(2));

  it('takes a notation in full or the only one that fits', () => {
    expect(meant('explore india', NOTATIONS)).toBe('explore india');
    expect(meant('m', NOTATIONS)).toBe('move west');
    expect(meant('explore', NOTATIONS)).toBeNull();
    expect(meant('', NOTATIONS)).toBeNull();
  });

  it('prefers the exact notation to a longer one', () => expect(meant('lose 1', ['lose 1', 'lose 10'])).toBe('lose 1'));
});
