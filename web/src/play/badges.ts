/** Where symbols print the number of a piece. */

/** Where a symbol wants its number: the middle and the height of the figures, in its own units. */
export interface BadgeSpot {
  x: number;
  y: number;
  size: number;
  /** Width and height of the symbol's own box. */
  width: number;
  height: number;
}

/** The spots of all symbols that name one. */
export function badgeSpotsOf(symbols: readonly SVGElement[]): Map<string, BadgeSpot> {
  const spots = new Map<string, BadgeSpot>();
  for (const symbol of symbols) {
    const [x, y, size] = (symbol.getAttribute('data-badge') ?? '').split(/\s+/).map(Number);
    const [, , width, height] = (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    if (x === undefined || y === undefined || !size || !width || !height) continue;
    spots.set(symbol.id, { x, y, size, width, height });
  }
  return spots;
}
