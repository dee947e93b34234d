import type { TrouserFigure } from '../draw/trouser-piece.ts';
import type { UpperFigure } from '../draw/upper-figure.ts';

/** A woman's upper garment, from a plain fitted one. */
export const hers = (given: Partial<UpperFigure>): UpperFigure => ({
  kind: 'upper',
  cut: 'women',
  fit: 'regular',
  length: 60,
  neck: 'crew',
  sleeve: 'none',
  ...given,
});

/** A man's upper garment, from a plain straight one. */
export const his = (given: Partial<UpperFigure>): UpperFigure => ({
  kind: 'upper',
  cut: 'men',
  fit: 'regular',
  length: 71,
  neck: 'crew',
  sleeve: 'short',
  ...given,
});

export const legs = (given: Partial<TrouserFigure>): TrouserFigure => ({
  kind: 'trousers',
  cut: 'women',
  leg: 'straight',
  inseam: 74,
  rise: 'mid',
  ...given,
});
