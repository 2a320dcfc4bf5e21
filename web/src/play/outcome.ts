/** Who won, in a sentence: a player, a team, or several who share the victory. */
import { settings } from '../settings.svelte';
import { t } from '../texts';
import type { StandingsRecord } from '../wire';

type Result = Pick<StandingsRecord, 'places' | 'teams'>;

export function inTeams({ teams }: Pick<Result, 'teams'>): boolean {
  return new Set(teams).size < teams.length;
}

/** The seats of each team in first place; without teams each is a team of its own. */
export function winningTeams({ places, teams }: Result): number[][] {
  const found = new Map<number, number[]>();
  places.forEach((place, seat) => {
    const team = teams[seat] ?? seat;
    if (place === 1) found.set(team, [...(found.get(team) ?? []), seat]);
  });
  return [...found.values()];
}

export function outcomeOf(result: Result, nameOf: (seat: number) => string): string {
  const listed = new Intl.ListFormat(settings.language);
  const winners = winningTeams(result).map((seats) => listed.format(seats.map(nameOf)));
  if (inTeams(result)) return t('play-over-teams', { count: winners.length, names: winners.join('; ') });
  return t('play-over', { count: winners.length, names: listed.format(winners) });
}
