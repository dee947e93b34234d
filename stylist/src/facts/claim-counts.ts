import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { matchPhrases } from '@modiste/lexicon/phrase-table';
import { sameSizes } from '@modiste/lexicon/same-size';
import { tokenize } from '@modiste/lexicon/tokens';
import { readItemFacts } from './item-facts.ts';
import { COUNT_SOURCE, numberOf, spellCount } from './number-words.ts';
import { recordSays } from './record-says.ts';

const OF_COUNT = new RegExp(
  `\\b(?:of|among) (?:(?:the|these|those|all|your|my) (?:the )?)(${COUNT_SOURCE})((?: [\\w-]+){0,4})|\\ball (${COUNT_SOURCE})\\b`,
  'gi',
);
const COLORS_COUNT = new RegExp(
  `\\b(${COUNT_SOURCE}) (?:other )?(?:colou?rs|colou?rways|shades)\\b`,
  'gi',
);
const SIZES_COUNT = new RegExp(`\\b(${COUNT_SOURCE}) sizes\\b`, 'gi');
const ANY_COUNT = new RegExp(`\\b(${COUNT_SOURCE})\\b`, 'gi');
const ALPHA = '(?:[2-5]?XS|S|M|L|X{1,3}L|[2-5]XL|[1-3]X)';
const SIZE = new RegExp(
  `\\b(?:[Ss]izes?:? (?:are |is |in )?|(?:every|all|each) sizes?,? from |(?:in stock|sold out|available) in (?:sizes? )?|(?:up to|from|down to|goes to) (?=${ALPHA}\\b))((?:${ALPHA}|\\d+(?:\\.5)?(?:x\\d+)?)\\b(?:(?:, and |, or |, | and | or | to | through |[-–])(?:${ALPHA}|\\d+(?:\\.5)?(?:x\\d+)?)\\b)*)`,
  'g',
);
const YOUR_SIZE = new RegExp(`\\b(?:your|in|a|an) (${ALPHA}|[2-5]XL)\\b(?!['’-])`, 'g');

interface Scene {
  item: Item;
  among: readonly Item[];
}

/** How many of the items the words after a count mean: "of the three linen ones". */
function countMeant(words: string, among: readonly Item[]): number[] {
  const facts = among.map(readItemFacts);
  const concepts = matchPhrases(tokenize(words)).map((match) => match.concepts);
  const meant = facts.filter((one) =>
    concepts.every((any) => any.some((concept) => recordSays(one, concept) === 'yes')),
  );
  const isNarrowed = concepts.length > 0 && /^(?: [\w-]+)* (?:ones|pieces|pairs)\b/.test(words);
  return isNarrowed ? [meant.length] : [among.length, meant.length];
}

function falseOfCounts(text: string, among: readonly Item[]): string[] {
  return [...text.matchAll(OF_COUNT)]
    .filter(([, , words = '']) => !/^ (?:other )?(?:colou?r|colou?rway|shade|size)s?\b/.test(words))
    .filter(([, count, words = '', all]) => {
      const value = numberOf(count ?? all ?? '');
      return value === null || !countMeant(words, among).includes(value);
    })
    .map(([claim]) => claim);
}

const countFaults = (text: string, pattern: RegExp, allowed: readonly number[]): string[] =>
  [...text.matchAll(pattern)]
    .filter(([, count = '']) => !allowed.includes(numberOf(count) ?? -1))
    .map(([claim]) => claim);

const sizesOf = ({ sizes, other_info }: Item): ReadonlySet<string> =>
  new Set(
    [
      ...sizes,
      ...other_info.clothing_size,
      ...other_info.clothing_canonical_size,
      ...other_info.shoes_size,
      ...other_info.shoes_canonical_size,
    ].map((size) => size.toUpperCase()),
  );

const SOLD_OUT = /\bsold out\b|\bout of stock\b|\b(?:not|isn[’']t) in stock\b/i;

/** Each clause for itself: "M is sold out, but L is in stock". */
function falseSizes(text: string, item: Item): string[] {
  const known = sizesOf(item);
  const soldOut = new Set(item.other_info.sold_out_sizes.map((size) => size.toUpperCase()));
  const isSold = (size: string): boolean =>
    known.has(size)
      ? !soldOut.has(size)
      : sameSizes(size, item.other_info.gender).some((one) => known.has(one) && !soldOut.has(one));
  return text.split(/;|: |\bbut\b/).flatMap((clause) => {
    const named = [...clause.matchAll(SIZE), ...clause.matchAll(YOUR_SIZE)].flatMap(
      ([, list = '']) => list.split(/, and |, or |, | and | or | to | through |[-–]/),
    );
    const saysSoldOut = SOLD_OUT.test(clause);
    return named.filter((size) => isSold(size.toUpperCase()) === saysSoldOut);
  });
}

/** Counts and measures that nothing in the record's words says. */
function unwrittenNumbers(text: string, item: Item): string[] {
  const name = findType(item.other_info.type)?.name ?? '';
  const written =
    `${item.short_description} ${item.description} ${item.brand} ${name}`.toLowerCase();
  const words = new Set(written.split(/[^\p{L}\p{N}.]+/u));
  return [...text.matchAll(ANY_COUNT)]
    .map(([claim]) => claim.toLowerCase())
    .filter((claim) => {
      const value = numberOf(claim);
      return (
        value !== null &&
        !words.has(claim) &&
        !words.has(spellCount(value)) &&
        !words.has(`${value}`)
      );
    });
}

const EVERY_SIZE =
  /\b(?:every|all|any)(?: of its| the)? sizes?\b(?=[^.;]*\b(?:in stock|available)\b)|\b(?:in stock|available) in (?:every|all|any)(?: \w+)? sizes?\b/i;

/** That every size can be had, where some are sold out. */
function falseEverySize(text: string, { other_info }: Item): string[] {
  const found = EVERY_SIZE.exec(text);
  const isAll = other_info.sold_out_sizes.length === 0 && other_info.availability === 'in_stock';
  return found === null || isAll ? [] : [found[0]];
}

/** Counts, sizes and other numbers of a sentence that are not true; amounts of money aside. */
export function falseCounts(text: string, { item, among }: Scene): string[] {
  const { color_names, color_variants, sold_out_sizes } = item.other_info;
  const colors = color_variants?.length ?? color_names.length;
  const inStock = item.sizes.filter((size) => !sold_out_sizes.includes(size)).length;
  const rest = [OF_COUNT, COLORS_COUNT, SIZES_COUNT, SIZE, YOUR_SIZE].reduce(
    (left, pattern) => left.replaceAll(pattern, ' '),
    text,
  );
  return [
    ...falseOfCounts(text, among),
    ...countFaults(text, COLORS_COUNT, [colors, colors - 1, item.colors.length]),
    ...countFaults(text, SIZES_COUNT, [inStock, item.sizes.length]),
    ...falseSizes(text, item),
    ...falseEverySize(text, item),
    ...unwrittenNumbers(rest, item),
  ];
}
