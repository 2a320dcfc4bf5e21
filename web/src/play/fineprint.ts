/** The smallest words in a symbol, for which a board's own size may be too small. */
const SCALE = /scale\(\s*(-?[\d.]+)/g;

/** For each symbol with words, the height of its smallest ones in parts of the symbol's own height. */
export function finePrintOf(symbols: readonly Element[]): Map<string, number> {
  const known = new Map(symbols.flatMap((symbol) => [symbol, ...symbol.querySelectorAll('symbol')]).map((one) => [one.id, one]));
  const found = new Map<string, number>();
  for (const [id, symbol] of known) {
    const [, , , height] = boxOf(symbol);
    const least = height ? smallestIn(symbol, known, []) : Infinity;
    if (height && least < Infinity) found.set(id, least / height);
  }
  return found;
}

function boxOf(symbol: Element): (number | undefined)[] {
  return (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
}

/** The smallest words below an element in its units; copies of other symbols are looked into, never of those above. */
function smallestIn(element: Element, known: ReadonlyMap<string, Element>, above: readonly Element[]): number {
  let least = Infinity;
  for (const child of element.children) {
    const drawn = child.localName === 'use' ? copied(child, known, [...above, element]) : smallestIn(child, known, above);
    const own = child.localName === 'text' ? Number.parseFloat(child.getAttribute('font-size') ?? '') : NaN;
    least = Math.min(least, scaleOf(child) * Math.min(drawn, Number.isNaN(own) ? Infinity : own));
  }
  return least;
}

function copied(use: Element, known: ReadonlyMap<string, Element>, above: readonly Element[]): number {
  const symbol = known.get((use.getAttribute('href') ?? '').slice(1));
  if (!symbol || above.includes(symbol)) return Infinity;
  const [, , wide, high] = boxOf(symbol);
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(use.getAttribute(name) ?? ''));
  const fit = wide && high && width && height ? Math.min(width / wide, height / high) : 1;
  return fit * smallestIn(symbol, known, above);
}

function scaleOf(element: Element): number {
  return [...(element.getAttribute('transform') ?? '').matchAll(SCALE)].reduce((all, [, one]) => all * Math.abs(Number(one)), 1);
}
