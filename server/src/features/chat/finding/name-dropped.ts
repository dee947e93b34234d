import type { Relaxation } from '@modiste/catalogue/request/search-request';
import { type Filters, LIST_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { spellPlace } from '@modiste/stylist/number-words';

type ListName = (typeof LIST_FILTER_NAMES)[number];

const SIZES: Readonly<Record<'one' | 'many', string>> = { one: 'the size', many: 'the sizes' };

/** What a list filter limits, for one value and for several. */
const NOUNS: Readonly<Record<ListName, typeof SIZES>> = {
  gender: { one: 'the gender', many: 'the genders' },
  clothing_size: SIZES,
  clothing_canonical_size: SIZES,
  shoes_size: { one: 'the shoe size', many: 'the shoe sizes' },
  shoes_canonical_size: { one: 'the shoe size', many: 'the shoe sizes' },
  clothing_fit: { one: 'the fit', many: 'the fits' },
  color: { one: 'the color', many: 'the colors' },
  category: { one: 'the category', many: 'the categories' },
  brand: { one: 'the brand', many: 'the brands' },
  material: { one: 'the material', many: 'the materials' },
};

/** English joins a list by "or" where any of its values would have done. */
const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

function droppedFilters(asked: Filters, loose: Filters): string[] {
  const lists = LIST_FILTER_NAMES.flatMap((name) => {
    const gone = asked[name].filter((value) => !loose[name].includes(value));
    const { one, many } = NOUNS[name];
    return gone.length === 0 ? [] : [`${gone.length === 1 ? one : many} ${anyOf.format(gone)}`];
  });
  const { priceRangeMin: min, priceRangeMax: max } = asked;
  return [
    ...lists,
    ...(asked.sale && !loose.sale ? ['the limit to sale items'] : []),
    ...(min !== null && min !== loose.priceRangeMin ? [`the minimum of ${formatPrice(min)}`] : []),
    ...(max !== null && max !== loose.priceRangeMax ? [`the maximum of ${formatPrice(max)}`] : []),
  ];
}

/** "the color Blue and the maximum of $20" */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(names);

/** The limits of filters that looser ones do not have, as a noun phrase; null where there are none. */
export function nameDroppedFilters(asked: Filters, loose: Filters): string | null {
  const dropped = droppedFilters(asked, loose);
  return dropped.length === 0 ? null : listed(dropped);
}

/** Words that a relaxation gives up, as its label quotes them. */
const QUOTED = /“.*”/;

/**
 * What a relaxation gives up, as a noun phrase: "the color Blue", "the maximum of $20", "“sleeveless”".
 */
export const nameDropped = (asked: Filters, { filters, label }: Relaxation): string =>
  nameDroppedFilters(asked, filters) ?? QUOTED.exec(label)?.[0] ?? 'the exact kind';

/** What is told of all of the outfits that change, or of some by their places. */
export function joinNotices(
  notices: readonly { place: number; text: string }[],
  changed: number,
): string | null {
  const texts = [...new Set(notices.map(({ text }) => text))];
  const [text, ...others] = texts;
  if (text === undefined) return null;
  if (others.length === 0 && notices.length === changed) return text;
  return texts
    .map((one) => {
      const places = notices.flatMap(({ place, text: own }) =>
        own === one ? [`the ${spellPlace(place)}`] : [],
      );
      return `For ${listed(places)}: ${one}`;
    })
    .join(' ');
}
