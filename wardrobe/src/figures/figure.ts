import { z } from 'zod';
import { accessoryFigure, bagFigure, shoeFigure } from './accessory-figures.ts';
import {
  outfitFigure,
  skirtFigure,
  trouserFigure,
  underwearFigure,
  upperFigure,
} from './garment-figures.ts';

/** Every silhouette that the wardrobe can draw. */
export const figureSchema = z.discriminatedUnion('kind', [
  upperFigure,
  trouserFigure,
  skirtFigure,
  outfitFigure,
  underwearFigure,
  shoeFigure,
  bagFigure,
  accessoryFigure,
]);

export type Figure = z.infer<typeof figureSchema>;
