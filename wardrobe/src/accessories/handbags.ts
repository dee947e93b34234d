import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, box, circle, crease, p, symmetric } from '../shapes/path.ts';

export const strapOf = (path: string, width: number): Part => ({
  path,
  fill: 'plain',
  line: width,
});

export function tote(): Part[] {
  const handle = (inset: number, high: number) =>
    p`M${-inset},${1} C${-inset},${-high} ${inset},${-high} ${inset},${1}`;
  const body = symmetric(
    p`M${0},${0} Q${9},${0.4} ${18.6},${-0.4} L${16.6},${29} Q${16.4},${30.6} ${14.6},${30.6} L${0},${30.8}`,
  );
  return [
    strapOf(handle(8.6, 21), 1.3),
    {
      path: body,
      fill: 'cloth',
      round: 0.7,
      seams: bothSides(p`M${8.6},${0} L${8.6},${9}`),
      stitches: [p`M${-18},${1.4} Q${0},${2} ${18},${1.4}`],
      folds: bothSides(crease({ x: 14, y: 3 }, { x: 12, y: 28 }, { width: 1 })),
      lights: [crease({ x: -6, y: 4 }, { x: -5, y: 27 }, { width: 1.8 })],
    },
    strapOf(handle(8.6, 16), 1.5),
    ...bothSides(circle(8.6, 1.2, 0.8)).map((path): Part => ({ path, fill: 'metal' })),
  ];
}

export function flapBag(
  size: { half: number; height: number; flap: number },
  strap: Part[],
  side: Side,
): Part[] {
  const { half, height, flap } = size;
  const body: Part = {
    path: box(-half, 0, { width: half * 2, height, round: 2.4 }),
    fill: 'cloth',
    round: 0.7,
    stitches: [box(-half + 0.7, 0.7, { width: half * 2 - 1.4, height: height - 1.4, round: 2 })],
  };
  if (side === 'back') return [...strap, body];
  const cover: Part = {
    path: symmetric(
      p`M${0},${-0.4} L${half - 2},${-0.4} Q${half + 0.3},${-0.4} ${half + 0.3},${2} L${half + 0.3},${flap - 4} Q${half},${flap} ${half - 5},${flap + 0.6} L${0},${flap + 1}`,
    ),
    fill: 'cloth',
    round: 0.6,
    raised: true,
    stitches: [
      symmetric(
        p`M${0},${0.5} L${half - 2},${0.5} Q${half - 0.6},${0.5} ${half - 0.6},${2.4} L${half - 0.6},${flap - 4} Q${half - 0.8},${flap - 1} ${half - 5},${flap - 0.4} L${0},${flap}`,
      ),
    ],
    lights: [crease({ x: -half + 3, y: 3 }, { x: half - 4, y: 2.6 }, { width: 1 })],
  };
  return [
    ...strap,
    body,
    cover,
    {
      path: box(-1.6, flap - 1.6, { width: 3.2, height: 3.8, round: 0.9 }),
      fill: 'metal',
      raised: true,
    },
  ];
}

export function shoulder(): Part[] {
  const body = symmetric(
    p`M${0},${2.6} Q${8},${2.4} ${14},${0} C${15.6},${6} ${14.4},${12} ${10},${14} Q${5},${15.4} ${0},${15.4}`,
  );
  return [
    strapOf(p`M${-13},${1.4} C${-11},${-16} ${11},${-16} ${13},${1.4}`, 1.5),
    {
      path: body,
      fill: 'cloth',
      round: 0.8,
      folds: [crease({ x: -8, y: 5 }, { x: 8, y: 5.6 }, { width: 0.9, bend: 1.6 })],
      lights: [crease({ x: -9, y: 8 }, { x: 4, y: 9.4 }, { width: 1, bend: 0.8 })],
      stitches: [p`M${-13.6},${1.8} Q${0},${5} ${13.6},${1.8}`],
    },
    ...bothSides(circle(13, 1.2, 1)).map((path): Part => ({ path, fill: 'metal' })),
  ];
}

export function bucket(): Part[] {
  const body = symmetric(
    p`M${0},${0.8} Q${6},${0.8} ${11.4},${-0.6} C${11},${8} ${13},${16} ${12.6},${24} Q${12},${26.4} ${9},${26.4} L${0},${26.6}`,
  );
  const folds = [-8, -4.6, 0, 4.6, 8].map((x) =>
    crease({ x: x * 0.9, y: 0.4 }, { x, y: 10 }, { width: 0.7 }),
  );
  return [
    strapOf(p`M${-10.6},${2} C${-12},${-24} ${12},${-24} ${10.6},${2}`, 1.3),
    {
      path: body,
      fill: 'cloth',
      round: 0.85,
      folds,
      stitches: [p`M${-12.5},${23} Q${0},${24.6} ${12.5},${23}`],
    },
    { path: p`M${-11.2},${4.4} Q${0},${6.4} ${11.2},${4.4}`, fill: 'trim', line: 0.6 },
    { path: p`M${-1.6},${5.4} C${-3},${10} ${-2.4},${12} ${-3.4},${15}`, fill: 'trim', line: 0.6 },
    { path: p`M${1},${5.4} C${1.4},${9} ${2.8},${12} ${2},${16}`, fill: 'trim', line: 0.6 },
  ];
}

export function basket(): Part[] {
  const body = symmetric(
    p`M${0},${1.4} Q${10},${1.2} ${18.4},${0} C${18},${10} ${15},${19} ${11.6},${21.6} Q${6},${22.6} ${0},${22.8}`,
  );
  const ring = symmetric(
    p`M${0},${1.4} Q${10},${1.2} ${18.4},${0} L${18.2},${3} Q${9},${4.2} ${0},${4.4}`,
  );
  return [
    strapOf(p`M${-8},${2} C${-8},${-15} ${8},${-15} ${8},${2}`, 1.2),
    {
      path: body,
      fill: 'cloth',
      round: 0.9,
      seams: [7, 11, 15, 19].map((y) => p`M${-18},${y} Q${0},${y + 2} ${18},${y}`),
    },
    { path: ring, fill: 'cloth', raised: true },
    { path: p`M${-8},${3} C${-8},${-10} ${8},${-10} ${8},${3}`, fill: 'trim', line: 1.3 },
  ];
}

export function wallet(): Part[] {
  return [
    {
      path: box(-9.6, 0, { width: 19.2, height: 10, round: 1 }),
      fill: 'cloth',
      round: 0.6,
      stitches: [box(-9.1, 0.5, { width: 18.2, height: 9, round: 0.8 })],
      seams: [p`M${-9.6},${4.6} L${9.6},${4.6}`],
    },
    { path: circle(0, 6.6, 0.8), fill: 'metal' },
  ];
}
