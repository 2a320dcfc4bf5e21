import { describe, expect, it } from 'vitest';
import { scoreRows } from './scorerows';

const row = (name: string, ...values: number[]) => ({ name, values });

describe('scoreRows', () => {
  it('keeps a category apart that is no part of the score', () => {
    const { rows, tie } = scoreRows({ scores: [4, 27], teams: [0, 1], categories: [row('track', 2, 17), row('cards', 2, 10), row('control', 3, 6)] });
    expect(rows.map((one) => one.name)).toEqual(['track', 'cards']);
    expect(tie?.name).toBe('control');
  });

  it('adds up what partners have, without the row of their shares', () => {
    const categories = [row('vesta', 1, 0, 2, 0), row('mars', 4, 3, 0, 1), row('own', 5, 3, 2, 1), row('praefectus', 4, 3, 4, 3)];
    const { rows, tie } = scoreRows({ scores: [7, 4, 7, 4], teams: [0, 1, 0, 1], categories });
    expect(rows.map((one) => one.name)).toEqual(['vesta', 'mars', 'own']);
    expect(tie?.name).toBe('praefectus');
  });

  it('leaves categories together that all count', () => {
    expect(scoreRows({ scores: [5], teams: [0], categories: [row('one', 2), row('two', 3)] }).tie).toBeNull();
    expect(scoreRows({ scores: [5], teams: [0], categories: [row('one', 5), row('two', 0)] }).tie).toBeNull();
  });

  it('leaves a score alone that is no sum', () => {
    expect(scoreRows({ scores: [9], teams: [0], categories: [row('one', 2), row('two', 3)] }).tie).toBeNull();
    expect(scoreRows({ scores: [9], teams: [0], categories: [] })).toEqual({ rows: [], tie: null });
  });
});
