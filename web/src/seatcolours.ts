/** The colours of the seats of the game that a part of the page shows; every mark of a seat asks for them. */
import { getContext, setContext } from 'svelte';
import { gameTexts } from './texts';

type Colours = () => readonly string[];
const KEY = Symbol('seat colours');

export function provideColours(colours: Colours): void {
  setContext(KEY, colours);
}

/** The colours of a game, fetched with its texts; none if they can't be. */
export async function coloursOf(game: string): Promise<readonly string[]> {
  return gameTexts(game).then(
    (texts) => texts.colours,
    () => [],
  );
}

/** The colours of the game around; none where nobody provides them. */
export function useColours(): Colours {
  return getContext<Colours | undefined>(KEY) ?? (() => []);
}
