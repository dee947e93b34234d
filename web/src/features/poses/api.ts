import type { CallAnswer } from '@modiste/contract/calls';
import { POSE_FETCH_ATTEMPTS, POSE_FETCH_PAUSE_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { call, callMedia } from '../../lib/call.ts';

export type Pose = CallAnswer<'createPose'>;

/** A pose is asked for a few times, a moment apart, before it counts as failed. */
const PATIENTLY = { retry: POSE_FETCH_ATTEMPTS - 1, retryDelay: POSE_FETCH_PAUSE_MS } as const;

export const posesQuery = () =>
  queryOptions({
    queryKey: ['poses'],
    queryFn: ({ signal }): Promise<Pose[]> => call('poses', { signal }),
    ...PATIENTLY,
    meta: { failure: MESSAGES.pose_fetch_failed },
  });

export const poseThumbnailQuery = (id: string) =>
  queryOptions({
    queryKey: ['pose-thumbnail', id],
    queryFn: ({ signal }) => callMedia('poseThumbnail', { params: { id }, signal }),
    ...PATIENTLY,
  });

export const poseImageQuery = (id: string) =>
  queryOptions({
    queryKey: ['pose-image', id],
    queryFn: ({ signal }) => callMedia('poseImage', { params: { id }, signal }),
    ...PATIENTLY,
    meta: { failure: MESSAGES.pose_fetch_failed },
  });

export function uploadPose(file: File): Promise<Pose> {
  const form = new FormData();
  form.set('image', file);
  return call('createPose', { form });
}

export const deletePose = (id: string) => call('deletePose', { params: { id } });
