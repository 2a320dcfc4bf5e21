/** Where my hand and my own board lie on a wide screen: where they leave the board the most room. */

interface Size {
  width: number;
  height: number;
}

export interface Arrangement {
  /** Beside the board, or below it. */
  beside: boolean;
  /** The width of the hand beside the board, or its height below it. */
  hand: number;
}

/** The height of the bar that is left of a folded hand. */
export const FOLDED = 40;
const WIDEST = 340;
/** In parts of the height of the room. */
const HIGHEST = 0.5;

/** The least that cards need, and cards with an own board, below the board and beside it. */
const NEEDED = {
  cards: { pixels: 136, part: 0.2, column: 192 },
  own: { pixels: 178, part: 0.26, column: 220 },
};

/** The area that a board of a shape (width by height) has in a room. */
export function areaIn(room: Size, shape: number): number {
  const width = Math.max(0, Math.min(room.width, room.height * shape));
  return (width * width) / shape;
}

export interface Margin {
  /** Left of the board, or above it. */
  at: 'side' | 'top';
  /** The width at the side, or the height above. */
  size: number;
}

const COLUMN = { least: 124, most: 200 };
const ROW = { least: 62, most: 120 };

/** Where a board leaves room in which cards can be read; null if it fills the room. */
export function marginOf(room: Size, shape: number): Margin | null {
  const aside = room.width - room.height * shape;
  if (aside >= COLUMN.least) return { at: 'side', size: Math.min(aside, COLUMN.most) };
  const above = room.height - room.width / shape;
  return above >= ROW.least ? { at: 'top', size: Math.min(above, ROW.most) } : null;
}

/** Arrange board and hand in a room; `own` tells whether the hand has a board of its own beside the cards. */
export function arrange(room: Size, shape: number, own: boolean, folded: boolean): Arrangement {
  if (folded) return { beside: false, hand: FOLDED };
  const { pixels, part, column } = own ? NEEDED.own : NEEDED.cards;
  const low = Math.max(pixels, part * room.height);
  const below = areaIn({ width: room.width, height: room.height - low }, shape);
  const beside = areaIn({ width: room.width - column, height: room.height }, shape);
  // The hand has what the board can't use.
  return beside > below
    ? { beside: true, hand: Math.min(WIDEST, Math.max(column, room.width - room.height * shape)) }
    : { beside: false, hand: Math.min(HIGHEST * room.height, Math.max(low, room.height - room.width / shape)) };
}
