import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, crease, p, symmetric } from '../shapes/path.ts';
import { pairOf } from './sleeves.ts';
import type { Measures } from './upper-measures.ts';

export function highNeck(half: number, height: number): Part[] {
  const path = symmetric(
    p`M${0},${-height} Q${half * 0.6},${-height + 0.3} ${half - 0.6},${-height + 1.2} C${half - 0.8},${-height * 0.4} ${half - 0.2},${-1} ${half + 1.4},${1.2} Q${half * 0.7},${5.4} ${0},${5.6}`,
  );
  const roll = p`M${-half + 0.8},${-height * 0.4} Q${0},${-height * 0.4 + 2.6} ${half - 0.8},${-height * 0.4}`;
  const parts: Part[] = [
    { path, fill: 'rib', round: 0.7, seams: height > 6 ? [roll] : [], raised: true },
  ];
  const mouth = symmetric(
    p`M${0},${-height} Q${half * 0.6},${-height + 0.3} ${half - 0.6},${-height + 1.2} Q${half * 0.5},${-height + 2.4} ${0},${-height + 2.4}`,
  );
  parts.push({ path: mouth, fill: 'inside' });
  return parts;
}

export function shirtCollar(
  m: Measures,
  side: Side,
  look: { point: number; spread: number },
): Part[] {
  const { neckHalf: half, neckDrop: drop } = m;
  if (side === 'back') {
    return [
      {
        path: symmetric(
          p`M${0},${-3.2} Q${half * 0.6},${-3.2} ${half - 0.4},${-1.6} L${half + 1.6},${2.4} Q${half * 0.6},${4.4} ${0},${4.6}`,
        ),
        fill: 'cloth',
        round: 0.5,
        raised: true,
      },
    ];
  }
  const stand: Part = {
    path: symmetric(
      p`M${0},${-2.8} Q${half * 0.6},${-2.6} ${half - 0.6},${-1} L${half},${1.4} Q${half * 0.6},${2.4} ${0},${2.2}`,
    ),
    fill: 'inside',
  };
  const leaf: Part = {
    path:
      p`M${half - 1.2},${-2} C${half - 1},${2.4} ${half * 0.5},${drop * 0.7} ${0.2},${drop - 0.2} ` +
      p`L${look.spread},${drop + look.point} L${half + 2.4},${3.4} C${half + 1.6},${1} ${half + 0.4},${-1.4} ${half - 1.2},${-2} Z`,
    fill: 'cloth',
    raised: true,
    stitches: [
      p`M${1.2},${drop + 0.8} L${look.spread - 0.1},${drop + look.point - 1} L${half + 1.4},${3.2}`,
    ],
  };
  return [stand, ...pairOf(leaf)];
}

export function bandCollar(m: Measures): Part[] {
  const { neckHalf: half, neckDrop: drop } = m;
  const leaf: Part = {
    path: p`M${half - 0.4},${-2.2} C${half},${2.6} ${half * 0.6},${drop - 1} ${0.1},${drop - 1.4} L${0.1},${drop + 1.6} C${half * 0.7},${drop + 1.4} ${half + 1.8},${drop * 0.5} ${half + 1.2},${0.6} Z`,
    fill: 'cloth',
    raised: true,
  };
  return pairOf(leaf);
}

const LAPELS = {
  notch: { width: 8.6, gorge: 12, notch: true, peak: 0 },
  peak: { width: 10.2, gorge: 13, notch: true, peak: 3.4 },
} as const;

export function lapels(kind: 'notch' | 'peak', m: Measures): Part[] {
  const { neckHalf: half, neckDrop: drop } = m;
  const { width, gorge, peak } = LAPELS[kind];
  const tipX = half * 0.62 + width;
  const lapel: Part = {
    path:
      p`M${0.1},${drop + 1} Q${half * 0.55},${drop * 0.52} ${half - 0.4},${gorge * 0.45} L${half + 0.6},${gorge - 1} ` +
      p`L${tipX},${gorge + 1.6 - peak * 1.5} C${tipX + 0.2},${gorge + 9} ${half * 0.6},${drop - 6} ${0.1},${drop + 1} Z`,
    fill: 'plain',
    raised: true,
    lights: [
      crease(
        { x: half * 0.5, y: gorge + 3 },
        { x: half * 0.4, y: drop - 5 },
        { width: 1.2, bend: -0.8 },
      ),
    ],
  };
  const collar: Part = {
    path:
      p`M${half - 1},${-2.4} C${half - 0.6},${2} ${half - 0.2},${gorge * 0.3} ${half - 0.6},${gorge * 0.52} L${half + 0.9},${gorge - 0.8} ` +
      p`L${half + 4.8},${gorge - 4.4} C${half + 4},${2} ${half + 1.6},${-0.6} ${half - 1},${-2.4} Z`,
    fill: 'plain',
    raised: true,
  };
  const stand: Part = {
    path: symmetric(
      p`M${0},${-3} Q${half * 0.6},${-3} ${half - 0.8},${-2.2} L${half - 0.6},${2.6} Q${half * 0.5},${3.4} ${0},${3.2}`,
    ),
    fill: 'plain',
  };
  return [stand, ...pairOf(lapel), ...pairOf(collar)];
}

