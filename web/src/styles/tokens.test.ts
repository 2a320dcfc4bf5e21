import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../colour.testing';

const source = readFileSync('src/styles/tokens.css', 'utf-8');
const [day = '', night = ''] = source.split("[data-theme='dark']");
const tokensOf = (part: string): Record<string, string> =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
const THEMES = { day: tokensOf(day), night: tokensOf(night) };

const TEXTS: [ink: string, grounds: string[]][] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunk']],
  ['link', ['paper', 'paper-raised', 'paper-sunk']],
  ['bad', ['paper-raised', 'paper-sunk', 'bad-ground']],
  ['good', ['good-ground']],
  ['warn', ['warn-ground']],
  ['wood-ink', ['wood', 'wood-deep', 'wood-light']],
  ['wood-ink-soft', ['wood', 'wood-deep']],
  ['cloth-ink', ['cloth', 'cloth-deep']],
  ['cloth-ink-soft', ['cloth', 'cloth-deep']],
  ['wax-ink', ['wax', 'wax-deep']],
];
const LINES: [line: string, grounds: string[]][] = [
  ['line-strong', ['paper', 'paper-raised']],
  ['focus', ['paper', 'paper-raised', 'paper-sunk']],
  ['legal', ['paper', 'paper-raised']],
  ['brass', ['wood']],
];

it('targets on a board stand out from any ground', () => {
  // Whatever lies below, one of two lines that contrast 9:1 contrasts at least 3:1 with it; both are the same at night.
  expect(contrast(THEMES.day['lit'] ?? '', THEMES.day['lit-halo'] ?? '')).toBeGreaterThanOrEqual(9);
  expect(THEMES.night['lit'] ?? THEMES.night['lit-halo']).toBeUndefined();
});

describe.each(Object.entries(THEMES))('colours by %s', (_, tokens) => {
  const colour = (name: string): string => tokens[name] ?? `--${name} is missing`;

  it.each(TEXTS)('--%s can be read', (ink, grounds) => {
    for (const ground of grounds) expect(contrast(colour(ink), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINES)('--%s can be seen', (line, grounds) => {
    for (const ground of grounds) expect(contrast(colour(line), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});
