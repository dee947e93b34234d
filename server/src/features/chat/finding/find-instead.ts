import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest, SearchResult } from '@modiste/catalogue/request/search-request';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { RequestWish } from '@modiste/stylist/dialogue-state';
import { listed, nameDroppedFilters } from './name-dropped.ts';
import { nearKinds, PURPOSES, typesAsked } from './near-kinds.ts';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

/** What is worn over all else, whatever its cut. */
const ANY_OUTER = 'outerwear';

interface Asked {
  request: SearchRequest;
  result: SearchResult;
  state: AskedState;
}

const kindsOf = ({ request: { wishes } }: AskedState) =>
  wishes.filter(
    ({ role, concepts }) =>
      role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => kind === 'type'),
  );

/** The query with every outer garment in it widened to all of them; null where it names none. */
function widened(query: string, state: AskedState): string | null {
  const kinds = kindsOf(state);
  const isOuter = kinds.every(({ concepts }) =>
    concepts.every(({ id }) => typeRole(id) === 'outer'),
  );
  const [first] = kinds;
  if (first === undefined || !isOuter || !query.includes(first.words)) return null;
  return query.replace(first.words, ANY_OUTER);
}

/**
 * Other kinds of the same sort, where the shop has none of this kind for whom it is: coats in place of
 * a puffer. Null where there are none.
 */
export async function findOtherKinds(
  catalogue: Catalogue,
  { request, state }: Asked,
): Promise<Matches | null> {
  const [kind] = kindsOf(state);
  const parent = findType(findType(kind?.concepts[0]?.id ?? '')?.parent ?? '')?.plural;
  if (kind === undefined || !request.query.includes(kind.words)) return null;
  const ofParent = parent === undefined ? null : request.query.replace(kind.words, parent);
  // "No wool" is never given up.
  const refused = (request.query.match(/, not [^,]+/g) ?? []).join('');
  const isOuter = typeRole(kind.concepts[0]?.id ?? '') === 'outer';
  const queries = [
    ofParent,
    widened(request.query, state),
    parent === undefined ? null : `${parent}${refused}`,
    isOuter ? `${ANY_OUTER}${refused}` : null,
  ].filter((query) => query !== null);
  for (const query of queries) {
    const wide = await catalogue.search({ ...request, query });
    const matches = readMatches(wide, state);
    const near = matches && nearKinds(matches, typesAsked(state.request));
    if (near !== null) return { ...near, dropped: 'the exact kind' };
  }
  return null;
}

/**
 * A raincoat where no jacket keeps the rain out: what a piece is needed for counts more than how it
 * is called. Null where no such purpose is missed, or nothing else serves it.
 */
export async function findForPurpose(
  catalogue: Catalogue,
  { request, result, state }: Asked,
): Promise<Matches | null> {
  if (!result.missed.some(({ name }) => PURPOSES.has(name))) return null;
  const query = widened(request.query, state);
  if (query === null) return null;
  const wide = await catalogue.search({ ...request, query });
  const matches = wide.total === 0 ? null : readMatches(wide, state);
  return matches && { ...matches, dropped: 'the exact kind' };
}

const isKept = ({ role, concepts }: RequestWish): boolean =>
  role !== 'wanted' || concepts.some(({ kind }) => kind === 'type' || kind === 'comparison');

const queryOf = (wishes: readonly RequestWish[]): string =>
  wishes.map(({ role, words }) => (role === 'negated' ? `not ${words}` : words)).join(', ');

/**
 * What is found with one wish less, or with the kind and what is refused alone, where fault was found
 * with all that meets the wishes; null where that is nothing.
 */
export async function findBesideRefused(
  catalogue: Catalogue,
  request: SearchRequest,
  state: AskedState,
): Promise<Matches | null> {
  const { wishes } = state.request;
  const open = wishes.filter((wish) => !isKept(wish));
  const looser = [...open.toReversed().map((wish) => [wish]), ...(open.length > 1 ? [open] : [])];
  for (const without of looser) {
    const query = queryOf(wishes.filter((wish) => !without.includes(wish)));
    const found = readMatches(await catalogue.search({ ...request, query }), state);
    if (found === null || found.candidates.length === 0) continue;
    const names = without.map(({ words }) => `“${words}”`);
    const dropped = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
    return { ...found, dropped, notice: null };
  }
  return null;
}

/** "“hood” and the maximum of $100": what is given up of the words and of the limits. */
function setAside({ request, state }: Asked, filters: Filters): string {
  const open = state.request.wishes.filter((wish) => !isKept(wish));
  const words = [...new Set(open.map((wish) => `“${wish.words}”`))];
  const limits = nameDroppedFilters(request.filters, filters);
  return listed([...words, ...(limits === null ? [] : [limits])]);
}

/**
 * The kind and what is refused alone, first within all limits, then at any price, and last without any limit
 * but whom it is for: shown as what comes nearest where no one wish alone stands in the way.
 */
export async function findKindAlone(catalogue: Catalogue, asked: Asked): Promise<Matches | null> {
  const { request, state } = asked;
  const kinds = kindsOf(state);
  if (kinds.length === 0) return null;
  const refused = (request.query.match(/, not [^,]+/g) ?? []).join('');
  const query = `${kinds.map(({ words }) => words).join(', ')}${refused}`;
  const { gender, sort } = request.filters;
  const open = [
    request.filters,
    { ...request.filters, priceRangeMin: null, priceRangeMax: null },
    { ...DEFAULT_FILTERS, gender, sort },
  ];
  for (const filters of open) {
    const found = await catalogue.search({ ...request, query, filters });
    const matches = readMatches(found, state);
    if (matches === null || matches.dropped !== null || matches.candidates.length === 0) continue;
    const nearest = matches.candidates.toSorted((one, other) => one.price - other.price);
    const [least] = nearest;
    const dropped = setAside(asked, filters);
    if (dropped === '' || least === undefined) return null;
    const isDearer = request.filters.priceRangeMax !== filters.priceRangeMax;
    const price = formatPrice(least.price, least.other_info.currency);
    const cost = isDearer ? `; the nearest costs ${price}` : '';
    const notice = `Nothing has all of it, so I set aside ${dropped}${cost}.`;
    return { ...matches, ...(isDearer && { candidates: nearest }), dropped, notice };
  }
  return null;
}
