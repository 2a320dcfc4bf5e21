/** A game's sheet, to be looked at outside a match: its board as a cover, its symbols as pictures. */

import { api } from './api';

const loading = new Map<string, Promise<string>>();

async function load(game: string): Promise<string> {
  const [board, theme] = await Promise.all([api.sheet(game, 'board.svg'), api.sheet(game, 'theme.css')]);
  const sheet = new CSSStyleSheet(); // a style element would be refused by the server's content policy
  sheet.replaceSync(theme);
  document.adoptedStyleSheets.push(sheet);
  return board;
}

/** The board of a game, fetched once; its theme is put into the page. */
export function boardOf(game: string): Promise<string> {
  const found = loading.get(game);
  if (found) return found;
  const promise = load(game);
  promise.catch(() => loading.delete(game)); // the next reader tries again
  loading.set(game, promise);
  return promise;
}

/** The id of the symbol that shows a component, as sheets name it. */
export function symbolOf(component: string): string {
  return `face-${component.replace(/[^a-z0-9_]/g, '-')}`;
}
