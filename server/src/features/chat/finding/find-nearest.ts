import type { Catalogue } from '@modiste/catalogue/catalogue';
import type {
  Relaxation,
  SearchRequest,
  SearchResult,
} from '@modiste/catalogue/request/search-request';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { loosenLimits } from './loosen-limits.ts';
import { nameDropped, nameDroppedFilters } from './name-dropped.ts';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

/** What is told where all that comes near was shown before. */
const NEAREST_SEEN = 'You’ve seen everything that comes close.';
/** Of what is too dear the least expensive is nearest. */
const DEARER_MAX = 12;
/** So many times the limit is still worth a look. */
const DEARER_TIMES = 2;

interface Asked {
  request: SearchRequest;
  result: SearchResult;
  state: AskedState;
}

/** Whether a looser query still refuses all that was refused: "no wool" is never given up. */
function keepsRefusals(loose: UnderstoodQuery, asked: UnderstoodQuery): boolean {
  const refused = (understood: UnderstoodQuery) => Object.values(understood.not).flat();
  const kept = new Set<string>(refused(loose));
  return refused(asked).every((one) => kept.has(one));
}

const opensPrice = (asked: Filters, loose: Filters): boolean =>
  asked.priceRangeMax !== null && loose.priceRangeMax !== asked.priceRangeMax;

/** Of what costs more than the limit, what costs least. */
function leastDear(matches: Matches): Matches {
  const candidates = matches.candidates
    .toSorted((one, other) => one.price - other.price)
    .slice(0, DEARER_MAX)
    .map((item, at) => ({ ...item, rank: at + 1 }));
  return { ...matches, candidates, total: candidates.length };
}

interface Looser extends Pick<SearchRequest, 'query' | 'filters'> {
  dropped: string;
}

/** What is found with looser limits; null where that is nothing. */
async function findLooser(
  catalogue: Catalogue,
  { request, result, state }: Asked,
  { query, filters, dropped }: Looser,
): Promise<Matches | null> {
  const isDearer = opensPrice(request.filters, filters);
  const open = isDearer ? { ...filters, priceRangeMax: null } : filters;
  const found = await catalogue.search({ ...request, query, filters: open });
  if (!keepsRefusals(found.understood, result.understood)) return null;
  if (result.isLeftOut && found.total === 0) return null;
  const matches = readMatches(found, state);
  if (matches === null) return null;
  return { ...(isDearer ? leastDear(matches) : matches), dropped };
}

/** Whether a relaxation gives up one thing alone. */
const isSingle = ({ filters }: Relaxation, asked: Filters): boolean =>
  countActiveFilters(asked) - countActiveFilters(filters) <= 1;

const typesAsked = ({ wishes }: AskedState['request']): string[] =>
  wishes.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );

/** Whether the most that it may cost was said of another kind of garment: "loafers under 80". */
function isOfOtherKind({ request, earlier }: AskedState): boolean {
  const { priceRangeMax } = request.filters;
  const same = earlier.filter(({ filters }) => filters.priceRangeMax === priceRangeMax);
  const first = same.map(typesAsked).find(({ length }) => length > 0);
  const now = typesAsked(request);
  const isAlike = (one: string) => now.some((id) => isKindOf(id, one) || isKindOf(one, id));
  return priceRangeMax !== null && first !== undefined && !first.some(isAlike);
}

/** Whether it is for somebody else then: that is the last thing to give up. */
const opensWearer = (loose: Filters, asked: Filters): boolean =>
  asked.gender.length > 0 && loose.gender.length === 0;

/**
 * Looser searches, the least loss first: one limit less, then two and three, then all that is left,
 * and last of all without whom it is for.
 */
function looserSearches({ request, result, state }: Asked): Looser[] {
  const { query, filters } = request;
  const withLess = (count: number): Looser[] =>
    loosenLimits(filters, count).flatMap((loose) => {
      const dropped = nameDroppedFilters(filters, loose);
      return dropped === null ? [] : [{ query, filters: loose, dropped }];
    });
  const offered = result.relaxations.map((one) => ({
    ...one,
    dropped: nameDropped(filters, one),
    isOne: isSingle(one, filters),
  }));
  const forWearer = offered.filter((one) => !opensWearer(one.filters, filters));
  const single = forWearer.filter(({ isOne }) => isOne);
  const priceFirst = isOfOtherKind(state)
    ? single.filter((one) => opensPrice(filters, one.filters))
    : [];
  return [
    ...priceFirst,
    ...(single.length > 0 ? single : withLess(1)),
    ...withLess(2),
    ...withLess(3),
    ...forWearer.filter(({ isOne }) => !isOne),
    ...offered.filter((one) => !forWearer.includes(one)),
  ];
}

/** The kind of garment that is asked for, in the plural; null where none is. */
function kindAsked({ request }: AskedState): string | null {
  const [type] = request.wishes.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.filter(({ kind }) => kind === 'type') : [],
  );
  return findType(type?.id ?? '')?.plural ?? null;
}

/** "Prices for running shoes start at $68.95, so these are other kinds within your $30." */
function tellDearer({ candidates }: Matches, { request, state }: Asked): string | null {
  const [least] = candidates;
  const max = request.filters.priceRangeMax;
  const name = kindAsked(state);
  if (least === undefined || max === null || name === null) return null;
  if (least.price <= max * DEARER_TIMES || isOfOtherKind(state)) return null;
  const price = formatPrice(least.price, least.other_info.currency);
  return `Prices for ${name} start at ${price}, so these are other kinds within your ${formatPrice(max)}.`;
}

const OWNERS: Readonly<Record<string, string>> = { Men: 'men', Women: 'women' };

/** "I have running shoes only for men, so these are other kinds." */
async function tellOtherGender(
  catalogue: Catalogue,
  { request, state }: Asked,
): Promise<string | null> {
  const filters = { ...DEFAULT_FILTERS, sort: request.filters.sort };
  const found = await catalogue.search({ ...request, filters });
  const genders = new Set(found.items.slice(0, found.total).map((item) => item.other_info.gender));
  const [gender = '', ...others] = genders;
  const owner = OWNERS[gender];
  const asked = request.filters.gender;
  const isOther = asked.length > 0 && !asked.some((one) => one === gender);
  const kind = kindAsked(state);
  if (owner === undefined || others.length > 0 || !isOther || kind === null) return null;
  return `I have ${kind} only for ${owner}, so these are other kinds.`;
}

/** Whether the shop has the kind that was asked for, and only limits leave it out. */
const isKindLeftOut = ({ missed, isLeftOut }: SearchResult): boolean =>
  isLeftOut && missed.some(({ kind }) => kind === 'type');

/**
 * What comes nearest where nothing meets every limit and wish: the same kind of thing, and without
 * the one limit that stands in the way, as far as one alone does.
 */
export async function findNearest(catalogue: Catalogue, asked: Asked): Promise<Matches | null> {
  const { request, result, state } = asked;
  const near = readMatches(result, state);
  if (near !== null && !isKindLeftOut(result)) return near;
  let seen: Matches | null = null;
  for (const looser of looserSearches(asked)) {
    const matches = await findLooser(catalogue, asked, looser);
    if (matches === null) continue;
    if (matches.candidates.length === 0) {
      seen = { ...matches, dropped: null, notice: NEAREST_SEEN };
      continue;
    }
    const dearer = opensPrice(request.filters, looser.filters) ? tellDearer(matches, asked) : null;
    return near !== null && dearer !== null ? { ...near, notice: dearer } : matches;
  }
  return near === null ? seen : { ...near, notice: await tellOtherGender(catalogue, asked) };
}
