/** What happened since somebody last decided: by player, in steps that can be shown on the board one after the other. */
import type { LogEntry, PieceRecord, Said, SceneRecord } from '../wire';
import { HOME } from './venues';

export interface TrailMark {
  /** From 1 on, in the order of the moves. */
  number: number;
  at: number;
  /** Whose doing it is, or whom alone it concerns; -1 if several. */
  seat: number;
  events: Said[];
  /** Things that it speaks of, places on the board first. */
  things: string[];
  /** From one place to another. */
  ways: [from: string, to: string][];
}

export interface Trail {
  marks: TrailMark[];
  /** The position that one decided in; what was gained counts from there. */
  since: number;
}

/** So few events more belong to the choice that they follow. */
const FEW = 2;
const SEAT = /^seat:(\d+)$/;
const NOTHING: Trail = { marks: [], since: 0 };

const thingsIn = (said: Said): string[] =>
  Object.values(said.args).filter((value): value is string => typeof value === 'string' && value.includes(':'));
const seatsIn = (said: Said): number[] =>
  thingsIn(said)
    .map((thing) => SEAT.exec(thing)?.[1])
    .filter((seat) => seat !== undefined)
    .map(Number);

/** Everything that looks like the id of a thing in events, each once. */
export function thingsOf(events: readonly Said[]): string[] {
  return [...new Set(events.flatMap(thingsIn))];
}

/**
 * The events of a choice in chapters: first what its player did, then what the rules made of it (a phase, a scoring), a
 * chapter for each place on the board or, away from it, for each player. What is told of many places in the same words
 * is one chapter.
 */
export function chaptersOf(entry: LogEntry, isPlace: (thing: string) => boolean): Said[][] {
  const foreign = entry.events.findIndex((said) => {
    const seats = seatsIn(said);
    return !seats.includes(entry.seat) && (seats.length > 0 || thingsIn(said).some(isPlace));
  });
  const own = foreign < 0 ? entry.events : entry.events.slice(0, foreign);
  const chapters: Said[][] = [];
  let places = new Set<string>();
  for (const said of entry.events.slice(own.length)) {
    const last = chapters.at(-1);
    const before = last?.at(-1);
    const named = thingsIn(said).filter(isPlace);
    const elsewhere = named.some((place) => !places.has(place)) && said.id !== before?.id;
    const another = places.size === 0 && before !== undefined && differ(seatsIn(before), seatsIn(said));
    if (!last || elsewhere || another) {
      chapters.push([said]);
      places = new Set(named);
    } else {
      last.push(said);
      for (const place of named) places.add(place);
    }
  }
  return [own, ...chapters];
}

function differ(some: readonly number[], others: readonly number[]): boolean {
  return others.length > 0 && some[0] !== others[0];
}

/** What happened since the seat's own last choice, also what that choice brought about for others. */
export function trailOf(log: readonly LogEntry[], seat: number, isPlace: (thing: string) => boolean): Trail {
  const last = log.findLastIndex((entry) => entry.seat === seat);
  const mine = log[last];
  if (!mine) return NOTHING;
  const marks: TrailMark[] = [];
  const mark = (entry: LogEntry, events: Said[], by: number): void => {
    if (events.length === 0) return;
    const ways = events.map((said) => thingsIn(said).filter(isPlace)).filter((places): places is [string, string] => places.length === 2);
    const things = thingsOf(events);
    const placed = [...things.filter(isPlace), ...things.filter((thing) => !isPlace(thing))];
    marks.push({ number: marks.length + 1, at: entry.number, seat: by, events, things: placed, ways });
  };
  for (const entry of log.slice(last)) {
    if (entry.number === 0) continue;
    const [own = [], ...rest] = chaptersOf(entry, isPlace);
    if (entry === mine) {
      const concernsOthers = rest.flat().some((said) => seatsIn(said).some((other) => other !== seat));
      if (concernsOthers) for (const chapter of rest) mark(entry, chapter, soleSeat(chapter));
    } else if (rest.flat().length <= FEW) {
      mark(entry, entry.events, entry.seat);
    } else {
      mark(entry, own, entry.seat);
      for (const chapter of rest) mark(entry, chapter, soleSeat(chapter));
    }
  }
  return { marks, since: mine.number - 1 };
}

function soleSeat(events: readonly Said[]): number {
  const seats = new Set(events.flatMap(seatsIn));
  return seats.size === 1 ? ([...seats][0] ?? -1) : -1;
}

export interface TrailRow {
  seat: number;
  /** Runs of steps, each from its first to its last. */
  runs: [first: number, last: number][];
}

/** The steps of a trail by player, in the order of their first ones. */
export function rowsOf(trail: readonly TrailMark[]): TrailRow[] {
  const rows = new Map<number, TrailRow>();
  for (const { seat, number } of trail) {
    const row = rows.get(seat) ?? { seat, runs: [] };
    rows.set(seat, row);
    const run = row.runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else row.runs.push([number, number]);
  }
  return [...rows.values()];
}

export interface Gain {
  piece: PieceRecord;
  by: number;
}

/** What a seat has more or less of in its panel than before. */
export function gainsOf(before: SceneRecord, now: SceneRecord, seat: number): Gain[] {
  const homes = new Set([...before.zones, ...now.zones].filter((zone) => zone.kind === HOME && zone.owner === seat).map((zone) => zone.id));
  const inside = (scene: SceneRecord): PieceRecord[] => scene.pieces.filter((piece) => homes.has(piece.place) && piece.badge !== null);
  const pieces = new Map([...inside(before), ...inside(now)].map((piece) => [piece.id, piece]));
  const counted = (scene: SceneRecord): Map<string, number> => new Map(inside(scene).map((piece) => [piece.id, piece.badge ?? 0]));
  const [had, has] = [counted(before), counted(now)];
  return [...pieces.values()]
    .map((piece) => ({ piece, by: (has.get(piece.id) ?? 0) - (had.get(piece.id) ?? 0) }))
    .filter(({ by }) => by !== 0);
}

interface Spot {
  x: number;
  y: number;
}

/** Discs of a radius at spots, moved apart as little as needed, so that each one's number can be read; the first stay. */
export function apart<T extends Spot>(spots: readonly T[], radius: number): T[] {
  const placed: T[] = [];
  for (const spot of spots) {
    const free = around(spot, 1.9 * radius).find((at) => placed.every((other) => Math.hypot(at.x - other.x, at.y - other.y) >= 1.85 * radius));
    placed.push({ ...spot, ...free });
  }
  return placed;
}

/** A spot, and those beside it and below it, the nearest lines first. */
function around({ x, y }: Spot, step: number): Spot[] {
  const lines = [0, 1, -1, 2, -2, 3, -3];
  return lines.flatMap((line) => [0, 1, 2, 3].map((at) => ({ x: x + at * step, y: y + line * step })));
}
