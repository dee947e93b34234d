import { type AccessoryFigure, drawAccessory } from './draw-accessory.ts';
import { type BagFigure, drawBag } from './draw-bag.ts';
import { drawIntimate, type IntimateFigure } from './draw-intimate.ts';
import { drawOutfit, type OutfitFigure } from './draw-outfit.ts';
import { drawShoe } from './draw-shoe.ts';
import { drawSkirt, type SkirtFigure } from './draw-skirt.ts';
import { drawTrousers } from './draw-trousers.ts';
import { drawUpper } from './draw-upper.ts';
import type { Drawing, Side } from './drawing.ts';
import type { ShoeFigure } from './shoe-figure.ts';
import type { TrouserFigure } from './trouser-piece.ts';
import type { UpperFigure } from './upper-figure.ts';

/** Every silhouette that the wardrobe can draw. */
export type Figure =
  | UpperFigure
  | TrouserFigure
  | SkirtFigure
  | OutfitFigure
  | IntimateFigure
  | ShoeFigure
  | BagFigure
  | AccessoryFigure;

export function drawFigure(figure: Figure, side: Side): Drawing {
  switch (figure.kind) {
    case 'upper':
      return drawUpper(figure, side);
    case 'trousers':
      return drawTrousers(figure, side);
    case 'skirt':
      return drawSkirt(figure, side);
    case 'outfit':
      return drawOutfit(figure, side);
    case 'intimate':
      return drawIntimate(figure, side);
    case 'shoe':
      return drawShoe(figure, side);
    case 'bag':
      return drawBag(figure, side);
    case 'accessory':
      return drawAccessory(figure, side);
  }
}
