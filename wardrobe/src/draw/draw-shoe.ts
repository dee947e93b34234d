import type { Drawing, Side } from './drawing.ts';
import { shiftedPart } from './move-part.ts';
import { lastOf, solePieces } from './shoe-base.ts';
import type { ShoeFigure } from './shoe-figure.ts';
import { shoeUpper } from './shoe-upper.ts';
import { mirroredPart } from './sleeve-piece.ts';

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
