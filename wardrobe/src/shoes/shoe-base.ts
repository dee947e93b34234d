import type { ShoeFigure } from '../figures/accessory-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { p } from '../shapes/path.ts';

const TOES = { round: [13.6, 3.8], pointed: [16.4, 2.2], square: [14.4, 2.8] } as const;

export function lastOf(figure: ShoeFigure): Last {
  const sole = figure.sole ?? 0.8;
  const seat = sole + (figure.heel ?? 0);
  const [toeX, toeHigh] = TOES[figure.toe ?? 'round'];
  const feather =
    p`C${toeX - 2},${-sole + 0.1} ${8},${-sole} ${5},${-sole} ` +
    p`C${-1},${-sole} ${-5},${-seat} ${-12.6},${-seat}`;
  return { sole, seat, toeX, toeHigh, feather };
}

function heelPath(figure: ShoeFigure, last: Last): string | null {
  const { seat, sole } = last;
  switch (figure.heelShape) {
    case 'stiletto':
      return p`M${-13.4},${-seat - 0.4} C${-13.2},${-seat * 0.6} ${-12.2},${-seat * 0.3} ${-11.9},${0} L${-10.9},${0} C${-10.6},${-seat * 0.5} ${-9},${-seat * 0.8} ${-5.4},${-seat + 1.4} L${-9},${-seat - 0.4} Z`;
    case 'block':
      return p`M${-13.4},${-seat - 0.4} C${-13.3},${-seat * 0.6} ${-13},${-seat * 0.4} ${-12.8},${0} L${-7.4},${0} C${-7.2},${-seat * 0.4} ${-6.8},${-seat * 0.6} ${-5.6},${-seat + 0.8} L${-8},${-seat - 0.4} Z`;
    case 'wedge':
      return p`M${-13.4},${-seat - 0.4} C${-13.6},${-seat * 0.5} ${-13.4},${-1} ${-13},${0} L${6},${0} L${6},${-sole} C${0},${-sole} ${-5},${-seat} ${-13.4},${-seat - 0.4} Z`;
    default:
      return null;
  }
}

/** Outsole and heel, thin under dress shoes and thick under trainers. */
export function solePieces(figure: ShoeFigure, last: Last): Part[] {
  const { sole, seat, toeX } = last;
  const heel = heelPath(figure, last);
  const isSporty = ['sneaker', 'runner', 'high-top', 'slip-on'].includes(figure.style);
  const fill = isSporty || figure.heelShape === 'wedge' ? 'sole' : 'inside';
  if (heel !== null) {
    const tread =
      p`M${toeX + 0.1},${-sole - 0.5} C${toeX - 0.4},${-0.2} ${9},${0} ${5},${0} C${0},${0} ${-4},${-seat + 1.2} ${-8},${-seat + 0.5} L${-13.2},${-seat + 0.3} L${-13.2},${-seat - 0.2} ` +
      p`C${-6},${-seat - 0.4} ${-1},${-sole} ${5},${-sole} C${8},${-sole} ${toeX - 2},${-sole + 0.1} ${toeX + 0.1},${-sole - 0.5} Z`;
    return [
      { path: heel, fill: figure.heelShape === 'wedge' ? 'sole' : 'plain', round: 0.9 },
      { path: tread, fill: 'inside' },
    ];
  }
  const flat =
    p`M${-13.6},${-seat - 0.5} C${-14.4},${-seat * 0.6} ${-14.2},${-0.4} ${-13},${0} L${10},${0} C${13.4},${0} ${toeX + 1.6},${-sole * 0.5} ${toeX + 0.9},${-sole - 1} ` +
    p`C${toeX - 3},${-sole + 0.3} ${8},${-sole + 0.2} ${5},${-sole} C${-2},${-sole} ${-6},${-seat} ${-13.6},${-seat - 0.5} Z`;
  const part: Part = { path: flat, fill, round: 0.6 };
  if (isSporty) {
    const line = p`M${-13.8},${-sole * 0.45} L${toeX + 0.6},${-sole * 0.5}`;
    return [{ ...part, seams: [line] }];
  }
  const step =
    figure.sole && figure.sole > 1.6 ? [p`M${-13.8},${-0.9} L${toeX + 0.4},${-0.9}`] : [];
  const lift: Part[] =
    (figure.heel ?? 0) > 0.8
      ? [
          {
            path: p`M${-13.6},${-seat - 0.2} L${-13},${0} L${-7},${0} L${-6.4},${-seat + 0.3} Z`,
            fill: 'inside',
          },
        ]
      : [];
  return [{ ...part, seams: step }, ...lift];
}

/** The lines of the last: everything above the ground is negative. */
export interface Last {
  sole: number;
  seat: number;
  toeX: number;
  toeHigh: number;
  /** The line where upper meets sole, from toe back to heel, without a starting point. */
  feather: string;
}
