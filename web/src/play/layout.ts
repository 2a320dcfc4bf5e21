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
 * piece where there is room.
 */
export function layOut(slot: Box, aspects: readonly number[], size: number, flow: Flow = 'grid'): Box[] {
  if (aspects.length === 0) return [];
  if (flow === 'stack') return stacked(slot, aspects, size);
  if (flow === 'line') return inLine(slot, aspects, size);
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

/** Side by side from the left, each as broad as it is: what was there stays where it is. */
function inLine(slot: Box, aspects: readonly number[], size: number): Box[] {
  const widths = aspects.map((aspect) => Math.min(1, aspect));
  const tallest = Math.max(...aspects.map((aspect) => Math.min(1, 1 / aspect)));
  const side = Math.min(size, slot.height / tallest, slot.width / widths.reduce((sum, width) => sum + width, 0));
  const top = slot.y + (slot.height - side * tallest) / 2;
  let left = slot.x;
  return aspects.map((aspect, at) => {
    const width = side * (widths[at] ?? 1);
    const box = centred({ x: left, y: top, width, height: side * tallest }, aspect, side);
    left += width;
    return box;
  });
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
