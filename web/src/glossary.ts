/** Words that explain themselves: found in texts, wherever they stand. */

/** A word that explains itself: `say` is the message that does, `forms` are as the word stands in texts. */
export interface Term {
  say: string;
  forms: string[];
}

export type Part = string | { text: string; term: string };

/** A word with the marks beside it: without them it could be the end of a line, or the marks its beginning. */
export type GluedPart = string | { text: string; term: string; opening: string; closing: string };

const OPENING = /[(„“]+$/;
const CLOSING = /^[.,;:!?)“”’…]+/;

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds terms in texts: whole words, the longest form first, each term once in a text. */
export class Glossary {
  readonly #terms = new Map<string, string>();
  readonly #pattern: RegExp | null;

  constructor(terms: readonly Term[]) {
    for (const { say, forms } of terms) for (const form of forms) this.#terms.set(form.toLowerCase(), say);
    const forms = [...this.#terms.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}-])(${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  }

  split(text: string): Part[] {
    if (!this.#pattern) return [text];
    const parts: Part[] = [];
    const known = new Set<string>();
    let from = 0;
    for (const found of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(found[0].toLowerCase()) ?? '';
      if (known.has(term)) continue;
      known.add(term);
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push({ text: found[0], term });
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }

  /** The same, each word with its marks. */
  glued(text: string): GluedPart[] {
    const parts: GluedPart[] = this.split(text).map((part) => (typeof part === 'string' ? part : { ...part, opening: '', closing: '' }));
    for (const [at, part] of parts.entries()) {
      if (typeof part === 'string') continue;
      const [before, after] = [parts[at - 1], parts[at + 1]];
      if (typeof before === 'string') {
        part.opening = OPENING.exec(before)?.[0] ?? '';
        parts[at - 1] = before.slice(0, before.length - part.opening.length);
      }
      if (typeof after === 'string') {
        part.closing = CLOSING.exec(after)?.[0] ?? '';
        parts[at + 1] = after.slice(part.closing.length);
      }
    }
    return parts;
  }
}
