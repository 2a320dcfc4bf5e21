/** Thumbs and small targets: which one is meant, and how close one has to look so that each can be told from the rest. */
import type { Box } from './layout';

/** The least width of a target for a thumb, in pixels. */
export const THUMB = 44;
/** Targets this near to each other lie one upon the other: looking closer does not part them. */
const TOGETHER = 3;

export interface Aim {
  box: Box;
}

interface Point {
  x: number;
  y: number;
}

export function middleOf({ box }: Aim): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function isSmall({ box }: Aim): boolean {
  return Math.min(box.width, box.height) < THUMB;
}

/** The small targets within a thumb's width of a point, the nearest first. */
export function smallNear<T extends Aim>(aims: readonly T[], point: Point): T[] {
  const far = (aim: T): number => Math.hypot(middleOf(aim).x - point.x, middleOf(aim).y - point.y);
  return aims
    .filter((aim) => isSmall(aim) && far(aim) <= Math.max(THUMB, Math.max(aim.box.width, aim.box.height)) / 2)
    .sort((one, other) => far(one) - far(other));
}

/** How many times closer one has to look so that a thumb has room on each of the targets; 1 if it has. */
export function closerFor(aims: readonly Aim[]): number {
  let least = THUMB;
  aims.forEach((one, at) => {
    for (const other of aims.slice(at + 1)) {
      if (!isSmall(one) && !isSmall(other)) continue;
      const apart = Math.hypot(middleOf(one).x - middleOf(other).x, middleOf(one).y - middleOf(other).y);
      if (apart > TOGETHER) least = Math.min(least, apart);
    }
  });
  return THUMB / least;
}

/** The box around all targets. */
export function around(aims: readonly Aim[]): Box {
  const left = Math.min(...aims.map(({ box }) => box.x));
  const top = Math.min(...aims.map(({ box }) => box.y));
  const right = Math.max(...aims.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...aims.map(({ box }) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
