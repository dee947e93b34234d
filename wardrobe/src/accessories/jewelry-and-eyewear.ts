import type { Part } from '../shapes/drawing.ts';
import { bothSides, circle, crease, ellipse, p } from '../shapes/path.ts';

const CHAIN = p`M${-6.6},${-10} C${-8},${-2} ${-5},${6} ${0},${7.6} C${5},${6} ${8},${-2} ${6.6},${-10} C${5},${-14} ${-5},${-14} ${-6.6},${-10}`;

function beadsAlong(count: number, radius: number): Part[] {
  return Array.from({ length: count }, (_, index): Part => {
    const angle = (index / count) * Math.PI * 2;
    const x = Math.sin(angle) * (7.2 - Math.cos(angle) * 0.4);
    const y = -3.4 - Math.cos(angle) * 10;
    return { path: circle(x, y, radius), fill: 'cloth', round: 1 };
  });
}

export function necklace(kind: 'chain' | 'pendant' | 'pearls'): Part[] {
  if (kind === 'pearls') return [...beadsAlong(44, 0.72)];
  const chain: Part = { path: CHAIN, fill: 'cloth', line: kind === 'chain' ? 0.75 : 0.26 };
  if (kind === 'chain') return [chain, { path: circle(0, 7.7, 0.4), fill: 'plain' }];
  return [
    chain,
    { path: circle(0, 8.2, 0.45), fill: 'cloth' },
    { path: ellipse({ x: 0, y: 10.6 }, 1.7, 2), fill: 'cloth', round: 0.9 },
    { path: ellipse({ x: 0, y: 10.6 }, 1, 1.3), fill: 'trim', round: 0.6 },
  ];
}

export function earrings(kind: 'hoops' | 'studs' | 'drops'): Part[] {
  if (kind === 'hoops') {
    return bothSides(circle(3.4, 0, 2.5)).flatMap((path, index): Part[] => [
      { path, fill: 'cloth', line: 0.7 },
      { path: circle(index === 0 ? 3.4 : -3.4, -2.5, 0.45), fill: 'plain' },
    ]);
  }
  if (kind === 'studs') {
    return bothSides(circle(2, 0, 0.95)).flatMap((path, index): Part[] => {
      const x = index === 0 ? 2 : -2;
      return [
        { path, fill: 'cloth', round: 1 },
        { path: circle(x - 0.26, -0.3, 0.26), fill: 'paper', sheer: 0.8 },
      ];
    });
  }
  return [2.8, -2.8].flatMap((x): Part[] => [
    {
      path: p`M${x},${-4} C${x - 0.8},${-5.4} ${x + 0.9},${-5.4} ${x},${-3}`,
      fill: 'cloth',
      line: 0.2,
    },
    { path: circle(x, -2.4, 0.7), fill: 'cloth', round: 0.8 },
    { path: p`M${x},${-1.4} L${x},${0}`, fill: 'cloth', line: 0.2 },
    {
      path: p`M${x},${-0.2} C${x + 1.8},${2} ${x + 1.6},${4.4} ${x},${4.6} C${x - 1.6},${4.4} ${x - 1.8},${2} ${x},${-0.2} Z`,
      fill: 'trim',
      round: 0.9,
    },
  ]);
}

export function ring(kind: 'signet' | 'stone'): Part[] {
  const band: Part = { path: ellipse({ x: 0, y: 0 }, 3, 2.8), fill: 'cloth', line: 0.8 };
  if (kind === 'signet') {
    return [
      band,
      { path: ellipse({ x: 0, y: -2.9 }, 1.9, 1.2), fill: 'cloth', round: 0.9, raised: true },
    ];
  }
  return [
    band,
    {
      path: p`M${-1.5},${-3.6} L${-0.8},${-4.8} L${0.8},${-4.8} L${1.5},${-3.6} L${0},${-1.9} Z`,
      fill: 'trim',
      round: 0.7,
      seams: [
        p`M${-1.5},${-3.6} L${1.5},${-3.6}`,
        p`M${-0.6},${-3.6} L${0},${-1.9} L${0.6},${-3.6}`,
      ],
    },
  ];
}

