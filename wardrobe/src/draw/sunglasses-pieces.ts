import type { Part } from './drawing.ts';
import { bothSides, circle, crease, p } from './path.ts';

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
