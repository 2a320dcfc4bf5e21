/** What the page of the rules adds to them: a table of contents, and the components that a section speaks of. */

import type { Glossary } from './glossary';

export interface Entry {
  id: string;
  text: string;
  /** 0 for the highest heading of the list. */
  depth: number;
}

/** The page with its tables in boxes of their own, which scroll and can be reached by the keyboard. */
export function withBoxedTables(html: string, label: string): string {
  const box = `<div class="boxed" role="region" tabindex="0" aria-label="${label}">`;
  return html.replaceAll('<table>', `${box}<table>`).replaceAll('</table>', '</table></div>');
}

/** The headings of the second and third rank that have an anchor. */
export function contentsOf(html: string): Entry[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('h2[id], h3[id]')].map((heading) => ({
    id: heading.id,
    text: heading.textContent.trim(),
    depth: heading.tagName === 'H3' ? 1 : 0,
  }));
}

/** A component with the symbol that shows it. */
export interface Shown {
  section: string;
  name: string;
  symbol: string;
}

const SVG = 'http://www.w3.org/2000/svg';
/** So many are shown at a section; the browser of components has the others. */
const MOST = 10;

/** The page with the components of each section below its heading; of several with one name the first one. */
export function withComponents(html: string, components: readonly Shown[]): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sections = new Set(components.map((component) => component.section));
  for (const section of sections) {
    const heading = page.getElementById(`s-${section}`);
    if (!heading) continue;
    const byName = new Map(components.filter((it) => it.section === section).map((it) => [it.name, it.symbol]).reverse() as [string, string][]);
    const list = page.createElement('ul');
    list.className = 'shown';
    for (const [name, symbol] of [...byName].reverse().slice(0, MOST)) list.append(itemOf(page, name, symbol));
    heading.after(list);
  }
  return page.body.innerHTML;
}

function itemOf(page: Document, name: string, symbol: string): Element {
  const item = page.createElement('li');
  const picture = page.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 64 64');
  picture.setAttribute('aria-hidden', 'true');
  const use = page.createElementNS(SVG, 'use');
  for (const [key, value] of [['href', `#${symbol}`], ['width', '64'], ['height', '64']] as const) use.setAttribute(key, value);
  picture.append(use);
  item.append(picture, name);
  return item;
}

/** What words don't explain themselves in: other things are pressed there, or it is a title. */
const APART = 'h1, h2, h3, h4, h5, a, button, .shown';

/** The page with the words that explain themselves as buttons, each once in a stretch of text. */
export function withTerms(html: string, glossary: Glossary): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(APART)) continue;
    const parts = glossary.split(text.data);
    if (parts.every((part) => typeof part === 'string')) continue;
    text.replaceWith(...parts.map((part) => (typeof part === 'string' ? part : buttonOf(page, part.text, part.term))));
  }
  return page.body.innerHTML;
}

function buttonOf(page: Document, text: string, term: string): Element {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'term';
  button.dataset['term'] = term;
  button.textContent = text;
  return button;
}
