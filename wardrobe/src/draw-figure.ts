import { drawAccessory } from './accessories/draw-accessory.ts';
import { drawBag } from './accessories/draw-bag.ts';
import type { Figure } from './figures/figure.ts';
import type { OutfitFigure } from './figures/garment-figures.ts';
import { drawSkirt } from './garments/draw-skirt.ts';
import { drawTrousers, trouserPieces } from './garments/draw-trousers.ts';
import { drawUnderwear } from './garments/draw-underwear.ts';
import { drawUpper, upperPieces } from './garments/draw-upper.ts';
import { measuresOf } from './garments/upper-measures.ts';
import type { Drawing, Side } from './shapes/drawing.ts';
import { shiftedPart } from './shapes/move-part.ts';
import { drawShoe } from './shoes/draw-shoe.ts';

/** Draws a figure flat, as it is laid out for a photo; lengths are centimeters. */
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
      return drawUnderwear(figure, side);
    case 'shoe':
      return drawShoe(figure, side);
    case 'bag':
      return drawBag(figure, side);
    case 'accessory':
      return drawAccessory(figure, side);
  }
}

/** Two garments laid out as one: a jacket over its trousers, or a bodice sewn to its legs. */
function drawOutfit(figure: OutfitFigure, side: Side): Drawing {
  const top = upperPieces(figure.upper, side);
  const { hem } = measuresOf(figure.upper);
  const down = figure.joined ? hem.y - 2 : figure.upper.length - 22;
  const lower = trouserPieces(figure.lower, side).map((part) => shiftedPart(part, 0, down));
  return { parts: [...lower, ...top], focus: { x: 3, y: 22 } };
}