export function bracelet(kind: 'bangle' | 'chain' | 'beads'): Part[] {
  if (kind === 'bangle') {
    return [
      { path: ellipse({ x: 0, y: 0 }, 6, 5.2), fill: 'cloth', line: 0.9 },
      { path: ellipse({ x: 0.6, y: 1.4 }, 6, 5.2), fill: 'cloth', line: 0.5 },
    ];
  }
  const count = kind === 'beads' ? 26 : 34;
  return Array.from({ length: count }, (_, index): Part => {
    const angle = (index / count) * Math.PI * 2;
    const [x, y] = [Math.sin(angle) * 6, Math.cos(angle) * 4.6];
    if (kind === 'beads')
      return { path: circle(x, y, 0.68), fill: index % 9 === 0 ? 'trim' : 'cloth', round: 0.9 };
    return { path: ellipse({ x, y }, 0.62, 0.46), fill: 'cloth', line: 0.28 };
  });
}

export function watch(): Part[] {
  const strap = p`M${-1.7},${-2} L${-1.35},${-11} Q${0},${-12} ${1.35},${-11} L${1.7},${-2} Z`;
  const tail = p`M${-1.7},${2} L${-1.3},${12.4} Q${0},${14} ${1.3},${12.4} L${1.7},${2} Z`;
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    return p`M${Math.sin(angle) * 1.55},${Math.cos(angle) * 1.55} L${Math.sin(angle) * 1.8},${Math.cos(angle) * 1.8}`;
  });
  return [
    {
      path: strap,
      fill: 'cloth',
      round: 0.8,
      stitches: bothSides(p`M${1.3},${-2} L${1},${-10.6}`),
    },
    { path: tail, fill: 'cloth', round: 0.8, stitches: bothSides(p`M${1.3},${2} L${1},${12}`) },
    {
      path: p`M${-1.9},${-12.2} L${1.9},${-12.2} L${1.9},${-10.6} L${-1.9},${-10.6} Z`,
      fill: 'metal',
    },
    ...[6, 7.4, 8.8, 10.2].map((y): Part => ({ path: circle(0, y, 0.18), fill: 'inside' })),
    { path: p`M${2.2},${-0.3} L${2.9},${-0.3} L${2.9},${0.4} L${2.2},${0.4} Z`, fill: 'metal' },
    { path: circle(0, 0, 2.4), fill: 'metal', round: 0.7 },
    { path: circle(0, 0, 2), fill: 'trim', seams: marks },
    { path: p`M${0},${0} L${0},${-1.3}`, fill: 'shadow', line: 0.14 },
    { path: p`M${0},${0} L${0.9},${0.4}`, fill: 'shadow', line: 0.16 },
  ];
}

export function sunglasses(shape: 'square' | 'round' | 'aviator'): Part[] {
  const lens = {
    square: p`M${1.1},${-1.8} Q${3.6},${-2.5} ${6.8},${-2.2} Q${7.4},${-0.4} ${6.6},${1.4} Q${5.6},${2.5} ${3.6},${2.3} Q${1.4},${2} ${1.1},${-1.8} Z`,
    round: circle(3.9, 0, 2.5),
    aviator: p`M${1},${-1.6} Q${4},${-2.6} ${6.8},${-1.8} C${7.4},${1} ${6},${3.4} ${4},${3.2} C${2},${3} ${0.9},${0.6} ${1},${-1.6} Z`,
  }[shape];
  const fill = shape === 'square' ? 'cloth' : 'metal';
  const width = shape === 'square' ? 0.85 : 0.38;
  const arms = bothSides(p`M${6.8},${-1.8} C${8},${-4.6} ${6.8},${-7} ${4.6},${-8.4}`).map(
    (path): Part => ({ path, fill, line: width * 0.8 }),
  );
  const bridge: Part = { path: p`M${-1.3},${-0.9} Q${0},${-2} ${1.3},${-0.9}`, fill, line: width };
  const lenses = bothSides(lens).flatMap((path): Part[] => [
    {
      path,
      fill: 'glass',
      lights: bothSides(crease({ x: 2.6, y: -1.2 }, { x: 4.8, y: 1.2 }, { width: 0.35 })),
    },
    { path, fill, line: width },
  ]);
  return [...arms, bridge, ...lenses];
}
