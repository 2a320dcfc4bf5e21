/** Times as people say them. */

import { settings } from './settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a time is, given as seconds since 1970. */
export function ago(time: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const seconds = Math.min(0, Math.round(time - now));
  for (const [unit, length] of STEPS) {
    if (-seconds >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return words.format(0, 'second');
}

/** A length of time in the largest unit that fits it evenly, such as "2 days" or "90 seconds". */
export function lasting(seconds: number): string {
  const [unit, length] = STEPS.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(settings.language, style).format(seconds / length);
}

/** The day of a time, given as seconds since 1970, as it stands in letters. */
export function dateOf(time: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(time * 1000);
}
