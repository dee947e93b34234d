import {
  ALPHA_EXTRA_SIZES,
  CLOTHING_SIZES,
  MENS_NUMERIC_SIZES,
  SHOES_SIZES,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import type { Note } from '../../unmet/read-covered.ts';

type Hard = UnderstoodQuery['hard'];

/** Bras are sold by band and cup, which the answer tells of by itself. */
const CUP = /^\d{2}[a-k]+$/i;
const LETTERS = /^(?<count>\d)(?<kind>xl|x)$/i;
const NUMBER = /(?<number>\d{1,2}(?:\.5)?)/;

interface Nearest {
  sizes: readonly string[];
  /** Where the lists of sizes end. */
  ends: string;
}

const first = (list: readonly string[]): string => list[0] ?? '';
const last = (list: readonly string[]): string => list.at(-1) ?? '';

/** The sizes on both sides of one that is not made, or the end of the list where it lies beyond. */
function inList(number: number, list: readonly string[]): Nearest | null {
  const above = list.find((one) => Number(one) >= number);
  const below = list.findLast((one) => Number(one) <= number);
  if (above === undefined) return { sizes: [last(list)], ends: `end at ${last(list)}` };
  if (below === undefined) return { sizes: [first(list)], ends: `begin at ${first(list)}` };
  return above === below ? null : { sizes: [below, above], ends: `go in steps of two` };
}

const LARGEST_PLUS = '3X';
const LARGEST = '4XL';

function nearestTo(size: string, { hard, categories }: UnderstoodQuery): Nearest | null {
  if (CUP.test(size)) return null;
  const letters = LETTERS.exec(size)?.groups;
  if (letters !== undefined) {
    const largest = letters.kind?.toLowerCase() === 'x' ? LARGEST_PLUS : LARGEST;
    return { sizes: [largest], ends: `end at ${largest}` };
  }
  const number = Number(NUMBER.exec(size)?.groups?.number ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (categories.length > 0 && categories.every((one) => one === 'shoes')) {
    return inList(number, SHOES_SIZES);
  }
  const isOfMen = hard.gender.includes('Men') || (number > 34 && !/w$/i.test(size));
  // Trousers go by their waist, of which the lists leave out some.
  if (isOfMen && categories.includes('lower_body')) return null;
  return inList(number, isOfMen ? MENS_NUMERIC_SIZES : WOMENS_NUMERIC_SIZES);
}

const ALPHA: ReadonlySet<string> = new Set<string>(CLOTHING_SIZES);
const EXTRA: ReadonlySet<string> = new Set<string>(ALPHA_EXTRA_SIZES);

function withSizes(hard: Hard, sizes: readonly string[], isOfShoes: boolean): Hard {
  if (isOfShoes) return { ...hard, shoes_size: [...hard.shoes_size, ...sizes] };
  const own = sizes.filter((size) => ALPHA.has(size));
  const others = sizes.filter((size) => !ALPHA.has(size) || EXTRA.has(size));
  return {
    ...hard,
    clothing_size: [...hard.clothing_size, ...own],
    clothing_canonical_size: [...hard.clothing_canonical_size, ...others],
  };
}

/** A query that asks for sizes that are sold, and what to tell of those that are not. */
export interface SizedNearest {
  sized: UnderstoodQuery;
  /** Empty where every size is sold. */
  note: Note;
}

/**
 * A size that no list has gives way to the nearest that one has, and that is told: "26W" to the
 * largest, "size 7" of a dress to 6 and 8.
 */
export function withNearestSizes(sized: UnderstoodQuery): SizedNearest {
  const isOfShoes = sized.categories.length > 0 && sized.categories.every((one) => one === 'shoes');
  const found = sized.unlistedSizes.flatMap((said) => {
    const size = said
      .replace(/^(?:in )?(?:sizes?|sz) (?:an? )?/i, '')
      .replace(/^\d+\w*$/, (one) => one.toUpperCase());
    const nearest = nearestTo(size, sized);
    return nearest === null ? [] : [{ size, ...nearest }];
  });
  const [one] = found;
  if (one === undefined) return { sized, note: [] };
  const sizes = [...new Set(found.flatMap((nearest) => nearest.sizes))];
  const names = joinWithOr(found.map(({ size }) => size));
  const instead = joinWithAnd(sizes);
  return {
    sized: { ...sized, hard: withSizes(sized.hard, sizes, isOfShoes) },
    note: [
      `The size lists here ${one.ends}, so there is no ${names}: I looked for ${instead} instead.`,
      `There is no ${names} in the lists, which ${one.ends}, so I looked for ${instead}.`,
    ],
  };
}
