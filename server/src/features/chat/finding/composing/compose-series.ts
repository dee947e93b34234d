import type { ComposedOutfit, OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { SeriesPart } from '@modiste/stylist/outfit-request';
import { queryOfPart } from '@modiste/stylist/query-of-part';
import type { OutfitCatalogue } from './as-shown.ts';

/** How outfits are composed: as they suit best, with less expensive pieces, or for as little as can be. */
type Thrift = Pick<OutfitSearch, 'isModest' | 'isCheapest'>;

const THRIFTS: readonly Thrift[] = [{}, { isModest: true }, { isCheapest: true }];

/** More than any outfit costs. */
const ANY_PRICE = 1_000_000;

const sumOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

/** What outfits cost together: what is worn with two of them is paid for once. */
const sumOnce = (outfits: readonly ComposedOutfit[]): number =>
  sumOf([
    ...new Map(outfits.flatMap(({ pieces }) => pieces).map((item) => [item.id, item])).values(),
  ]);

const isShoe = ({ other_info }: Item): boolean => typeRole(other_info.type) === 'shoes';

interface Composing {
  catalogue: OutfitCatalogue;
  /** What is looked for, with what all of the outfits may cost together where one sum is for all. */
  search: OutfitSearch;
  isForAll: boolean;
}

/** The next of the outfits, none of whose clothes are part of one before it; null where there is none. */
async function composeNext(
  { catalogue, search, isForAll }: Composing,
  query: string,
  { before, open }: { before: readonly ComposedOutfit[]; open: number },
): Promise<ComposedOutfit | null> {
  const { budget, exceptIds = [], isCheapest = false } = search;
  const spent = sumOnce(before);
  const share = isForAll && budget !== null ? (budget - spent) / open : budget;
  const worn = before.flatMap(({ pieces }) => pieces).filter(({ id }) => !search.keep.includes(id));
  const fresh = {
    ...search,
    query,
    limit: 1,
    budget: isCheapest ? ANY_PRICE : share,
    exceptIds: [...exceptIds, ...worn.map(({ id }) => id)],
  };
  const [own] = await catalogue.composeOutfits(fresh);
  if (own !== undefined && !isCheapest) return own;
  // A pair of shoes goes with more than one outfit.
  const shared = worn.filter(isShoe).map(async (shoes) => {
    const paid = { ...fresh, keep: [...search.keep, shoes.id] };
    const most = fresh.budget === null ? null : fresh.budget + shoes.price;
    const [found] = await catalogue.composeOutfits({ ...paid, budget: most });
    return found === undefined ? [] : [{ found, extra: found.total - shoes.price }];
  });
  const [one] = (await Promise.all(shared))
    .flat()
    .toSorted((some, other) => some.extra - other.extra);
  return own !== undefined && own.total <= (one?.extra ?? own.total) ? own : (one?.found ?? null);
}

async function composeAll(
  composing: Composing,
  queries: readonly string[],
): Promise<ComposedOutfit[] | null> {
  const outfits: ComposedOutfit[] = [];
  for (const [at, query] of queries.entries()) {
    const next = await composeNext(composing, query, {
      before: outfits,
      open: queries.length - at,
    });
    if (next === null) return null;
    outfits.push(next);
  }
  return outfits;
}

/**
 * Several outfits at once, each for its own occasion. Where one sum is for all of them, each has its
 * share of what is left of it; where they come to more, the pieces cost less, and then as little as
 * can be.
 */
export async function composeSeries(
  catalogue: OutfitCatalogue,
  search: OutfitSearch,
  { request, series }: { request: StyleRequest; series: readonly SeriesPart[] },
): Promise<readonly ComposedOutfit[]> {
  const queries = series.flatMap((part) =>
    Array.from({ length: part.count }, () => queryOfPart(request, part)),
  );
  const isForAll = request.outfit?.isForAll === true;
  let last: readonly ComposedOutfit[] = [];
  for (const thrift of THRIFTS) {
    const found = await composeAll(
      { catalogue, search: { ...search, ...thrift }, isForAll },
      queries,
    );
    if (found === null) continue;
    last = found;
    const most = search.budget ?? Number.POSITIVE_INFINITY;
    const isWithin = isForAll ? sumOnce(found) <= most : found.every(({ total }) => total <= most);
    if (isWithin) break;
  }
  return last;
}
