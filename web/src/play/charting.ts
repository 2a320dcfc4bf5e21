/** Geometry of the charts at the end: numbers over the positions of a match, as paths. */
import type { Charts, Line } from '../wire';

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
  right: number;
}

export interface Scale {
  /** The marks of the upright axis, from the lowest up. */
  ticks: number[];
  x: (at: number) => number;
  y: (value: number) => number;
}

const STEPS = [1, 2, 5];

/** Round steps so that there are about `wanted` marks from 0 (or below) to the highest number. */
export function ticksFor(lowest: number, highest: number, wanted = 5): number[] {
  const low = Math.min(0, lowest);
  const span = Math.max(highest - low, 1);
  let step = 1;
  for (let power = 1; ; power *= 10) {
    const found = STEPS.map((part) => part * power).find((size) => span / size <= wanted);
    if (found !== undefined) {
      step = found;
      break;
    }
  }
  const marks: number[] = [];
  for (let value = Math.floor(low / step) * step; value < highest + step; value += step) marks.push(value);
  return marks;
}

export function scaleFor(at: readonly number[], lines: readonly (readonly number[])[], frame: Frame): Scale {
  const values = lines.flat();
  const ticks = ticksFor(Math.min(0, ...values), Math.max(1, ...values));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const first = at[0] ?? 0;
  const span = Math.max((at.at(-1) ?? 0) - first, 1);
  const inner = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    ticks,
    x: (when) => frame.left + ((when - first) / span) * inner,
    y: (value) => frame.top + (1 - (value - low) / Math.max(high - low, 1)) * tall,
  };
}

/** A line of steps: a number stays until the next position changes it. */
export function stepPath(at: readonly number[], values: readonly number[], scale: Scale): string {
  let path = '';
  values.forEach((value, index) => {
    const x = scale.x(at[index] ?? index).toFixed(1);
    const y = scale.y(value).toFixed(1);
    path += index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return path;
}

export interface Picture {
  kind: string;
  face: string;
  lines: Line[];
}

const MOST_FACES = 4;

/**
 * Lines as pictures: points in the order of the score table, then what everybody had. A kind with many faces (a
 * deck of different cards) is one picture of their number; what never changed says nothing and is left out. What was
 * there for moments only, such as money that is paid at once, comes last.
 */
export function picturesOf(charts: Charts, categories: readonly string[]): Picture[] {
  const place = (kind: string) => (categories.includes(kind) ? categories.indexOf(kind) : categories.length);
  const points = gathered(charts.points).sort((one, other) => place(one.kind) - place(other.kind));
  const faces = new Map<string, Set<string>>();
  for (const line of charts.belongings) faces.set(line.kind, (faces.get(line.kind) ?? new Set()).add(line.face));
  const counted = charts.belongings.map((line) =>
    (faces.get(line.kind)?.size ?? 0) > MOST_FACES ? { ...line, face: '' } : line,
  );
  const belongings = gathered(counted).sort((one, other) => Number(isFleeting(one)) - Number(isFleeting(other)));
  return [...points, ...belongings].filter((picture) => picture.lines.some((line) => new Set(line.values).size > 1));
}

/** Whether nobody had any at most positions. */
function isFleeting({ lines }: Picture): boolean {
  const positions = lines[0]?.values.length ?? 0;
  const there = Array.from({ length: positions }, (_, at) => lines.some((line) => (line.values[at] ?? 0) > 0));
  return there.filter(Boolean).length * 5 < positions;
}

/** One picture for each kind and face; lines of the same seat in one picture are added up. */
function gathered(lines: readonly Line[]): Picture[] {
  const found = new Map<string, Picture>();
  for (const line of lines) {
    const key = `${line.kind}/${line.face}`;
    const picture = found.get(key) ?? { kind: line.kind, face: line.face, lines: [] };
    const own = picture.lines.find((known) => known.seat === line.seat);
    if (own) own.values = own.values.map((value, at) => value + (line.values[at] ?? 0));
    else picture.lines.push({ ...line });
    found.set(key, picture);
  }
  return [...found.values()];
}
