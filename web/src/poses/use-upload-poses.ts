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

/** What a screen says when photos cannot be added. */
export interface UploadWords {
  failed: string;
  notAnImage: string;
}

const WORDS: UploadWords = {
  failed: MESSAGES.pose_upload_failed,
  notAnImage: MESSAGES.not_an_image,
};

const MEGABYTE = 1024 * 1024;

/** What to do about it, below what the screen says. */
const TIPS = {
  attachment_too_large: `Photos can have up to ${ATTACHMENT_BYTES_MAX / MEGABYTE} MB. Try a smaller copy.`,
  unreadable_image: 'The photo can’t be read. Try another one, or save it as a JPEG first.',
  poses_full: `You can keep up to ${POSES_MAX} poses. Delete one first.`,
} as const;

const isTold = (code: string): code is keyof typeof TIPS => code in TIPS;

function messageOf(error: unknown, { failed, notAnImage }: UploadWords): string {
  if (!(error instanceof CallError)) return failed;
  if (error.code === 'not_an_image') return notAnImage;
  if (error.code === 'explicit_image') return error.message;
  return isTold(error.code) ? `${failed}\n${TIPS[error.code]}` : failureMessage(error, failed);
}

/** Why a photo is not even sent, or null. */
function refusalOf(file: File, { failed, notAnImage }: UploadWords): string | null {
  if (!file.type.startsWith('image/')) return notAnImage;
  return file.size > ATTACHMENT_BYTES_MAX ? `${failed}\n${TIPS.attachment_too_large}` : null;
}

interface UploadOptions {
  words?: UploadWords | undefined;
  onUploaded?: (pose: Pose) => void;
}

/**
 * Uploads photos one after another; each is in the list meanwhile. A failure shows the
 * message of the screen. Uploaded ones with something that speaks against them are `doubtful` until
 * the shopper keeps them.
 */
export function useUploadPoses(
  poses: readonly Pose[],
  { words = WORDS, onUploaded }: UploadOptions = {},
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
    onError: (error) => showFailure(messageOf(error, words)),
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
      const refusal = refusalOf(file, words);
      if (refusal !== null) showFailure(refusal);
      return refusal === null;
    });
    if (pictures.length > room) showFailure(`${words.failed}\n${TIPS.poses_full}`);
    for (const file of pictures.slice(0, room)) mutate(file);
  };
  const doubtful = poses.filter(({ id }) => faulty.includes(id));
  const keep = ({ id }: Pose) => setFaulty((before) => before.filter((other) => other !== id));
  return { upload, uploading, room, doubtful, keep };
}
