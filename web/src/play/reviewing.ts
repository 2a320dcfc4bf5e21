/** Figures and shapes of a review: bands of chances, costly choices, changes in percentage points. */
import type { Account, ActionSaid, Cost, Point, Review, TermChange } from '../wire';
import { settings } from '../settings.svelte';
import type { Frame } from './charting';

/** So many costly choices are shown at first. */
export const FEW_COSTLY = 5;

/** The choices that cost most; those too close to call are left out. */
export function costliest(review: Review): Cost[] {
  return review.costs.filter((cost) => cost.cost > 0 && !cost.close).sort((one, other) => other.cost - one.cost || one.at - other.at);
}

export interface Band {
  seat: number;
  path: string;
}

/** Everybody's chances stacked, the first seat lowest. */
export function bandsOf(points: readonly Point[], frame: Frame): Band[] {
  const last = Math.max(points.at(-1)?.at ?? 0, 1);
  const seats = points[0]?.chances.length ?? 0;
  const x = (at: number) => acrossOf(at, last, frame).toFixed(1);
  const y = (share: number) => (frame.top + (1 - share) * (frame.height - frame.top - frame.bottom)).toFixed(1);
  return Array.from({ length: seats }, (_, seat) => {
    const below = points.map(({ chances }) => sum(chances.slice(0, seat)));
    const upper = points.map(({ at, chances }, index) => `${x(at)} ${y((below[index] ?? 0) + (chances[seat] ?? 0))}`);
    const lower = points.map(({ at }, index) => `${x(at)} ${y(below[index] ?? 0)}`).reverse();
    return { seat, path: `M${[...upper, ...lower].join('L')}Z` };
  });
}

export const VIEWS = ['was', 'known'] as const;
/** Chances as they were, or as far as whoever decided could know them. */
export type View = (typeof VIEWS)[number];

/** The points with the chances of a view; where nobody decides both are the same. */
export function seenAs(points: readonly Point[], view: View): Point[] {
  return points.map((point) => (view === 'known' && point.known.length > 0 ? { ...point, chances: point.known } : point));
}

export const PARTS = ['start', 'luck', 'own', 'others', 'result'] as const;

/** A bar of a waterfall: from where to where, and whether it stands on the ground. */
export interface Fall {
  name: (typeof PARTS)[number];
  from: number;
  to: number;
  whole: boolean;
}

/** A seat's story as a waterfall: each part begins where the one before it ended. */
export function fallsOf(account: Account): Fall[] {
  let level = 0;
  return PARTS.map((name) => {
    const whole = name === 'start' || name === 'result';
    const from = whole ? 0 : level;
    level = whole ? account[name] : level + account[name];
    return { name, from, to: level, whole };
  });
}

/** What a move points at, in order, each thing once. */
export function wayOf(notations: readonly string[], actions: Record<string, ActionSaid>): string[] {
  return [...new Set(notations.flatMap((notation) => actions[notation]?.things ?? []))];
}

/** Where a position stands in the picture, from the left. */
export function acrossOf(at: number, last: number, frame: Frame): number {
  return frame.left + (at / Math.max(last, 1)) * (frame.width - frame.left - frame.right);
}

/** Some points, the first and the last among them, for a table that can be read. */
export function somePoints(points: readonly Point[], most = 20): Point[] {
  const every = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}

/** What a move and the better one point at on the board. */
export function thingsOfCost(cost: Cost, actions: Record<string, ActionSaid>): string[] {
  return [...cost.played, ...cost.better].flatMap((notation) => actions[notation]?.things ?? []);
}

/** A chance or a cost. */
export function percent(share: number, digits = 1): string {
  return format(share, digits, 'auto');
}

/** A change of a chance, with its sign. */
export function change(share: number): string {
  return format(share, 1, 'exceptZero');
}

/** A change of a term of the judgement. */
export function termChange(difference: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(
    difference,
  );
}

export interface Side {
  /** What is said before the terms. */
  id: 'play-advice-for' | 'play-advice-against';
  terms: { term: string; by: string }[];
}

/** What speaks for a move, and what against it. */
export function reasonsOf(reasons: readonly TermChange[]): Side[] {
  const told = (some: readonly TermChange[]) => some.map(({ term, difference }) => ({ term, by: termChange(difference) }));
  const sides: Side[] = [
    { id: 'play-advice-for', terms: told(reasons.filter(({ difference }) => difference > 0)) },
    { id: 'play-advice-against', terms: told(reasons.filter(({ difference }) => difference < 0)) },
  ];
  return sides.filter(({ terms }) => terms.length > 0);
}

function format(share: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay } as const;
  return new Intl.NumberFormat(settings.language, options).format(share);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
