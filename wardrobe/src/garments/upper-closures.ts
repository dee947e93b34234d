import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { box, circle, p } from '../shapes/path.ts';
import type { Measures } from './upper-measures.ts';

interface ButtonLook {
  fill?: Part['fill'];
  radius?: number;
}

export const button = (x: number, y: number, look: ButtonLook = {}): Part => ({
  path: circle(x, y, look.radius ?? 0.75),
  fill: look.fill ?? 'button',
});

function buttonRow(from: number, to: number, gap: number): number[] {
  const count = Math.max(Math.round((to - from) / gap), 1);
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
}

function placket(figure: UpperFigure, from: number, to: number): Part[] {
  const flap: Part = {
    path: box(-1.9, from, { width: 3.8, height: to - from }),
    fill: 'cloth',
    stitches: [p`M${-1.3},${from} L${-1.3},${to}`, p`M${1.3},${from} L${1.3},${to}`],
  };
  const fill = figure.denim ? 'metal' : 'button';
  const gap = figure.skirt || to - from > 70 ? 11 : 8.6;
  return [flap, ...buttonRow(from + 1, to - 3, gap).map((y) => button(0, y, { fill }))];
}

function zip(from: number, to: number, x = 0): Part[] {
  return [
    { path: box(x - 0.55, from, { width: 1.1, height: to - from, round: 0.2 }), fill: 'inside' },
    { path: p`M${x},${from} L${x},${to}`, fill: 'metal', line: 0.45 },
    { path: box(x - 0.6, from + 1, { width: 1.2, height: 3.4, round: 0.4 }), fill: 'metal' },
  ];
}

function overlap(figure: UpperFigure, m: Measures): Part {
  const hemY = m.hem.y + 1;
  const isTailored = figure.front === 'tailored';
  const curve = isTailored && figure.length < 84 ? 6 : 0;
  const x = figure.front === 'double' ? -7.5 : -0.2;
  const edge = p`M${x * 0.3},${m.neckDrop + 1} L${x},${m.neckDrop + 6} L${x},${hemY - curve - 1} Q${x},${hemY} ${curve * 0.9},${hemY + 0.6}`;
  return { path: edge, fill: 'inside', line: 0.22 };
}

export function closures(figure: UpperFigure, m: Measures): Part[] {
  const top = m.neckDrop;
  const hemY = figure.length - (figure.hem === 'shirttail' ? 2 : 0.4);
  switch (figure.front) {
    case 'buttons':
      return placket(figure, top - 0.2, hemY + 1);
    case 'henley':
      return placket(figure, top + 0.4, top + 14);
    case 'zip':
      return zip(figure.neck === 'funnel' ? -4 : top - 0.5, hemY + 1);
    case 'half-zip':
      return zip(-4.4, 20);
    case 'biker': {
      const line = p`M${9},${top - 3} L${-3.6},${hemY}`;
      return [
        { path: line, fill: 'inside', line: 1 },
        { path: line, fill: 'metal', line: 0.5 },
        { path: p`M${-14},${34} L${-9},${29.5}`, fill: 'metal', line: 0.6 },
        { path: p`M${14},${42} L${18.6},${36}`, fill: 'metal', line: 0.6 },
        { path: p`M${14},${31} L${18.6},${27}`, fill: 'metal', line: 0.6 },
      ];
    }
    case 'open':
      return [{ path: p`M${0},${top} L${0},${hemY + 1}`, fill: 'inside', line: 0.5 }];
    case 'tailored': {
      const last = Math.min(top + 12, hemY - 12);
      const rows = figure.length > 90 ? buttonRow(top + 1, hemY - 34, 13) : [top + 2, last];
      return [
        overlap(figure, m),
        ...rows.map((y) => button(1.5, y, { fill: 'button', radius: 1.05 })),
      ];
    }
    case 'double': {
      const rows = figure.length > 90 ? [top + 2, top + 14, top + 26] : [top + 2, top + 12];
      return [
        overlap(figure, m),
        ...rows.flatMap((y) => [
          button(7, y, { fill: 'button', radius: 1.1 }),
          button(-5, y, { fill: 'button', radius: 1.1 }),
        ]),
      ];
    }
    case 'toggle': {
      const rows = buttonRow(top + 4, hemY - 20, 15);
      return [
        overlap(figure, m),
        ...rows.flatMap((y): Part[] => [
          { path: p`M${-6},${y} L${6},${y}`, fill: 'inside', line: 0.5 },
          { path: p`M${-2.6},${y} L${2.6},${y}`, fill: 'trim', line: 1.5 },
        ]),
      ];
    }
    case 'wrap': {
      const edge = p`M${m.neckHalf},${0} Q${m.neckHalf * 0.6},${top * 0.55} ${-m.waist.x * 0.55},${m.waist.y}`;
      return [{ path: edge, fill: 'inside', line: 0.24 }];
    }
    default:
      return [];
  }
}
