import type { SeededRandom } from '../../sampling/seeded-random.ts';
import {
  COLOR_WORDS,
  type FacetWords,
  GENDER_WORDS,
  SEASON_WORDS,
  TYPE_WORDS,
  USAGE_WORDS,
} from './query-words.ts';
import type { ShopProduct } from './shop-product.ts';

export const FACETS = ['color', 'gender', 'usage', 'season'] as const;
export type Facet = (typeof FACETS)[number];

/** A query in a shopper's words, and what it asks for in the data's. */
export interface ComposedQuery {
  text: string;
  type: string;
  facets: Readonly<Partial<Record<Facet, string>>>;
}

/** How often a shopper names each facet; everyday wear goes without saying. */
const SHARES: Readonly<Record<Facet, number>> = {
  color: 0.7,
  gender: 0.6,
  usage: 0.7,
  season: 0.06,
};
const CASUAL_SHARE = 0.15;

const OPENERS = ['', '', '', '', 'looking for ', 'I need ', 'show me ', 'nice ', 'find me '];
const ONE_OPENERS = ['a', 'I want a', 'looking for a'];

const lower = (name: string) => name.toLowerCase();

function chooseFacets(product: ShopProduct, random: SeededRandom): ComposedQuery['facets'] {
  const { color, gender, usage, season } = product;
  const isNamed = (facet: Facet) => random.next() < SHARES[facet];
  const isUsageNamed = usage === 'Casual' ? random.next() < CASUAL_SHARE : isNamed('usage');
  return {
    ...(color !== null && isNamed('color') && { color }),
    ...(GENDER_WORDS.has(gender) && isNamed('gender') && { gender }),
    ...(USAGE_WORDS.has(usage) && isUsageNamed && { usage }),
    ...(SEASON_WORDS.has(season) && isNamed('season') && { season }),
  };
}

interface Said {
  before: string;
  after: string;
}

function say(words: FacetWords | undefined, random: SeededRandom): Said {
  if (words === undefined) return { before: '', after: '' };
  const place = words.after.length > 0 && random.next() < 0.5 ? 'after' : 'before';
  const said = random.pick(words[place]);
  return place === 'after' ? { before: '', after: said } : { before: said, after: '' };
}

const colorWord = (product: ShopProduct, random: SeededRandom): string =>
  random.pick([lower(product.colorName), ...(COLOR_WORDS.get(product.colorName) ?? [])]);

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** An article in its place: "a yellow kurta", "an orange top". */
const withArticle = (opener: string, phrase: string) =>
  `${/^[aeio]/.test(phrase) ? `${opener}n` : opener} ${phrase}`;

/**
 * A query that the product answers, in words that the seed fixes: its type and some of its facets.
 * Null where no shopper would name its type, or where only the type would be named.
 */
export function composeQuery(product: ShopProduct, random: SeededRandom): ComposedQuery | null {
  const words = TYPE_WORDS.get(product.type);
  const facets = chooseFacets(product, random);
  if (words === undefined || Object.keys(facets).length === 0) return null;
  const gender = say(GENDER_WORDS.get(facets.gender ?? ''), random);
  const usage = say(USAGE_WORDS.get(facets.usage ?? ''), random);
  const season = SEASON_WORDS.get(facets.season ?? '') ?? '';
  const color = facets.color === undefined ? '' : colorWord(product, random);
  const isOne = words.one !== null && random.next() < 0.3;
  const type = isOne ? (words.one ?? '') : random.pick(words.many);
  const isSaid = type.startsWith(usage.before.split(' ')[0] ?? '') && usage.before !== '';
  const adjectives = joined([gender.before, isSaid ? '' : usage.before, color, type]);
  const isTheme = season !== '' && random.next() < 0.5;
  const opener = isTheme ? 'a' : random.pick(ONE_OPENERS);
  const phrase = isOne ? withArticle(opener, adjectives) : adjectives;
  const end = [usage.after, gender.after];
  const text = isTheme
    ? joined([`something for ${season}:`, phrase, ...end])
    : joined([phrase, ...end, season === '' ? '' : `for ${season}`]);
  return {
    text: isOne || isTheme ? text : `${random.pick(OPENERS)}${text}`,
    type: product.type,
    facets,
  };
}

/** So many queries, each from another product of the seed's choice, no two in the same words. */
export function composeQueries(
  products: readonly ShopProduct[],
  { count, random }: { count: number; random: SeededRandom },
): ComposedQuery[] {
  const byText = new Map<string, ComposedQuery>();
  for (let tries = 0; byText.size < count && tries < 20 * count; tries++) {
    const query = composeQuery(random.pick(products), random);
    if (query !== null) byText.set(query.text, query);
  }
  return [...byText.values()];
}
