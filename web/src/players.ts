/** How many can play, as a sentence. */

import { t } from './texts';

export function playersText(players: number[]): string {
  const [least = 0, most = 0] = [Math.min(...players), Math.max(...players)];
  return least === most ? t('players-exactly', { count: least }) : t('players-range', { least, most });
}
