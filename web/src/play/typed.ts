/** Typed play: completing what is typed to the notation of an option. */

/** The notations that begin with what is typed; upper and lower case are the same. */
export function fitting(typed: string, notations: readonly string[]): string[] {
  const start = tidy(typed);
  return notations.filter((notation) => notation.toLowerCase().startsWith(start));
}

/** What Tab makes of what is typed: the longest beginning that all fitting notations share. */
export function completed(typed: string, notations: readonly string[]): string {
  const found = fitting(typed, notations);
  const first = found[0];
  if (first === undefined) return typed;
  let length = first.length;
  for (const notation of found) while (!notation.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

/** The notation that is meant: the one typed in full, or the only one that fits. */
export function meant(typed: string, notations: readonly string[]): string | null {
  const start = tidy(typed);
  if (!start) return null;
  const exact = notations.find((notation) => notation.toLowerCase() === start);
  if (exact !== undefined) return exact;
  const found = fitting(typed, notations);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function tidy(typed: string): string {
  return typed.trimStart().replace(/\s+/g, ' ').toLowerCase();
}
