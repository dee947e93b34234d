import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Shopper } from '@modiste/stylist/stylist';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import type { PopularityOf } from '../../../search-inputs/item-popularity.ts';
import { resolveAttachment } from '../../../search-inputs/resolve-attachment.ts';
import { findItems } from './find-items.ts';
import type { AskedState, Matches } from './read-matches.ts';

export interface FindingDeps extends Deps {
  findPopularity(): Promise<PopularityOf>;
}

/** What a search is made for. */
export interface Wanted {
  userId: string;
  shopper: Shopper;
  /** With the request that is asked for now. */
  state: AskedState;
}

/** Whether "the second one in blue" is sold: then it is the first answer itself. */
const comesInColor = (item: Item | undefined, { anchor, filters }: StyleRequest): boolean =>
  anchor?.relation === 'like' &&
  item !== undefined &&
  item.colors.some((color) => filters.color.includes(color));

/** What the request is about beside its words: the item it is compared with, or the attachment. */
async function subjectOf(deps: Deps, userId: string, request: StyleRequest) {
  const { anchor, attachment } = request;
  if (anchor === null) return resolveAttachment(deps, userId, attachment ? [attachment] : []);
  // What goes with an item does not look like it.
  if (anchor.relation === 'beside') return resolveAttachment(deps, userId, []);
  const [item] = await deps.catalogue.itemsByIds([anchor.itemId]);
  const attached = item ? [{ id: item.id, context: 'item' as const }] : [];
  const subject = await resolveAttachment(deps, userId, attached);
  return comesInColor(item, request) ? { ...subject, itemId: undefined } : subject;
}

async function searchRequest(
  deps: FindingDeps,
  { userId, shopper, state: { request } }: Wanted,
): Promise<SearchRequest> {
  const { words, itemId, recognized: _, ...subject } = await subjectOf(deps, userId, request);
  const isCompared = request.anchor?.relation === 'compared';
  return {
    ...subject,
    query: [request.refinedQuery, words].filter((part) => part !== '').join(' '),
    filters: request.filters,
    ...(itemId !== undefined && { exceptId: itemId, ...(isCompared && { comparedTo: itemId }) }),
    // What is found for somebody else does not follow the shopper's own sizes and styles.
    ...(request.wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
    popularityOf: await deps.findPopularity(),
  };
}

/** Of an outfit that cannot be composed, no single piece may cost more than all were to cost together. */
function withinBudget(wanted: Wanted): Wanted {
  const { request } = wanted.state;
  const { priceRangeMax } = request.filters;
  const most = request.outfit?.budget ?? null;
  if (most === null || (priceRangeMax !== null && priceRangeMax <= most)) return wanted;
  const filters = { ...request.filters, priceRangeMax: most };
  return { ...wanted, state: { ...wanted.state, request: { ...request, filters } } };
}

/** Searches for single items; where nothing meets every limit, without the one that stands in the way. */
export async function findCandidates(deps: FindingDeps, asked: Wanted): Promise<Matches> {
  const wanted = withinBudget(asked);
  return findItems(deps.catalogue, await searchRequest(deps, wanted), wanted.state);
}
