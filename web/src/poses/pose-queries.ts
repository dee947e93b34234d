import type { CallAnswer } from '@modiste/contract/calls';
import { POSE_FETCH_ATTEMPTS, POSE_FETCH_PAUSE_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { call, callMedia } from '../lib/call.ts';

export type Pose = CallAnswer<'createPose'>;

/** A pose is fetched a few times, with a pause between, before it counts as failed. */
const WITH_RETRIES = { retry: POSE_FETCH_ATTEMPTS - 1, retryDelay: POSE_FETCH_PAUSE_MS } as const;

export const posesQuery = () =>
  queryOptions({
    queryKey: ['poses'],
    queryFn: ({ signal }): Promise<Pose[]> => call('poses', { signal }),
    ...WITH_RETRIES,
    meta: { failure: MESSAGES.pose_fetch_failed },
  });

export const poseThumbnailQuery = (id: string) =>
  queryOptions({
    queryKey: ['pose-thumbnail', id],
    queryFn: ({ signal }) => callMedia('poseThumbnail', { params: { id }, signal }),
    ...WITH_RETRIES,
  });

export const poseImageQuery = (id: string) =>
  queryOptions({
    queryKey: ['pose-image', id],
    queryFn: ({ signal }) => callMedia('poseImage', { params: { id }, signal }),
    ...WITH_RETRIES,
    meta: { failure: MESSAGES.pose_fetch_failed },
  });

export function uploadPose(file: File): Promise<Pose> {
  const form = new FormData();
  form.set('image', file);
  return call('createPose', { form });
}

export const deletePose = (id: string) => call('deletePose', { params: { id } });
