import { upperPieces } from './draw-upper.ts';
import type { Drawing, Side } from './drawing.ts';
import { shiftedPart } from './move-part.ts';
import { type TrouserFigure, trouserPieces } from './trouser-piece.ts';
import { measuresOf, type UpperFigure } from './upper-figure.ts';

/** Two garments laid out as one: a jacket over its trousers, or a bodice sewn to its legs. */
export interface OutfitFigure {
  kind: 'outfit';
  upper: UpperFigure;
  lower: TrouserFigure;
  joined: boolean;
}

export function drawOutfit(figure: OutfitFigure, side: Side): Drawing {
  const top = upperPieces(figure.upper, side);
  const { hem } = measuresOf(figure.upper);
  const down = figure.joined ? hem.y - 2 : figure.upper.length - 22;
  const lower = trouserPieces(figure.lower, side).map((part) => shiftedPart(part, 0, down));
  return { parts: [...lower, ...top], focus: { x: 3, y: 22 } };
}
