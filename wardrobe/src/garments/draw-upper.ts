import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { skirtPiece } from './skirt-piece.ts';
import { sleevePieces } from './sleeves.ts';
import { bodyPiece, insidePiece } from './upper-body.ts';
import { frontPieces } from './upper-front.ts';
import { measuresOf } from './upper-measures.ts';
import { neckPieces } from './upper-neck.ts';

/** The pieces of a garment for the upper body, from the deepest to the topmost. */
export function upperPieces(figure: UpperFigure, side: Side): Part[] {
  const m = measuresOf(figure);
  const skirt = figure.skirt
    ? skirtPiece(figure.skirt.shape, { x: m.hem.x - 0.2, y: m.hem.y - 0.6 }, figure.skirt.length)
    : [];
  const inside = side === 'front' ? insidePiece(figure, m) : [];
  return [
    ...inside,
    ...skirt,
    ...sleevePieces(figure, m, side),
    bodyPiece(figure, m, side),
    ...neckPieces(figure, m, side),
    ...frontPieces(figure, m, side),
  ];
}

export function drawUpper(figure: UpperFigure, side: Side): Drawing {
  const least = figure.skirt || figure.length > 85 ? undefined : { width: 82, height: 78 };
  return { parts: upperPieces(figure, side), focus: { x: 3, y: 15 }, ...(least && { least }) };
}
