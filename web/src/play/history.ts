/** The choices of a match in order: joining what arrives, grouping for the log, walking, addresses. */
import type { LogEntry, Said } from '../wire';

/** What is known from number `from` on is replaced: choices may have been taken back since. */
export function joinLog(known: readonly LogEntry[], from: number, entries: readonly LogEntry[]): LogEntry[] {
  return [...known.filter((entry) => entry.number < from), ...entries];
}

export interface LogGroup {
  seat: number;
  first: number;
  entries: LogEntry[];
}

/** Consecutive choices of one seat belong together. */
export function groupLog(log: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const entry of log) {
    const last = groups.at(-1);
    if (last && last.seat === entry.seat && entry.number > 0 && last.first > 0) last.entries.push(entry);
    else groups.push({ seat: entry.seat, first: entry.number, entries: [entry] });
  }
  return groups;
}

/**
 * What is worth a line of the log: not a set-up that tells nothing, and a hidden choice only as long as nothing was
 * told after it. Choices after which somebody said something (`spoken`) stay.
 */
export function toldLog(log: readonly LogEntry[], spoken: ReadonlySet<number>): LogEntry[] {
  const last = log.findLast((entry) => entry.events.length > 0)?.number ?? 0;
  return log.filter(
    (entry) =>
      entry.events.length > 0 ||
      (entry.number > 0 && (entry.do !== '' || entry.number > last || spoken.has(entry.number))),
  );
}

/** What is told several times in a row stands once, with its number. */
export function counted(events: readonly Said[]): { said: Said; times: number }[] {
  const lines: { said: Said; times: number; key: string }[] = [];
  for (const said of events) {
    const key = JSON.stringify(said);
    const last = lines.at(-1);
    if (last?.key === key) last.times += 1;
    else lines.push({ said, times: 1, key });
  }
  return lines;
}

/** Where the turn before or after a position ends: where somebody else goes on choosing, at the ends of the match. */
export function turnFrom(log: readonly LogEntry[], at: number, of: number, by: -1 | 1): number {
  const ends = log.filter((entry, index) => entry.seat !== log[index + 1]?.seat).map((entry) => entry.number);
  return by < 0 ? (ends.findLast((end) => end < at) ?? 0) : (ends.find((end) => end > at) ?? of);
}

/**
 * Where a key leads in the history, by choices or, with shift, by turns; null if it is no key of the history or there
 * is nothing further.
 */
export function stepTo(key: string, shift: boolean, at: number, of: number, log: readonly LogEntry[]): number | null {
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const target = by !== 0 ? (shift ? turnFrom(log, at, of, by) : at + by) : key === 'Home' ? 0 : key === 'End' ? of : at;
  return target === at || target < 0 || target > of ? null : target;
}

/** The entry of the log that a position belongs to: the last one that tells something of what led to it. */
export function entryAt(told: readonly LogEntry[], at: number): number {
  return told.findLast((entry) => entry.number <= at)?.number ?? -1;
}

/** The address of a position; the present has the match's own. */
export function addressOf(match: string, at: number, of: number): string {
  return at >= of ? `/m/${match}` : `/m/${match}/${at}`;
}

/** The game in notation, one choice a line, as it can be typed again. */
export function asNotation(log: readonly LogEntry[], nameOf: (seat: number) => string): string {
  return log
    .filter((entry) => entry.number > 0)
    .map((entry) => `${entry.number}. ${nameOf(entry.seat)}: ${entry.do || '…'}`)
    .join('\n');
}
