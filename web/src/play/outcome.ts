/** Who won, in a sentence: a player, a team, or several who share the victory; by how much, and by what. */
import { settings } from '../settings.svelte';
import { t } from '../texts';
import type { StandingsRecord } from '../wire';

type Result = Pick<StandingsRecord, 'places' | 'teams'>;
type Scored = Result & Pick<StandingsRecord, 'scores'>;

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

/** By how many points the winners lead; null if nobody else plays or several teams share the victory. */
export function marginOf({ places, teams, scores }: Scored): number | null {
  if (winningTeams({ places, teams }).length !== 1) return null;
  const of = (first: boolean) => scores.filter((_, seat) => (places[seat] === 1) === first);
  const others = of(false);
  return others.length === 0 ? null : Math.max(...of(true)) - Math.max(...others);
}

/** The seats that have as many points as the winners and have lost by the tie-break. */
export function levelWithWinners(result: Scored): number[] {
  const best = result.scores[result.places.indexOf(1)];
  return marginOf(result) === 0 ? result.places.flatMap((place, seat) => (place > 1 && result.scores[seat] === best ? [seat] : [])) : [];
}

/** The result in one line: who won, and by how much. */
export function verdictOf(result: Scored, nameOf: (seat: number) => string): string {
  const margin = marginOf(result);
  if (margin === null) return outcomeOf(result, nameOf);
  const names = new Intl.ListFormat(settings.language).format((winningTeams(result)[0] ?? []).map(nameOf));
  return t(margin > 0 ? 'play-won' : 'play-won-tie', { team: inTeams(result) ? 'yes' : 'no', names, margin });
}

/** A place as it is said in the reader's language, such as "2nd". */
export function placeText(place: number): string {
  return t('play-nth', { place, ordinal: new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place) });
}
