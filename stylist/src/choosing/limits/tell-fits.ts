import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { PICKS_MAX } from '../../dialogue/dialogue-state.ts';
import { spellCount } from '../../facts/number-words.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { itemFit, savedSizesFor, sizesAmong } from '../../knowledge/fit/item-fit.ts';
import { capitalize, joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found, Turn } from '../../stylist.ts';

const NAMES: Readonly<Record<string, string>> = {
  P: 'petite',
  T: 'tall',
  W: 'plus',
  S: 'short',
  R: 'regular',
  L: 'long',
};

/** The cuts that are asked for. */
const asked = ({ state }: Pick<Found, 'state'>): readonly string[] =>
  state.request?.filters.clothing_fit ?? [];

/** "44L" and "16W" name their cut. */
const isCut = (size: string, fit: string): boolean => new RegExp(`^\\d+${fit}$`).test(size);

/** Whether a listing names every cut that is asked for. */
const comesIn = ({ other_info, sizes }: Item, fits: readonly string[]): boolean =>
  fits.every(
    (fit) =>
      other_info.clothing_fit.some((own) => own === fit) || sizes.some((size) => isCut(size, fit)),
  );

/** What is spoken of first where a cut is asked for: what comes in it, if that is enough to choose from. */
export function fittingAlone(items: readonly Item[], found: Pick<Found, 'state'>): readonly Item[] {
  const fits = asked(found);
  const own = fits.length === 0 ? [] : items.filter((item) => comesIn(item, fits));
  return own.length === 0 ? items : own;
}

/** What is listed in petite sizes, where these are asked for, before what only may fit. */
export function fittingFirst(items: readonly Item[], found: Pick<Found, 'state'>): Item[] {
  const fits = asked(found);
  const own = fits.length === 0 ? [] : items.filter((item) => comesIn(item, fits));
  return [...own, ...items.filter((item) => !own.includes(item))];
}

/** Whether a message asks if there is any: "do you do petite?" */
const ASKS = /^\W*(?:(?:and|so|ok|but|hi|hey)[ ,]+)*(?:do|does|have|has|is|are|any|got)\b/i;

const LETTER = /^(?:\d?X)?X?[SML]$/i;

const WAIST_BY_LENGTH = /^(?<waist>\d{2})x\d{2}$/;

/** That pieces sized by the waist have no numbers of dresses: which waist a 12 is. */
function tellWaists(size: string, candidates: readonly Item[], speech: Speech): string {
  const [first] = candidates;
  const isByWaist = candidates
    .slice(0, PICKS_MAX)
    .every(({ sizes }) => sizes.length > 0 && sizes.every((own) => WAIST_BY_LENGTH.test(own)));
  if (first === undefined || !isByWaist || WAIST_BY_LENGTH.test(size)) return '';
  const equal = equalSizes(size, { item: first });
  const waists = [
    ...new Set(equal.flatMap((own) => WAIST_BY_LENGTH.exec(own)?.groups?.waist ?? [])),
  ];
  if (waists.length === 0) return '';
  const article = /^8|^18/.test(size) ? 'an' : 'a';
  return speech.say(
    `These are sized by the waist: ${article} ${size} is a ${joinWithOr(waists)} here.`,
    `They come by waist and length, and ${article} ${size} takes a ${joinWithOr(waists)}.`,
  );
}

/** That pieces sized by number have no letters: which numbers an L is. */
function tellNumbers(size: string, candidates: readonly Item[], speech: Speech): string {
  const [first] = candidates;
  const isByNumber = candidates
    .slice(0, PICKS_MAX)
    .every(({ sizes }) => sizes.length > 0 && !sizes.some((own) => LETTER.test(own)));
  const numbers = first === undefined ? [] : equalSizes(size, { item: first });
  if (!LETTER.test(size) || !isByNumber || numbers.length === 0) return '';
  return speech.say(
    `These are sized by number: ${size} is a ${joinWithOr(numbers)} here.`,
    `They come in numbers, and ${size} means ${joinWithOr(numbers)}.`,
  );
}

/**
 * "Do you have a 3XL?": how many of the pieces can be bought in it; nothing where nobody asks. What a letter
 * means to pieces that are sized by number is told in any case.
 */
