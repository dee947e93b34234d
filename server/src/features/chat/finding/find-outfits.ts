import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { nameOfComparison } from '@modiste/lexicon/comparisons';
import { isInSameColor } from '@modiste/stylist/item-colors';
import type { OutfitChange, OutfitMove } from '@modiste/stylist/outfit-request';
import { changeOutfits } from './change-outfits.ts';
import { asShown, type OutfitCatalogue } from './composing/as-shown.ts';
import { composingBesideOwn } from './composing/beside-own.ts';
import { composeSeries } from './composing/compose-series.ts';
import { composeSet, soldSet } from './composing/compose-set.ts';
import { moveOutfits } from './composing/move-outfits.ts';
import { addedPieces, trimChanged, trimShown } from './composing/trim-shown.ts';
import { composingWithinLimits } from './composing/within-limits.ts';
import type { Wanted } from './find-candidates.ts';
import { ANY_PRICE, type Looser, looserSearches, withoutBudget } from './looser-outfits.ts';
import { listed } from './name-dropped.ts';
import type { Matches } from './read-matches.ts';
import { outfitSearch } from './search-for-outfits.ts';
import { tellUnmoved, withoutShown } from './tell-unmoved.ts';

/** What the cheapest whole outfits within every other limit are, where none is within the budget. */
const cheapestSearch = (asked: OutfitSearch): OutfitSearch => ({
  ...asked,
  filters: withoutBudget(asked),
  budget: ANY_PRICE,
  isCheapest: true,
});

/** What costs so many times the least is nothing for one who cannot pay that. */
const NEAR_LEAST = 1.2;

/**
 * Of the cheapest outfits those within the budget, where there are such: then no limit is given up.
 * Else those that cost about the least.
 */
function withinWhere(
  matches: Matches,
  { budget, keep }: { budget: number; keep: readonly string[] },
): Matches {
  const totalOf = (pieces: readonly Item[]): number =>
    Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * 100) / 100;
  const within = matches.outfits.filter((pieces) => totalOf(pieces) <= budget);
  const most = NEAR_LEAST * Math.min(...matches.outfits.map(totalOf));
  const near = matches.outfits.filter((pieces) => totalOf(pieces) <= most);
  const outfits = within.length > 0 ? within : near;
  const candidates = addedPieces(outfits, keep);
  const dropped = within.length > 0 ? null : matches.dropped;
  return { ...matches, outfits, candidates, total: candidates.length, dropped };
}

/** Whether a part of an outfit was not to be had as it was asked for. */
function lacksPart(found: Matches | null, { bases: [base = []], fill }: OutfitChange): boolean {
  const [pieces = []] = found?.outfits ?? [];
  const isShort = pieces.length < base.length + fill.length;
  return isShort || found === null || found.dropped !== null || found.notice !== null;
}

/** Outfits on the screen as a message changes them; brought within a budget where that was named with it. */
async function changeWithin(
  deps: { catalogue: OutfitCatalogue },
  wanted: Wanted,
  change: OutfitChange,
): Promise<Matches | null> {
  const { request, shown } = wanted.state;
  const outfit = request.outfit && { ...request.outfit, budget: null };
  const unlimited = { ...wanted, state: { ...wanted.state, request: { ...request, outfit } } };
  if (request.outfit?.isTrimmed !== true) {
    const found = await changeOutfits(deps, wanted, change);
    // What a list names is shown with what it costs, within a budget or not.
    return change.isListed === true && lacksPart(found, change)
      ? changeOutfits(deps, unlimited, change)
      : found;
  }
  const changed = await changeOutfits(deps, unlimited, change);
  if (changed === null) return null;
  const asked = outfitSearch(wanted);
  const before = new Set(shown.outfits.flat());
  const search = { ...asked, filters: withoutBudget(asked) };
  const outfits = await trimChanged(deps.catalogue, changed.outfits, {
    search,
    budget: asked.budget,
    before,
  });
  if (outfits.length === 0) return changed;
  return { ...changed, outfits, candidates: addedPieces(outfits, [...before]) };
}

/** The outfits as they are, where nothing is further along. */
function unmoved(
  { budget }: OutfitSearch,
  { than }: OutfitMove,
  outfits: Matches['outfits'],
): Matches {
  const candidates = addedPieces(outfits, []);
  const words = listed(
    than.length > 0 ? than.flatMap((one) => nameOfComparison(one) ?? []) : ['better'],
  );
  const within = budget === null ? '' : ` within your ${formatPrice(budget)}`;
  const notice = `I found nothing ${words} that goes with the rest${within}, so all stays as it is.`;
  return { candidates, total: candidates.length, dropped: null, notice, outfits };
}

