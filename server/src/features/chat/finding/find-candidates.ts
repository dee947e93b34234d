import type { SearchRequest, SearchResult } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Found, Shopper } from '@modiste/stylist/stylist';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import type { PopularityOf } from '../../../search-inputs/item-popularity.ts';
import { resolveAttachment } from '../../../search-inputs/resolve-attachment.ts';
import { nameDropped } from './name-dropped.ts';

const CANDIDATES_MAX = 60;

export interface FindingDeps extends Deps {
  findPopularity(): Promise<PopularityOf>;
}

/** What a search is made for. */
export interface Wanted {
  userId: string;
  shopper: Shopper;
  /** With the request that is asked for now. */
  state: DialogueState & { request: StyleRequest };
}

export type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

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
  const { words, itemId, recognized, ...subject } = await subjectOf(deps, userId, request);
  const isCompared = request.anchor?.relation === 'compared';
  return {
    ...subject,
    query: [request.refinedQuery, words].filter((part) => part !== '').join(' '),
    filters: request.filters,
    pictured: recognized?.kinds ?? null,
    ...(itemId !== undefined && { exceptId: itemId, ...(isCompared && { comparedTo: itemId }) }),
    limit: CANDIDATES_MAX + request.exceptIds.length,
    // What is found for somebody else does not follow the shopper's own sizes and styles.
    ...(request.wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
    popularityOf: await deps.findPopularity(),
  };
}

/** What is told where all that matches was shown before. */
const ALL_SEEN = 'You’ve seen everything that matches.';
const NEAREST_SEEN = 'You’ve seen everything that comes close.';

/** What meets all limits, or else what misses one wish; without what is not to be found again. */
function readMatches(
  { items, total, notice, alternatives }: SearchResult,
  exceptIds: readonly string[],
): Matches | null {
  const isNear = total === 0 && alternatives !== null;
  if (total === 0 && !isNear) return null;
  const matching = isNear ? items : items.slice(0, total);
  const unseen = matching.filter(({ id }) => !exceptIds.includes(id));
  return {
    candidates: unseen.slice(0, CANDIDATES_MAX),
    total: (isNear ? alternatives.total : total) - (matching.length - unseen.length),
    dropped: isNear ? 'part of what you asked for' : null,
    notice: unseen.length === 0 ? ALL_SEEN : notice,
    outfits: [],
  };
}

interface Nearest extends Pick<SearchResult, 'understood' | 'relaxations'> {
  exceptIds: readonly string[];
}

/** Whether a looser query still refuses all that was refused: "no wool" is never given up. */
function keepsRefusals(loose: UnderstoodQuery, asked: UnderstoodQuery): boolean {
  const refused = (understood: UnderstoodQuery) => Object.values(understood.not).flat();
  const kept = new Set<string>(refused(loose));
  return refused(asked).every((one) => kept.has(one));
}

/** The nearest that was not seen yet, and what stands in the way of what was asked for. */
async function findNearest(
  { catalogue }: FindingDeps,
  request: SearchRequest,
  { understood, relaxations, exceptIds }: Nearest,
): Promise<Matches | null> {
  let seen: Matches | null = null;
  for (const relaxation of relaxations) {
    const { query, filters } = relaxation;
    const found = await catalogue.search({ ...request, query, filters });
    if (!keepsRefusals(found.understood, understood)) continue;
    const loose = readMatches(found, exceptIds);
    if (loose === null) continue;
    if (loose.candidates.length > 0)
      return { ...loose, dropped: nameDropped(request.filters, relaxation), notice: null };
    seen = { ...loose, dropped: null, notice: NEAREST_SEEN };
  }
  return seen;
}

/** Searches for single items; where nothing meets every limit, without the one that stands in the way. */
export async function findCandidates(deps: FindingDeps, wanted: Wanted): Promise<Matches> {
  const request = await searchRequest(deps, wanted);
  const { exceptIds } = wanted.state.request;
  const result = await deps.catalogue.search(request);
  const { notice, understood } = result;
  // In place of goods that no fashion shop sells, anything else would be beside the point.
  const relaxations = understood.unknownGoods === null ? result.relaxations : [];
  return (
    readMatches(result, exceptIds) ??
    (await findNearest(deps, request, { understood, relaxations, exceptIds })) ?? {
      candidates: [],
      total: 0,
      dropped: null,
      notice,
      outfits: [],
    }
  );
}
