import type { ShoeFigure } from '../figures/accessory-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { circle, p } from '../shapes/path.ts';
import type { Last } from './shoe-base.ts';

function strapAcross(last: Last, [from, to]: readonly [number, number], high: number): Part {
  const { sole } = last;
  return {
    path: p`M${from},${-sole - 0.4} C${from + 0.4},${-sole - high * 0.8} ${(from + to) / 2 - 1},${-sole - high} ${(from + to) / 2 + 0.6},${-sole - high} C${to - 0.6},${-sole - high} ${to},${-sole - high * 0.5} ${to + 0.6},${-sole - 0.4} Z`,
    fill: 'cloth',
    round: 0.6,
    raised: true,
  };
}

function ankleStrap(last: Last, high: number): Part[] {
  const y = -last.seat - high;
  return [
    {
      path: p`M${-13},${-last.seat} C${-14},${-last.seat - 3} ${-13.6},${y + 2} ${-13},${y - 0.4} L${-11.6},${y - 0.2} C${-12},${y + 3} ${-12.2},${-last.seat - 3} ${-10.6},${-last.seat} Z`,
      fill: 'cloth',
      round: 0.4,
    },
    {
      path: p`M${-13.2},${y} C${-10},${y + 1.6} ${-6},${y + 1.2} ${-3.4},${y - 1}`,
      fill: 'plain',
      line: 0.9,
    },
    { path: circle(-7, y + 1.1, 0.6), fill: 'metal' },
  ];
}

/** Sandals and slides: a footbed and its straps. */
export function openShoe(figure: ShoeFigure, last: Last): Part[] {
  const bed: Part = {
    path:
      p`M${-13},${-last.seat - 0.9} C${-6},${-last.seat - 1} ${-1},${-last.sole - 0.9} ${5},${-last.sole - 0.8} L${last.toeX},${-last.sole - 0.9} L${last.toeX},${-last.sole} ` +
      `${last.feather} Z`,
    fill: 'trim',
  };
  switch (figure.style) {
    case 'slide':
      return [bed, strapAcross(last, [-4, 10.4], 5)];
    case 'flip-flop':
      return [
        bed,
        {
          path: p`M${9},${-last.sole - 0.8} C${7},${-last.sole - 4} ${2},${-last.sole - 5.4} ${-4},${-last.sole - 0.8}`,
          fill: 'cloth',
          line: 1.2,
        },
      ];
    case 'sandal':
      return [
        bed,
        strapAcross(last, [4.4, 8.8], 4.8),
        strapAcross(last, [-3.6, 1.4], 7.4),
        ...ankleStrap(last, 6.4),
      ];
    default:
      return [bed, strapAcross(last, [6.2, 8.8], 4.4), ...ankleStrap(last, 9)];
  }
}
