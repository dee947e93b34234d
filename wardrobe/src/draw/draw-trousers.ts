import type { Drawing, Side } from './drawing.ts';
import { type TrouserFigure, trouserPieces } from './trouser-piece.ts';

export function drawTrousers(figure: TrouserFigure, side: Side): Drawing {
  const least = { width: 62, height: 60 };
  return { parts: trouserPieces(figure, side), focus: { x: 5, y: 13 }, least };
}
