import { MANNEQUINS } from '@modiste/wardrobe/mannequins';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { getMannequinPicture } from '../../images/mannequin-pictures.ts';
import { chooseWidth } from '../../images/picture-widths.ts';
import { tryOnKey } from '../../images/try-on-pictures.ts';
import { findTryOn } from '../../try-ons/try-on-store.ts';
import { isMannequin } from './find-pose.ts';
import { readTryOnRequest } from './read-try-on-request.ts';
import { tryOn } from './try-on.ts';

/** A deleted result leaves the caches of its person's browsers within the hour. */
const CACHE_CONTROL = 'private, max-age=3600';
/** The same for everybody, until another version of the app. */
const MANNEQUIN_CACHE_CONTROL = 'private, max-age=86400';

export function tryOnRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'tryOn', async ({ member: { userId }, request, signal }) =>
    tryOn(deps, { userId, request: await readTryOnRequest({ request }), signal }),
  );

  bindCall(app, 'tryOnImage', async ({ member: { userId }, params: { id } }) => {
    const found = await findTryOn(deps.database, { userId, id });
    const bytes = found && (await deps.objects.get(tryOnKey({ userId, id: found.id })));
    if (!bytes) throw new ApiError('not_found');
    return { bytes, type: 'image/webp', cacheControl: CACHE_CONTROL };
  });

  bindCall(app, 'mannequins', async () => MANNEQUINS.map((mannequin) => ({ ...mannequin })));

  bindCall(app, 'mannequinImage', async ({ params: { id }, query }) => {
    if (!isMannequin(id)) throw new ApiError('not_found');
    const order = { mannequin: id, widthPx: chooseWidth(query) };
    const bytes = await getMannequinPicture(deps, order);
    return { bytes, type: 'image/webp', cacheControl: MANNEQUIN_CACHE_CONTROL };
  });
}
