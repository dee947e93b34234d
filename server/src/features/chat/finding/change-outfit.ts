import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { budgetSaid, limitNamed, sumNamed } from '@modiste/stylist/budget-said';
import type { OutfitChange } from '@modiste/stylist/outfit-request';
import { inColorAsked, ofKindAsked } from './composing/as-asked.ts';
import type { OutfitCatalogue } from './composing/as-shown.ts';
import { FINISHING } from './composing/trim-outfits.ts';
import type { Wanted } from './find-candidates.ts';
import { ANY_PRICE, looserSearches, withoutBudget } from './looser-outfits.ts';
import { listed } from './name-dropped.ts';
import {
  isRole,
  kindAsked,
  LEFT_OUT,
  namesOf,
  otherKind,
  tellNoFurther,
  typeAdded,
} from './name-pieces.ts';
import type { Matches } from './read-matches.ts';
import { OUTFITS_MAX, outfitSearch } from './search-for-outfits.ts';

export interface Composing {
  catalogue: OutfitCatalogue;
}

const priceOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

export const matchesOf = (
  outfits: readonly (readonly Item[])[],
  kept: readonly string[],
): Matches => {
  const fresh = new Map(outfits.flat().map((item) => [item.id, item]));
  for (const id of kept) fresh.delete(id);
  const candidates = [...fresh.values()].map((item, at) => ({ ...item, rank: at + 1 }));
  return { candidates, total: candidates.length, dropped: null, notice: null, outfits };
};

