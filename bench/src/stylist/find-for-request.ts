import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchResult } from '@modiste/catalogue/request/search-request';
import { typeRole } from '@modiste/lexicon/garment-types';
import { nameDropped } from '@modiste/server/features/chat/name-dropped';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Found, Shopper } from '@modiste/stylist/stylist';

const CANDIDATES_MAX = 60;
const OUTFITS_MAX = 3;
const COMPANIONS_MAX = 12;

export interface Asked {
  state: DialogueState & { request: StyleRequest };
  shopper: Shopper;
}

type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

const NONE: Matches = { candidates: [], total: 0, dropped: null, notice: null, outfits: [] };

function readMatches(result: SearchResult, exceptIds: readonly string[]): Matches {
  const { items, total, alternatives, notice } = result;
  const isNear = total === 0 && alternatives !== null;
  const matching = (isNear ? items : items.slice(0, total)).filter(
    ({ id }) => !exceptIds.includes(id),
  );
  const dropped = isNear ? 'part of what you asked for' : null;
  return { candidates: matching.slice(0, CANDIDATES_MAX), total, dropped, notice, outfits: [] };
}

/** Single items as the server asks for them, but for uploads and popularity, which a bench lacks. */
async function findItems(catalogue: Catalogue, request: StyleRequest): Promise<Matches> {
  const { refinedQuery: query, filters, anchor, exceptIds } = request;
  const itemId = anchor !== null && anchor.relation !== 'beside' ? anchor.itemId : null;
  const asked = {
    query,
    filters,
    imageEmbedding: itemId === null ? null : await catalogue.imageEmbeddingOf(itemId),
    ...(itemId !== null && { exceptId: itemId }),
    ...(itemId !== null && anchor?.relation === 'compared' && { comparedTo: itemId }),
    limit: CANDIDATES_MAX + exceptIds.length,
  };
  const result = await catalogue.search(asked);
  const [relaxation] = result.understood.unknownGoods === null ? result.relaxations : [];
  if (relaxation === undefined) return readMatches(result, exceptIds);
  const { query: words, filters: left } = relaxation;
  const loose = await catalogue.search({ ...asked, query: words, filters: left });
  return { ...readMatches(loose, exceptIds), dropped: nameDropped(filters, relaxation) };
}

/** Whole outfits, or what goes with an item, as the server asks for them. */
async function findTogether(catalogue: Catalogue, request: StyleRequest): Promise<Matches | null> {
  const { refinedQuery: query, filters, anchor, outfit, wishes, exceptIds } = request;
  if (outfit === null && anchor?.relation !== 'beside') return null;
  const named = wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap((one) => (one.kind === 'type' ? one.id : [])));
  const roles = outfit === null ? [...new Set(named.flatMap((type) => typeRole(type) ?? []))] : [];
  const keep = [...(outfit?.keep ?? []), ...(anchor?.relation === 'beside' ? [anchor.itemId] : [])];
  const composed = await catalogue.composeOutfits({
    query,
    filters,
    budget: outfit?.budget ?? null,
    keep: [...new Set(keep)],
    exceptIds,
    ...(roles.length > 0 && { roles }),
    limit: roles.length > 0 ? COMPANIONS_MAX : OUTFITS_MAX,
  });
  const outfits = composed.map(({ pieces }) => pieces);
  const added = new Map(outfits.flat().map((item) => [item.id, item]));
  for (const id of keep) added.delete(id);
  const candidates = [...added.values()];
  if (candidates.length === 0) return null;
  return {
    ...NONE,
    candidates,
    total: candidates.length,
    outfits: roles.length > 0 ? [] : outfits,
  };
}

/** What is found for a request: whole outfits, or items. */
export async function findForRequest(catalogue: Catalogue, asked: Asked): Promise<Found> {
  const { state, shopper } = asked;
  const { request } = state;
  const together = await findTogether(catalogue, request);
  const matches = together ?? (await findItems(catalogue, request));
  const anchorId = request.anchor?.itemId;
  const [anchored = null] = anchorId === undefined ? [] : await catalogue.itemsByIds([anchorId]);
  return { ...matches, anchor: anchored, state, shopper, now: new Date() };
}
