import type { Color } from '@modiste/contract/values';
import { shadeMatcher, shadeNearness } from '@modiste/lexicon/shade-match';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { type Colorway, colorwaysOf } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { type KindShares, shareOfTypes, trustOfTypes } from '../understand/pictured-kinds.ts';
import { typeNearness } from '../understand/type-family.ts';
import { comparisonMatcher } from './comparison-match.ts';
import { conceptNearness } from './concept-nearness.ts';
import type { Fused } from './fuse.ts';
import { neighborVotes } from './neighbor-votes.ts';
import { occasionAffinities } from './occasion-affinity.ts';
import type { Features } from './rank-weights.ts';
import { relatedMatches } from './related-match.ts';
import { relatedWords } from './related-words.ts';
import { type Taste, tasteMatcher } from './taste.ts';

/** What ranking knows beside the items: the query, the shopper, and the day. */
export interface RankingInputs {
  understood: UnderstoodQuery;
  /** What comparisons are held against; null where nothing is attached. */
  anchor: IndexedItem | null;
  /** Where the query stands among the lexicon's concepts. */
  conceptVector: Float32Array | null;
  taste: Taste | null;
  /** What the attached picture may show; null where that is not known. */
  pictured: KindShares | null;
  /** From 0 to 1, by item id. */
  popularityOf: (id: string) => number;
  /** Days since 1970. */
  today: number;
}

/** After so many days an item is half as new. */
const FRESHNESS_HALF_LIFE_DAYS = 45;

function shareOf(wanted: readonly string[], has: (value: string) => boolean): number {
  if (wanted.length === 0) return 0;
  let met = 0;
  for (const value of wanted) met += Number(has(value));
  return met / wanted.length;
}

/** What the nearest of other colors is worth beside the asked one. */
const OTHER_COLOR_WORTH = 0.5;

/** What a color that an item is sold in is worth: all asked ones alone, before others, among others. */
function colorwayMatch({ colors }: Colorway, wanted: readonly Color[]): number {
  const asked = colors.filter((color) => wanted.includes(color));
  if (asked.length === 0) return 0;
  if (asked.length === colors.length || (asked.length === wanted.length && wanted.length > 1)) {
    return asked.length === wanted.length ? 1 : 0.95;
  }
  return asked[0] === colors[0] ? 0.75 : 0.65;
}

/** What another color to be had than the first is worth beside it. */
const LATER_COLORWAY_WORTH = 0.95;

/**
 * A color alone is more what was asked for than one in a pattern with others; of items in other
 * colors the nearest comes first.
 */
function colorMatcher({ colors: wanted, shades }: UnderstoodQuery['soft']) {
  if (wanted.length + shades.length === 0) return () => 0;
  const names = shades.length > 0 ? shades : wanted.map((color) => color.toLowerCase());
  const conceptNearness = shadeNearness(names);
  return (item: IndexedItem): number => {
    const [first = 0, ...others] = colorwaysOf(item).map((one) => colorwayMatch(one, wanted));
    const best = Math.max(first, LATER_COLORWAY_WORTH * Math.max(0, ...others));
    if (best > 0) return best;
    return OTHER_COLOR_WORTH * Math.max(0, ...(item.color_names ?? []).map(conceptNearness));
  };
}

/** A shade that it comes in first is more its own than one that it comes in too. */
function shadeMatch(names: readonly string[], matchName: (name: string) => number): number {
  const [main = 0, ...others] = names.map(matchName);
  return Math.max(main, 0.9 * Math.max(0, ...others));
}

/** Tells which share of the materials, patterns and attributes that the words ask for is there. */
function factMatcher({ materials, patterns, attributes }: UnderstoodQuery['soft']) {
  const keysOf = (prefix: string, ids: readonly string[]) => ids.map((id) => `${prefix}:${id}`);
  const asked = {
    material: keysOf('m', materials),
    pattern: keysOf('p', patterns),
    attribute: keysOf('a', attributes),
  };
  return (facets: readonly string[]) => {
    const has = (key: string) => facets.includes(key);
    return {
      material: shareOf(asked.material, has),
      pattern: shareOf(asked.pattern, has),
      attribute: shareOf(asked.attribute, has),
    };
  };
}

