import type { Part } from '../shapes/drawing.ts';
import { shiftedPart, turnedPart } from '../shapes/move-part.ts';
import { bothSides, box, crease, ellipse, p, symmetric } from '../shapes/path.ts';

export function belt(): Part[] {
  const coil = [14, 10.4].map(
    (radius): Part => ({
      path: ellipse({ x: 0, y: 0 }, radius, radius * 0.86),
      fill: 'cloth',
      line: 3,
    }),
  );
  const end: Part = {
    path: p`M${12.6},${-1} C${14},${8} ${18},${13} ${22},${17} L${19.6},${19.4} C${14},${15} ${10.8},${8} ${9.8},${0} Z`,
    fill: 'cloth',
    round: 0.5,
    stitches: [p`M${13},${4} C${15},${11} ${18},${14.6} ${20.8},${17.8}`],
  };
  const buckle: Part = { path: turnBox(18.4, 13.6), fill: 'metal', line: 0.75 };
  return [...coil, end, buckle];
}

const turnBox = (x: number, y: number): string =>
  p`M${x - 3.4},${y + 1.4} L${x + 1},${y - 3.4} L${x + 4.6},${y} L${x + 0.4},${y + 4.8} Z`;

export function scarf(): Part[] {
  const fringe = (x: number, y: number): Part[] =>
    Array.from(
      { length: 9 },
      (_, index): Part => ({
        path: p`M${x + index * 1.5},${y} L${x + index * 1.5 - 0.2 + (index % 2) * 0.3},${y + 4}`,
        fill: 'plain',
        line: 0.3,
      }),
    );
  const left: Part = {
    path: p`M${-9},${-22} C${-13},${-8} ${-14},${10} ${-13},${27} L${0.4},${27} C${0.6},${10} ${0},${-6} ${-1},${-20} Z`,
    fill: 'cloth',
    round: 0.7,
    folds: [crease({ x: -7, y: -16 }, { x: -8, y: 26 }, { width: 1 })],
  };
  const right: Part = {
    path: p`M${1},${-22} C${2.4},${-8} ${2.6},${4} ${2.4},${18} L${15},${18} C${14.6},${4} ${12.6},${-10} ${9},${-22} Z`,
    fill: 'cloth',
    round: 0.7,
    raised: true,
    folds: [crease({ x: 6.6, y: -16 }, { x: 8.6, y: 17 }, { width: 1 })],
  };
  const loop: Part = {
    path: symmetric(
      p`M${0},${-29} C${8},${-29} ${12.4},${-25} ${11.4},${-20} C${9},${-15.4} ${5},${-14.4} ${0},${-14.4}`,
    ),
    fill: 'cloth',
    round: 0.8,
    raised: true,
    folds: [
      crease({ x: -9, y: -20 }, { x: 9, y: -20 }, { width: 0.9, bend: 1.6 }),
      crease({ x: -8, y: -24 }, { x: 8, y: -24 }, { width: 0.7, bend: 1.4 }),
    ],
  };
  const hole: Part = { path: ellipse({ x: 0, y: -25.4 }, 6, 2.4), fill: 'inside' };
  return [...fringe(-12.4, 26.8), left, ...fringe(3, 17.8), right, loop, hole];
}

export function square(): Part[] {
  const cloth = p`M${-20},${-20} Q${0},${-21} ${20},${-20} Q${20.8},${0} ${20},${20} Q${0},${20.8} ${-20},${20} Q${-20.8},${0} ${-20},${-20} Z`;
  const border = `${box(-21, -21, { width: 42, height: 2.6 })} ${box(-21, 18.4, { width: 42, height: 2.6 })} ${box(-21, -21, { width: 2.6, height: 42 })} ${box(18.4, -21, { width: 2.6, height: 42 })}`;
  const piece: Part = {
    path: cloth,
    fill: 'cloth',
    round: 0.4,
    inlays: [{ path: border, fill: 'trim' }],
    folds: [crease({ x: -18, y: -10 }, { x: 12, y: 18 }, { width: 1.2, bend: 1 })],
    lights: [crease({ x: -10, y: -18 }, { x: 18, y: 10 }, { width: 1.8, bend: -1 })],
  };
  return [turnedPart(piece, 12, { x: 0, y: 0 })];
}

export function tie(): Part[] {
  const blade: Part = {
    path: symmetric(
      p`M${0},${0} L${1.9},${1.4} C${2.4},${16} ${4.2},${32} ${4.6},${44} L${0},${49.4}`,
    ),
    fill: 'cloth',
    round: 0.8,
    folds: [crease({ x: -0.4, y: 2 }, { x: -1.2, y: 14 }, { width: 0.5 })],
    lights: [crease({ x: 1, y: 8 }, { x: 2, y: 42 }, { width: 0.8 })],
  };
  const knot: Part = {
    path: symmetric(p`M${0},${-3.4} L${3.2},${-3.4} L${2},${2} L${0},${2.6}`),
    fill: 'cloth',
    round: 0.6,
    raised: true,
  };
  const loop: Part = {
    path: p`M${-2.4},${-2.6} C${-9},${-10} ${-6},${-17} ${0},${-17} C${6},${-17} ${9},${-10} ${2.4},${-2.6}`,
    fill: 'cloth',
    line: 1.9,
  };
  return [loop, blade, knot];
}

