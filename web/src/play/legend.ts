/** The legend of a game: every symbol that its sheets draw for a piece, a sign or an action, with its name. */
import type { ComponentRecord, PieceRecord, SceneRecord } from '../wire';
import { symbolOf, symbolPart } from './sheet';

export interface LegendEntry {
  /** The symbol that draws it, or the piece that is drawn with all that belongs to it. */
  symbol: string;
  piece?: PieceRecord;
  name: string;
  /** What tells it from another thing of the same name. */
  kind: string;
  about: string;
}

export type LegendPart = 'panels' | 'board' | 'signs' | 'actions';

/** What the legend asks of the table. */
export interface LegendSource {
  scene: SceneRecord;
  /** The pieces that stand in players' panels. */
  panels: readonly PieceRecord[];
  /** All symbols, in the order of the sheets. */
  ids: readonly string[];
  components: readonly ComponentRecord[];
  has: (message: string) => boolean;
  say: (message: string) => string;
  nameOf: (piece: PieceRecord) => string;
  aboutOf: (piece: PieceRecord) => string;
}

/** Kinds with more designs than these, such as cards, are shown by one of them. */
const DESIGNS = 8;
/** Symbols that are called by a message of their own name, by the part in which they stand. */
const SIGNS = /^(?:sign|kind)-/;
const ACTIONS = /^menu-/;
const PIECES = /^piece-/;
const NOBODY = -1;

export function legendOf(source: LegendSource): Map<LegendPart, LegendEntry[]> {
  const inPanels = new Set(source.panels.map((piece) => piece.id));
  const panels = piecesIn(source, source.panels);
  const others = piecesIn(source, source.scene.pieces.filter((piece) => !inPanels.has(piece.id)));
  const board = [...others, ...called(source, PIECES)];
  const signs = [...called(source, SIGNS), ...fewOfAKind(source)];
  const shown = new Map<string, string>();
  const parts: [LegendPart, LegendEntry[]][] = [['panels', panels], ['board', board], ['signs', signs]];
  const found = new Map(parts.map(([part, entries]) => [part, once(entries, shown)]));
  // An action may be called like a thing, and is listed all the same.
  found.set('actions', once(called(source, ACTIONS), new Map()));
  return new Map([...found].filter(([, entries]) => entries.length > 0));
}

/** One entry for each thing that pieces show; of kinds with many designs, one for the kind. */
function piecesIn(source: LegendSource, pieces: readonly PieceRecord[]): LegendEntry[] {
  const aspects = new Map(source.ids.map((id) => [id, 1]));
  const designs = new Map<string, Map<string, PieceRecord>>();
  for (const piece of pieces) {
    const symbol = symbolOf(piece, aspects);
    if (symbol === null) continue;
    const known = designs.get(piece.kind) ?? new Map<string, PieceRecord>();
    designs.set(piece.kind, known.set(symbol, known.get(symbol) ?? piece));
  }
  return [...designs].flatMap(([kind, known]) => {
    const many = known.size > DESIGNS && source.has(`piece-${kind}`);
    const shown = many ? [...known].slice(0, 1) : [...known];
    return shown.map(([symbol, piece]) => ({
      symbol,
      piece: { ...piece, badge: null },
      name: many ? source.say(`piece-${kind}`) : source.nameOf({ ...piece, means: [] }), // not as the one that lies there
      kind: source.has(`piece-${kind}`) ? source.say(`piece-${kind}`) : '',
      about: many ? '' : source.aboutOf(piece),
    }));
  });
}

/** Symbols with a message of the same name. */
function called(source: LegendSource, which: RegExp): LegendEntry[] {
  const ids = source.ids.filter((id) => which.test(id) && source.has(id));
  return ids.map((symbol) => ({ symbol, name: source.say(symbol), kind: '', about: '' }));
}

/** Components of which there are few, such as goods or gods: by their vignettes. */
function fewOfAKind(source: LegendSource): LegendEntry[] {
  const drawn = new Set(source.ids);
  const kinds = new Map<string, ComponentRecord[]>();
  for (const one of source.components) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  const few = [...kinds.values()].filter((list) => list.length <= DESIGNS).flat();
  return few.flatMap((one) => {
    const symbol = `face-${symbolPart(one.id)}`;
    return drawn.has(symbol) ? [{ symbol, name: source.nameOf(faceOf(one)), kind: '', about: source.aboutOf(faceOf(one)) }] : [];
  });
}

function faceOf(component: ComponentRecord): PieceRecord {
  return { id: component.id, kind: component.kind, place: '', owner: NOBODY, face: component.id, badge: null, means: [] };
}

/** Each name once, where it comes first; what is drawn otherwise under the same name also tells its kind. */
function once(entries: readonly LegendEntry[], shown: Map<string, string>): LegendEntry[] {
  return entries.flatMap((entry) => {
    const before = shown.get(entry.name);
    const another = before !== undefined && before !== entry.symbol && entry.kind !== '' && entry.kind !== entry.name;
    const name = another ? `${entry.name} (${entry.kind})` : entry.name;
    if (shown.has(name)) return [];
    shown.set(name, entry.symbol);
    return [{ ...entry, name }];
  });
}
