import type { ShoeFigure } from '../figures/accessory-figures.ts';
import { mirroredPart } from '../garments/sleeves.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { shiftedPart } from '../shapes/move-part.ts';
import { boot, bootUpper } from './boot-upper.ts';
import { gleam, LOW, lowUpper, shade, sporty, trimOf } from './low-shoe-upper.ts';
import { openShoe } from './open-shoe.ts';
import type { Last } from './shoe-base.ts';
import { lastOf, solePieces } from './shoe-base.ts';

/** Everything above the sole. */
function shoeUpper(figure: ShoeFigure, last: Last): Part[] {
  const line = LOW[figure.style];
  if (figure.style === 'high-top') {
    return sporty(figure, last, {
      path: bootUpper(last, 14, 0),
      fill: 'cloth',
      round: 0.5,
      folds: shade(last),
      lights: gleam(last),
    });
  }
  if (!line) {
    const isBoot = ['chelsea', 'ankle-boot', 'lace-boot', 'tall-boot'].includes(figure.style);
    return isBoot ? boot(figure, last) : openShoe(figure, last);
  }
  const body: Part = {
    path: lowUpper(line, last),
    fill: 'cloth',
    round: 0.5,
    folds: shade(last),
    lights: gleam(last),
  };
  if (figure.style === 'sneaker' || figure.style === 'runner') return sporty(figure, last, body);
  return [body, ...trimOf(figure, last)];
}

/** A pair from the outer side; from the back it is the pair seen from the other side. */
export function drawShoe(figure: ShoeFigure, side: Side): Drawing {
  const last = lastOf(figure);
  const one = [...solePieces(figure, last), ...shoeUpper(figure, last)];
  const shaft = figure.shaft ?? (figure.style === 'high-top' ? 14 : 0);
  const isTall = shaft > 25;
  const rise = isTall ? 5 : 12.5 + (figure.heel ?? 0) + shaft * 0.75;
  const far = one.map((part) => shiftedPart(part, isTall ? -9 : -2.5, -rise));
  const pair = [...far, ...one];
  const parts = side === 'back' ? pair.map(mirroredPart) : pair;
  return { parts, focus: { x: 3, y: -6 }, least: { width: 38, height: 34 } };
}
