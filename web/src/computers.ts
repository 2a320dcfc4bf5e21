/** Computer players by the kinds that the server offers, such as `greedy` or `search:1000ms`. */

import { seatLook } from './seats';
import { hasText, t } from './texts';
import type { SeatRecord } from './wire';

const SEARCH = /^search:(\d+)(ms|it)?$/;

/** What a kind of computer player is called. */
export function computerName(kind: string): string {
  const limit = SEARCH.exec(kind);
  if (limit) {
    const [, amount = '0', unit] = limit;
    return unit === 'ms'
      ? t('computer-search-time', { seconds: Number(amount) / 1000 })
      : t('computer-search-steps', { steps: Number(amount) });
  }
  return hasText(`computer-${kind}`) ? t(`computer-${kind}`) : kind;
}

/** The kind to offer first: quick, and no pushover. */
export function usualComputer(kinds: string[]): string {
  return kinds.find((kind) => kind === 'search:200ms') ?? kinds.find((kind) => kind === 'greedy') ?? kinds[0] ?? '';
}

/** What whoever sits at a seat is called; a computer player by its colour. */
export function seatName(seat: SeatRecord, colours: readonly string[] = []): string {
  if (seat.who === 'open') return t('seat-open');
  return seat.name === '' ? t(`seat-hue-${seatLook(seat.seat, undefined, colours).colour}`) : seat.name;
}