export async function readOutfits(
  { catalogue }: Composing,
  bases: readonly (readonly string[])[],
): Promise<Item[][]> {
  const items = await catalogue.itemsByIds([...new Set(bases.flat())]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return bases.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
}

/** The search for the new piece beside what stays. */
export function searchOf(wanted: Wanted, change: OutfitChange): OutfitSearch {
  const { bases, fill, most, steps } = change;
  const { roles: _, ...asked } = outfitSearch(wanted);
  // A vest is no cardigan.
  const added = findType(typeAdded(wanted, change) ?? '')?.name;
  const needs = [asked.needs, added].filter((one) => one !== undefined).join(', ');
  const { priceRangeMax } = asked.filters;
  const limit = most === null ? priceRangeMax : Math.min(most, priceRangeMax ?? most);
  return {
    ...asked,
    filters: { ...asked.filters, priceRangeMax: limit },
    keep: bases[0] ?? [],
    roles: fill.filter(isRole),
    needsRoles: fill.length > 1,
    ...(needs !== '' && { needs }),
    seenIds: [],
    ...(steps !== undefined && { steps }),
    limit: OUTFITS_MAX,
  };
}

/** Within the budget by leaving out what finishes the outfit, one piece after another. */
async function findLeaner(
  deps: Composing,
  wanted: Wanted,
  { search, fill }: { search: OutfitSearch; fill: readonly string[] },
): Promise<Matches | null> {
  const { budget, keep } = search;
  if (budget === null) return null;
  const [pieces = []] = await readOutfits(deps, [keep]);
  const spare = FINISHING.filter((role) => !fill.includes(role)).flatMap((role) =>
    pieces.filter((piece) => roleOf(piece) === role),
  );
  for (const count of spare.keys()) {
    const left = spare.slice(0, count + 1);
    const rest = keep.filter((id) => !left.some((piece) => piece.id === id));
    const composed = await deps.catalogue.composeOutfits({ ...search, keep: rest });
    if (composed.length === 0) continue;
    const names = listed(
      left.map((piece) => `the ${LEFT_OUT[roleOf(piece) ?? ''] ?? roleOf(piece) ?? 'piece'}`),
    );
    const said = budgetSaid(wanted.state.request);
    const your = said === null ? `your ${formatPrice(budget)}` : limitNamed(said);
    const notice = `To stay within ${your}, I left out ${names}.`;
    return {
      ...matchesOf(
        composed.map((one) => one.pieces),
        rest,
      ),
      notice,
    };
  }
  return null;
}

/**
 * Over the budget by no more than the outfit on the screen is: who was shown that it is over, and goes
 * on, is not to lose the piece that made it so.
 */
async function findAsDear(
  deps: Composing,
  wanted: Wanted,
  search: OutfitSearch,
): Promise<Matches | null> {
  const { budget, keep } = search;
  if (budget === null) return null;
  const { state } = wanted;
  const shown = state.shown.outfits.find((ids) => keep.every((id) => ids.includes(id)));
  const [pieces = []] = await readOutfits(deps, [shown ?? []]);
  const most = priceOf(pieces);
  if (most <= budget) return null;
  const composed = await deps.catalogue.composeOutfits({ ...search, budget: most });
  if (composed.length === 0) return null;
  const said = budgetSaid(state.request);
  const your = said === null ? `your ${formatPrice(budget)}` : limitNamed(said);
  return {
    ...matchesOf(
      composed.map((one) => one.pieces),
      keep,
    ),
    dropped: `the budget of ${formatPrice(budget)}`,
    notice: `It costs no more than before, which is over ${your}.`,
  };
}

/** The outfit as it is on the screen, where the change cannot be made, and why. */
async function asItWas(
  deps: Composing,
  { state }: Wanted,
  { base, notice }: { base: readonly string[]; notice: string },
): Promise<Matches> {
  const shown = state.shown.outfits.find((ids) => base.every((id) => ids.includes(id)));
  const [pieces = []] = await readOutfits(deps, [shown ?? base]);
  return { ...matchesOf([pieces], base), notice };
}

/** Whether what was there is to go: it does not come back because nothing takes its place. */
const isRefused = ({ most, isAdded }: OutfitChange): boolean => most === null && !isAdded;

/** Whether a piece is added for a price of its own, beside that of the whole: "and a bag under 50". */
const hasOwnLimit = ({ most, isAdded }: OutfitChange): boolean => most !== null && isAdded;

/** An outfit is one without these. */
const isSpare = ({ fill }: OutfitChange): boolean =>
  fill.every((role) => FINISHING.some((one) => one === role));

/** Where the least expensive new piece costs more than the budget leaves. */
async function tooDear(
  deps: Composing,
  wanted: Wanted,
  { search, change }: { search: OutfitSearch; change: OutfitChange },
): Promise<Matches | null> {
  const { budget, keep } = search;
  if (budget === null) return null;
  const filters = withoutBudget(search);
  const open = { ...search, filters, budget: ANY_PRICE, isCheapest: true };
  const [cheapest] = await deps.catalogue.composeOutfits(open);
  if (cheapest === undefined) return null;
  const said = budgetSaid(wanted.state.request);
  const [sum, your] =
    said === null ? [budget, `your ${formatPrice(budget)}`] : [sumNamed(said), limitNamed(said)];
  const { pieces } = cheapest;
  const fresh = pieces.filter(({ id }) => !keep.includes(id));
  // Cheapest pieces may be within the budget though none that suits the occasion as well is.
  if (priceOf(pieces) <= budget) return matchesOf([pieces], keep);
  const left = Math.round((sum - priceOf(pieces) + priceOf(fresh)) * 100) / 100;
  const kind = kindAsked(wanted, change);
  const what = kind ?? namesOf(change.fill);
  const other = isRefused(change) && kind === null ? 'other ' : '';
  const leaves = left > 0 ? `leaves ${formatPrice(left)}` : 'is used up';
  const why = `The least expensive ${other}${what} to go with it costs ${formatPrice(priceOf(fresh))}, and your budget ${leaves}`;
  const over = formatPrice(Math.round((priceOf(pieces) - sum) * 100) / 100);
  if (hasOwnLimit(change)) {
    return {
      ...matchesOf([pieces], keep),
      dropped: `the budget of ${formatPrice(budget)}`,
      notice: `${why}. With it the whole is ${over} over ${your}.`,
    };
  }
  if (!isRefused(change)) {
    return asItWas(deps, wanted, { base: keep, notice: `${why}, so it stays as it was.` });
  }
  if (isSpare(change)) return withoutPiece(deps, keep, `${why}, so I left that out.`);
  return {
    ...matchesOf([pieces], keep),
    dropped: `the budget of ${formatPrice(budget)}`,
    notice: `${why}. This is the nearest, ${over} over ${your}.`,
  };
}

/** What stays of the outfit, where nothing takes the place of what is to go. */
async function withoutPiece(
  deps: Composing,
  keep: readonly string[],
  notice: string,
): Promise<Matches | null> {
  const [pieces = []] = await readOutfits(deps, [keep]);
  return pieces.length === 0 ? null : { ...matchesOf([pieces], []), notice };
}

/** Why no piece is new: none is for the price that was said, or none costs less than the old one. */
async function tellNothing(deps: Composing, wanted: Wanted, change: OutfitChange): Promise<string> {
  const { most, fill } = change;
  if (most === null || !Number.isInteger(most)) {
    return 'Nothing that goes with the rest costs less, so it stays as it was.';
  }
  const search = searchOf(wanted, { ...change, most: null });
  const open = { ...search, filters: withoutBudget(search), budget: ANY_PRICE, isCheapest: true };
  const [cheapest] = await deps.catalogue.composeOutfits(open);
  const fresh = cheapest?.pieces.filter(({ id }) => !search.keep.includes(id)) ?? [];
  const least =
    fresh.length === 0 ? '' : ` The least expensive costs ${formatPrice(priceOf(fresh))}.`;
  return `I found no ${namesOf(fill)} for ${formatPrice(most)} or less that goes with it, so it stays as it was.${least}`;
}

/**
 * An outfit on the screen with a part of it changed, in versions, or outfits with a part left out; all
 * else is as it was.
 * @param isStrict Whether nothing that only comes near is looked for.
 * @returns Null where nothing goes in that place.
 */
export async function changeOutfit(
  deps: Composing,
  wanted: Wanted,
  { change, isStrict }: { change: OutfitChange; isStrict: boolean },
): Promise<Matches | null> {
  if (change.fill.length === 0) {
    const outfits = (await readOutfits(deps, change.bases)).filter(({ length }) => length > 0);
    return outfits.length === 0 ? null : matchesOf(outfits, []);
  }
  const search = searchOf(wanted, change);
  const read = async (one: OutfitSearch) =>
    (await deps.catalogue.composeOutfits(one)).map(({ pieces }) => pieces);
  const colored = inColorAsked(wanted, search);
  const inColor = colored === null ? [] : await read(colored);
  const found = ofKindAsked(wanted, change, inColor.length > 0 ? inColor : await read(search));
  if (found.length > 0) {
    const other = otherKind(wanted, change, found);
    if (other !== null && change.isAdded && !other.isNear)
      return asItWas(deps, wanted, {
        base: search.keep,
        notice: `${other.notice}, so it stays as it was.`,
      });
    const notice = other && `${other.notice}; this comes nearest.`;
    return { ...matchesOf(found, search.keep), notice };
  }
  if (isStrict) return null;
  const asDear = await findAsDear(deps, wanted, search);
  if (asDear !== null) return asDear;
  const leaner = await findLeaner(deps, wanted, { search, fill: change.fill });
  if (leaner !== null) return leaner;
  const base = search.keep;
  const dearer = await tooDear(deps, wanted, { search, change });
  if (dearer !== null) return dearer;
  if (change.most !== null) {
    const notice = await tellNothing(deps, wanted, change);
    return asItWas(deps, wanted, { base, notice });
  }
  const further = tellNoFurther(wanted, change);
  if (further !== null) return asItWas(deps, wanted, { base, notice: further });
  for (const looser of looserSearches(search)) {
    const nearest = await read(looser.search);
    if (nearest.length > 0) return { ...matchesOf(nearest, base), dropped: looser.dropped };
  }
  if (!isRefused(change)) return null;
  const none = `There is no other ${namesOf(change.fill)} that goes with it`;
  return withoutPiece(deps, base, `${none}, so this is the rest alone.`);
}
