import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import { findPlace } from '@modiste/stylist/places';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import type { Wanted } from './find-candidates.ts';
import { ANY_PRICE } from './looser-outfits.ts';

export const OUTFITS_MAX = 3;
/** Single items that go with another: each is an outfit of the two. */
const COMPANIONS_MAX = 12;
/** The parts of an outfit that the words name: "shoes for it". */
function namedRoles({ wishes }: StyleRequest): Role[] {
  const types = wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'type'));
  return [...new Set(types.flatMap(({ id }) => typeRole(id) ?? []))];
}

const countComparisons = (request: Pick<StyleRequest, 'wishes'> | undefined): number =>
  (request?.wishes ?? []).filter(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'comparison'),
  ).length;

/** "Make it more casual" asks for other outfits than those shown so far; "no bag" does not. */
function seenIds({ request, earlier, shown }: Wanted['state']): readonly string[] {
  const before = earlier.at(-1);
  if (request.outfit?.seen !== undefined) return request.outfit.seen;
  const isCompared = countComparisons(request) > countComparisons(before);
  const isAgain = before?.outfit !== null && before?.refinedQuery === request.refinedQuery;
  const isSame = isAgain && !filtersDiffer(before.filters, request.filters);
  return isCompared || isSame ? shown.outfits.flat() : [];
}

const CHEAPEST = /\b(?:cheapest|least expensive|lowest[- ]priced?|most affordable)\b/i;

/** "The cheapest outfit" is the one that costs least, not one of the cheaper ones. */
const wantsCheapest = ({ wishes }: StyleRequest): boolean =>
  wishes.some(({ kind, words }) => kind === 'price-level' && CHEAPEST.test(words));

/** "Nothing too expensive", where no sum was named. */
const wantsModest = ({ wishes }: StyleRequest): boolean =>
  wishes.some(({ amount }) => amount?.kind === 'price-level' && amount.level < 0);

const COLD_MONTHS: readonly number[] = [10, 11, 0, 1];
const HOT_MONTHS: readonly number[] = [5, 6, 7];
const HALF_YEAR = 6;

/** What it is like outside this month where a shopper lives; the north where nobody knows. */
export function outsideNow(location: string | null, now: Date): 'cold' | 'hot' | null {
  const place = findPlace(location ?? '');
  if (place?.climate === 'tropical' || place?.climate === 'desert') return null;
  const shift = place?.isSouthern === true ? HALF_YEAR : 0;
  const month = (now.getUTCMonth() + shift) % (2 * HALF_YEAR);
  if (COLD_MONTHS.includes(month)) return 'cold';
  return HOT_MONTHS.includes(month) ? 'hot' : null;
}

/** What the catalogue is asked for a request, but for what it is limited to. */
export function outfitSearch({ shopper, state }: Wanted): OutfitSearch {
  const { request } = state;
  const { outfit, anchor, refinedQuery, filters, exceptIds, wearer } = request;
  const roles = outfit === null ? namedRoles(request) : [];
  const { location } = shopper.preferences;
  // Nobody knows where somebody else lives.
  const today = outsideNow(wearer === 'self' ? location : null, new Date());
  const isCheapest = outfit !== null && wantsCheapest(request);
  const isModest = outfit !== null && !isCheapest && wantsModest(request);
  const beside = anchor?.relation === 'beside' ? [anchor.itemId] : [];
  return {
    query: refinedQuery,
    filters,
    budget: outfit?.budget ?? (isCheapest ? ANY_PRICE : null),
    ...(isCheapest && { isCheapest }),
    ...(isModest && { isModest }),
    keep: [...new Set([...(outfit?.keep ?? []), ...beside])],
    exceptIds,
    isPlain: true,
    seenIds: seenIds(state),
    ...(outfit?.steps !== undefined && { steps: outfit.steps }),
    ...(today !== null && { today }),
    ...(roles.length > 0 && { roles }),
    ...(wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
    limit: roles.length > 0 ? COMPANIONS_MAX : OUTFITS_MAX,
  };
}