/** Where a price stands among the found ones: 0 is the lowest, 1 the highest. */
function priceStanding(prices: readonly number[]): (price: number) => number {
  const sorted = prices.toSorted((a, b) => a - b);
  return (price) => {
    const below = sorted.findIndex((other) => other >= price);
    return sorted.length < 2 ? 0.5 : below / (sorted.length - 1);
  };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words name all of a brand. */
function brandNamer(words: readonly string[]): (brand: string) => boolean {
  const typed = new Set(words.map((word) => word.toLowerCase()));
  const known = new Map<string, boolean>();
  const isNamed = (brand: string) => {
    const parts = wordsIn(brand);
    return parts.length > 0 && parts.every((part) => typed.has(part));
  };
  return (brand) => {
    const named = known.get(brand) ?? isNamed(brand);
    known.set(brand, named);
    return named;
  };
}

/** One thing and several of it are the same word here: "dresses" meets "dress". */
const stem = (word: string) => word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '');

/** The same items are ranked for every part of an outfit. */
const titleStems = new WeakMap<IndexedItem, ReadonlySet<string>>();

/** Tells which share of the typed words stands in a title. */
function titleReader(words: readonly string[]): (item: IndexedItem) => number {
  const typed = [...new Set(words.flatMap(wordsIn).map(stem))];
  if (typed.length === 0) return () => 0;
  return (item) => {
    const named = titleStems.get(item) ?? new Set(wordsIn(item.title).map(stem));
    titleStems.set(item, named);
    return shareOf(typed, (word) => named.has(word));
  };
}

function priceFit(level: -1 | 0 | 1, standing: number): number {
  if (level === 0) return 0;
  return level < 0 ? 1 - standing : standing;
}

/** 1 on its first day in the catalogue, then ever less; 0 where that day is not known. */
const freshness = (added: number, today: number): number =>
  added === 0 ? 0 : 2 ** (-Math.max(0, today - added) / FRESHNESS_HALF_LIFE_DAYS);

/** What speaks for each candidate, feature by feature, in the order given. */
export function featuresOfAll(fused: readonly Fused[], by: RankingInputs): Features[] {
  const { understood, anchor, conceptVector, taste, pictured, popularityOf, today } = by;
  const { soft, types } = understood;
  const items = fused.map(({ item }) => item);
  const standingOf =
    soft.priceLevel === 0 ? () => 0 : priceStanding(items.map(({ price }) => price));
  const namesBrand = brandNamer(understood.words);
  const inTitle = titleReader(understood.words);
  const matchComparison = comparisonMatcher(understood, anchor);
  const matchTaste = tasteMatcher(taste);
  const matchShade = soft.shades.length === 0 ? () => 0 : shadeMatcher(soft.shades);
  const matchColor = colorMatcher(soft);
  const matchFacts = factMatcher(soft);
  const affinities = occasionAffinities(items, soft.attributes);
  const related = relatedMatches(items, relatedWords(understood));
  const alike = neighborVotes(fused);
  const picturedShare = shareOfTypes(pictured ?? {});
  const picturedTrust = trustOfTypes(pictured);
  return fused.map(
    ({ item, text, imageSimilarity, embedding, pictureEmbedding, agreement }, at) => {
      const { facets, type, color_names = [], price, full_price, in_stock = true } = item;
      const { material, pattern, attribute } = matchFacts(facets);
      const { preferredStyle, preferredGender, preferredSize } = matchTaste(item);
      return {
        type: typeNearness(type, types),
        color: matchColor(item),
        shade: shadeMatch(color_names, matchShade),
        brand: Number(soft.brands.includes(item.brand) || namesBrand(item.brand)),
        material,
        pattern,
        attribute,
        occasion: affinities[at] ?? 0,
        title: inTitle(item),
        text,
        related: related[at] ?? 0,
        concept: conceptNearness(item, conceptVector),
        compared: matchComparison(item),
        imageSimilarity,
        pictured: types.length > 0 ? 0 : picturedShare(type),
        alikeType: types.length > 0 ? 0 : (alike[at]?.type ?? 0),
        alikeColor: soft.colors.length > 0 ? 0 : (alike[at]?.color ?? 0),
        closest: understood.words.length > 0 ? 0 : (alike[at]?.closest ?? 0) * picturedTrust(type),
        embedding,
        pictureEmbedding,
        agreement,
        priceFit: priceFit(soft.priceLevel, standingOf(price)),
        inStock: Number(in_stock),
        preferredStyle,
        preferredGender,
        preferredSize,
        popularity: popularityOf(item.id),
        freshness: freshness(item.added, today),
        discount: full_price > price ? 1 - price / full_price : 0,
      };
    },
  );
}
