import { accessoryFigure, bagFigure, shoeFigure } from '../figures/accessory-figures.ts';
import type { Figure } from '../figures/figure.ts';
import {
  skirtFigure,
  type TrouserFigure,
  trouserFigure,
  type UpperFigure,
  underwearFigure,
  upperFigure,
} from '../figures/garment-figures.ts';
import type { Paint } from '../render/part-painter.ts';
import type { Drawing } from '../shapes/drawing.ts';
import { boundsOf } from '../shapes/path.ts';

export const TOP: UpperFigure = {
  kind: 'upper',
  cut: 'women',
  fit: 'regular',
  length: 60,
  neck: 'crew',
  sleeve: 'short',
};

export const PANTS: TrouserFigure = {
  kind: 'trousers',
  cut: 'women',
  leg: 'straight',
  inseam: 74,
  rise: 'mid',
};

export const top = (given: Partial<UpperFigure> = {}): UpperFigure => ({ ...TOP, ...given });

export const pants = (given: Partial<TrouserFigure> = {}): TrouserFigure => ({
  ...PANTS,
  ...given,
});

/** What each property of a figure may be, by the figure's schema. */
export const NECKS = upperFigure.shape.neck.options;
export const SLEEVES = upperFigure.shape.sleeve.options;
export const FRONTS = upperFigure.shape.front.unwrap().options;
export const POCKETS = upperFigure.shape.pockets.unwrap().options;
export const LEGS = trouserFigure.shape.leg.options;
export const SKIRT_SHAPES = skirtFigure.shape.shape.options;
export const SHOES = shoeFigure.shape.style.options;
export const BAGS = bagFigure.shape.style.options;
export const ACCESSORIES = accessoryFigure.shape.style.options;
export const UNDERWEAR = underwearFigure.shape.style.options;

/** One figure for each value of the property that tells figures of a kind apart. */
export const SAMPLE_FIGURES: readonly Figure[] = [
  ...NECKS.map((neck): Figure => ({ ...TOP, neck })),
  ...SLEEVES.map((sleeve): Figure => ({ ...TOP, sleeve, cut: 'men' })),
  ...FRONTS.map((front): Figure => ({ ...TOP, front, neck: 'collar', sleeve: 'long' })),
  ...POCKETS.map((pockets): Figure => ({ ...TOP, pockets })),
  ...LEGS.map((leg): Figure => ({ ...PANTS, leg })),
  ...SKIRT_SHAPES.map((shape): Figure => ({ kind: 'skirt', shape, length: 70 })),
  ...SKIRT_SHAPES.map((shape): Figure => ({ ...TOP, length: 40, skirt: { shape, length: 60 } })),
  ...SHOES.map((style): Figure => ({ kind: 'shoe', style })),
  ...BAGS.map((style): Figure => ({ kind: 'bag', style })),
  ...ACCESSORIES.map((style): Figure => ({ kind: 'accessory', style })),
  ...UNDERWEAR.map((style): Figure => ({ kind: 'intimate', style })),
  { kind: 'outfit', upper: { ...TOP, sleeve: 'long' }, lower: PANTS, joined: true },
];

export const PAINT: Paint = {
  cloth: '#2c4c9c',
  trim: '#e9e0d0',
  metal: '#c6a45c',
  sole: '#f2eee6',
  ink: '#2a2a2e',
  second: '#7b8060',
  texture: 'smooth',
  print: 'none',
  backdrop: '#e6dfdb',
};

/** The box around all that is drawn, in centimeters. */
export const boxOf = (drawing: Drawing) => boundsOf(drawing.parts.map(({ path }) => path));
