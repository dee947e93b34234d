import type { ComposedOutfit, OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SetPart } from '@modiste/stylist/outfit-request';
import type { OutfitCatalogue } from './as-shown.ts';

/** Of so many of each kind the sets are put together. */
const POOL_MAX = 12;
/** More combinations are not weighed: the first of each kind are the best of it. */
const WEIGHED_MAX = 20_000;
/** Nor are more put together before they are weighed. */
const JOINED_MAX = 60_000;
/** So many pieces are a wardrobe: one of these is enough to look at. */
const WARDROBE_MIN = 6;
/** Colors that go with all others. */
const NEUTRAL: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown', 'Blue']);
/** So many places down its list each color of its own beyond the first sends a set. */
const COLOR_APART = 5;

const rolesOf = (parts: readonly SetPart[]) => parts.flatMap(({ type }) => typeRole(type) ?? []);

const priceOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

/** A choice of pieces, and how far down their lists they stand. */
interface Choice {
  pieces: readonly Item[];
  depth: number;
}

/** How far what speaks for itself in color keeps pieces from going together. */
function colorsApart(pieces: readonly Item[]): number {
  const own = pieces.flatMap(({ colors: [color = ''] }) => (NEUTRAL.has(color) ? [] : [color]));
  return COLOR_APART * Math.max(0, new Set(own).size - 1);
}

/** A print goes with plain pieces, and hardly with another print. */
const PRINT_APART = 6;
const PLAIN: ReadonlySet<string> = new Set(['solid', 'heather', 'ombre', 'herringbone']);
/** Three tank tops are three times the same; a tee, a blouse and a tank are not. */
const KIND_APART = 3;

const isPrinted = ({ other_info: { patterns } }: Item): boolean =>
  patterns.some((pattern) => !PLAIN.has(pattern));

/** How far color, print and sameness keep pieces from being a set. */
function apart(pieces: readonly Item[]): number {
  const printed = pieces.filter(isPrinted).length;
  const kinds = new Set(pieces.map(({ other_info: { type } }) => type));
  return (
    colorsApart(pieces) +
    PRINT_APART * Math.max(0, printed - 1) +
    KIND_APART * (pieces.length - kinds.size)
  );
}

/** All choices of so many pieces of a list. */
function choicesOf(pool: readonly Item[], count: number, from = 0): Choice[] {
  if (count === 0) return [{ pieces: [], depth: 0 }];
  return pool.slice(from).flatMap((item, more) =>
    choicesOf(pool, count - 1, from + more + 1).map(({ pieces, depth }) => ({
      pieces: [item, ...pieces],
      depth: depth + from + more,
    })),
  );
}

const joined = (sets: readonly Choice[], more: readonly Choice[]): Choice[] =>
  sets.flatMap((one) =>
    more.map((other) => ({
      pieces: [...one.pieces, ...other.pieces],
      depth: one.depth + other.depth,
    })),
  );

/** Flat sandals are filed as sandals that are flat: by the name of the kind they are asked of the shop. */
function isOf({ type }: SetPart, { other_info }: Item): boolean {
  const { when = null, parent = null } = findType(type) ?? {};
  const isNear = when !== null && parent !== null && isKindOf(other_info.type, parent);
  return isNear || isKindOf(other_info.type, type);
}

/** What is sold of a kind, the best first, and what costs least of it. */
async function poolOf(
  catalogue: OutfitCatalogue,
  search: OutfitSearch,
  part: SetPart,
): Promise<readonly Item[]> {
  const own = { ...search, roles: rolesOf([part]), limit: POOL_MAX };
  const kinds = search.budget === null || search.isCheapest === true ? [false] : [false, true];
  const found = await Promise.all(
    kinds.map((isCheapest) =>
      catalogue.composeOutfits({ ...own, isCheapest: isCheapest || search.isCheapest === true }),
    ),
  );
  const items = found.flat().flatMap(({ pieces }) => pieces);
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].filter((item) => isOf(part, item) && !search.keep.includes(item.id));
}

/** The best sets, of which no two share what leads them. */
function bestOf(sets: readonly Choice[], { isCheapest = false, limit }: OutfitSearch): Item[][] {
  const worth = isCheapest
    ? ({ pieces }: Choice) => priceOf(pieces)
    : ({ pieces, depth }: Choice) => depth + apart(pieces);
  const best: Item[][] = [];
  const most = (sets[0]?.pieces.length ?? 0) >= WARDROBE_MIN ? 1 : limit;
  for (const { pieces } of sets.toSorted((one, other) => worth(one) - worth(other))) {
    const isNew = best.every((known) => pieces.filter((one) => known.includes(one)).length <= 1);
    if (isNew) best.push([...pieces]);
    if (best.length === most) break;
  }
  return best;
}

