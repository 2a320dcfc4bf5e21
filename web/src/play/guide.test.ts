import { describe, expect, it } from 'vitest';
import { partsOf } from './guide';

const PAGE = `<h1>Go</h1>
<h2>Goal</h2><p>Surround.</p><p><img src="sheet:board" alt="the board" title="point:a1 point:c3"></p>
<h2>Three tips</h2><p><img src="piece-stone" alt="a stone">Corners first.</p>`;

describe('a page of how to play', () => {
  it('has parts with words and pictures', () => {
    expect(partsOf(PAGE)).toEqual([
      {
        title: 'Goal',
        html: '<p>Surround.</p>',
        pictures: [{ words: 'the board', sheet: 'board', zones: ['point:a1', 'point:c3'] }],
      },
      { title: 'Three tips', html: '<p>Corners first.</p>', pictures: [{ words: 'a stone', symbol: 'piece-stone', zones: [] }] },
    ]);
  });

  it('may be missing', () => {
    expect(partsOf('')).toEqual([]);
  });
});
