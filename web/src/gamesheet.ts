/** A game's sheet, to be looked at outside a match: its board as a cover, its symbols as pictures. */

import { api } from './api';

const loading = new Map<string, Promise<string>>();

async function load(game: string, name: string): Promise<string> {
  const [board, theme] = await Promise.all([api.sheet(game, `${name}.svg`), api.sheet(game, 'theme.css')]);
  const sheet = new CSSStyleSheet(); // a style element would be refused by the server's content policy
  sheet.replaceSync(theme);
  document.adoptedStyleSheets.push(sheet);
  return board;
}

/** The sheet of a game's board, or of its standard map; none if nobody has drawn it. */
export function firstBoard(sheets: readonly string[]): string | undefined {
  return sheets.find((name) => name !== 'player');
}

/** The board of a game, fetched once; its theme is put into the page. Empty for a game that nobody has drawn. */
export function boardOf(game: string, sheets: readonly string[]): Promise<string> {
  const name = firstBoard(sheets);
  if (name === undefined) return Promise.resolve('');
  const found = loading.get(game);
  if (found) return found;
  const promise = load(game, name);
  promise.catch(() => loading.delete(game)); // the next reader tries again
  loading.set(game, promise);
  return promise;
}

/** The id of the symbol that shows a component, as sheets name it. */
export function symbolOf(component: string): string {
  return `face-${component.replace(/[^a-z0-9_]/g, '-')}`;
}
