import type { CallAnswer } from '@modiste/contract/calls';
import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { uploadIds } from '../../conversations/upload-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findSavedSearch, findUploads } from './history-store.ts';
import { attachedItems, presentAttached } from './present-attached.ts';

/**
 * A past search with its items as they are now; what is gone is left out.
 * @throws ApiError `not_found`
 */
export async function readSearch(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  asked: { userId: string; id: string },
): Promise<CallAnswer<'savedSearch'>> {
  const search = await findSavedSearch(deps.database, asked);
  if (!search) throw new ApiError('not_found');
  const { query, filters, attachments, item_ids } = search;
  const { userId } = asked;
  const [found, items, uploads] = await Promise.all([
    item_ids.length === 0 ? [] : deps.catalogue.itemsByIds(item_ids),
    attachedItems(deps, attachments),
    findUploads(deps.database, { userId, ids: uploadIds(attachments) }),
  ]);
  return {
    query,
    items: found.map((item, at) => ({ ...item, rank: at + 1 })),
    filters: applyBulk(DEFAULT_FILTERS, filters, () => undefined),
    attachments: attachments
      .filter(({ id, context }) => (context === 'item' ? items.has(id) : uploads.has(id)))
      .map((attached) => presentAttached(attached, { userId, items })),
  };
}
