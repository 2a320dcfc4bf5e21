import { describe, expect, it } from 'vitest';
import { CLOSEST, fitted, Gesture, moved, stepped, zoomed } from './camera';

const whole = { x: 0, y: 0, width: 1000, height: 500 };

describe('the camera', () => {
  it('shows the whole sheet in a window of any shape', () => {
    expect(fitted(whole, { width: 500, height: 500 })).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
    expect(fitted(whole, { width: 2000, height: 500 })).toEqual({ x: -500, y: 0, width: 2000, height: 500 });
  });

  it('keeps the point under the pointer when it zooms', () => {
    const view = zoomed(whole, whole, 2, { x: 600, y: 200 });
    expect(view.width).toBe(500);
    expect((600 - view.x) / view.width).toBeCloseTo(0.6);
    expect((200 - view.y) / view.height).toBeCloseTo(0.4);
  });

  it('never leaves the sheet and never goes closer than it may', () => {
    expect(moved(zoomed(whole, whole, 2, { x: 0, y: 0 }), whole, -900, 9000)).toMatchObject({ x: 0, y: 250 });
    expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).width).toBeCloseTo(1000 / CLOSEST);
    expect(stepped(whole, whole, false)).toEqual(whole);
  });

  it('moves with one finger only after it wandered', () => {
    const gesture = new Gesture();
    const view = zoomed(whole, whole, 2, { x: 500, y: 250 });
    const window = { x: 0, y: 0, width: 500, height: 250 };
    gesture.down({ id: 1, x: 10, y: 10 });
    expect(gesture.move({ id: 1, x: 12, y: 10 }, view, whole, window)).toEqual(view);
    expect(gesture.wandered).toBe(false);
    expect(gesture.move({ id: 1, x: 32, y: 10 }, view, whole, window).x).toBe(view.x - 20);
    expect(gesture.wandered).toBe(true);
  });

  it('zooms with two fingers', () => {
    const gesture = new Gesture();
    const window = { x: 0, y: 0, width: 1000, height: 500 };
    gesture.down({ id: 1, x: 400, y: 250 });
    gesture.down({ id: 2, x: 600, y: 250 });
    expect(gesture.move({ id: 2, x: 800, y: 250 }, whole, whole, window).width).toBe(500);
    gesture.up(2);
    expect(gesture.held).toBe(1);
  });

  it('takes two fingers for no press, even if they rest; the next finger alone may press again', () => {
    const gesture = new Gesture();
    gesture.down({ id: 1, x: 400, y: 250 });
    gesture.down({ id: 2, x: 600, y: 250 });
    gesture.up(1);
    gesture.up(2);
    expect(gesture.wandered).toBe(true);
    gesture.down({ id: 3, x: 400, y: 250 });
    expect(gesture.wandered).toBe(false);
  });
});
