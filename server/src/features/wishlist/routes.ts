import { isDeepStrictEqual } from 'node:util';
import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { presentSaved } from './present-saved.ts';
import { saveItem } from './save-item.ts';
import { listSaved, refreshSaved, removeSaved, type SavedRow } from './wishlist-store.ts';

type Stores = Pick<Deps, 'database' | 'catalogue' | 'log'>;

const changed = (rows: readonly SavedRow[], known: ReadonlyMap<string, Item>): Item[] =>
  rows.flatMap((row) => {
    const item = known.get(row.item_id);
    return item === undefined || isDeepStrictEqual(item, row.item) ? [] : [item];
  });

/** Stores the current state of changed items; a failure is logged and does not fail the list. */
async function refreshSnapshots({ database, log }: Stores, userId: string, items: readonly Item[]) {
  if (items.length === 0) return;
  try {
    await refreshSaved(database, userId, items);
  } catch (error) {
    log.warn({ err: error }, 'saved items not refreshed');
  }
}

/** What a person saved, the latest first, each as the shop has it now or as it was last seen. */
async function listWishlist(deps: Stores, userId: string): Promise<SavedItem[]> {
  const rows = await listSaved(deps.database, userId);
  if (rows.length === 0) return [];
  const items = await deps.catalogue.itemsByIds(rows.map((row) => row.item_id));
  const known = new Map(items.map((item) => [item.id, item]));
  await refreshSnapshots(deps, userId, changed(rows, known));
  return rows.map((row) => presentSaved(row, known.get(row.item_id)));
}

export function wishlistRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'wishlist', async ({ member }) => {
    const saved = await listWishlist(deps, member.userId);
    return Object.fromEntries(saved.map((item) => [item.id, item]));
  });

  bindCall(app, 'saveItem', ({ member: { userId }, params: { id }, body }) =>
    saveItem(deps, { userId, itemId: id, color: body?.color }),
  );

  bindCall(app, 'unsaveItem', async ({ member: { userId }, params: { id } }) => {
    await removeSaved(deps.database, { userId, itemId: id });
    return DONE;
  });
}
