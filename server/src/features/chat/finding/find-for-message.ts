import type { Item } from '@modiste/contract/entities/item';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { inFilterColor } from '@modiste/contract/filters/in-filter-color';
import { inShownColor, shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import type { Found } from '@modiste/stylist/stylist';
import type { MessageRow } from '../../../conversations/message-store.ts';
import type { FoundIds } from '../../../db/chat-tables.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type FindingDeps, findCandidates, type Wanted } from './find-candidates.ts';
import { findOutfits } from './find-outfits.ts';
import type { Matches } from './read-matches.ts';
import { readShopper } from './read-shopper.ts';

type Request = Wanted['state']['request'];

/** Whether what is stored was found for this request in this version of the catalogue. */
const isCurrent = (known: FoundIds, { refinedQuery, filters }: Request, version: string | null) =>
  known.version === version &&
  known.refinedQuery === refinedQuery &&
  !filtersDiffer(known.filters, filters);

/** What was found, as it is now, each in the color that it was found in. */
async function readAgain({ catalogue }: Deps, known: FoundIds): Promise<Matches> {
  const ids = [...new Set([...known.itemIds, ...known.outfits.flat()])];
  const items = ids.length === 0 ? [] : await catalogue.itemsByIds(ids);
  const { colors = {}, filters } = known;
  const inColor = (item: Item) => inShownColor(inFilterColor(item, filters.color), colors);
  const byId = new Map(items.map((item) => [item.id, inColor(item)]));
  const itemsOf = (wanted: readonly string[]) =>
    wanted.flatMap((id) => byId.get(id) ?? []).map((item, at) => ({ ...item, rank: at + 1 }));
  const { total, dropped, notice } = known;
  const outfits = known.outfits.map(itemsOf);
  return { candidates: itemsOf(known.itemIds), total, dropped, notice, outfits };
}

/** Outfits, or what goes with an item, where that is asked for; single items otherwise. */
async function find(deps: FindingDeps, wanted: Wanted): Promise<Matches> {
  const { outfit, anchor } = wanted.state.request;
  const isComposed = outfit !== null || anchor?.relation === 'beside';
  return (isComposed && (await findOutfits(deps, wanted))) || findCandidates(deps, wanted);
}

/**
 * What is found for a message of the shopper: what was found for it before where that still holds.
 * @param state As it is asked for now.
 * @returns It for the stylist, and by ids to be stored.
 */
export async function findForMessage(
  deps: FindingDeps,
  message: MessageRow,
  state: Wanted['state'],
): Promise<{ found: Found; ids: FoundIds }> {
  const userId = message.user_id;
  const [{ shopper }, version] = await Promise.all([
    readShopper(deps, userId),
    deps.catalogue.publishedVersion(),
  ]);
  const known = message.found;
  const matches =
    known !== null && isCurrent(known, state.request, version)
      ? await readAgain(deps, known)
      : await find(deps, { userId, shopper, state });
  const { refinedQuery, filters } = state.request;
  const { candidates, total, dropped, notice, outfits } = matches;
  const ids = {
    refinedQuery,
    filters,
    version,
    total,
    dropped,
    notice,
    itemIds: candidates.map(({ id }) => id),
    outfits: outfits.map((pieces) => pieces.map(({ id }) => id)),
    colors: shownColorsOf([...candidates, ...outfits.flat()]),
  };
  const { anchor } = state.request;
  const [anchored] = anchor ? await deps.catalogue.itemsByIds([anchor.itemId]) : [];
  const anchorItem = anchored ? inShownColor(anchored, state.shownColors ?? {}) : null;
  const found = { ...matches, anchor: anchorItem, state, shopper, now: new Date() };
  return { found, ids };
}
