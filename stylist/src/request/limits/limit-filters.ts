import type { Item } from '@modiste/contract/entities/item';
import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { PRICE_MAX, PRICE_MIN } from '@modiste/contract/limits';
import { COLORS, type Gender } from '@modiste/contract/values';
import { namedMaterials } from '@modiste/lexicon/named-materials';
import { sizeKind } from '@modiste/lexicon/same-size';
import { fold } from '@modiste/lexicon/tokens';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { mergeSizes } from '../../wearers/size-parts.ts';

const SPELLINGS: Readonly<Record<string, string>> = {
  grey: 'Gray',
  golden: 'Gold',
  multicolored: 'Multicolor',
  multicoloured: 'Multicolor',
  multicolour: 'Multicolor',
  colorful: 'Multicolor',
};

/** "Blue" is a color of the filters; "navy" says more than its color. */
export function plainColor({ words }: QueryReading): string | null {
  const word = fold(words);
  return COLORS.find((color) => color.toLowerCase() === word) ?? SPELLINGS[word] ?? null;
}

/** How a cloth is made: few records of knitted wool name it as a material, so it stays in words. */
const HOW_IT_IS_MADE = 'knit';

/** The name of a material in the filters, the most exact one; null where they lack it. */
export const materialName = ({ concepts }: QueryReading): string | null =>
  concepts.some(({ id }) => id === HOW_IT_IS_MADE)
    ? null
    : (namedMaterials(concepts.map(({ id }) => id))[0] ?? null);

/**
 * The price limits that were said. "Around 80" says what one would pay at most; a piece for less is no
 * reason to hide it.
 */
export function pricesSaid({ hard, readings }: Pick<UnderstoodQuery, 'hard' | 'readings'>) {
  const isAround = readings.some(
    ({ amount }) => amount?.kind === 'price' && amount.around !== null,
  );
  return { min: isAround ? null : hard.priceMin, max: hard.priceMax };
}

/** "About 80", and the limit that it is read as; empty where no sum is named so. */
export function sumSaidAbout({ readings }: Pick<UnderstoodQuery, 'readings'>) {
  const [about] = readings.flatMap(({ amount }) =>
    amount?.kind === 'price' && amount.around !== null && amount.max !== null
      ? [{ sum: amount.around, most: Math.floor(amount.max) }]
      : [],
  );
  return about === undefined ? {} : { about };
}

/** The same filters with a price range that is one: the limit said now stands, the other gives way. */
export function withPrices(
  filters: Filters,
  { min, max }: { min: number | null; max: number | null },
): Filters {
  if (min === null && max === null) return filters;
  const floor = min === null ? null : Math.min(PRICE_MAX, Math.max(PRICE_MIN, Math.ceil(min)));
  const ceiling = max === null ? null : Math.min(PRICE_MAX, Math.max(1, Math.floor(max)));
  const priceRangeMin = floor ?? filters.priceRangeMin;
  const priceRangeMax = ceiling ?? filters.priceRangeMax;
  if (priceRangeMin === null || priceRangeMax === null || priceRangeMin < priceRangeMax) {
    return { ...filters, priceRangeMin, priceRangeMax };
  }
  return ceiling === null
    ? { ...filters, priceRangeMin, priceRangeMax: null }
    : { ...filters, priceRangeMin: null, priceRangeMax };
}

/** Sizes said now among those before, of clothes and of shoes each. */
export function withSizes(
  filters: Filters,
  { hard }: Pick<UnderstoodQuery, 'hard'>,
  types: readonly string[],
): Filters {
  const { shoes_size, shoes_canonical_size } = hard;
  const ofShoes = shoes_size.length + shoes_canonical_size.length > 0;
  return {
    ...filters,
    ...mergeSizes(filters, hard, types),
    ...(ofShoes ? { shoes_size, shoes_canonical_size } : {}),
  };
}

