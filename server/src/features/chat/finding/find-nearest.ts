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
import { findForPurpose, findKindAlone, findOtherKinds } from './find-instead.ts';
import { loosenLimits } from './loosen-limits.ts';
import { nameDropped, nameDroppedFilters } from './name-dropped.ts';
import { nearKinds, typesAsked } from './near-kinds.ts';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

/** What is told where all that comes near was shown before. */
const NEAREST_SEEN = 'You’ve seen everything that comes close.';
/** Of what is too dear the least expensive is nearest. */
const DEARER_MAX = 12;
/** What costs more than so many times the least of it is near no limit. */
const DEAREST_TIMES = 2.5;
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
  const sorted = matches.candidates.toSorted((one, other) => one.price - other.price);
  const most = (sorted[0]?.price ?? 0) * DEAREST_TIMES;
  const candidates = sorted
    .filter(({ price }) => price <= most)
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
  // Other words ask for other kinds.
  const kept = query === request.query ? matches : nearKinds(matches, typesAsked(state.request));
  return kept && { ...(isDearer ? leastDear(kept) : kept), dropped };
}

/** Whether a relaxation gives up one thing alone. */
const isSingle = ({ filters }: Relaxation, asked: Filters): boolean =>
  countActiveFilters(asked) - countActiveFilters(filters) <= 1;

/** Whether the most that it may cost was said of another kind of garment: "loafers under 80". */
function isOfOtherKind({ request, earlier }: AskedState): boolean {
  const { priceRangeMax } = request.filters;
  const since = earlier.findLastIndex(({ filters }) => filters.priceRangeMax !== priceRangeMax);
  const same = earlier.slice(since + 1);
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
    ...single,
    ...withLess(1),
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

/** Whether no more than a color, a material or the exact kind is given up, within the same price. */
const keepsPiece = (asked: Filters, { filters }: Looser): boolean =>
  JSON.stringify({ ...filters, color: asked.color, material: asked.material }) ===
  JSON.stringify(asked);

/** "Blouses like that start at $153.50, so these are within your $30, in other materials." */
function tellWithin(
  { candidates }: Matches,
  { request, state }: Asked,
  loose: Looser,
): string | null {
  const [least] = candidates;
  const { priceRangeMax: max, color, material } = request.filters;
  const kind = kindAsked(state);
  if (least === undefined || max === null || kind === null) return null;
  const price = formatPrice(least.price, least.other_info.currency);
  const begun = `${capitalized(kind)} like that start at ${price}, so these are`;
  const within = `within your ${formatPrice(max)}`;
  const others = [
    ...(loose.filters.color.length < color.length ? ['colors'] : []),
    ...(loose.filters.material.length < material.length ? ['materials'] : []),
  ];
  return others.length === 0
    ? `${begun} other kinds ${within}.`
    : `${begun} ${within}, in other ${others.join(' and ')}.`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const OWNERS: Readonly<Record<string, string>> = { Men: 'men', Women: 'women' };

/**
 * "I have running shoes only for men, so these are other kinds." Of the very kind it is told within all
 * other limits, a price among them.
 */
async function tellOtherGender(
  catalogue: Catalogue,
  { request, state }: Asked,
  { candidates }: Matches,
): Promise<string | null> {
  const types = typesAsked(state.request);
  const isOfKind = candidates.some(({ other_info }) =>
    types.some((type) => isKindOf(other_info.type, type)),
  );
  const limits = isOfKind ? { ...request.filters, gender: [] } : DEFAULT_FILTERS;
  const filters = { ...limits, sort: request.filters.sort };
  const found = await catalogue.search({ ...request, filters });
  const genders = new Set(found.items.slice(0, found.total).map((item) => item.other_info.gender));
  const [gender = '', ...others] = genders;
  const owner = OWNERS[gender];
  const asked = request.filters.gender;
  const isOther = asked.length > 0 && !asked.some((one) => one === gender);
  const kind = kindAsked(state);
  if (owner === undefined || others.length > 0 || !isOther || kind === null) return null;
  return isOfKind
    ? `I have ${kind} with all of that only for ${owner}; these come near.`
    : `I have ${kind} only for ${owner}, so these are other kinds.`;
}

/** "Not leather" in the words of a search. */
const REFUSAL = /,? ?\bnot (?<what>[^,]+)/g;

/** "I have no dress shoes without leather.", where only that leaves none. */
async function tellRefused(
  catalogue: Catalogue,
  { request, state }: Asked,
): Promise<Matches | null> {
  const refused = [...request.query.matchAll(REFUSAL)].map(({ groups }) => groups?.what ?? '');
  const kind = kindAsked(state);
  if (refused.length === 0 || kind === null) return null;
  const found = await catalogue.search({
    ...request,
    query: request.query.replaceAll(REFUSAL, ''),
  });
  if (found.total === 0) return null;
  const what = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(refused);
  const notice = `I have no ${kind} like that without ${what}.`;
  return { candidates: [], total: 0, dropped: null, notice, outfits: [] };
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
  const nearest = (await findForPurpose(catalogue, asked)) ?? readMatches(result, state);
  if (nearest !== null && !isKindLeftOut(result)) return nearest;
  // All that comes near was shown before and refused: nothing is to be said of other kinds.
  if (nearest?.candidates.length === 0) return { ...nearest, dropped: null, notice: NEAREST_SEEN };
  // What bears the name of the kind is of it.
  if (nearest?.dropped === null) return nearest;
  const near = nearest && nearKinds(nearest, typesAsked(state.request));
  let seen: Matches | null = null;
  let dear: Matches | null = null;
  for (const looser of looserSearches(asked)) {
    if (dear !== null && !keepsPiece(request.filters, looser)) continue;
    const matches = await findLooser(catalogue, asked, looser);
    if (matches === null) continue;
    if (matches.candidates.length === 0) {
      seen = { ...matches, dropped: null, notice: NEAREST_SEEN };
      continue;
    }
    if (dear !== null) return { ...matches, notice: tellWithin(dear, asked, looser) };
    const dearer = opensPrice(request.filters, looser.filters) ? tellDearer(matches, asked) : null;
    if (dearer === null) return matches;
    if (near !== null) return { ...near, notice: dearer };
    dear = matches;
  }
  if (dear !== null) return dear;
  const others = near ?? (seen === null ? await findOtherKinds(catalogue, asked) : null);
  if (others !== null)
    return { ...others, notice: await tellOtherGender(catalogue, asked, others) };
  return seen ?? (await tellRefused(catalogue, asked)) ?? findKindAlone(catalogue, asked);
}
