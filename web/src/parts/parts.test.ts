import '../test-setup';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../contents';
import { computerAbout, computerName, EXPERIENCES, isNewcomer, levelFor, usualComputer } from '../computers';
import { firstBoard } from '../gamesheet';
import { quickMatch } from '../quick';
import { settings, USUAL } from '../settings.svelte';
import { ago, dateOf, lasting } from '../times';
import { badged } from '../yourturn';
import Seat from './Seat.svelte';
import SeatChoice from './SeatChoice.svelte';

const game = { id: 'game', players: [2, 3, 4], options: [], sheets: [], lessons: 0 };

describe('the cover of a game', () => {
  it('is its first board, not a player\'s own', () => {
    expect(firstBoard(['player', 'north', 'south'])).toBe('north');
    expect(firstBoard([])).toBeUndefined();
  });
});

describe('parts of the screens', () => {
  it('a seat says its colour and shape only where no name stands beside it', () => {
    const { container } = render(Seat, { seat: 1, named: true });
    expect(screen.getByRole('img', { name: 'Red square' })).toBeInTheDocument();
    expect(container.querySelectorAll('pattern')).toHaveLength(1);
    render(Seat, { seat: 2 });
    expect(screen.queryByRole('img', { name: 'Green triangle' })).toBeNull();
  });

  it('a seat for a computer player offers the kinds of the server', () => {
    render(SeatChoice, { game: 'goa', seats: [{ who: 'me' }, { who: 'computer', kind: 'casual' }], computers: ['casual', 'greedy', 'novice'] });
    const kinds = screen.getByRole('combobox', { name: 'Seat 2: level' });
    expect(kinds).toHaveAccessibleDescription('Plays for fun; knows the basics, slips now and then.');
    expect([...kinds.querySelectorAll('option')].map((option) => option.value)).toEqual(['novice', 'casual', 'greedy']);
    expect(screen.queryByText(/no seat yourself/)).toBeNull();
  });

  it('a quick match is one person against computer players', () => {
    const { seats } = quickMatch(game, 'greedy');
    expect(seats.map((seat) => seat.who)).toEqual(['me', 'computer', 'computer']);
  });

  it('computer players have names, also those of another server', () => {
    expect(computerName('novice')).toBe('Novice');
    expect(computerName('search:500ms')).toBe('Search (0.5 s per move)');
    expect(computerName('expert:8')).toBe('Expert (8 lines per move)');
    expect(computerName('oracle')).toBe('oracle');
    expect([computerAbout('search:200ms'), computerAbout('oracle')]).toEqual(['Tries out moves and looks where they lead.', '']);
  });

  it('a newcomer is led to the weakest level; later the last choice comes first', async () => {
    const levels = ['casual', 'novice', 'expert'];
    expect([usualComputer('goa', levels), isNewcomer('goa', levels)]).toEqual(['novice', true]);
    expect([usualComputer('goa', ['greedy', 'random']), isNewcomer('goa', ['greedy', 'random'])]).toEqual(['greedy', false]);
    render(SeatChoice, { game: 'goa', seats: [{ who: 'me' }, { who: 'computer', kind: 'novice' }], computers: levels });
    expect(screen.getByText(/a good first opponent/)).toBeInTheDocument();
    const choice = screen.getByRole('combobox', { name: 'Seat 2: level' });
    await fireEvent.change(choice, { target: { value: 'expert' } });
    expect(choice).toHaveAccessibleDescription('Thinks ahead and punishes careless play.');
    expect(screen.queryByText(/a good first opponent/)).toBeNull();
    expect([usualComputer('goa', levels), usualComputer('goa', ['casual', 'novice'])]).toEqual(['expert', 'novice']);
    expect(usualComputer('colonialism', levels)).toBe('novice');
    settings.chosen = { ...USUAL };
  });

  it('what somebody says of themselves names a level', () => {
    const all = ['casual', 'novice', 'skilled', 'advanced', 'expert', 'master'];
    expect(EXPERIENCES.map((one) => levelFor(one, all))).toEqual(['novice', 'skilled', 'expert']);
    expect(EXPERIENCES.map((one) => levelFor(one, ['casual', 'novice']))).toEqual(['novice', 'novice', 'novice']);
    expect(levelFor('new', ['greedy'])).toBe('greedy');
  });

  it('times are said as people say them', () => {
    expect(ago(1000, 1000 + 3 * 3600)).toBe('3 hours ago');
    expect(ago(1005, 1000)).toBe('now');
    expect(lasting(3 * 86_400)).toBe('3 days');
    expect(lasting(90)).toBe('90 seconds');
    expect(dateOf(1_790_000_000)).toMatch(/2026/);
  });

  it('a table of contents has the numbered sections', () => {
    const html = '<h1>Rules</h1><h2 id="s-1.0">1.0 Aim</h2><h3 id="s-1.1">1.1 Ends</h3><h3>Aside</h3>';
    expect(contentsOf(html)).toEqual([
      { id: 's-1.0', text: '1.0 Aim', depth: 0 },
      { id: 's-1.1', text: '1.1 Ends', depth: 1 },
    ]);
  });

  it('the icon carries the number of waiting matches', () => {
    expect(badged('<svg></svg>', 3)).toContain('>3</text></svg>');
    expect(badged('<svg></svg>', 12)).toContain('>9+</text></svg>');
  });
});
