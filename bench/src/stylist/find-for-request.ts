import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchResult } from '@modiste/catalogue/request/search-request';
import { findOutfits } from '@modiste/server/features/chat/find-outfits';
import { nameDropped } from '@modiste/server/features/chat/name-dropped';
import { tasteOf } from '@modiste/server/preferences/read-preferences';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Found, Shopper } from '@modiste/stylist/stylist';

const CANDIDATES_MAX = 60;

export interface Asked {
  state: DialogueState & { request: StyleRequest };
  shopper: Shopper;
}

type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

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
async function findItems(
  catalogue: Catalogue,
  { state: { request }, shopper }: Asked,
): Promise<Matches> {
  const { refinedQuery: query, filters, anchor, exceptIds, wearer } = request;
  const itemId = anchor !== null && anchor.relation !== 'beside' ? anchor.itemId : null;
  const asked = {
    query,
    filters,
    imageEmbedding: itemId === null ? null : await catalogue.imageEmbeddingOf(itemId),
    ...(itemId !== null && { exceptId: itemId }),
    ...(itemId !== null && anchor?.relation === 'compared' && { comparedTo: itemId }),
    ...(wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
    limit: CANDIDATES_MAX + exceptIds.length,
  };
  const result = await catalogue.search(asked);
  const [relaxation] = result.understood.unknownGoods === null ? result.relaxations : [];
  if (relaxation === undefined) return readMatches(result, exceptIds);
  const { query: words, filters: left } = relaxation;
  const loose = await catalogue.search({ ...asked, query: words, filters: left });
  return { ...readMatches(loose, exceptIds), dropped: nameDropped(filters, relaxation) };
}

/** What is found for a request, by the server's own functions where they need no database. */
export async function findForRequest(catalogue: Catalogue, asked: Asked): Promise<Found> {
  const { state, shopper } = asked;
  const { anchor, outfit } = state.request;
  const isTogether = outfit !== null || anchor?.relation === 'beside';
  const together = isTogether ? await findOutfits({ catalogue }, { ...asked, userId: '' }) : null;
  const matches = together ?? (await findItems(catalogue, asked));
  const [anchored = null] = anchor === null ? [] : await catalogue.itemsByIds([anchor.itemId]);
  return { ...matches, anchor: anchored, state, shopper, now: new Date() };
}
