/** What changed between two scenes, and how pieces glide from their old places to the new ones. */
import type { PieceRecord as Piece, SceneRecord as Scene } from '../wire';
import type { Box } from './layout';

export interface Changes {
  moved: Piece[];
  appeared: Piece[];
  gone: Piece[];
  /** Pieces whose number or face is another one now. */
  altered: Piece[];
}

export function changesOf(before: Scene, after: Scene): Changes {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const found: Changes = { moved: [], appeared: [], gone: [], altered: [] };
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was) found.appeared.push(piece);
    else if (was.place !== piece.place) found.moved.push(piece);
    else if (was.badge !== piece.badge || was.face !== piece.face) found.altered.push(piece);
    old.delete(piece.id);
  }
  found.gone = [...old.values()];
  return found;
}

/** A part of one stack that went to another: drawn as a piece that flies from one to the other. */
export interface Flight {
  from: Piece;
  to: Piece;
  count: number;
}

/**
 * Stacks carry numbers, so a ship that sails is one number less here and one more there. What one stack lost
 * and another of the same kind and owner won is paired in order; a difference in face (a ship that is used up on
 * the way) does not part them, but equal faces are paired first.
 */
export function flightsOf(before: Scene, after: Scene): Flight[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const lost: { piece: Piece; count: number }[] = [];
  const won: { piece: Piece; count: number }[] = [];
  for (const piece of before.pieces) {
    const next = now.get(piece.id);
    if (next && next.place !== piece.place) continue;
    const less = (piece.badge ?? 1) - (next ? (next.badge ?? 1) : 0);
    if (less > 0) lost.push({ piece, count: less });
  }
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (was && was.place !== piece.place) continue;
    const more = (piece.badge ?? 1) - (was ? (was.badge ?? 1) : 0);
    if (more > 0) won.push({ piece, count: more });
  }
  const flights: Flight[] = [];
  for (const sameFace of [true, false]) {
    for (const target of won) {
      for (const origin of lost) {
        if (target.count <= 0) break;
        if (origin.count <= 0 || !alike(origin.piece, target.piece, sameFace)) continue;
        const count = Math.min(origin.count, target.count);
        origin.count -= count;
        target.count -= count;
        flights.push({ from: origin.piece, to: target.piece, count });
      }
    }
  }
  return flights;
}

function alike(one: Piece, other: Piece, sameFace: boolean): boolean {
  if (one.kind !== other.kind || (sameFace && one.face !== other.face)) return false;
  return one.owner === other.owner || one.owner < 0 || other.owner < 0;
}

/** Glide an element, drawn at the corner of its new box, from its old one. */
export function glide(element: Element, from: Box, to: Box, milliseconds: number): Animation | null {
  if (milliseconds === 0 || typeof element.animate !== 'function' || same(from, to)) return null;
  const scale = to.width > 0 ? from.width / to.width : 1;
  const x = from.x - to.x;
  const y = from.y - to.y;
  return element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: milliseconds,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
}

/** Let a copy of a drawn piece fly above everything from one box to another. */
export function fly(drawn: SVGGElement, layer: SVGGElement, from: Box, to: Box, milliseconds: number): void {
  const ghost = drawn.cloneNode(true) as SVGGElement;
  for (const name of ['role', 'tabindex', 'aria-label']) ghost.removeAttribute(name);
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  holder.setAttribute('transform', `translate(${to.x} ${to.y})`);
  holder.append(ghost);
  layer.append(holder);
  const run = glide(ghost, from, to, milliseconds);
  if (run) run.onfinish = run.oncancel = () => holder.remove();
  else holder.remove();
}

export function same(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
