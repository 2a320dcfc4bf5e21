import { expect, it } from 'vitest';
import { leftUntil } from './clock';

it.each([
  [125, '2:05'],
  [0.2, '0:01'],
  [-5, '0:00'],
  [3 * 3600 + 20 * 60 + 5, '3 h 20 min'],
  [2 * 86400 + 4 * 3600 + 59, '2 d 4 h'],
])('writes %f seconds as %s', (seconds, text) => expect(leftUntil(1000 + seconds, 1000).text).toBe(text));
