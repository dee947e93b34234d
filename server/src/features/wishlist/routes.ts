import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { DONE } from '../../http/done.ts';
import { listWishlist } from './list-wishlist.ts';
import { saveItem } from './save-item.ts';
import { removeSaved } from './wishlist-store.ts';

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
