/** The table of contents of a page of rules. */

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
