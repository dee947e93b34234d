import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { bothSides, box, p, symmetric } from '../shapes/path.ts';
import { button } from './upper-closures.ts';
import type { Measures } from './upper-measures.ts';

function patch(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  flap: boolean,
): Part[] {
  const body: Part = {
    path: p`M${x},${y} L${x + width},${y} L${x + width},${y + height - 1.6} L${x + width / 2},${y + height} L${x},${y + height - 1.6} Z`,
    fill: 'cloth',
    raised: true,
    stitches: [p`M${x + 0.7},${y + 2} L${x + width - 0.7},${y + 2}`],
  };
  if (!flap) return [body];
  const cover: Part = {
    path: p`M${x - 0.4},${y - 0.6} L${x + width + 0.4},${y - 0.6} L${x + width + 0.4},${y + 3} L${x + width / 2},${y + 4.6} L${x - 0.4},${y + 3} Z`,
    fill: 'cloth',
    raised: true,
  };
  return [body, cover, button(x + width / 2, y + 2.8, { fill: 'button', radius: 0.6 })];
}

export function pockets(figure: UpperFigure, m: Measures): Part[] {
  const low = Math.min(m.hem.y - 25, m.waist.y + (figure.length > 90 ? 14 : 6));
  const left = m.waist.x - 15.5;
  const pair = (path: string): Part[] =>
    bothSides(path).map((side): Part => ({ path: side, fill: 'cloth', raised: true }));
  switch (figure.pockets) {
    case 'chest':
      return patch({ x: 6, y: m.underarm.y - 3 }, { width: 9.4, height: 11 }, false);
    case 'two-chest': {
      const size = { width: 10, height: 12 };
      return [
        ...patch({ x: 5.4, y: m.underarm.y - 4 }, size, true),
        ...patch({ x: -15.4, y: m.underarm.y - 4 }, size, true),
      ];
    }
    case 'kangaroo': {
      const top = m.hem.y - 29;
      const path = symmetric(
        p`M${0},${top} L${8.6},${top} C${11},${top + 6} ${14},${top + 11} ${16},${top + 13} L${16},${top + 22} L${0},${top + 22.4}`,
      );
      return [
        {
          path,
          fill: 'cloth',
          raised: true,
          stitches: bothSides(
            p`M${8},${top + 0.8} C${10.4},${top + 7} ${13},${top + 11} ${15.2},${top + 13.6}`,
          ),
        },
      ];
    }
    case 'patch':
      return pair(box(left, low, { width: 13, height: 15, round: 1.2 })).map((part) => ({
        ...part,
        stitches: [],
      }));
    case 'flap':
      return pair(box(left, low, { width: 13, height: 5, round: 0.8 }));
    case 'welt':
      return pair(
        p`M${left + 3},${low} L${left + 6},${low - 0.6} L${left + 10.5},${low + 14} L${left + 7.5},${low + 15} Z`,
      );
    default:
      return [];
  }
}
