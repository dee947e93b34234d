import { sizeKind } from '@modiste/lexicon/same-size';
import { numberingFor } from '@modiste/lexicon/shoe-numbering';
import { partsConcernedBy, type SizePart } from '@modiste/lexicon/size-part';
import { FIT_KEYS, FIT_SIDES, PART_KEYS, shoeKey } from './item-sizes.ts';
import { type SizeLists, sizeKeys } from './size-keys.ts';

/** What an item must have one of, as keys of `wornSizeKeys` or `wornFitKeys`. */
export interface SizeRequirement {
  /** What is asked for. */
  asked: readonly string[];
  /** Keys of items that the sizes do not concern. */
  unconcerned: readonly string[];
}

const NOTHING: SizeRequirement = { asked: [], unconcerned: [] };

export const requiredKeys = ({ asked, unconcerned }: SizeRequirement): string[] => [
  ...asked,
  ...unconcerned,
];

/**
 * What sizes ask of an item: one of them where they concern it. Clothing sizes concern clothing and
 * shoe sizes shoes.
 * @param genders Whom is shopped for: a woman's shoe size is another number for everyone's shoes.
 */
export function requiredSizes(lists: SizeLists, genders: readonly string[]): SizeRequirement {
  if (sizeKeys(lists).length === 0) return NOTHING;
  const clothes = [...lists.clothing_size, ...lists.clothing_canonical_size];
  const shoes = [...lists.shoes_size, ...lists.shoes_canonical_size];
  const concerned = new Set<SizePart>(
    clothes.flatMap((size) => [...partsConcernedBy(sizeKind(size))]),
  );
  if (shoes.length > 0) concerned.add('shoes');
  const numbering = numberingFor(genders);
  const parts = ['none', 'top', 'bottom', 'shoes'] as const satisfies readonly SizePart[];
  return {
    asked: [
      ...sizeKeys({ ...lists, shoes_size: [], shoes_canonical_size: [] }),
      ...shoes.map((size) => shoeKey(size, numbering)),
    ],
    unconcerned: parts.filter((part) => !concerned.has(part)).map((part) => PART_KEYS[part]),
  };
}

/**
 * What chosen fits ask of an item: one of them, where it states any of the same side. A piece that
 * states none passes, and women's fits say nothing of men's pieces.
 */
export function requiredFits(fits: readonly string[]): SizeRequirement {
  if (fits.length === 0) return NOTHING;
  const isAsked = (side: 'womens' | 'mens') => fits.some((fit) => FIT_SIDES[side].includes(fit));
  const sides = ['womens', 'mens'] as const;
  const others = sides.filter((side) => !isAsked(side)).map((side) => FIT_KEYS[side]);
  return { asked: fits, unconcerned: [FIT_KEYS.none, ...others] };
}
