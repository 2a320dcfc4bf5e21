/** A game's sheet: an SVG whose marked parts say where zones are, where pieces lie and how they look. */
import type { PieceRecord } from '../wire';
import type { Box, Flow } from './layout';

export interface Slot {
  zone: string;
  /** The kinds of pieces that lie here; null takes what no other slot of the zone takes. */
  kinds: string[] | null;
  size: number;
  flow: Flow;
  /** Whether its cards also lie where they can be read, if there is room beside the board. */
  large: boolean;
  /** Whether its pieces also stand in the panel of the player whose board it is on. */
  glance: boolean;
  box: Box;
}

/** A part of a sheet that fills a narrow screen, with the id of the text that names it. */
export interface Part {
  say: string;
  box: Box;
}

export interface Sheet {
  name: string;
  box: Box;
  /** The parts between which a narrow screen changes, the first one first; none for a sheet that it shows as one. */
  parts: Part[];
  /** The part that fills a narrow screen; the rest is reached by moving. */
  main: Box;
  /** The drawing without symbols; they are kept apart, because panels and cards need them too. */
  drawing: SVGElement;
  symbols: SVGElement[];
  /** Width by height of each symbol, by id. */
  aspects: Map<string, number>;
  zones: Set<string>;
  slots: Slot[];
}

const TRANSFORM = /(translate|scale)\(\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?\s*\)/g;
const FLOWS: readonly string[] = ['grid', 'row', 'line', 'stack'];
const SHARED = 'symbol, linearGradient, radialGradient, pattern, filter, marker, clipPath, mask';

/** Read a sheet; `seat` fills the place that a player's own sheet leaves for it. */
export function readSheet(name: string, source: string, seat = -1): Sheet {
  const text = seat >= 0 ? source.replaceAll('{seat}', String(seat)) : source;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const drawing = parsed.documentElement as unknown as SVGElement;
  if (parsed.querySelector('parsererror') || drawing.localName !== 'svg') {
    throw new Error(`the sheet ${name} is not well-formed SVG`);
  }
  const box = boxAt(drawing, 'viewBox') ?? {
    x: 0,
    y: 0,
    width: numberAt(drawing, 'width', 1000),
    height: numberAt(drawing, 'height', 1000),
  };
  const symbols = [...drawing.querySelectorAll<SVGElement>(SHARED)].filter(
    (element) => !element.parentElement?.closest(SHARED),
  );
  const aspects = new Map<string, number>();
  for (const symbol of symbols) {
    const own = boxAt(symbol, 'viewBox');
    if (symbol.localName === 'symbol') aspects.set(symbol.id, own ? own.width / own.height : 1);
    symbol.remove();
  }
  const slots = [...drawing.querySelectorAll('[data-slot]')].map(slotOf);
  for (const element of [...drawing.querySelectorAll('[data-slot]')]) element.remove();
  const zones = new Set(
    [...drawing.querySelectorAll('[data-zone]')].map((element) => element.getAttribute('data-zone') ?? ''),
  );
  const parts = partsOf(drawing);
  const main = boxAt(drawing, 'data-main') ?? parts[0]?.box ?? box;
  return { name, box, parts, main, drawing, symbols, aspects, zones, slots };
}

/** `data-parts` of a sheet: for each part its text and its box, with commas between the parts. */
function partsOf(drawing: Element): Part[] {
  const given = (drawing.getAttribute('data-parts') ?? '').split(',').map((part) => part.trim().split(/\s+/));
  return given.flatMap(([say = '', ...numbers]) => {
    const box = boxOf(numbers);
    return say && box ? [{ say, box }] : [];
  });
}

/** The part in which a point lies; -1 if it lies in none. */
export function partAt(parts: readonly Part[], point: { x: number; y: number }): number {
  return parts.findIndex(
    ({ box }) => point.x >= box.x && point.x < box.x + box.width && point.y >= box.y && point.y < box.y + box.height,
  );
}

function slotOf(element: Element): Slot {
  const kinds = element.getAttribute('data-kinds');
  const flow = element.getAttribute('data-flow') ?? 'grid';
  const box = {
    x: numberAt(element, 'x', 0),
    y: numberAt(element, 'y', 0),
    width: numberAt(element, 'width', 60),
    height: numberAt(element, 'height', 60),
  };
  return {
    zone: element.getAttribute('data-slot') ?? '',
    kinds: kinds ? kinds.split(/\s+/).filter(Boolean) : null,
    size: numberAt(element, 'data-size', 30),
    flow: (FLOWS.includes(flow) ? flow : 'grid') as Flow,
    large: element.hasAttribute('data-large'),
    glance: element.hasAttribute('data-glance'),
    box: placed(box, element),
  };
}

/** A box where the groups around it put it; a sheet's groups are moved and scaled, never turned. */
function placed(box: Box, element: Element): Box {
  let { x, y, width, height } = box;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const steps = [...(at.getAttribute('transform') ?? '').matchAll(TRANSFORM)].reverse();
    for (const [, what, one, other] of steps) {
      const first = Number(one);
      if (what === 'translate') {
        x += first;
        y += Number(other ?? 0);
      } else {
        const second = other === undefined ? first : Number(other);
        x *= first;
        y *= second;
        width *= first;
        height *= second;
      }
    }
  }
  return { x, y, width, height };
}

function boxAt(element: Element, name: string): Box | null {
  return boxOf((element.getAttribute(name) ?? '').trim().split(/[\s,]+/));
}

function boxOf(numbers: string[]): Box | null {
  const parts = numbers.map(Number);
  const [x, y, width, height] = parts;
  if (x === undefined || y === undefined || !width || !height || parts.some(Number.isNaN)) return null;
  return { x, y, width, height };
}

function numberAt(element: Element, name: string, otherwise: number): number {
  const value = Number.parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/** A face or a component's id as part of a symbol's id. */
export function symbolPart(id: string): string {
  return id.replace(/[^a-z0-9_]/g, '-');
}

/** The symbol that draws a piece, the more exact one first; null if the sheets have none. */
export function symbolOf(piece: PieceRecord, aspects: ReadonlyMap<string, number>): string | null {
  if (piece.face) {
    const exact = `piece-${symbolPart(piece.kind)}-${symbolPart(piece.face)}`;
    if (aspects.has(exact)) return exact;
  }
  const plain = `piece-${symbolPart(piece.kind)}`;
  return aspects.has(plain) ? plain : null;
}

/** The vignette of a component; null if the sheets have none. */
export function vignetteOf(component: string, aspects: ReadonlyMap<string, number>): string | null {
  const id = `face-${symbolPart(component)}`;
  return component && aspects.has(id) ? id : null;
}

/** The slot of a sheet that takes a piece. */
export function slotFor(slots: readonly Slot[], piece: PieceRecord): Slot | null {
  const own = slots.filter((slot) => slot.zone === piece.place);
  return own.find((slot) => slot.kinds?.includes(piece.kind)) ?? own.find((slot) => slot.kinds === null) ?? null;
}
