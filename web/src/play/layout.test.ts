import { describe, expect, it } from 'vitest';
import { layOut, type Box } from './layout';

const slot: Box = { x: 100, y: 200, width: 120, height: 60 };
const inside = (box: Box) =>
  box.x >= slot.x - 0.01 &&
  box.y >= slot.y - 0.01 &&
  box.x + box.width <= slot.x + slot.width + 0.01 &&
  box.y + box.height <= slot.y + slot.height + 0.01;
const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01;

describe('layOut', () => {
  it('centres one piece at its full size', () => {
    expect(layOut(slot, [1], 40)).toEqual([{ x: 140, y: 210, width: 40, height: 40 }]);
  });

  it.each([1, 2, 3, 5, 8, 13, 30])('keeps %i pieces of a grid inside the slot and apart', (count) => {
    const boxes = layOut(slot, Array.from({ length: count }, () => 1), 34);
    expect(boxes).toHaveLength(count);
    expect(boxes.every(inside)).toBe(true);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) expect(apart(one, other)).toBe(true);
  });

  it('shrinks only when there is no room', () => {
    expect(layOut(slot, [1, 1, 1], 30)[0]?.width).toBe(30);
    expect(layOut(slot, Array.from({ length: 12 }, () => 1), 34)[0]?.width).toBeLessThan(34);
  });

  it('keeps the shape of narrow pieces', () => {
    const [card] = layOut(slot, [0.7], 50);
    expect(card?.height).toBeCloseTo(50);
    expect(card?.width).toBeCloseTo(35);
  });

  it('puts a row side by side', () => {
    const boxes = layOut(slot, [1, 1, 1, 1], 60, 'row');
    expect(new Set(boxes.map((box) => box.y)).size).toBe(1);
    expect(boxes.every(inside)).toBe(true);
  });

  it('begins a line at the upper left and gives each piece its own width', () => {
    const boxes = layOut(slot, [0.5, 1], 40, 'line');
    expect(boxes).toEqual([{ x: 100, y: 200, width: 20, height: 40 }, { x: 120, y: 200, width: 40, height: 40 }]);
    const more = layOut(slot, [0.5, 1, 0.5, 1], 60, 'line');
    expect(more.map((box) => box.width)).toEqual([20, 40, 20, 40]);
    expect(more.every(inside)).toBe(true);
  });

  it('gives all pieces of a line the same height, also those that are broader than high', () => {
    const boxes = layOut(slot, [0.5, 1.5], 40, 'line');
    expect(boxes.map((box) => [box.x, box.width, box.height])).toEqual([[100, 20, 40], [120, 60, 40]]);
  });

  it('breaks a line where more lines make the pieces larger', () => {
    const boxes = layOut(slot, [1, 1, 2, 1, 1, 1], 30, 'line');
    expect(boxes.map((box) => [box.x, box.y, box.height])).toEqual([
      [100, 200, 30], [130, 200, 30], [160, 200, 30], [100, 230, 30], [130, 230, 30], [160, 230, 30],
    ]);
    // The first line is as full as it can be.
    expect(layOut(slot, [1, 1, 1, 1, 1, 1], 30, 'line').map((box) => box.y)).toEqual([200, 200, 200, 200, 230, 230]);
    for (const count of [1, 4, 7, 19]) {
      const many = layOut(slot, Array.from({ length: count }, (_, at) => 0.5 + (at % 3) / 2), 30, 'line');
      expect(many.every(inside)).toBe(true);
      for (const [at, one] of many.entries()) for (const other of many.slice(at + 1)) expect(apart(one, other)).toBe(true);
    }
  });

  it('lets a stack overlap, the last one on the right', () => {
    const boxes = layOut(slot, [1, 1, 1], 40, 'stack');
    expect(boxes[1]!.x - boxes[0]!.x).toBeCloseTo(12);
    expect(layOut(slot, Array.from({ length: 30 }, () => 1), 40, 'stack').every(inside)).toBe(true);
  });

  it('lays nothing out for no pieces', () => expect(layOut(slot, [], 30)).toEqual([]));
});
