/** A game's sheet, to be looked at outside a match: its board as a cover, its symbols as pictures. */

import { api } from './api';

const loading = new Map<string, Promise<string>>();
const themes = new Map<string, Promise<void>>();

/** Fetched once; a failure is forgotten, so that the next reader tries again. */
function once<Thing>(known: Map<string, Promise<Thing>>, game: string, fetch: () => Promise<Thing>): Promise<Thing> {
  const found = known.get(game);
  if (found) return found;
  const promise = fetch();
  promise.catch(() => known.delete(game));
  known.set(game, promise);
  return promise;
}

/** Put the theme of a game's sheets into the page. */
export function themed(game: string): Promise<void> {
  return once(themes, game, async () => {
    const sheet = new CSSStyleSheet(); // a style element would be refused by the server's content policy
    sheet.replaceSync(await api.sheet(game, 'theme.css'));
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The sheet of a game's board, or of its standard map; none if nobody has drawn it. */
export function firstBoard(sheets: readonly string[]): string | undefined {
  return sheets.find((name) => name !== 'player');
}

/** The board of a game, fetched once; its theme is put into the page. Empty for a game that nobody has drawn. */
export function boardOf(game: string, sheets: readonly string[]): Promise<string> {
  const name = firstBoard(sheets);
  if (name === undefined) return Promise.resolve('');
  return once(loading, game, async () => (await Promise.all([api.sheet(game, `${name}.svg`), themed(game)]))[0]);
}

/** The id of the symbol that shows a component, as sheets name it. */
export function symbolOf(component: string): string {
  return `face-${component.replace(/[^a-z0-9_]/g, '-')}`;
}
