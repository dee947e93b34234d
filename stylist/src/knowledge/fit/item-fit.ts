import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { sizePart } from '@modiste/lexicon/size-part';
import { isShoe } from '../../facts/feet-fit.ts';

/** What an item's record says of its sizes and fit. */
export interface ItemFit {
  /** In the shop's words, sold-out ones left out. */
  available: readonly string[];
  soldOut: readonly string[];
  /** A word of the record for its cut, such as "oversized"; null without one. */
  cut: string | null;
  /** What the record says of where its sizes run, such as "runs small"; null without. */
  runs: string | null;
  /** Whether its materials give. */
  isStretch: boolean;
}

const CUT =
  /\b(oversized|relaxed(?: fit)?|loose(?: fit)?|slim(?: fit)?|skinny|regular fit|classic fit|tailored fit|fitted|straight(?: leg| fit)?|wide[- ]leg|bodycon|boxy|cropped|petite|tall|plus)\b/i;
const RUNS =
  /\b(true to size|runs (?:a (?:bit|little|half size) )?(?:small|large|big|short|long)|fits (?:true to size|small|large)|size (?:up|down)(?: one| half a)?(?: size)?)\b/i;

/** Reads an item's record; nothing is guessed. */
export function itemFit(item: Item): ItemFit {
  const { short_description, description, sizes, other_info } = item;
  const text = `${short_description}. ${description}`;
  const soldOut = sizes.filter((size) => other_info.sold_out_sizes.includes(size));
  return {
    available: sizes.filter((size) => !soldOut.includes(size)),
    soldOut,
    // Of a shoe, such words speak of the pants that it goes with.
    cut: isShoe(item) ? null : (CUT.exec(text)?.[1]?.toLowerCase() ?? null),
    runs: RUNS.exec(text)?.[1]?.toLowerCase() ?? null,
    isStretch: other_info.materials.includes('spandex') || /\bstretch/i.test(text),
  };
}

type Sizes = Readonly<
  Record<
    'clothing_size' | 'clothing_canonical_size' | 'shoes_size' | 'shoes_canonical_size',
    readonly string[]
  >
>;

/** Sizes of the profile or of the filters that concern the piece: those of shoes, or of clothes. */
export function savedSizesFor(item: Item, preferences: Sizes): string[] {
  const part = sizePart(item.other_info.type, item.try_on_category);
  if (part === 'none') return [];
  return part === 'shoes'
    ? [...preferences.shoes_size, ...preferences.shoes_canonical_size]
    : [...preferences.clothing_size, ...preferences.clothing_canonical_size];
}

/** Those of the shopper's sizes that are among the shop's, which may write them differently. */
export function sizesAmong(item: Item, raw: readonly string[], saved: readonly string[]): string[] {
  const { gender } = item.other_info;
  const normal = normalizeSizes(raw, { category: item.try_on_category, gender });
  const known: ReadonlySet<string> = new Set(allSizes(normal));
  return saved.filter((size) => known.has(size));
}
