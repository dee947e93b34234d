import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';
import { bestColors, formalityGap, savedName } from './goes-with.ts';
import type { Reason, ReasonScene } from './reason.ts';

const HARMONY_MIN = 0.85;
const FORMALITY_GAP_MAX = 0.3;
const SAVED_MAX = 12;
/** Parts of an outfit that are worn with one another. */
const WORN_WITH: Readonly<Record<string, readonly string[]>> = {
  top: ['bottom', 'outer', 'mid-layer', 'shoes', 'bag', 'belt', 'scarf'],
  'mid-layer': ['bottom', 'top', 'one-piece', 'outer', 'shoes', 'bag', 'scarf'],
  outer: ['bottom', 'top', 'one-piece', 'shoes', 'bag', 'scarf', 'suit'],
  bottom: ['top', 'mid-layer', 'outer', 'shoes', 'bag', 'belt'],
  'one-piece': ['shoes', 'bag', 'outer', 'mid-layer', 'jewelry', 'belt', 'scarf'],
  suit: ['shoes', 'top', 'bag', 'belt', 'outer', 'watch'],
  shoes: ['top', 'bottom', 'one-piece', 'suit', 'outer', 'bag', 'mid-layer', 'belt'],
  bag: ['top', 'bottom', 'one-piece', 'suit', 'shoes', 'outer', 'mid-layer'],
  jewelry: ['one-piece', 'top', 'suit'],
  belt: ['bottom', 'one-piece', 'suit', 'shoes'],
  scarf: ['outer', 'mid-layer', 'top'],
};

const roleOf = (item: Item): string => typeRole(item.other_info.type) ?? 'other';

const areForOne = (one: Item, other: Item): boolean => {
  const genders = new Set([one.other_info.gender, other.other_info.gender]);
  return !(genders.has('Men') && genders.has('Women'));
};

function savedReason({ item, shopper }: ReasonScene): Reason[] {
  const fits = shopper.saved
    .slice(0, SAVED_MAX)
    .filter((saved) => saved.id !== item.id && areForOne(item, saved))
    .filter((saved) => WORN_WITH[roleOf(item)]?.includes(roleOf(saved)) === true)
    .filter((saved) => formalityGap(item, saved) <= FORMALITY_GAP_MAX)
    .flatMap((saved) => {
      const pair = bestColors(item, saved);
      return pair === null || pair.harmony < HARMONY_MIN ? [] : [{ saved, ...pair }];
    });
  const [best] = fits.toSorted((a, b) => b.harmony - a.harmony);
  if (best === undefined) return [];
  const name = savedName(best.saved);
  return [
    {
      kind: 'saved',
      weight: 0.72,
      wordings: [
        `In ${best.own.name} it goes with ${name} you saved.`,
        `Goes with ${name} you saved, above all in ${best.own.name}.`,
        `Wear the ${best.own.name} with ${name} from your wishlist.`,
      ],
    },
  ];
}

function sizeReason({ item, wish }: ReasonScene): Reason[] {
  const inStock = item.sizes.filter((size) => !item.other_info.sold_out_sizes.includes(size));
  if (item.other_info.availability !== 'in_stock') return [];
  const asked = wish.sizes.asked.find((size) => inStock.includes(size));
  const saved = wish.sizes.saved.find((size) => inStock.includes(size));
  const size = asked ?? saved;
  const only = size === undefined && wish.sizes.asked.length === 0 ? cutOnly(item.sizes) : null;
  if (only !== null) return [onlyReason(only, item.sizes)];
  if (size === undefined) return rangeReason(item, inStock);
  const wordings =
    asked === undefined
      ? [
          `In stock in size ${size}, the size you saved.`,
          `Your saved size is there: size ${size} is in stock.`,
        ]
      : [`In stock in size ${size}, as you asked.`];
  return [{ kind: 'size', weight: 0.5, wordings }];
}

/** The cut that a piece is sold in alone; null where it is sold in usual sizes too. */
function cutOnly(sizes: readonly string[]): 'plus' | 'petite' | 'tall' | null {
  if (sizes.length === 0) return null;
  if (sizes.every((size) => /^(?:\d+W|[1-6]X)$/.test(size))) return 'plus';
  if (sizes.every((size) => /^(?:\d+P|P)$/.test(size))) return 'petite';
  return sizes.every((size) => /^\d+T$/.test(size)) ? 'tall' : null;
}

/** Nobody should learn at the till that it is made for others. */
const onlyReason = (cut: string, sizes: readonly string[]): Reason => ({
  kind: 'size',
  weight: 1,
  wordings: [
    `It comes in ${cut} sizes only, from ${sizes[0]} to ${sizes.at(-1)}.`,
    `Comes in ${cut} sizes only, from ${sizes[0]} to ${sizes.at(-1)}.`,
    `Sold in ${cut} sizes alone, which run from ${sizes[0]} to ${sizes.at(-1)}.`,
    `Mind the sizes: only ${cut} ones, from ${sizes[0]} to ${sizes.at(-1)}.`,
  ],
});

function rangeReason(item: Item, inStock: readonly string[]): Reason[] {
  const [first, last] = [inStock[0], inStock.at(-1)];
  if (inStock.length < 5 || inStock.length !== item.sizes.length) return [];
  if (first === undefined || last === undefined) return [];
  return [
    {
      kind: 'range',
      weight: 0.25,
      wordings: [`In stock in every size, from ${first} to ${last}.`],
    },
  ];
}

function styleReason({ facts, shopper, item }: ReasonScene): Reason[] {
  const chosen = shopper.preferences.style_preference.flatMap((tag) =>
    understandQuery(tag.toLowerCase()).soft.attributes.map((id) => ({ tag, id })),
  );
  const met = chosen.find(({ id }) => facts.uses.has(id));
  if (met === undefined) return [];
  const name = findAttribute(met.id)?.name ?? met.tag.toLowerCase();
  return [
    {
      kind: 'style',
      weight: 0.4,
      wordings: [
        `Described as ${name}, one of the styles you chose.`,
        `${capitalize(withKindArticle('', exactKind(item)))} described as ${name}, like the styles you chose.`,
      ],
    },
  ];
}

/** Reasons of what is known of the shopper: sizes, styles, the wishlist. */
export const shopperReasons = (scene: ReasonScene): Reason[] => [
  ...savedReason(scene),
  ...sizeReason(scene),
  ...styleReason(scene),
];
