/** A match with nothing to choose: me against computer players. */

import { nonce } from './api';
import type { GameCard, NewMatch, SeatPlan } from './wire';

/** How many seats to offer first: three if the game allows it, else the fewest. */
export function usualSeats(game: GameCard): number {
  return game.players.includes(3) ? 3 : (game.players[0] ?? 2);
}

export function quickMatch(game: GameCard, computer: string): NewMatch {
  const seats: SeatPlan[] = Array.from({ length: usualSeats(game) }, (_, seat) =>
    seat === 0 ? { who: 'me' } : { who: 'computer', kind: computer },
  );
  return { game: game.id, seats, nonce: nonce() };
}
