import type { Catalogue } from '@modiste/catalogue/catalogue';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { findItems } from '@modiste/server/features/chat/find-items';
import { findOutfits } from '@modiste/server/features/chat/find-outfits';
import { tasteOf } from '@modiste/server/preferences/read-preferences';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Found, Shopper } from '@modiste/stylist/stylist';

export interface Asked {
  state: DialogueState & { request: StyleRequest };
  shopper: Shopper;
}

type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

/** Single items as the server asks for them, but for uploads and popularity, which a bench lacks. */
async function findSingle(catalogue: Catalogue, { state, shopper }: Asked): Promise<Matches> {
  const { request } = state;
  const { refinedQuery: query, filters, anchor, wearer } = request;
  const itemId = anchor !== null && anchor.relation !== 'beside' ? anchor.itemId : null;
  const asked = {
    query,
    filters,
    imageEmbedding: itemId === null ? null : await catalogue.imageEmbeddingOf(itemId),
    ...(itemId !== null && { exceptId: itemId }),
    ...(itemId !== null && anchor?.relation === 'compared' && { comparedTo: itemId }),
    ...(wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
  };
  return findItems(catalogue, asked, state);
}

/** What is found for a request, by the server's own functions where they need no database. */
export async function findForRequest(catalogue: Catalogue, asked: Asked): Promise<Found> {
  const { state, shopper } = asked;
  const { anchor, outfit } = state.request;
  const isTogether = outfit !== null || anchor?.relation === 'beside';
  const together = isTogether ? await findOutfits({ catalogue }, { ...asked, userId: '' }) : null;
  const matches = together ?? (await findSingle(catalogue, asked));
  const [anchored = null] = anchor === null ? [] : await catalogue.itemsByIds([anchor.itemId]);
  const shown = anchored === null ? null : inShownColor(anchored, state.shownColors ?? {});
  return { ...matches, anchor: shown, state, shopper, now: new Date() };
}
