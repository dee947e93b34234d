import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, box, crease, p, symmetric } from '../shapes/path.ts';
import { strapOf } from './handbags.ts';

export function backpack(side: Side): Part[] {
  const body: Part = {
    path: symmetric(
      p`M${0},${-1} C${9},${-1} ${14},${3} ${14.4},${12} L${14.8},${36} Q${14.8},${40} ${11},${40} L${0},${40.2}`,
    ),
    fill: 'cloth',
    round: 0.8,
    folds: bothSides(crease({ x: 13, y: 14 }, { x: 12, y: 36 }, { width: 1 })),
  };
  const grab = strapOf(p`M${-3.4},${-0.4} C${-3.4},${-5.4} ${3.4},${-5.4} ${3.4},${-0.4}`, 1.1);
  if (side === 'back') {
    const straps = bothSides(p`M${3.4},${2} C${9},${6} ${10},${20} ${11.6},${36}`);
    return [grab, body, ...straps.map((path) => strapOf(path, 3))];
  }
  const pocket = symmetric(
    p`M${0},${20} L${9.4},${20} Q${11},${20} ${11},${22} L${11},${34.6} Q${11},${37} ${8.6},${37} L${0},${37}`,
  );
  const zip = symmetric(
    p`M${0},${5} C${7},${5} ${11},${8} ${11.6},${14} L${11.6},${14.8} C${10.4},${9} ${7},${5.8} ${0},${5.8}`,
  );
  return [
    ...bothSides(p`M${13.6},${10} C${17.4},${14} ${17.4},${28} ${14.6},${36}`).map((path) =>
      strapOf(path, 1.8),
    ),
    grab,
    body,
    { path: zip, fill: 'metal' },
    {
      path: pocket,
      fill: 'cloth',
      raised: true,
      round: 0.5,
      stitches: [p`M${-10.2},${22.4} L${10.2},${22.4}`],
    },
    { path: box(7, 21.6, { width: 1, height: 3.4, round: 0.4 }), fill: 'metal' },
    { path: box(-2.4, 12, { width: 4.8, height: 3, round: 0.3 }), fill: 'trim', raised: true },
  ];
}

export function duffel(): Part[] {
  const body = symmetric(
    p`M${0},${0} L${20},${0} C${25},${0.4} ${26.4},${5} ${26.4},${12} C${26.4},${20} ${25},${24} ${20},${24.4} L${0},${24.6}`,
  );
  return [
    strapOf(p`M${-10},${2} C${-9},${-15} ${9},${-15} ${10},${2}`, 1.4),
    {
      path: body,
      fill: 'cloth',
      round: 0.8,
      seams: bothSides(p`M${20},${0} C${22.4},${8} ${22.4},${17} ${20},${24.4}`),
      lights: [crease({ x: -16, y: 5 }, { x: 16, y: 5.6 }, { width: 1.6 })],
      folds: [crease({ x: -18, y: 20 }, { x: 18, y: 20.6 }, { width: 1.6 })],
    },
    { path: box(-18, 1.4, { width: 36, height: 0.9, round: 0.4 }), fill: 'metal' },
    ...bothSides(box(8.4, 2, { width: 3.2, height: 21 })).map(
      (path): Part => ({ path, fill: 'trim', raised: true }),
    ),
    strapOf(p`M${-10},${3} C${-9},${-9} ${9},${-9} ${10},${3}`, 1.5),
  ];
}

export function beltBag(): Part[] {
  const body = symmetric(
    p`M${0},${-0.6} L${9.6},${-0.6} C${13},${0} ${13.6},${3} ${12.6},${7} C${11},${12} ${7},${12.6} ${0},${12.8}`,
  );
  return [
    strapOf(
      p`M${-12.6},${2} C${-20},${0} ${-24},${-9} ${-14},${-13} C${-5},${-16} ${5},${-16} ${14},${-13} C${24},${-9} ${20},${0} ${12.6},${2}`,
      1.7,
    ),
    {
      path: body,
      fill: 'cloth',
      round: 0.8,
      lights: [crease({ x: -8, y: 6 }, { x: 6, y: 6.6 }, { width: 1 })],
    },
    { path: p`M${-10.4},${2} Q${0},${3} ${10.4},${2}`, fill: 'metal', line: 0.5 },
    { path: box(-2.4, -15.6, { width: 4.8, height: 2.8, round: 0.6 }), fill: 'inside' },
  ];
}
