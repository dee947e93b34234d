import { describe, expect, it } from 'vitest';
import type { Part } from './drawing.ts';
import { shiftedPart, turnedPart } from './move-part.ts';
import {
  bothSides,
  boundsOf,
  box,
  circle,
  crease,
  ellipse,
  mirrored,
  p,
  shifted,
  symmetric,
  turned,
} from './path.ts';

const LEAF = p`M${0},${0} L${4},${1} Q${6},${3} ${4},${5} L${0},${6} Z`;

describe('paths', () => {
  it('are written with two decimals', () => {
    expect(p`M${1 / 3},${-0.005} L${2},${10.999}`).toBe('M0.33,0 L2,11');
  });

  it('are mirrored at the middle, and back again', () => {
    expect(mirrored('M1,2 L3,4')).toBe('M-1,2 L-3,4');
    expect(mirrored(mirrored(LEAF))).toBe(LEAF);
    expect(bothSides(LEAF)).toEqual([LEAF, mirrored(LEAF)]);
  });

  it('are shifted, and turned around a point', () => {
    expect(shifted('M1,2 L3,4', 10, -2)).toBe('M11,0 L13,2');
    expect(turned('M1,0', 90, { x: 0, y: 0 })).toBe('M0,1');
    expect(turned('M2,1', 180, { x: 1, y: 1 })).toBe('M0,1');
    expect(turned(LEAF, 360, { x: 3, y: 3 })).toBe(LEAF);
  });

  it('have a box around all their points', () => {
    expect(boundsOf([LEAF, 'M-3,2 L1,9'])).toEqual({ left: -3, right: 6, top: 0, bottom: 9 });
  });

  it('complete a half outline with its mirror image', () => {
    const whole = symmetric('M0,0 L5,0 Q7,4 5,8 L0,9');
    const { left, right, top, bottom } = boundsOf([whole]);
    expect([left, right, top, bottom]).toEqual([-7, 7, 0, 9]);
    expect(whole.endsWith('Z')).toBe(true);
    expect(whole).toContain('-5,8');
  });

  it('draw circles, ellipses and boxes of their size', () => {
    expect(boundsOf([circle(2, 3, 4)])).toEqual({ left: -2, right: 6, top: -1, bottom: 7 });
    expect(boundsOf([ellipse({ x: 0, y: 0 }, 5, 2)])).toEqual({
      left: -5,
      right: 5,
      top: -2,
      bottom: 2,
    });
    const rounded = box(1, 2, { width: 10, height: 6, round: 2 });
    expect(boundsOf([rounded])).toEqual({ left: 1, right: 11, top: 2, bottom: 8 });
  });

  it('draw a crease from one point to another as a thin lens', () => {
    const straight = boundsOf([crease({ x: 0, y: 0 }, { x: 0, y: 10 }, { width: 1 })]);
    expect([straight.top, straight.bottom]).toEqual([0, 10]);
    expect(straight.left).toBeCloseTo(-1, 1);
    expect(straight.right).toBeCloseTo(1, 1);
    const bent = boundsOf([crease({ x: 0, y: 0 }, { x: 0, y: 10 }, { width: 1, bend: 3 })]);
    expect(bent.right - bent.left).toBeGreaterThan(straight.right - straight.left);
  });
});

describe('parts', () => {
  const part: Part = {
    path: 'M0,0 L2,2',
    fill: 'cloth',
    folds: ['M0,0'],
    lights: ['M1,1'],
    seams: ['M2,0'],
    stitches: ['M0,2'],
    inlays: [{ path: 'M1,0', fill: 'trim' }],
  };

  it('move with all that lies on them', () => {
    const moved = shiftedPart(part, 3, 1);
    expect(moved).toMatchObject({
      path: 'M3,1 L5,3',
      fill: 'cloth',
      folds: ['M3,1'],
      lights: ['M4,2'],
      seams: ['M5,1'],
      stitches: ['M3,3'],
      inlays: [{ path: 'M4,1', fill: 'trim' }],
    });
    expect(part.path).toBe('M0,0 L2,2');
  });

  it('turn with all that lies on them', () => {
    const around = turnedPart(part, 90, { x: 0, y: 0 });
    expect(around.path).toBe('M0,0 L-2,2');
    expect(around.inlays).toEqual([{ path: 'M0,1', fill: 'trim' }]);
  });
});
