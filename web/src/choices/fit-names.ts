import type { ClothingFit } from '@modiste/contract/values';

/** What the one-letter fits mean: P, T, W are women's, S, R, L are men's. */
export const FIT_NAMES: Readonly<Record<ClothingFit, string>> = {
  P: 'Petite',
  T: 'Tall',
  W: 'Plus',
  S: 'Short',
  R: 'Regular',
  L: 'Long',
};
