import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { addTexts } from '../texts';
import { inTeams, outcomeOf, winningTeams } from './outcome';
import german from './text/de.ftl?raw';
import english from './text/en.ftl?raw';

const nameOf = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? '';
const teams = [0, 1, 0, 1];

beforeAll(() => addTexts({ de: german, en: english }));
afterEach(() => (settings.chosen.language = 'en'));

describe('outcomeOf', () => {
  it('names the team that wins, not partners who share a victory', () => {
    const result = { places: [1, 2, 1, 2], teams };
    expect(winningTeams(result)).toEqual([[0, 2]]);
    settings.chosen.language = 'en';
    expect(outcomeOf(result, nameOf)).toBe('The team of Ada and Cleo wins the game.');
    settings.chosen.language = 'de';
    expect(outcomeOf(result, nameOf)).toBe('Gewonnen hat das Team Ada und Cleo.');
  });

  it('names all teams of a shared victory', () => {
    settings.chosen.language = 'en';
    expect(outcomeOf({ places: [1, 1, 1, 1], teams }, nameOf)).toBe('Several teams share the victory: Ada and Cleo; Ben and Dan.');
  });

  it('knows players who play alone', () => {
    settings.chosen.language = 'en';
    const alone = { places: [2, 1], teams: [0, 1] };
    expect(inTeams(alone)).toBe(false);
    expect(outcomeOf(alone, nameOf)).toBe('Ben wins the game.');
    expect(outcomeOf({ ...alone, places: [1, 1] }, nameOf)).toBe('Ada and Ben win the game together.');
    expect(outcomeOf({ places: [], teams: [] }, nameOf)).toBe('The game is over.');
  });
});
