/** Which part of a sheet is seen: a viewBox that is moved and zoomed, never out of the sheet. */
import type { Box } from './layout';

export const CLOSEST = 6;
const STEP = 1.3;

/** A sheet or a part of it, widened to the shape of the window so that nothing is cut off. */
export function fitted(sheet: Box, window: { width: number; height: number }): Box {
  if (!(window.width > 0 && window.height > 0)) return sheet;
  const scale = Math.max(sheet.width / window.width, sheet.height / window.height);
  const width = window.width * scale;
  const height = window.height * scale;
  return { x: sheet.x + (sheet.width - width) / 2, y: sheet.y + (sheet.height - height) / 2, width, height };
}

/** Zoom by a factor (above 1: closer) so that a point of the sheet stays where it is on the screen. */
export function zoomed(view: Box, whole: Box, factor: number, point: { x: number; y: number }): Box {
  const width = Math.min(Math.max(view.width / factor, whole.width / CLOSEST), whole.width);
  const ratio = width / view.width;
  return held(
    {
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
      width,
      height: view.height * ratio,
    },
    whole,
  );
}

export function moved(view: Box, whole: Box, dx: number, dy: number): Box {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, whole);
}

/** Keep the view inside the whole. */
export function held(view: Box, whole: Box): Box {
  return {
    ...view,
    x: Math.min(Math.max(view.x, whole.x), whole.x + whole.width - view.width),
    y: Math.min(Math.max(view.y, whole.y), whole.y + whole.height - view.height),
  };
}

/** A step of the zoom buttons, about the middle. */
export function stepped(view: Box, whole: Box, closer: boolean): Box {
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return zoomed(view, whole, closer ? STEP : 1 / STEP, middle);
}

export interface Finger {
  id: number;
  x: number;
  y: number;
}

/**
 * Fingers or a mouse on the board: one moves the view, two pinch. Points are those of the screen; `perPixel`
 * turns them into units of the sheet. A press that hardly moved is a click and is left to the pieces.
 */
export class Gesture {
  private fingers: Finger[] = [];
  /** How far the press has moved in all; a click stays below `SLACK`. */
  travelled = 0;
  static readonly SLACK = 8;

  down(finger: Finger): void {
    if (this.fingers.length === 0) this.travelled = 0;
    this.fingers = [...this.fingers.filter((known) => known.id !== finger.id), finger].slice(-2);
    // Two fingers never press anything, however still they are held.
    if (this.fingers.length > 1) this.travelled = Math.max(this.travelled, Gesture.SLACK + 1);
  }

  up(id: number): void {
    this.fingers = this.fingers.filter((finger) => finger.id !== id);
  }

  get held(): number {
    return this.fingers.length;
  }

  get wandered(): boolean {
    return this.travelled > Gesture.SLACK;
  }

  move(finger: Finger, view: Box, whole: Box, window: Box): Box {
    const before = this.fingers.find((known) => known.id === finger.id);
    if (!before) return view;
    const perPixel = view.width / window.width;
    const dx = finger.x - before.x;
    const dy = finger.y - before.y;
    this.travelled += Math.hypot(dx, dy);
    const other = this.fingers.find((known) => known.id !== finger.id);
    this.fingers = this.fingers.map((known) => (known.id === finger.id ? finger : known));
    if (!other) return this.wandered ? moved(view, whole, -dx * perPixel, -dy * perPixel) : view;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(finger.x - other.x, finger.y - other.y);
    const middle = { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 };
    const point = {
      x: view.x + (middle.x - window.x) * perPixel,
      y: view.y + (middle.y - window.y) * perPixel,
    };
    const closer = was > 0 ? zoomed(view, whole, is / was, point) : view;
    return moved(closer, whole, (-dx / 2) * perPixel, (-dy / 2) * perPixel);
  }
}
