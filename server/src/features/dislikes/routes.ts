import type { Dislike } from '@modiste/contract/entities/dislike';
import type { Item } from '@modiste/contract/entities/item';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/is-uuid.ts';
import type { Deps } from '../../deps/deps.ts';
import { type DislikeRow, deleteDislike, listDislikes } from '../../dislikes/dislike-store.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { addDislike } from './add-dislike.ts';

type Stores = Pick<Deps, 'database' | 'catalogue'>;

/** The leading pieces of what was said, as far as the catalogue knows them. */
async function readPieces(
  { catalogue }: Stores,
  rows: readonly DislikeRow[],
): Promise<ReadonlyMap<string, Item>> {
  const ids = [...new Set(rows.flatMap(({ item_ids }) => item_ids.slice(0, 1)))];
  const items = ids.length === 0 ? [] : await catalogue.itemsByIds(ids);
  return new Map(items.map((item) => [item.id, item]));
}

const presentDislike = (
  { created_at, ...row }: DislikeRow,
  pieces: ReadonlyMap<string, Item>,
): Dislike => ({
  ...row,
  image: pieces.get(row.item_ids[0] ?? '')?.image_urls[0] ?? null,
  created_at: created_at.toISOString(),
});

export function dislikeRoutes(app: FastifyInstance, deps: Stores): void {
  const { database } = deps;

  bindCall(app, 'dislikes', async ({ member: { userId } }) => {
    const rows = await listDislikes(database, userId);
    const pieces = await readPieces(deps, rows);
    return { dislikes: rows.map((row) => presentDislike(row, pieces)) };
  });

  bindCall(app, 'addDislike', async ({ member: { userId }, body }) => {
    const row = await addDislike(deps, userId, body);
    return presentDislike(row, await readPieces(deps, [row]));
  });

  bindCall(app, 'removeDislike', async ({ member: { userId }, params: { id } }) => {
    const isRemoved = isUuid(id) && (await deleteDislike(database, { userId, id }));
    if (!isRemoved) throw new ApiError('not_found');
    return DONE;
  });
}
