/** What the coach of a lesson points at. */
import type { CoachCard, DecisionRecord, OptionNow } from '../wire';
import { kindThing } from './narrowing';

/** Things of the scene that the coach means, and the options and kinds of action that a lesson expects. */
export function coachedBy(card: CoachCard | null, decision: DecisionRecord | null): Set<string> {
  if (!card || card.state === 'astray' || card.state === 'stuck') return new Set();
  const expected = (decision?.options ?? []).filter((option) => card.expected.includes(option.do));
  return new Set([...card.points, ...expected.flatMap(marksOf)]);
}

/** An option is marked where it is a button of its own, and its kind in the menu. */
function marksOf(option: OptionNow): string[] {
  return [`do:${option.do}`, ...(option.kind ? [kindThing(option.kind)] : [])];
}