/** The outfits on the screen, darker or dressier with as many of their pieces as can stay. */
async function moveShown(
  catalogue: OutfitCatalogue,
  { state }: Wanted,
  asked: OutfitSearch,
): Promise<Matches | null> {
  const { move } = state.request.outfit ?? {};
  if (move === undefined) return null;
  const { roles: _, ...search } = asked;
  const shown = state.shown.outfits;
  const before = move.bases.flat();
  const own = { ...search, keep: [], seenIds: [] };
  const outfits = await moveOutfits(catalogue, move, { search: own, wishes: state.request.wishes });
  const isMoved = outfits.some((pieces, at) =>
    pieces.some((item) => !shown[at]?.includes(item.id) || !isInSameColor(item, state.shownColors)),
  );
  if (!isMoved) return unmoved(asked, move, outfits);
  const candidates = addedPieces(outfits, before);
  return { candidates, total: candidates.length, dropped: null, notice: null, outfits };
}

/** The catalogue as it composes for a request: within what each kind may cost, beside what the shopper has. */
const composingFor = (catalogue: OutfitCatalogue, { state }: Wanted): Promise<OutfitCatalogue> =>
  composingBesideOwn(
    composingWithinLimits(asShown(catalogue, state), state.pieceLimits),
    state.request,
  );

/**
 * Composes whole outfits, or finds items of the named parts that go with one. Where that cannot be
 * within every limit, the first limit is given up that stands in the way; of a budget, the cheapest
 * that there is.
 * @returns Null where nothing can be composed at all.
 */
export async function findOutfits(
  deps: { catalogue: OutfitCatalogue },
  wanted: Wanted,
): Promise<Matches | null> {
  const { request } = wanted.state;
  const { change, set, around, series } = request.outfit ?? {};
  const catalogue = await composingFor(deps.catalogue, wanted);
  if (change !== undefined) return changeWithin({ catalogue }, wanted, change);
  const whole = outfitSearch(wanted);
  const sold = set === undefined ? null : await soldSet(catalogue, whole, set);
  const asked = sold === null ? whole : { ...whole, query: sold.query };
  const { keep, roles, budget } = asked;
  const read = async ({ search, dropped }: Looser | { search: OutfitSearch; dropped: null }) => {
    const composed =
      series !== undefined
        ? await composeSeries(
            catalogue,
            { ...search, filters: withoutBudget(search) },
            { request, series },
          )
        : sold === null
          ? await catalogue.composeOutfits(search)
          : await composeSet(catalogue, search, sold.parts);
    if (composed.length === 0) return null;
    const outfits = composed.map(({ pieces }) => pieces);
    const candidates = addedPieces(outfits, keep);
    const total = candidates.length;
    return { candidates, total, dropped, notice: null, outfits: roles ? [] : outfits };
  };
  const same =
    (await moveShown(catalogue, wanted, asked)) ??
    (await trimShown(catalogue, wanted.state, {
      search: { ...asked, filters: withoutBudget(asked) },
      budget: asked.budget,
    }));
  if (same !== null) return same;
  const found = await read({ search: asked, dropped: null });
  if (found) {
    const isMoved = request.outfit?.seen !== undefined;
    const before = wanted.state.shown.outfits.flat();
    const moved = isMoved ? withoutShown(found.outfits, before) : found.outfits;
    const outfits = moved.length > 0 ? moved : found.outfits;
    const unmovedNotice = await tellUnmoved({ catalogue }, wanted.state, outfits);
    return { ...found, outfits, notice: unmovedNotice ?? sold?.notice ?? null };
  }
  if (budget !== null && roles === undefined) {
    const dropped = `the budget of ${formatPrice(around ?? budget)}`;
    const cheapest = await read({ search: cheapestSearch(asked), dropped });
    if (cheapest) return withinWhere(cheapest, { budget, keep });
  }
  const looser = looserSearches(asked);
  // Where not even the loosest finds anything, the others need not be tried.
  const last = looser.at(-1);
  const loosest = last && (await read(last));
  if (!loosest) return null;
  for (const one of looser.slice(0, -1)) {
    const nearest = await read(one);
    if (nearest) return nearest;
  }
  return loosest;
}
