/** What pieces are drawn with: the symbols of the sheets and the colours of the seats. */
import { getContext, setContext } from 'svelte';
import type { BadgeSpot } from './badges';

export interface Looks {
  /** Width by height of each symbol, by id. */
  readonly aspects: ReadonlyMap<string, number>;
  readonly badgeSpots: ReadonlyMap<string, BadgeSpot>;
  readonly colours: readonly string[];
  readonly seatCount: number;
  kindName(kind: string): string;
}

const KEY = Symbol('looks');

export function provideLooks<Kind extends Looks>(looks: Kind): Kind {
  return setContext(KEY, looks);
}

export function useLooks(): Looks {
  return getContext<Looks>(KEY);
}
