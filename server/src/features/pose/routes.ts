import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import { TryOnFailure, type TryOnJob } from '@modiste/fitting/try-on-engine';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE, type MediaAnswer } from '../../http/bind-call.ts';
import { readUploads } from '../../http/request-body.ts';
import { poseKey, poseThumbnailKey } from '../../images/pose-pictures.ts';
import { findPose, listPoses } from './pose-store.ts';
import { createPose, deletePose, listThumbnails } from './poses.ts';
import { savePose } from './save-pose.ts';

/** A deleted pose leaves the caches of its person's browsers within the hour. */
const CACHE_CONTROL = 'private, max-age=3600';

/** Whoever looks at a pose may try something on next: the engine gets to know its person meanwhile. */
async function preparePose({ tryOn, log }: Deps, pose: TryOnJob['pose']): Promise<void> {
  try {
    await tryOn.prepare?.(pose);
  } catch (error) {
    // A try-on says that nobody is in the photo when it is asked for.
    if (error instanceof TryOnFailure && error.reason === 'no_person') return;
    log.warn({ err: error }, 'pose not prepared for a try-on');
  }
}

export function poseRoutes(app: FastifyInstance, deps: Deps): void {
  const find = async (pose: { userId: string; id: string }) => {
    const row = await findPose(deps.database, pose);
    if (!row) throw new ApiError('not_found');
    return row;
  };

  const showPicture = async (
    pose: { userId: string; id: string },
    keyOf: typeof poseKey,
  ): Promise<MediaAnswer & { bytes: Uint8Array }> => {
    const { id } = await find(pose);
    const bytes = await deps.objects.get(keyOf({ userId: pose.userId, id }));
    if (!bytes) throw new ApiError('not_found');
    return { bytes, type: 'image/webp', cacheControl: CACHE_CONTROL };
  };

  bindCall(app, 'poses', ({ member }) => listPoses(deps.database, member.userId));

  bindCall(app, 'poseThumbnails', ({ member }) => listThumbnails(deps, member.userId));

  bindCall(app, 'poseById', ({ member: { userId }, params: { id } }) => find({ userId, id }));

  bindCall(app, 'poseImage', async ({ member: { userId }, params: { id } }) => {
    const picture = await showPicture({ userId, id }, poseKey);
    void preparePose(deps, { key: id, bytes: picture.bytes });
    return picture;
  });

  bindCall(app, 'poseThumbnail', ({ member: { userId }, params: { id } }) =>
    showPicture({ userId, id }, poseThumbnailKey),
  );

  bindCall(app, 'createPose', async ({ member: { userId }, request }) => {
    const { files, fields } = await readUploads(request, ['image'], {
      bytesMax: ATTACHMENT_BYTES_MAX,
      tooLarge: 'attachment_too_large',
    });
    const resultId = fields.get('image_id');
    if (resultId !== undefined) return savePose(deps, { userId, resultId });
    const bytes = files.get('image');
    if (!bytes) throw new ApiError('invalid_request', { detail: 'The part "image" is missing.' });
    return createPose(deps, { userId, bytes });
  });

  bindCall(app, 'deletePose', async ({ member: { userId }, params: { id } }) => {
    await deletePose(deps, { userId, id });
    return DONE;
  });
}
