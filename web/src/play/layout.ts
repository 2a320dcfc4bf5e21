/** Where pieces lie in a slot: in a grid, side by side, or overlapping; shrunk where there are many. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Flow = 'grid' | 'row' | 'line' | 'stack';

/** How far a piece of a stack is moved against the one below it, in parts of its width. */
const OVERLAP = 0.3;
const SMALLEST = 4;

/**
 * Boxes for pieces of the given aspects (width by height), centred in the slot. `size` is the longer side of a
 * piece where there is room, in a line its height.
 */
export function layOut(slot: Box, aspects: readonly number[], size: number, flow: Flow = 'grid'): Box[] {
  if (aspects.length === 0) return [];
  if (flow === 'stack') return stacked(slot, aspects, size);
  if (flow === 'line') return inLines(slot, aspects, size);
  const widest = Math.max(...aspects.map((aspect) => Math.min(1, aspect)));
  const tallest = Math.max(...aspects.map((aspect) => Math.min(1, 1 / aspect)));
  const count = aspects.length;
  const { side, columns } =
    flow === 'row'
      ? { side: Math.min(size, slot.height / tallest, slot.width / (count * widest)), columns: count }
      : gridOf(slot, count, size, widest, tallest);
  const cellWidth = side * widest;
  const cellHeight = side * tallest;
  const rows = Math.ceil(count / columns);
  const top = slot.y + (slot.height - rows * cellHeight) / 2;
  return aspects.map((aspect, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = slot.x + (slot.width - inRow * cellWidth) / 2;
    const column = at - row * columns;
    return centred(
      { x: left + column * cellWidth, y: top + row * cellHeight, width: cellWidth, height: cellHeight },
      aspect,
      side,
    );
  });
}

/** The largest side, up to `size`, at which all cells fit in rows and columns. */
function gridOf(
  slot: Box,
  count: number,
  size: number,
  widest: number,
  tallest: number,
): { side: number; columns: number } {
  let best = { side: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const side = Math.min(size, slot.width / (columns * widest), slot.height / (rows * tallest));
    // Of equal sides the wider arrangement is taken: rows read better than columns.
    if (side >= best.side - 1e-9) best = { side, columns };
  }
  return { side: Math.max(best.side, SMALLEST), columns: best.columns };
}

/** In lines from the upper left, all of the same height and each as broad as it is; as many lines as make them largest. */
function inLines(slot: Box, aspects: readonly number[], size: number): Box[] {
  let height = 0;
  for (const [from] of aspects.entries()) {
    let room = 0;
    for (const aspect of aspects.slice(from)) {
      room += aspect;
      const lines = brokenAt(room, aspects);
      const widest = Math.max(...lines.map(sumOf));
      height = Math.max(height, Math.min(size, slot.height / lines.length, slot.width / widest));
    }
  }
  const lines = brokenAt(slot.width / height, aspects);
  return lines.flatMap((line, row) => {
    let x = slot.x;
    return line.map((aspect) => {
      const box = { x, y: slot.y + row * height, width: height * aspect, height };
      x += box.width;
      return box;
    });
  });
}

/** Lines, each as full as the room allows. */
function brokenAt(room: number, aspects: readonly number[]): number[][] {
  const lines: number[][] = [];
  for (const aspect of aspects) {
    const last = lines.at(-1);
    if (last && sumOf(last) + aspect <= room + 1e-9) last.push(aspect);
    else lines.push([aspect]);
  }
  return lines;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function stacked(slot: Box, aspects: readonly number[], size: number): Box[] {
  const count = aspects.length;
  const widest = Math.max(...aspects.map((aspect) => Math.min(1, aspect)));
  const side = Math.max(Math.min(size, slot.height, slot.width / widest), SMALLEST);
  const room = Math.max(0, slot.width - side * widest);
  const step = count > 1 ? Math.min(side * widest * OVERLAP, room / (count - 1)) : 0;
  const left = slot.x + (slot.width - side * widest - step * (count - 1)) / 2;
  const top = slot.y + (slot.height - side) / 2;
  return aspects.map((aspect, at) =>
    centred({ x: left + at * step, y: top, width: side * widest, height: side }, aspect, side),
  );
}

function centred(cell: Box, aspect: number, side: number): Box {
  const width = side * Math.min(1, aspect);
  const height = side * Math.min(1, 1 / aspect);
  return { x: cell.x + (cell.width - width) / 2, y: cell.y + (cell.height - height) / 2, width, height };
}