/** What somebody says of their own body or part, by which it is plain for whom they look. */
const OF_WOMEN =
  /\b(?:curvy|my (?:curves|cleavage|boobs?|bust|breasts?|bra)|(?:too much|no|less|without) cleavage|pregnant|maternity|postpartum|breast ?feeding|i['’]?m (?:a |the )?bridesmaid|as (?:a |the )?bridesmaid|mother of the (?:bride|groom)|maid of honou?r)\b/i;
const OF_MEN =
  /\b(?:my beard|i['’]?m (?:a |the )?(?:groomsman|groom|best man|usher)|as (?:a |the )?(?:groomsman|groom|best man)|father of the (?:bride|groom))\b/i;
/** These letters only women's sizes have, and these only men's: "40 regular". */
const WOMENS_FITS: ReadonlySet<string> = new Set(['P', 'W']);
const MENS_FITS: ReadonlySet<string> = new Set(['S', 'R', 'L']);
/** From here on trousers by the waist are men's. */
const MENS_WAIST_MIN = 34;
const waistOf = (size: string): number => Number(/^(\d{2})x\d/.exec(size)?.[1] ?? 0);

type Said = Pick<UnderstoodQuery, 'hard' | 'text'> & Partial<Pick<UnderstoodQuery, 'categories'>>;

/** US numbers of clothes are women's: a dress, or trousers, in a 12. */
const isWomensNumber = ({ hard, categories = [] }: Said): boolean =>
  categories.length > 0 &&
  !categories.includes('shoes') &&
  hard.clothing_canonical_size.some((size) => sizeKind(size) === 'womens');

function genderTold(said: Said): Gender | null {
  const { hard, text } = said;
  const { clothing_canonical_size: sizes, clothing_fit: fits } = hard;
  const isOfMen =
    fits.some((fit) => MENS_FITS.has(fit)) || sizes.some((size) => waistOf(size) >= MENS_WAIST_MIN);
  if (isOfMen || OF_MEN.test(text)) return 'Men';
  const isOfWomen =
    OF_WOMEN.test(text) || isWomensNumber(said) || fits.some((fit) => WOMENS_FITS.has(fit));
  return isOfWomen ? 'Women' : null;
}

/** "For men" takes what is for everyone too, which the filter does by itself. */
export function withGender(filters: Filters, understood: Said): Filters {
  const { hard } = understood;
  if (hard.gender.length === 0) {
    const told = filters.gender.length === 0 ? genderTold(understood) : null;
    return told === null ? filters : { ...filters, gender: [told] };
  }
  const named = hard.gender.filter((gender) => gender !== 'Unisex');
  return { ...filters, gender: named.length > 0 ? named : hard.gender };
}

/** Filters by the contract's rules; what breaks one is left at its default. */
export const validFilters = (filters: Filters): Filters =>
  applyBulk(DEFAULT_FILTERS, filters, () => undefined);

/** Whether the filters ask for what a wish speaks of. */
export const isChosen = ({ concepts }: QueryReading, { color, material }: Filters): boolean =>
  concepts.some(({ kind, id }) =>
    kind === 'color'
      ? color.includes(id)
      : kind === 'material' && namedMaterials([id]).some((name) => material.includes(name)),
  );

const WAIST_AND_LENGTH = /^\d{2}x\d{2}$/;
/** The lengths that most trousers come in. */
const USUAL: ReadonlySet<string> = new Set(['30', '32', '34']);
const MANY = 3;

type Sized = Pick<UnderstoodQuery, 'hard'>;

/**
 * A waist said without a length is that waist in the lengths that were on the screen, or else in the
 * usual ones: each is a chip of its own, and eight of them are no answer to "size 32".
 */
export function withFewLengths({ hard }: Sized, shown: readonly Item[]): Sized {
  const sizes = hard.clothing_canonical_size;
  const pairs = sizes.filter((size) => WAIST_AND_LENGTH.test(size));
  const waists = new Set(pairs.map((size) => size.slice(0, 2)));
  if (pairs.length <= MANY || pairs.length < sizes.length || waists.size > 1) return { hard };
  const inStock = new Set(shown.flatMap((item) => item.other_info.clothing_canonical_size));
  const sold = sizes.filter((size) => inStock.has(size));
  const usual = sizes.filter((size) => USUAL.has(size.slice(-2)));
  const few = sold.length > 0 && sold.length < sizes.length ? sold : usual;
  return { hard: { ...hard, clothing_canonical_size: few } };
}
