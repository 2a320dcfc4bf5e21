/** Addresses of the pages, with the history API. */

import { readable } from 'svelte/store';

export type Page =
  | 'home'
  | 'new'
  | 'match'
  | 'join'
  | 'lobby'
  | 'account'
  | 'recover'
  | 'admin'
  | 'settings'
  | 'components'
  | 'rules'
  | 'explore'
  | 'how-to-play'
  | 'about'
  | 'import'
  | 'learn'
  | 'lost';

export interface Route {
  page: Page;
  /** Parts of the path by name, such as `match` or `game`. */
  part: Record<string, string>;
  query: URLSearchParams;
  /** Without the `#`. */
  hash: string;
}

const PATTERNS: [string, Page][] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/new/:game', 'new'],
  ['/new/:game/:with', 'new'],
  ['/m/:match', 'match'],
  ['/m/:match/:at', 'match'],
  ['/j/:match/:invitation', 'join'],
  ['/lobby', 'lobby'],
  ['/account', 'account'],
  ['/recover', 'recover'],
  ['/admin', 'admin'],
  ['/settings', 'settings'],
  ['/g/:game', 'components'],
  ['/g/:game/components', 'components'],
  ['/g/:game/rules', 'rules'],
  ['/g/:game/statistics', 'explore'],
  ['/g/:game/how-to-play', 'how-to-play'],
  ['/about', 'about'],
  ['/import', 'import'],
  ['/learn/:game', 'learn'],
];

function partsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const part: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    const found = given[index] ?? '';
    if (!word.startsWith(':')) {
      if (word !== found) return null;
    } else if (found === '') {
      return null;
    } else {
      part[word.slice(1)] = found;
    }
  }
  return part;
}

/** The page at an address. */
export function routeOf(address: URL): Route {
  const path = address.pathname.replace(/(.)\/$/, '$1');
  const rest = { query: address.searchParams, hash: address.hash.slice(1) };
  for (const [pattern, page] of PATTERNS) {
    const part = partsOf(pattern, path);
    if (part === null) continue;
    if (part['at'] !== undefined && !/^\d{1,7}$/.test(part['at'])) continue;
    if (part['with'] !== undefined && part['with'] !== 'friends') continue;
    return { page, part, ...rest };
  }
  return { page: 'lost', part: {}, ...rest };
}

const watchers = new Set<(route: Route) => void>();

function changed(): void {
  const route = routeOf(new URL(location.href));
  for (const watcher of watchers) watcher(route);
}

/** Where the reader is. */
export const route = readable(routeOf(new URL(location.href)), (set) => {
  watchers.add(set);
  set(routeOf(new URL(location.href)));
  return () => watchers.delete(set);
});

/** Go to a page; `replace` leaves no step in the history. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  changed();
}

/** Whether a click on a link is ours to follow: not one with a key, to another window or a download. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return !link.pathname.startsWith('/api/');
}

/** Follow links and the browser's back and forward without loading the page again. */
export function startRouter(): void {
  addEventListener('popstate', changed);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    const inPage = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
    if (inPage) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
