/** Quotation marks, brackets and full stops stay on the line of the chip that they belong to. */
import type { Word } from '../texts';

const OPENING = /[(„“"]$/;
const CLOSING = /^[.,;:!?)“”"]+/;

/** A word with the marks that go with it: a chip takes them from the texts beside it. */
export interface Glued {
  word: Word;
  text: string;
  opening: string;
  closing: string;
}

export function glued(words: readonly Word[]): Glued[] {
  const found = words.map((word): Glued => ({ word, text: word.text, opening: '', closing: '' }));
  found.forEach((chip, at) => {
    if (chip.word.kind !== 'thing') return;
    const [before, after] = [found[at - 1], found[at + 1]];
    if (before?.word.kind === 'text') {
      chip.opening = OPENING.exec(before.text)?.[0] ?? '';
      before.text = before.text.replace(OPENING, '');
    }
    if (after?.word.kind === 'text') {
      chip.closing = CLOSING.exec(after.text)?.[0] ?? '';
      after.text = after.text.replace(CLOSING, '');
    }
  });
  return found;
}
