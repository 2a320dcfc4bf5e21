import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { addTexts } from '../texts';
import { inTeams, levelWithWinners, outcomeOf, placeText, verdictOf, winningTeams } from './outcome';
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

describe('verdictOf', () => {
  const alone = [0, 1, 2];

  it('tells the margin', () => {
    settings.chosen.language = 'en';
    expect(verdictOf({ places: [2, 1, 3], teams: alone, scores: [7, 8, 3] }, nameOf)).toBe('Ben wins by 1 point');
    expect(verdictOf({ places: [1, 2, 1, 2], teams, scores: [9, 4, 9, 4] }, nameOf)).toBe('The team of Ada and Cleo wins by 5 points');
    settings.chosen.language = 'de';
    expect(verdictOf({ places: [2, 1, 3], teams: alone, scores: [3, 8, 3] }, nameOf)).toBe('Ben gewinnt mit 5 Punkten Vorsprung');
  });

  it('tells a tie that was broken, and who was level', () => {
    settings.chosen.language = 'en';
    const tied = { places: [2, 1, 3], teams: alone, scores: [8, 8, 3] };
    expect(verdictOf(tied, nameOf)).toBe('Ben wins the tie-break');
    expect(levelWithWinners(tied)).toEqual([0]);
    expect(levelWithWinners({ ...tied, scores: [7, 8, 7] })).toEqual([]);
  });

  it('tells a shared victory', () => {
    settings.chosen.language = 'en';
    expect(verdictOf({ places: [1, 1, 3], teams: alone, scores: [8, 8, 3] }, nameOf)).toBe('Ada and Ben win the game together.');
  });
});

describe('placeText', () => {
  it('has the form of each language', () => {
    settings.chosen.language = 'en';
    expect([1, 2, 3, 4, 5, 6].map(placeText)).toEqual(['1st', '2nd', '3rd', '4th', '5th', '6th']);
    settings.chosen.language = 'de';
    expect([1, 2].map(placeText)).toEqual(['1.', '2.']);
  });
});
