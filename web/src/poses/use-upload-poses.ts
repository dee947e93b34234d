import { ATTACHMENT_BYTES_MAX, POSES_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, failureMessage } from '../lib/call.ts';
import { closeFailure, showFailure } from '../lib/failure-popup.ts';
import { type Pose, posesQuery, poseThumbnailQuery, uploadPose } from './pose-queries.ts';

const UPLOAD_KEY = ['upload-pose'] as const;

/** A photo that is being uploaded. */
export interface Upload {
  id: number;
  file: File;
}

const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.code === 'not_an_image'
    ? MESSAGES.profile_not_an_image
    : failureMessage(error, otherwise);

/**
 * Uploads photos one after another; each is in the list meanwhile. A failure shows the
 * message of the screen. Uploaded ones with something that speaks against them are `doubtful` until
 * the shopper keeps them.
 */
export function useUploadPoses(
  poses: readonly Pose[],
  failure: string,
  onUploaded?: (pose: Pose) => void,
) {
  const queryClient = useQueryClient();
  const { queryKey } = posesQuery();
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const { mutate } = useMutation({
    mutationKey: UPLOAD_KEY,
    scope: { id: UPLOAD_KEY[0] },
    mutationFn: uploadPose,
    onSuccess: async (pose, file) => {
      if (pose.photo_faults.length > 0) setFaulty((before) => [...before, pose.id]);
      // A list that is still loading does not have this pose yet.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(poseThumbnailQuery(pose.id).queryKey, file);
      queryClient.setQueryData(queryKey, (before: Pose[] = []) => [pose, ...before]);
      onUploaded?.(pose);
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => showFailure(messageOf(error, failure)),
  });
  const uploading = useMutationState({
    filters: { mutationKey: UPLOAD_KEY, status: 'pending' },
    select: ({ mutationId, state: { variables } }): Upload[] =>
      variables instanceof File ? [{ id: mutationId, file: variables }] : [],
  }).flat();

  const room = Math.max(0, POSES_MAX - poses.length - uploading.length);
  const upload = (files: Iterable<File>) => {
    closeFailure();
    const pictures = [...files].filter((file) => {
      if (file.type.startsWith('image/')) return true;
      showFailure(MESSAGES.profile_not_an_image);
      return false;
    });
    const fitting = pictures.filter((file) => file.size <= ATTACHMENT_BYTES_MAX).slice(0, room);
    if (fitting.length < pictures.length) showFailure(failure);
    for (const file of fitting) mutate(file);
  };
  const doubtful = poses.filter(({ id }) => faulty.includes(id));
  const keep = ({ id }: Pose) => setFaulty((before) => before.filter((other) => other !== id));
  return { upload, uploading, room, doubtful, keep };
}
