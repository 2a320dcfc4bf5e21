/** Computer players by the kinds that the server offers: levels such as `casual`, and `search:200ms` and the like. */

import { tellProblem } from './notices.svelte';
import { seatLook } from './seats';
import { settings } from './settings.svelte';
import { hasText, t } from './texts';
import type { SeatRecord } from './wire';

/** From the weakest to the strongest. */
const LEVELS = ['novice', 'casual', 'skilled', 'advanced', 'expert', 'master'];
const FIRST = 'novice';

const isLevel = (kind: string): boolean => LEVELS.includes(kind);
const textOf = (name: string): string => `${isLevel(name) ? 'level' : 'computer'}-${name}`;

/** What a kind of computer player is called. */
export function computerName(kind: string): string {
  const [player = '', budget = ''] = kind.split(':');
  if (!hasText(textOf(player))) return kind;
  const name = t(textOf(player));
  if (budget === '') return name;
  const amount = Number.parseInt(budget, 10);
  return budget.endsWith('ms')
    ? t('computer-time', { name, seconds: amount / 1000 })
    : t('computer-lines', { name, lines: amount });
}

/** How it plays, in a line. */
export function computerAbout(kind: string): string {
  const id = `${textOf(kind.split(':')[0] ?? '')}-about`;
  return hasText(id) ? t(id) : '';
}

/** The levels from the weakest to the strongest, then whatever else is offered. */
export function byStrength(kinds: readonly string[]): string[] {
  return [...LEVELS.filter((level) => kinds.includes(level)), ...kinds.filter((kind) => !isLevel(kind))];
}

/** The kind to offer first: the one that was chosen last in this game; a newcomer begins with the weakest level. */
export function usualComputer(game: string, kinds: readonly string[]): string {
  return [settings.chosen.opponents[game], FIRST].find((kind) => kind !== undefined && kinds.includes(kind)) ?? kinds[0] ?? '';
}

/** Whether somebody has chosen no level yet that this server offers for the game. */
export function isNewcomer(game: string, kinds: readonly string[]): boolean {
  return !kinds.includes(settings.chosen.opponents[game] ?? '') && kinds.some(isLevel);
}

/** What was chosen comes first the next time this game is played. */
export function rememberComputer(game: string, kind: string): void {
  const { opponents } = settings.chosen;
  if (kind !== '' && kind !== opponents[game]) settings.change({ opponents: { ...opponents, [game]: kind } }, tellProblem);
}

/** How well somebody knows a game, in their own words. */
export const EXPERIENCES = ['new', 'knows', 'seasoned'] as const;
export type Experience = (typeof EXPERIENCES)[number];
const SHARE: Record<Experience, number> = { new: 0, knows: 0.4, seasoned: 0.8 };

/** The level for somebody with that experience: the weakest, one in the middle, one near the top. */
export function levelFor(experience: Experience, kinds: readonly string[]): string {
  const levels = LEVELS.filter((level) => kinds.includes(level));
  return levels[Math.floor((levels.length - 1) * SHARE[experience])] ?? kinds[0] ?? '';
}

/** What whoever sits at a seat is called; a computer player by its colour, and a bot as what it is. */
export function seatName(seat: SeatRecord, colours: readonly string[] = []): string {
  if (seat.who === 'open') return t('seat-open');
  if (seat.bot) return t('seat-bot', { name: seat.name });
  return seat.name === '' ? t(`seat-hue-${seatLook(seat.seat, undefined, colours).colour}`) : seat.name;
}