export function tellSizes({ state, candidates, dropped }: Found, speech: Speech): string {
  const { request, earlier, heard = [] } = state;
  if (request === null || dropped !== null) return '';
  const before = earlier.at(-1);
  const sizes = allSizes(request.filters);
  const message = heard.at(-1) ?? '';
  const [size, ...others] = sizes;
  const isNew =
    before === undefined
      ? size !== undefined && new RegExp(`\\b${size}\\b`, 'i').test(message)
      : sizes.some((one) => !allSizes(before.filters).includes(one));
  if (!isNew || size === undefined || others.length > 0 || candidates.length === 0) return '';
  const told = tellNumbers(size, candidates, speech) || tellWaists(size, candidates, speech);
  if (told !== '' || !ASKS.test(message)) return told;
  const own = candidates.filter(
    ({ sizes: sold, other_info }) =>
      other_info.availability === 'in_stock' &&
      sold.includes(size) &&
      !other_info.sold_out_sizes.includes(size),
  );
  if (own.length === 0) {
    return speech.say(
      `No, none of these is in stock in ${size}.`,
      `No: in ${size} none of these can be had now.`,
    );
  }
  const isAll = own.length === candidates.length;
  return isAll
    ? speech.say(`Yes, in ${size} too.`, `Yes: ${size} is in stock.`)
    : speech.say(
        `Yes, some of them in ${size}.`,
        `Yes: not all of these, but some come in ${size}.`,
      );
}

/**
 * How many of the pieces are listed in the cut that is asked for now; nothing where all of them are.
 * Records without any cut are not told to fit.
 */
export function tellFits(found: Found, speech: Speech): string {
  const { state, candidates, total } = found;
  const fits = asked(found);
  const before = state.earlier.at(-1)?.filters.clothing_fit ?? [];
  const isNew = fits.some((fit) => !before.includes(fit));
  // "36x34" tells the length by itself.
  const sizes = state.request?.filters.clothing_canonical_size ?? [];
  // And "2X" the cut.
  const isTold = sizes.some((size) => /x/i.test(size));
  if (!isNew || isTold || candidates.length === 0) return '';
  const own = candidates.filter((item) => comesIn(item, fits));
  const cut = joinWithAnd(fits.map((fit) => NAMES[fit] ?? fit));
  const isAsked = ASKS.test(state.heard?.at(-1) ?? '');
  if (own.length === 0) {
    const told = speech.say(
      `none of these is listed in ${cut} sizes, so check the measurements.`,
      `no listing here names ${cut} sizes.`,
    );
    return told === '' ? '' : `${isAsked ? 'No: ' : ''}${isAsked ? told : capitalize(told)}`;
  }
  if (own.length === candidates.length) return isAsked ? speech.say('Yes, we do.', 'Yes.') : '';
  const count = total <= candidates.length ? spellCount(own.length) : 'some';
  const isOne = count === 'one';
  const told = speech.say(
    `${count} of these ${isOne ? 'comes' : 'come'} in ${cut} sizes, and ${isOne ? 'stands' : 'stand'} first.`,
    `${count} of them ${isOne ? 'is' : 'are'} listed in ${cut} sizes: first in the row.`,
  );
  return told === '' ? '' : `${isAsked ? 'Yes: ' : ''}${isAsked ? told : capitalize(told)}`;
}

/**
 * What the record of a piece says of the sizes that were told, and of where its own run: "Size 12 is in
 * stock, and its page says “runs small”." Nothing where it says neither.
 */
export function sizeNote(item: Item, { filters, state }: Pick<Turn, 'filters' | 'state'>): string {
  const { available, soldOut, runs } = itemFit(item);
  const told = savedSizesFor(item, state.request?.filters ?? filters);
  const [mine] = sizesAmong(item, available, told);
  const [gone] = sizesAmong(item, soldOut, told);
  const stock =
    mine === undefined
      ? gone === undefined
        ? ''
        : `size ${gone} is sold out`
      : `size ${mine} is in stock`;
  const page = runs === null ? '' : `its page says “${runs}”`;
  const both = [stock, page].filter((part) => part !== '').join(', and ');
  return both === '' ? '' : `${capitalize(both)}.`;
}