export function bowTie(): Part[] {
  const wing = p`M${0.6},${-1} C${3},${-3.4} ${6},${-3.6} ${6.6},${-2.8} Q${7.2},${0} ${6.6},${2.8} C${6},${3.6} ${3},${3.4} ${0.6},${1} Z`;
  const wings = bothSides(wing).map((path): Part => ({ path, fill: 'cloth', round: 0.5 }));
  const creases = bothSides(crease({ x: 1, y: 0 }, { x: 5, y: -0.6 }, { width: 0.5 }));
  return [
    ...wings.map((part) => ({ ...part, folds: creases })),
    {
      path: box(-1.2, -1.5, { width: 2.4, height: 3, round: 0.6 }),
      fill: 'cloth',
      raised: true,
      round: 0.6,
    },
  ];
}

export function gloves(): Part[] {
  const hand = p`M${-4.4},${12} L${-4.8},${2} C${-5},${-3} ${-5.4},${-8} ${-4.6},${-9.4} C${-3.6},${-10.4} ${-2.9},${-9} ${-2.8},${-4} C${-2.9},${-9} ${-2.8},${-12} ${-1.7},${-12.4} C${-0.5},${-12.4} ${-0.5},${-9} ${-0.4},${-4.4} C${-0.3},${-9} ${0.1},${-11.6} ${1.2},${-11.4} C${2.3},${-11} ${2},${-8} ${2},${-3.6} C${2.3},${-7} ${2.8},${-8.8} ${3.8},${-8.4} C${4.8},${-7.8} ${4.2},${-3} ${4},${0} C${5},${-2.6} ${6.6},${-4} ${7.6},${-3.2} C${8},${-1.6} ${6},${2} ${4.4},${5} L${4},${12} Z`;
  const cuff = p`M${-4.8},${8.4} L${4.4},${8.4} L${4.8},${13.4} L${-5},${13.4} Z`;
  const one: Part[] = [
    {
      path: hand,
      fill: 'cloth',
      round: 0.7,
      seams: [-2.4, -0.4, 1.6].map((x) => p`M${x},${-2.6} L${x},${3}`),
    },
    { path: cuff, fill: 'rib', round: 0.5 },
  ];
  const left = one.map((part) => turnedPart(shiftedPart(part, 7, 0), 8, { x: 7, y: 6 }));
  const right = one.map((part) => turnedPart(shiftedPart(part, -6.4, 0), -6, { x: -6, y: 6 }));
  return [...right, ...left];
}

export function socks(shaft: number): Part[] {
  const y = -shaft;
  const sock = p`M${-4.4},${y} L${4.2},${y} C${4.4},${-6} ${4},${-1} ${5},${3} C${7},${7} ${13},${9} ${14},${12.4} C${14.6},${15.6} ${12},${16.8} ${9},${16.2} C${3},${15} ${-3},${11} ${-4.6},${6} C${-5.4},${3} ${-4.6},${-4} ${-4.4},${y} Z`;
  const heel = p`M${-6},${4} C${-2},${3} ${0},${6} ${-0.6},${13} L${-8},${12} Z`;
  const toe = p`M${10},${5} C${8},${9} ${8},${14} ${9},${18} L${18},${18} L${18},${5} Z`;
  const one: Part[] = [
    {
      path: sock,
      fill: 'cloth',
      round: 0.7,
      inlays: [
        { path: heel, fill: 'trim' },
        { path: toe, fill: 'trim' },
      ],
      folds: [crease({ x: -3, y: 2 }, { x: 4, y: 4 }, { width: 0.7 })],
    },
    {
      path: p`M${-4.6},${y} L${4.4},${y} L${4.3},${y + 4.4} L${-4.5},${y + 4.4} Z`,
      fill: 'rib',
      round: 0.5,
    },
  ];
  return [
    ...one.map((part) => shiftedPart(part, -7, -2.4)),
    ...one.map((part) => shiftedPart(part, 4, 1.4)),
  ];
}

export function pocketSquare(): Part[] {
  const piece: Part = {
    path: p`M${-9},${10} L${-8},${-4} L${-4.4},${-10} L${-1},${-3} L${2.4},${-11.6} L${5.6},${-3} L${8.6},${-7.4} L${9},${10} Q${0},${11} ${-9},${10} Z`,
    fill: 'cloth',
    round: 0.5,
    folds: [
      crease({ x: -1, y: -3 }, { x: -2, y: 9 }, { width: 0.8 }),
      crease({ x: 5.6, y: -3 }, { x: 4, y: 9 }, { width: 0.8 }),
    ],
  };
  return [piece];
}
