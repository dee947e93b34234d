import { shadeMatcher } from '@modiste/lexicon/shade-match';
import type { Colorway } from '../item-facts/colorways.ts';
import type { RefusedColors } from './filter.ts';

export const refusesColors = ({ colors, shades }: RefusedColors): boolean =>
  colors.length + shades.length > 0;

/**
 * Tells of a color that an item is sold in whether it is one of these, any where none is named, with
 * nothing refused in it: black and white is no answer to "not black".
 */
export function colorwayTest({
  colors: wanted,
  refused,
}: {
  colors: readonly string[];
  refused: RefusedColors;
}): (colorway: Colorway) => boolean {
  const matchShade = shadeMatcher(refused.shades);
  return ({ name, colors }) =>
    (wanted.length === 0 || colors.some((color) => wanted.includes(color))) &&
    !colors.some((color) => refused.colors.includes(color)) &&
    matchShade(name) < 1;
}
