/** Short messages at the edge of the page, read out by screen readers. */

import { ProblemError } from './api';
import { hasText, t } from './texts';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 8_000;
let last = 0;

export const notices: { list: Notice[] } = $state({ list: [] });

/** What went wrong, as a sentence in the reader's language. */
export function problemText(error: unknown): string {
  if (!(error instanceof ProblemError)) return t('problem-unknown', { detail: String(error) });
  const { id, detail, args } = error.problem;
  return hasText(id) && id !== 'problem-unknown' ? t(id, args) : t('problem-unknown', { detail });
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

function show(text: string, bad: boolean): void {
  const id = ++last;
  notices.list = [...notices.list.filter((notice) => notice.text !== text), { id, text, bad }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** Tell something that went well. */
export const tell = (text: string): void => show(text, false);

/** Tell that something went wrong. */
export function tellProblem(error: unknown): void {
  console.error(error);
  show(problemText(error), true);
}
