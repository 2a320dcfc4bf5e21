import { describe, expect, it } from 'vitest';
import { withComponents } from './contents';

const RULES = '<h2 id="s-1.0">1.0 Stones</h2><p>Lay them.</p><h2 id="s-2.0">2.0 Turns</h2>';

describe('the rules with their components', () => {
  it('shows each name once, below the heading of its section', () => {
    const stone = { section: '1.0', name: 'Stone & board', symbol: 'face-stone' };
    const page = new DOMParser().parseFromString(
      withComponents(RULES, [stone, { ...stone, symbol: 'face-other' }, { section: '9', name: 'Nowhere', symbol: 'face-no' }]),
      'text/html',
    );
    const lists = [...page.querySelectorAll('ul.shown')];
    expect(lists.map((list) => list.previousElementSibling?.id)).toEqual(['s-1.0']);
    expect(lists[0]?.textContent).toBe('Stone & board');
    expect(lists[0]?.querySelector('use')?.getAttribute('href')).toBe('#face-stone');
  });
});