export function shawl(m: Measures): Part[] {
  const { neckHalf: half, neckDrop: drop } = m;
  const leaf: Part = {
    path: p`M${0.1},${drop + 1} Q${half * 0.8},${drop * 0.5} ${half - 1},${-2.2} C${half + 3},${-1} ${half + 6.4},${8} ${half + 5},${16} C${half + 3.4},${drop * 0.66} ${half * 0.6},${drop - 3} ${0.1},${drop + 1} Z`,
    fill: 'plain',
    raised: true,
    lights: [crease({ x: half + 2, y: 6 }, { x: half, y: drop * 0.7 }, { width: 1.4, bend: -1 })],
  };
  const stand: Part = {
    path: symmetric(
      p`M${0},${-2.8} Q${half * 0.6},${-2.8} ${half - 0.8},${-2.1} L${half - 0.6},${2.6} Q${half * 0.5},${3.4} ${0},${3.2}`,
    ),
    fill: 'plain',
  };
  return [stand, ...pairOf(leaf)];
}

export function hood(m: Measures, side: Side): Part[] {
  const half = m.neckHalf;
  const outer = symmetric(
    p`M${0},${-15} C${half + 2},${-15} ${half + 6},${-8} ${half + 4.6},${1} C${half + 4},${6} ${half * 0.6},${m.neckDrop + 2} ${0},${m.neckDrop + 3}`,
  );
  if (side === 'back') {
    return [
      {
        path: symmetric(
          p`M${0},${-10} C${half + 2},${-10} ${half + 7},${-3} ${half + 5},${5} C${half + 3},${12} ${half * 0.5},${19} ${0},${20}`,
        ),
        fill: 'cloth',
        round: 0.6,
        raised: true,
        seams: [p`M${0},${-10} L${0},${20}`],
        folds: bothSides(crease({ x: half + 3, y: 4 }, { x: 2, y: 15 }, { width: 1, bend: -1.4 })),
      },
    ];
  }
  const mouth = symmetric(
    p`M${0},${-9.6} C${half - 2},${-9.6} ${half + 0.6},${-4} ${half - 0.4},${1} C${half - 1.4},${5} ${half * 0.4},${m.neckDrop - 1} ${0},${m.neckDrop - 0.4}`,
  );
  const cords = bothSides(
    p`M${2.6},${m.neckDrop - 0.2} C${3.4},${m.neckDrop + 6} ${2.8},${m.neckDrop + 9} ${3.4},${m.neckDrop + 15}`,
  );
  return [
    {
      path: outer,
      fill: 'cloth',
      round: 0.7,
      raised: true,
      folds: bothSides(crease({ x: half + 2, y: -6 }, { x: half, y: 5 }, { width: 0.9, bend: 1 })),
    },
    { path: mouth, fill: 'inside' },
    ...cords.map((path): Part => ({ path, fill: 'trim', line: 0.7 })),
  ];
}

export function bow(m: Measures): Part[] {
  const y = m.neckDrop;
  const loop: Part = {
    path: p`M${0.4},${y} C${4},${y - 5} ${10},${y - 5} ${10.4},${y - 0.6} C${10.4},${y + 3.6} ${4},${y + 3.4} ${0.4},${y + 1.4} Z`,
    fill: 'cloth',
    raised: true,
    folds: [crease({ x: 1.4, y }, { x: 8, y: y - 0.6 }, { width: 0.6 })],
  };
  const tail: Part = {
    path: p`M${0.2},${y + 1} C${2},${y + 8} ${3.4},${y + 14} ${3},${y + 22} L${7.4},${y + 20.6} C${7},${y + 12} ${4.4},${y + 5} ${1.6},${y + 0.6} Z`,
    fill: 'cloth',
    raised: true,
  };
  const knot: Part = {
    path: p`M${-1.5},${y - 1.2} Q${0},${y - 2} ${1.5},${y - 1.2} L${1.7},${y + 2} Q${0},${y + 3} ${-1.7},${y + 2} Z`,
    fill: 'cloth',
    raised: true,
  };
  return [...highNeck(m.neckHalf, 2), ...pairOf(tail), ...pairOf(loop), knot];
}
