import { describe, expect, it } from 'vitest';
import type { LogEntry, PieceRecord, Said, SceneRecord } from '../wire';
import { apart, chaptersOf, gainsOf, rowsOf, trailOf, type TrailMark } from './recap';

const said = (id: string, ...things: string[]): Said => ({ id, args: Object.fromEntries(things.map((thing, at) => [`a${at}`, thing])) });
const entry = (number: number, seat: number, ...events: Said[]): LogEntry => ({ number, seat, do: '', events, label: null });
const isPlace = (thing: string): boolean => thing.startsWith('land:');
const move = (seat: number, ...places: string[]): Said => said('moved', `seat:${seat}`, ...places);
const ids = (chapters: Said[][]): string[] => chapters.map((chapter) => chapter.map((one) => one.id).join(' '));

describe('chaptersOf', () => {
  it('tells apart what a player did, each place of a phase, and what is told of many places in the same words', () => {
    const phase = entry(
      7,
      0,
      move(0, 'land:north'),
      said('colonized', 'land:north'),
      said('resolved', 'seat:1'),
      said('placed', 'land:north', 'seat:1'),
      said('colonized', 'land:south'),
      said('collected', 'seat:0', 'land:south'),
      said('cubes', 'land:east'),
      said('cubes', 'land:west'),
    );
    expect(ids(chaptersOf(phase, isPlace))).toEqual(['moved', 'colonized resolved placed', 'colonized collected', 'cubes cubes']);
  });

  it('tells by player what happened nowhere on the board', () => {
    const scoring = entry(7, 0, said('passed', 'seat:0'), said('scored', 'seat:1'), said('bonus', 'seat:1'), said('scored', 'seat:2'));
    expect(ids(chaptersOf(scoring, isPlace))).toEqual(['passed', 'scored bonus', 'scored']);
  });
});

describe('trailOf', () => {
  const numbersOf = (marks: TrailMark[]) => marks.map((mark) => [mark.number, mark.at, mark.seat]);

  it('marks what the others did since my last choice, numbered, with its ways', () => {
    const log = [entry(1, 0, move(0)), entry(2, 1, move(1, 'land:a', 'land:b')), entry(3, 1), entry(4, 2, move(2, 'a:1', 'a:1'))];
    const { marks, since } = trailOf(log, 0, isPlace);
    expect(numbersOf(marks)).toEqual([
      [1, 2, 1],
      [2, 4, 2],
    ]);
    expect(marks[0]?.ways).toEqual([['land:a', 'land:b']]);
    expect(marks[1]?.things).toEqual(['seat:2', 'a:1']);
    expect(since).toBe(0);
  });

  it('has a phase that a choice began, also my own, but not what I did myself', () => {
    const phase = [said('colonized', 'land:north'), said('placed', 'land:north', 'seat:1'), said('collected', 'seat:0', 'land:south')];
    const expected = (at: number, first: number): number[][] => [
      [first, at, 1],
      [first + 1, at, 0],
    ];
    expect(numbersOf(trailOf([entry(5, 0, move(0), ...phase)], 0, isPlace).marks)).toEqual(expected(5, 1));
    expect(numbersOf(trailOf([entry(5, 0), entry(6, 1, move(1), ...phase)], 0, isPlace).marks)).toEqual([[1, 6, 1], ...expected(6, 2)]);
  });

  it('tells a short consequence with its choice', () => {
    const { marks } = trailOf([entry(5, 0), entry(6, 1, move(1), said('revealed', 'card:1'))], 0, isPlace);
    expect(marks.map((mark) => mark.events.length)).toEqual([2]);
  });

  it('is empty right after my own choice and before it', () => {
    expect(trailOf([entry(1, 1, move(1)), entry(2, 0, move(0), said('revealed', 'card:1'))], 0, isPlace).marks).toEqual([]);
    expect(trailOf([entry(1, 1, move(1))], 0, isPlace).marks).toEqual([]);
  });

  it('is gathered by player', () => {
    const { marks } = trailOf([entry(1, 0), ...[1, 1, 2, 1].map((seat, at) => entry(at + 2, seat, move(seat)))], 0, isPlace);
    expect(rowsOf(marks)).toEqual([
      { seat: 1, runs: [[1, 2], [4, 4]] },
      { seat: 2, runs: [[3, 3]] },
    ]);
  });
});

describe('gainsOf', () => {
  const piece = (id: string, place: string, badge: number | null): PieceRecord => ({ id, kind: 'coin', place, owner: 0, face: '', badge, means: [] });
  const scene = (...pieces: PieceRecord[]): SceneRecord => ({
    sheet: '',
    zones: [
      { id: 'seat:0', kind: 'seat', owner: 0 },
      { id: 'seat:1', kind: 'seat', owner: 1 },
      { id: 'bank', kind: 'bank', owner: -1 },
    ],
    pieces,
    acting: [],
  });

  it('tells what a seat has more or less of, also what came and what went', () => {
    const before = scene(piece('coins', 'seat:0', 5), piece('ships', 'seat:0', 2), piece('flag', 'seat:0', null), piece('all', 'bank', 9));
    const now = scene(piece('coins', 'seat:0', 2), piece('cards', 'seat:0', 3), piece('all', 'bank', 7), piece('coins:1', 'seat:1', 4));
    expect(gainsOf(before, now, 0).map((gain) => [gain.piece.id, gain.by])).toEqual([
      ['coins', -3],
      ['ships', -2],
      ['cards', 3],
    ]);
    expect(gainsOf(before, before, 0)).toEqual([]);
  });
});

describe('apart', () => {
  it('leaves what lies free where it is, and moves no mark onto another', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 8, y: 3 },
      { x: 100, y: 0 },
      ...Array.from({ length: 20 }, () => ({ x: 0, y: 0 })),
    ];
    const found = apart(spots, 10);
    expect(found[0]).toEqual({ x: 0, y: 0 });
    expect(found[3]).toEqual({ x: 100, y: 0 });
    found.forEach((one, at) => {
      for (const other of found.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(18.5);
    });
  });
});
