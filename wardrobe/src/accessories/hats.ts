import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, circle, crease, ellipse, p, symmetric } from '../shapes/path.ts';

export function beanie(): Part[] {
  const crown = symmetric(p`M${0},${-17} C${8},${-17} ${12.6},${-9} ${12.4},${2} L${0},${3.4}`);
  const cuff = symmetric(
    p`M${0},${-3} Q${7},${-3.4} ${13},${-4.6} L${13.2},${2.8} Q${7},${4.4} ${0},${4.6}`,
  );
  return [
    {
      path: crown,
      fill: 'cloth',
      round: 0.9,
      folds: bothSides(crease({ x: 2.6, y: -16 }, { x: 6, y: -4 }, { width: 0.7 })),
    },
    { path: cuff, fill: 'rib', round: 0.8, raised: true },
    { path: p`M${3.6},${-0.8} L${7.4},${-1.1} L${7.5},${1.8} L${3.7},${2.1} Z`, fill: 'trim' },
  ];
}

export function cap(side: Side): Part[] {
  const crown = symmetric(
    p`M${0},${-12.6} C${8},${-12.6} ${12.4},${-6} ${12.2},${3} Q${6},${4.6} ${0},${4.8}`,
  );
  const seams = [
    p`M${0},${-12.6} L${0},${4.8}`,
    ...bothSides(p`M${0},${-12.6} C${5},${-10} ${7},${-3} ${6.8},${4.2}`),
  ];
  const button: Part = { path: ellipse({ x: 0, y: -12.7 }, 1, 0.6), fill: 'plain' };
  const dome: Part = { path: crown, fill: 'cloth', round: 0.8, seams };
  if (side === 'back') {
    const gap = symmetric(p`M${0},${-1.6} C${3.4},${-1.6} ${5},${1} ${5.2},${3.4} L${0},${3.8}`);
    return [
      dome,
      button,
      { path: gap, fill: 'inside' },
      { path: p`M${-5.6},${4.2} Q${0},${5.6} ${5.6},${4.2}`, fill: 'plain', line: 1.1 },
    ];
  }
  const peak = symmetric(
    p`M${0},${1.6} C${6},${1.4} ${10},${2} ${12},${3.2} C${14},${8} ${9},${11.6} ${0},${12}`,
  );
  return [
    dome,
    button,
    {
      path: peak,
      fill: 'cloth',
      round: 0.6,
      raised: true,
      stitches: [2.4, 4, 5.6].map((y) => p`M${-11},${y + 1.6} Q${0},${y + 3.4} ${11},${y + 1.6}`),
    },
  ];
}

function brimmed(crown: string, brim: string, band: Part[]): Part[] {
  return [
    {
      path: brim,
      fill: 'cloth',
      round: 0.7,
      lights: [crease({ x: -14, y: 3.4 }, { x: 6, y: 5 }, { width: 0.8, bend: 1 })],
    },
    { path: crown, fill: 'cloth', round: 0.8, raised: true },
    ...band,
  ];
}

export function bucketHat(): Part[] {
  const crown = symmetric(
    p`M${0},${-10.4} C${5},${-10.4} ${8},${-10} ${8.8},${-8.6} L${10.6},${1} Q${5},${2.6} ${0},${2.8}`,
  );
  const brim = symmetric(
    p`M${0},${0.6} Q${6},${0.6} ${10.4},${-0.8} L${16.4},${7} Q${8},${11} ${0},${11.2}`,
  );
  return [
    {
      path: brim,
      fill: 'cloth',
      round: 0.8,
      stitches: [3, 5.4, 7.8].map(
        (y) => p`M${-11.6 - y * 0.4},${y - 1.4} Q${0},${y + 3} ${11.6 + y * 0.4},${y - 1.4}`,
      ),
    },
    {
      path: crown,
      fill: 'cloth',
      round: 0.8,
      seams: [p`M${-8.9},${-8.4} Q${0},${-6.6} ${8.9},${-8.4}`],
    },
    ...bothSides(circle(7.4, -3, 0.4)).map((path): Part => ({ path, fill: 'metal' })),
  ];
}

export function wideHat(reach: number, pinched: boolean): Part[] {
  const top = pinched ? -9.4 : -11;
  const crown = symmetric(
    pinched
      ? p`M${0},${top + 1.6} C${3},${top} ${6},${-12} ${7.6},${-10} C${8.8},${-7} ${9.4},${-3} ${9.8},${2.4} Q${5},${4} ${0},${4.2}`
      : p`M${0},${top} C${6.4},${top} ${9},${-7} ${9.8},${2.4} Q${5},${4} ${0},${4.2}`,
  );
  const band = symmetric(
    p`M${0},${0.4} Q${5},${0.2} ${9.6},${-1.2} L${9.9},${2.4} Q${5},${4} ${0},${4.2}`,
  );
  return brimmed(crown, ellipse({ x: 0, y: 3.4 }, reach, reach * 0.3), [
    { path: band, fill: 'trim' },
  ]);
}

export function beret(): Part[] {
  const body = p`M${-13},${2} C${-17},${-5} ${-8},${-12} ${2},${-11.4} C${12},${-11} ${18},${-5} ${14.6},${0} C${12},${3.4} ${8},${3.6} ${4},${3.8} C${-2},${4.4} ${-9},${5.4} ${-13},${2} Z`;
  const band = p`M${-11},${3.4} C${-4},${5} ${4},${4.6} ${10},${2.8} L${10.4},${4.4} C${4},${6.4} ${-5},${6.6} ${-10.8},${5} Z`;
  return [
    {
      path: body,
      fill: 'cloth',
      round: 0.8,
      folds: [crease({ x: -6, y: 3 }, { x: 8, y: -6 }, { width: 1, bend: 0.8 })],
      lights: [crease({ x: -8, y: -6 }, { x: 4, y: -8.6 }, { width: 1.4 })],
    },
    { path: band, fill: 'plain' },
    { path: p`M${2},${-11.2} L${2.4},${-13.2}`, fill: 'plain', line: 0.8 },
  ];
}
