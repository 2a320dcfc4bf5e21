/** Words that explain themselves: found in texts, wherever they stand. */

/** A word that explains itself: `say` is the message that does, `forms` are as the word stands in texts. */
export interface Term {
  say: string;
  forms: string[];
}

export type Part = string | { text: string; term: string };

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
}
