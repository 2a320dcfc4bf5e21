/** Drawing on a sheet: words in the reader's language, and the outline of a zone. */
import type { GameTexts } from '../texts';
import type { Sheet } from './sheet';

const SVG = 'http://www.w3.org/2000/svg';
const SIMPLE = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline']);

/** Fill in the words that a sheet leaves to the language. */
export function writeWords(root: Element, words: GameTexts): void {
  for (const element of root.querySelectorAll('[data-name]')) {
    write(element, words.name(element.getAttribute('data-name') ?? ''));
  }
  for (const element of root.querySelectorAll('[data-say]')) {
    const id = element.getAttribute('data-say') ?? '';
    if (words.has(id)) write(element, words.say({ id, args: {} }));
  }
}

function write(element: Element, text: string): void {
  // A name along a curve stands in a child of the text element.
  const holder = element.querySelector('textPath, tspan') ?? element;
  // Every copy of a symbol is built anew when the symbol changes.
  if (holder.textContent !== text) holder.textContent = text;
}

/** The shapes of a zone, to be drawn again as its outline; a zone without a shape is outlined by its slots. */
export function shapeOf(sheet: Sheet, zone: string): SVGElement[] {
  const found: SVGElement[] = [];
  for (const element of sheet.drawing.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) {
    const shapes = SIMPLE.has(element.localName) ? [element] : [...element.querySelectorAll([...SIMPLE].join(','))];
    for (const shape of shapes) {
      const copy = document.importNode(shape, true) as SVGElement;
      for (const name of ['id', 'class', 'style', 'data-zone']) copy.removeAttribute(name);
      const transform = transformsOf(shape);
      if (transform) copy.setAttribute('transform', transform);
      found.push(copy);
    }
  }
  if (found.length > 0) return found;
  return sheet.slots
    .filter((slot) => slot.zone === zone)
    .map((slot) => {
      const box = document.createElementNS(SVG, 'rect');
      for (const [name, value] of Object.entries(slot.box)) box.setAttribute(name, String(value));
      box.setAttribute('rx', '8');
      return box;
    });
}

/** Every transform from the sheet down to the element, in order. */
function transformsOf(element: Element): string {
  const found: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at.getAttribute('transform');
    if (own) found.unshift(own);
  }
  return found.join(' ');
}

/** Zones that this match has not, such as those of players who don't take part, are not drawn. */
export function hideAbsent(root: Element, present: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll('[data-zone]')) {
    element.toggleAttribute('data-absent', !present.has(element.getAttribute('data-zone') ?? ''));
  }
}
