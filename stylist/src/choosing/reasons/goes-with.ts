import type { Item } from '@modiste/contract/entities/item';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { formalityOf } from '@modiste/lexicon/garment-types';
import { colorsToWear, shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';

/** From here on two colors are said to go together. */
export const BESIDE_MIN = 0.72;

/** The two colors in which two items go together best. */
export function bestColors(one: Item, other: Item) {
  const theirs = shownColor(other);
  if (theirs === null) return null;
  const pairs = colorsToWear(one).map((own) => ({
    own,
    theirs,
    harmony: colorHarmony(own.colors, theirs.colors),
  }));
  return pairs.toSorted((a, b) => b.harmony - a.harmony)[0] ?? null;
}

export const formalityGap = (one: Item, other: Item): number =>
  Math.abs((formalityOf(one.other_info.type) ?? 0.4) - (formalityOf(other.other_info.type) ?? 0.4));

/** "The navy blazer", "the white and navy dress": an item that is not among those shown. */
export const savedName = (item: Item): string => {
  const color = [...new Set((shownColor(item)?.name ?? '').toLowerCase().split(/ ?\/ ?/))].join(
    ' and ',
  );
  const kind = broadKind(item).noun;
  return color === '' ? `the ${kind}` : `the ${color} ${kind}`;
};
