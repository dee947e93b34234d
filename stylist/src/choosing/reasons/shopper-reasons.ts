import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { fabricName } from '../../facts/fabric-traits.ts';
import { itemColors, shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { broadKind, exactKind, withKindArticle } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';

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

/** The two colors in which two items go together best. */
function bestColors(one: Item, other: Item) {
  const theirs = shownColor(other);
  if (theirs === null) return null;
  const pairs = itemColors(one).map((own) => ({
    own,
    theirs,
    harmony: colorHarmony(own.colors, theirs.colors),
  }));
  return pairs.toSorted((a, b) => b.harmony - a.harmony)[0] ?? null;
}

const formalityGap = (one: Item, other: Item): number =>
  Math.abs((formalityOf(one.other_info.type) ?? 0.4) - (formalityOf(other.other_info.type) ?? 0.4));

/** "The navy blazer", "the white and navy dress": an item that is not among those shown. */
export const savedName = (item: Item): string => {
  const color = (shownColor(item)?.name ?? '').toLowerCase().replaceAll(/ ?\/ ?/g, ' and ');
  const kind = broadKind(item).noun;
  return color === '' ? `the ${kind}` : `the ${color} ${kind}`;
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

/** The colors in which a piece goes with the one it is for. */
function besideColor({ item }: ReasonScene, anchor: Item): Reason[] {
  const name = savedName(anchor);
  const pair = bestColors(item, anchor);
  if (pair === null || pair.harmony < BESIDE_MIN) return [];
  const own = pair.own.name;
  const isNeutral = pair.own.colors.every((color) => NEUTRALS.has(color));
  const shared = pair.own.colors.find(
    (color) => !NEUTRALS.has(color) && pair.theirs.colors.includes(color),
  );
  const wordings = [
    ...(shared === undefined
      ? []
      : [`In ${own} it picks up the ${shared.toLowerCase()} of ${name}.`]),
    ...(isNeutral
      ? [
          `In ${own} it leaves the attention to ${name}.`,
          `${own} is a neutral, so it sits with ${name} easily.`,
        ]
      : []),
    `In ${own} it goes with ${name}.`,
    `${capitalize(name)} and ${own} go together, so take that color.`,
    `Take it in ${own} to go with ${name}, at ${priceOf(item)}.`,
    `At ${priceOf(item)}, the ${own} works with ${name}.`,
  ];
  return [{ kind: 'anchor', weight: 0.95, wordings }];
}

/** Why a piece goes with the one it is for: color, how dressy both are, what both are made of. */
function besideReasons(scene: ReasonScene): Reason[] {
  const { item, wish, facts } = scene;
  const anchor = wish.anchor;
  if (anchor === null || anchor.relation !== 'beside') return [];
  const name = savedName(anchor.item);
  const reasons = besideColor(scene, anchor.item);
  if (formalityGap(item, anchor.item) <= 0.1) {
    reasons.push({
      kind: 'formality',
      weight: 0.8,
      wordings: [
        `As dressy as ${name}, so neither looks out of place.`,
        `As dressed-up as ${name}, no more and no less.`,
      ],
    });
  }
  const shared = facts.garment.materials.find((id) =>
    readItemFacts(anchor.item).garment.materials.includes(id),
  );
  if (shared !== undefined) {
    reasons.push({
      kind: 'fabric',
      weight: 0.85,
      wordings: [`Like the ${broadKind(anchor.item).noun}, it is made of ${fabricName(shared)}.`],
    });
  }
  return reasons;
}

const BESIDE_MIN = 0.72;

const NEUTRALS: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown']);

/** How it differs from the item that the shopper pointed at. */
function likeReasons({ item, wish }: ReasonScene): Reason[] {
  const anchor = wish.anchor;
  if (anchor === null || anchor.relation === 'beside') return [];
  const name = mentionItem(anchor.item, [anchor.item, item]);
  if (item.price >= anchor.item.price) return [];
  return [
    {
      kind: 'anchor',
      weight: 0.7,
      wordings: [
        `At ${priceOf(item)} it costs less than ${name} you pointed at.`,
        `Close to ${name} you pointed at, and it costs less.`,
      ],
    },
  ];
}

/** Reasons of what is known of the shopper: sizes, styles, the wishlist, the item pointed at. */
export const shopperReasons = (scene: ReasonScene): Reason[] => [
  ...savedReason(scene),
  ...sizeReason(scene),
  ...styleReason(scene),
  ...besideReasons(scene),
  ...likeReasons(scene),
];
