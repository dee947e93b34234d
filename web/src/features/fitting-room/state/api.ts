import type { TryOnMetadata } from '@modiste/contract/calls/try-on';
import type { Item } from '@modiste/contract/entities/item';
import { shownPicture } from '../../../items/shown-color.ts';
import { call } from '../../../lib/call.ts';
import type { Pose } from '../../../poses/pose-queries.ts';
import type { Look, LookContext, RoomPose, TryOnAnswer } from './look.ts';
import type { Slots } from './slots.ts';

const toGarment = (item: Item | null): TryOnMetadata['top'] =>
  item && {
    id: item.id,
    collection: item.other_info.source,
    url: shownPicture(item) ?? '',
    website: item.website,
  };

export interface TryOnRequest {
  category: TryOnMetadata['category'];
  slots: Slots;
  /** What it is put on: a pose, or a look with the bottom on already. */
  on: { id: string; type: 'pose' | 'generated' };
  /** The look that is made again another way. */
  retryOf: Pick<Look, 'id' | 'iteration'> | null;
  from: LookContext;
  signal: AbortSignal;
}

export const poseOfCall = ({ id, kind }: RoomPose): TryOnRequest['on'] => ({
  id,
  type: kind === 'generated' ? 'generated' : 'pose',
});

export function makeTryOn(request: TryOnRequest): Promise<TryOnAnswer> {
  const { category, slots, on, retryOf, from, signal } = request;
  const metadata: TryOnMetadata = {
    category,
    context: from.context,
    context_id: from.contextId,
    top: toGarment(slots.top),
    bottom: toGarment(slots.bottom),
    full_body: toGarment(slots.full_body),
    pose: on,
    retry: retryOf !== null,
    retry_prev_id: retryOf?.id ?? null,
    retry_iteration: retryOf?.iteration ?? 0,
  };
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  return call('tryOn', { form, signal });
}

/** Saves a look as a pose. */
export function saveLook({ id, picture }: Look): Promise<Pose> {
  const form = new FormData();
  form.set('image_id', id);
  form.set('image', picture);
  return call('createPose', { form });
}
