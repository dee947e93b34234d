import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { OutfitCatalogue } from './as-shown.ts';

/** So many choices of pieces to exchange are tried of one outfit. */
const TRIED_MAX = 16;
/** Where more than these change, it is another outfit. */
const CHANGED_MAX = 2;
/** What finishes an outfit, and what it can be without: the first to go where money is short. */
export const FINISHING: readonly Role[] = [
  'eyewear',
  'jewelry',
  'watch',
  'belt',
  'headwear',
  'scarf',
  'bag',
];

const OVER: readonly Role[] = ['outer', 'mid-layer'];

const priceOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

const roleOf = ({ other_info }: Item): Role | null => typeRole(other_info.type);

/** All choices of so many of the pieces. */
function choicesOf(pieces: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return pieces.flatMap((piece, at) =>
    choicesOf(pieces.slice(at + 1), count - 1).map((rest) => [piece, ...rest]),
  );
}

interface Trimmed {
  search: OutfitSearch;
  budget: number;
  isSet?: boolean;
}

/** What outfits may cost: all the same, or each so much less than now. */
interface Limit {
  search: OutfitSearch;
  budget: number | null;
  lessBy?: number;
  /** Whether each piece was asked for, so that none can be left out. */
  isSet?: boolean;
}

/** An outfit with some of its pieces exchanged for cheaper ones; null where that does not suffice. */
async function exchanged(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  { search, budget, gone }: Trimmed & { gone: readonly Item[] },
): Promise<readonly Item[] | null> {
  const keep = pieces.filter((piece) => !gone.includes(piece)).map(({ id }) => id);
  const roles = gone.flatMap((piece) => roleOf(piece) ?? []);
  const { exceptIds = [] } = search;
  const [found] = await catalogue.composeOutfits({
    ...search,
    budget,
    keep,
    roles,
    needsRoles: true,
    exceptIds: [...exceptIds, ...gone.map(({ id }) => id)],
    limit: 1,
  });
  if (found === undefined) return null;
  const fresh = found.pieces.filter(({ id }) => !keep.includes(id));
  const dearest = (role: Role | null) => gone.find((piece) => roleOf(piece) === role)?.price ?? 0;
  const isCheaper = fresh.every((piece) => piece.price < dearest(roleOf(piece)));
  return fresh.length === gone.length && isCheaper ? found.pieces : null;
}

/** An outfit within a budget, with as few pieces exchanged as will do; null where none is. */
async function exchangeFew(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  { search, budget }: Trimmed,
): Promise<readonly Item[] | null> {
  const total = priceOf(pieces);
  if (total <= budget) return pieces;
  for (let count = 1; count <= Math.min(CHANGED_MAX, pieces.length); count += 1) {
    const open = pieces.filter(({ id }) => !search.keep.includes(id));
    const choices = choicesOf(open, count)
      .filter((gone) => total - priceOf(gone) < budget)
      .toSorted((one, other) => priceOf(other) - priceOf(one))
      .slice(0, TRIED_MAX);
    const tried = choices.map((gone) => exchanged(catalogue, pieces, { search, budget, gone }));
    const found = (await Promise.all(tried)).flatMap((one) => (one === null ? [] : [one]));
    const [best] = found.toSorted((one, other) => priceOf(other) - priceOf(one));
    if (best !== undefined) return best;
  }
  return null;
}

/** An outfit within a budget; what only finishes it goes where exchanging two pieces does not suffice. */
async function trimOne(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  trimmed: Trimmed,
): Promise<readonly Item[] | null> {
  const { isSet = false, search } = trimmed;
  const { keep } = search;
  const without = (left: readonly Role[]) =>
    pieces.filter(
      (piece) => keep.includes(piece.id) || !left.some((role) => role === roleOf(piece)),
    );
  // Without what finishes it an outfit is one, and so it is without what goes over it.
  const less = [FINISHING, OVER, [...FINISHING, ...OVER]].map(without);
  for (const some of isSet ? [pieces] : [pieces, ...less]) {
    const isLess = some === pieces || (some.length < pieces.length && some.length > 1);
    const found = isLess ? await exchangeFew(catalogue, some, trimmed) : null;
    if (found !== null) return found;
  }
  return null;
}

/**
 * Outfits on the screen brought within a budget: pieces give way to cheaper ones over all of their
 * parts, as few as will do. An outfit that cannot be brought there is left out.
 */
export async function trimOutfits(
  catalogue: OutfitCatalogue,
  outfits: readonly (readonly string[])[],
  { search, budget: most, lessBy, isSet = false }: Limit,
): Promise<(readonly Item[])[]> {
  const items = await catalogue.itemsByIds([...new Set(outfits.flat())]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const trimmed: (readonly Item[])[] = [];
  for (const ids of outfits) {
    const pieces = ids.flatMap((id) => byId.get(id) ?? []);
    const sum = lessBy === undefined ? null : priceOf(pieces) - lessBy;
    const budget = Math.min(sum ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
    const taken = trimmed.flat().map(({ id }) => id);
    const { exceptIds = [] } = search;
    const fresh = {
      ...search,
      exceptIds: [...exceptIds, ...taken.filter((id) => !ids.includes(id))],
    };
    const one =
      (await trimOne(catalogue, pieces, { search: fresh, budget, isSet })) ??
      (await trimOne(catalogue, pieces, { search, budget, isSet }));
    if (one !== null) trimmed.push(one);
  }
  return trimmed;
}