/** Sets with several pieces of one kind or part: each choice of them within the budget is weighed. */
async function composeCounted(
  catalogue: OutfitCatalogue,
  search: OutfitSearch,
  parts: readonly SetPart[],
): Promise<ComposedOutfit[]> {
  const kept = search.keep.length === 0 ? [] : await catalogue.itemsByIds([...search.keep]);
  const left = search.budget === null ? null : search.budget - priceOf(kept);
  const pools = await Promise.all(parts.map((part) => poolOf(catalogue, search, part)));
  let sets: Choice[] = [{ pieces: [], depth: 0 }];
  const wanted = parts.reduce((sum, { count }) => sum + count, 0);
  for (const [at, part] of parts.entries()) {
    const pool = pools[at] ?? [];
    // A wardrobe is one without the one piece that nobody sells, and says so.
    const count = wanted < WARDROBE_MIN ? part.count : Math.min(part.count, pool.length);
    const choices = choicesOf(pool, count);
    const most = Math.max(1, Math.floor(JOINED_MAX / Math.max(1, choices.length)));
    const some = joined(sets.slice(0, most), choices);
    const within = some.filter(
      ({ pieces }) =>
        new Set(pieces).size === pieces.length && (left === null || priceOf(pieces) <= left),
    );
    sets = within
      .map((one) => ({ one, worth: one.depth + apart(one.pieces) }))
      .toSorted((one, other) => one.worth - other.worth)
      .slice(0, WEIGHED_MAX)
      .map(({ one }) => one);
  }
  const isEmpty = sets.every(({ pieces }) => pieces.length === 0);
  return bestOf(isEmpty ? [] : sets, search).map((pieces) => ({
    pieces: [...kept, ...pieces],
    total: priceOf([...kept, ...pieces]),
  }));
}

/** What takes the place of a kind that the shop does not sell, in words that a search reads. */
const IN_PLACE: Readonly<Record<string, readonly [type: string, words: string]>> = {
  'cover-up': ['shirt', 'linen shirt'],
};

const nameOf = (type: string, isPlural: boolean): string => {
  const found = findType(type);
  return ((isPlural ? found?.plural : found?.name) ?? type).toLowerCase();
};

/** A set as far as the shop sells what it is of, and what is told of the rest. */
export interface SoldSet {
  parts: readonly SetPart[];
  query: string;
  notice: string | null;
}

/** The words of a set with the names of those parts that they do not name. */
function withNames(query: string, parts: readonly SetPart[]): string {
  const named = understandQuery(query).types;
  const others = parts.filter(({ type }) => !named.includes(type));
  return [query, ...others.map(({ type }) => nameOf(type, true))].join(', ');
}

/** The kinds of a set that are sold at all; another takes the place of what is not, where one can. */
export async function soldSet(
  catalogue: OutfitCatalogue,
  search: OutfitSearch,
  parts: readonly SetPart[],
): Promise<SoldSet> {
  const { gender } = search.filters;
  const open = { ...search, filters: { ...DEFAULT_FILTERS, gender }, budget: null, keep: [] };
  const isSold = async ({ type }: SetPart): Promise<boolean> => {
    const own = { ...open, query: nameOf(type, true), roles: rolesOf([{ type, count: 1 }]) };
    const [found] = await catalogue.composeOutfits({ ...own, exceptIds: [], limit: 1 });
    return found?.pieces.some((item) => isOf({ type, count: 1 }, item)) === true;
  };
  const sold = await Promise.all(parts.map(isSold));
  const missing = parts.filter((_, at) => sold[at] === false);
  const query = withNames(search.query, parts);
  if (missing.length === 0 || missing.length === parts.length) {
    return { parts, query, notice: null };
  }
  const instead = missing.flatMap(({ type }) => IN_PLACE[type] ?? []);
  const told = missing.map(({ type }) => {
    const [, words] = IN_PLACE[type] ?? [];
    const name = nameOf(type, true);
    return words === undefined
      ? `There are no ${name} here, so the set is without.`
      : `There are no ${name} here, so a ${words} takes that place.`;
  });
  const kept = parts.filter((part) => !missing.includes(part));
  const others = missing.flatMap(({ type, count }) =>
    (IN_PLACE[type] ?? []).slice(0, 1).map((other) => ({ type: other, count })),
  );
  const words = instead.filter((_, at) => at % 2 === 1);
  return {
    parts: [...kept, ...others],
    query: [query, ...words].join(', '),
    notice: told.join(' '),
  };
}

/** Sets of the very kinds of pieces that were asked for, each complete and within the budget. */
export async function composeSet(
  catalogue: OutfitCatalogue,
  search: OutfitSearch,
  parts: readonly SetPart[],
): Promise<readonly ComposedOutfit[]> {
  const roles = rolesOf(parts);
  const isPlain = parts.every(({ count }) => count === 1) && new Set(roles).size === parts.length;
  if (!isPlain) return composeCounted(catalogue, search, parts);
  const composed = await catalogue.composeOutfits({ ...search, roles, needsRoles: true });
  // Where few are sold of a kind, what is near it fills its place.
  const exact = composed.filter(({ pieces }) =>
    parts.every((part) => pieces.some((piece) => isOf(part, piece))),
  );
  if (exact.length === 0) return composeCounted(catalogue, search, parts);
  return search.isCheapest === true ? leastOf(catalogue, exact, { search, parts }) : exact;
}

/** What costs least, also of pieces that are composed with dearer ones. */
async function leastOf(
  catalogue: OutfitCatalogue,
  exact: readonly ComposedOutfit[],
  { search, parts }: { search: OutfitSearch; parts: readonly SetPart[] },
): Promise<ComposedOutfit[]> {
  const counted = await composeCounted(catalogue, search, parts);
  const all = [...exact, ...counted].toSorted((one, other) => one.total - other.total);
  const keyOf = ({ pieces }: ComposedOutfit) =>
    pieces
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
  const once = new Map(all.map((one) => [keyOf(one), one]));
  return [...once.values()].slice(0, search.limit);
}
