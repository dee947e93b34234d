import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import { aspectValue } from '@modiste/lexicon/aspect-value';
import type { Aspect } from '@modiste/lexicon/comparisons';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { typeRole } from '@modiste/lexicon/garment-types';
import { lightnessIn } from '@modiste/lexicon/shades';
import { fabricGives } from './fabric-traits.ts';
import { shownColor } from './item-colors.ts';
import { readItemFacts } from './item-facts.ts';

/** By how much two garments must differ on an aspect before anyone says so. */
const ASPECT_MARGIN = 0.05;

/** How high the heels are that a name tells of, from 0 to 1. */
const HEELS_IN_NAMES: readonly (readonly [RegExp, number])[] = [
  [/\bflats?\b/i, 0],
  [/\bkitten\b/i, 0.4],
  [/\b(?:block|stacked|wedges?)\b/i, 0.7],
  [/\bplatforms?\b/i, 0.8],
  [/\bstilettos?\b/i, 1],
];
const heelInName = ({ short_description }: Item): number | null =>
  HEELS_IN_NAMES.find(([name]) => name.test(short_description))?.[1] ?? null;

const valuesByGarment = new WeakMap<GarmentFacts, Map<Aspect, number | null>>();

/** Nobody asks how warm earrings or sneakers are. */
const WARMING: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);

/** What items of one list can be ranked by. */
export type Measure = 'price' | 'discount' | Aspect;

const FILLED =
  /\b(?:insulat\w*|padd(?:ed|ing)|wadd(?:ed|ing)|down|thermal|sherpa|fleece|shearling|quilt\w*|warm to)\b/i;
/** "Over a fleece" tells what is worn below it. */
const WORN_OVER =
  /\b(?:over|under|with|for|above) (?:an?|the|your) (?:\w+ )?(?:fleece|sweater|down jacket)\b/gi;
/** As warm as an outer piece is by its kind alone: a parka may be no more than a shell. */
const SHELL = 0.6;

/** What is filled by its nature, whatever the shop says of it. */
const FILLED_TYPES: ReadonlySet<string | null> = new Set(['puffer-jacket', 'puffer-vest']);

/** How warm an item is, from 0 to 1; null where its record does not tell. */
export function warmthOfItem(item: Item): number | null {
  const { garment, stated } = readItemFacts(item);
  const value = aspectValue('warmth', garment);
  if (value === null || typeRole(garment.type ?? '') !== 'outer') return value;
  const isWarm =
    FILLED_TYPES.has(garment.type) ||
    garment.materials.some((id) => fabricGives(id, 'insulated')) ||
    stated.has('quilted') ||
    FILLED.test(`${item.short_description} ${item.description}`.replace(WORN_OVER, ''));
  return isWarm ? value : Math.min(value, SHELL);
}

/** Lengths in inches from the shoulder and from the waist, and where they stand from 0 to 1. */
const FROM_SHOULDER = [
  [20, 0],
  [33, 0.15],
  [38, 0.4],
  [46, 0.65],
  [56, 1],
] as const;
const FROM_WAIST = [
  [12, 0],
  [16, 0.15],
  [22, 0.4],
  [30, 0.65],
  [38, 1],
] as const;
const STATED_LENGTH = /\blength(?: of|:)? (?<inches>\d{2}(?:\.\d+)?) ?(?:in\b|inches|″|")/i;
const HANGS_FROM: Readonly<Record<string, typeof FROM_SHOULDER | typeof FROM_WAIST>> = {
  outer: FROM_SHOULDER,
  'one-piece': FROM_SHOULDER,
  'mid-layer': FROM_SHOULDER,
  top: FROM_SHOULDER,
  bottom: FROM_WAIST,
};

/** How long a page says that an item is, in inches; null where it does not. */
export function statedLength({ description }: Item): number | null {
  const inches = STATED_LENGTH.exec(description)?.groups?.inches;
  return inches === undefined ? null : Number(inches);
}

/** Where the length that is stated stands, from 0 to 1: "length of 42 in". */
function placeLength(item: Item): number | null {
  const inches = statedLength(item);
  const scale = HANGS_FROM[typeRole(item.other_info.type) ?? ''];
  if (inches === null || scale === undefined) return null;
  const after = scale.findIndex(([from]) => from > inches);
  if (after < 0) return 1;
  const [high, most] = scale[after] ?? [0, 0];
  const [low, least] = scale[after - 1] ?? [high, most];
  return high === low ? most : least + ((most - least) * (inches - low)) / (high - low);
}

/** How light the color is in which an item is shown: "light wash" and "indigo" are both blue. */
const lightnessOf = (item: Item): number | null => lightnessIn(shownColor(item)?.name ?? '');

/** Whatever their names are, these make nothing colorful. */
const NEUTRAL: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown']);

/** How light or colorful an item is in the color that it is shown in; null where it has none. */
function measureColor(measure: 'shade' | 'brightness', item: Item): number | null {
  const named = measure === 'shade' ? lightnessOf(item) : null;
  if (named !== null) return named;
  const { garment } = readItemFacts(item);
  const colors = shownColor(item)?.colors ?? garment.colors;
  if (measure === 'shade') return aspectValue('shade', { ...garment, colors });
  const vivid = colors.filter((color) => !NEUTRAL.has(color));
  const value = aspectValue('brightness', { ...garment, colors: vivid });
  if (value === null) return colors.length === 0 ? null : 0;
  return (value * vivid.length) / colors.length;
}

/** Where an item stands on a measure; null where its record does not tell. */
export function measureItem(measure: Measure, item: Item): number | null {
  if (measure === 'price') return item.price;
  if (measure === 'discount') return discountPercent(item.price, item.full_price);
  if (measure === 'warmth' && !WARMING.has(item.try_on_category)) return null;
  if (measure === 'shade' || measure === 'brightness') return measureColor(measure, item);
  const { garment } = readItemFacts(item);
  const known = valuesByGarment.get(garment) ?? new Map<Aspect, number | null>();
  const named =
    measure === 'heel' ? heelInName(item) : measure === 'length' ? placeLength(item) : null;
  const value =
    known.get(measure) ??
    named ??
    (measure === 'warmth' ? warmthOfItem(item) : aspectValue(measure, garment));
  valuesByGarment.set(garment, known.set(measure, value));
  return value;
}

const marginOf = (measure: Measure): number =>
  measure === 'price' || measure === 'discount' ? Number.EPSILON : ASPECT_MARGIN;

/**
 * Whether an item has clearly the most (1) or the least (-1) of a measure among several. False where
 * two share the place, where one is not known, and where there is nothing to compare with.
 */
export function isExtreme(
  item: Item,
  among: readonly Item[],
  { measure, direction }: { measure: Measure; direction: -1 | 1 },
): boolean {
  const others = among.filter(({ id }) => id !== item.id);
  return others.length > 0 && others.every((other) => exceeds(item, other, { measure, direction }));
}

/** Whether an item has clearly more (1) or less (-1) of a measure than another one. */
export function exceeds(
  item: Item,
  other: Item,
  { measure, direction }: { measure: Measure; direction: -1 | 1 },
): boolean {
  if (item.other_info.currency !== other.other_info.currency && measure === 'price') return false;
  const [own, theirs] = [measureItem(measure, item), measureItem(measure, other)];
  if (own === null || theirs === null) return false;
  return (own - theirs) * direction >= marginOf(measure);
}
