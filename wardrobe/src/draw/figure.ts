import type { Drawing, Side } from './drawing.ts';
import { drawUpper } from './draw-upper.ts';
import { type SkirtFigure, drawSkirt } from './draw-skirt.ts';
import { drawTrousers } from './draw-trousers.ts';
import type { TrouserFigure } from './trouser-piece.ts';
import type { UpperFigure } from './upper-figure.ts';

/** Every silhouette that the wardrobe can draw. */
export type Figure = UpperFigure | TrouserFigure | SkirtFigure;

export function drawFigure(figure: Figure, side: Side): Drawing {
  switch (figure.kind) {
    case 'upper':
      return drawUpper(figure, side);
    case 'trousers':
      return drawTrousers(figure, side);
    case 'skirt':
      return drawSkirt(figure, side);
  }
}
