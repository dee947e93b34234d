import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Fused } from './fuse.ts';
import { relatedMatches } from './related-match.ts';
import { typeNearness } from './type-family.ts';
import { relatedWords } from './words-query.ts';

/** Every feature is from 0 to 1; what the query does not speak of is 0 for all. */
const FEATURE_NAMES = [
  'type',
  'color',
  'brand',
  'material',
  'pattern',
  'attribute',
  'text',
  'related',
  'agreement',
  'look',
  'priceLevel',
  'sale',
] as const;

type Features = Record<(typeof FEATURE_NAMES)[number], number>;

/**
 * What each feature is worth. The type outweighs everything but a type and a colour together
 * outweigh any wording, so that "black midi dress" gives black dresses before others; a sale only
 * decides between equals.
 */
const WEIGHTS: Readonly<Features> = {
  type: 4,
  color: 2.5,
  brand: 2,
  material: 1.2,
  pattern: 1.2,
  attribute: 1.2,
  text: 1.5,
  related: 0.6,
  agreement: 0.7,
  look: 3,
  priceLevel: 1,
  sale: 0.003,
};

export interface Ranked extends Fused {
  /** From 0 up; comparable within one search only. */
  relevance: number;
}

function shareOf(wanted: readonly string[], has: (value: string) => boolean): number {
  return wanted.length === 0 ? 0 : wanted.filter(has).length / wanted.length;
}

/** An item that is the colour first is more so than one that has it among others. */
function colorMatch(colors: readonly string[], wanted: readonly string[]): number {
  const [main] = colors;
  if (main !== undefined && wanted.includes(main)) return colors.length === 1 ? 1 : 0.9;
  return colors.some((color) => wanted.includes(color)) ? 0.7 : 0;
}

/** Where a price stands among the found ones: 0 is the lowest, 1 the highest. */
function priceStanding(prices: readonly number[]): (price: number) => number {
  const sorted = prices.toSorted((a, b) => a - b);
  return (price) => {
    const below = sorted.findIndex((other) => other >= price);
    return sorted.length < 2 ? 0.5 : below / (sorted.length - 1);
  };
}

/** Whether the words name all of a brand. */
function brandNamer(words: readonly string[]): (brand: string) => boolean {
  const typed = new Set(words.map((word) => word.toLowerCase()));
  return (brand) => {
    const parts = brand.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.length > 0 && parts.every((part) => typed.has(part));
  };
}

function priceFit(level: -1 | 0 | 1, standing: number): number {
  if (level === 0) return 0;
  return level < 0 ? 1 - standing : standing;
}

const weigh = (features: Features): number =>
  FEATURE_NAMES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0);

/** Orders candidates, best first, by a weighted sum of features that each have a name. */
export function rank(fused: readonly Fused[], understood: UnderstoodQuery): Ranked[] {
  const { soft, types } = understood;
  const candidates = fused.map(({ candidate }) => candidate);
  const standingOf = priceStanding(candidates.map(({ price }) => price));
  const namesBrand = brandNamer(understood.words);
  const related = relatedMatches(candidates, relatedWords(understood));
  const featuresOf = ({ candidate, text, look, agreement }: Fused, at: number): Features => {
    const { facets, colors, price, full_price } = candidate;
    const share = (prefix: string, wanted: readonly string[]) =>
      shareOf(wanted, (id) => facets.includes(`${prefix}:${id}`));
    return {
      type: typeNearness(candidate.type, types),
      color: soft.colors.length === 0 ? 0 : colorMatch(colors, soft.colors),
      brand: Number(namesBrand(candidate.brand)),
      material: share('m', soft.materials),
      pattern: share('p', soft.patterns),
      attribute: share('a', soft.attributes),
      text,
      related: related[at] ?? 0,
      agreement,
      look,
      priceLevel: priceFit(soft.priceLevel, standingOf(price)),
      sale: price < full_price ? 1 : 0,
    };
  };
  return fused
    .map((one, at) => ({ ...one, relevance: weigh(featuresOf(one, at)) }))
    .sort((a, b) => b.relevance - a.relevance || (a.candidate.id < b.candidate.id ? -1 : 1));
}
