import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { attachmentPictureQuery, ownPicture, uploadPicture } from './attachment-queries.ts';
import { fitPicture, isHeic, isPicture } from './fit-picture.ts';

/** The key of uploads, so that any part of the app can see that one is running. */
export const ATTACH_KEY = ['attach-picture'] as const;

/** The picture itself is refused: another attempt would change nothing. */
const PICTURE_ERRORS: readonly string[] = [
  'not_an_image',
  'attachment_too_large',
  'unreadable_image',
  'explicit_image',
];

const isPictureError = (error: unknown): error is CallError =>
  error instanceof CallError && PICTURE_ERRORS.includes(error.code);

/** What the popup says when a picture could not be attached. */
const messageOf = (error: unknown): string =>
  isPictureError(error) || (error instanceof CallError && error.code === 'rate_limited')
    ? error.message
    : MESSAGES.upload_failed;

interface PictureToSend {
  file: File;
  cancel: AbortController;
}

const isPictureToSend = (value: unknown): value is PictureToSend =>
  typeof value === 'object' && value !== null && 'file' in value && 'cancel' in value;

/** A picture that is being uploaded, or whose upload failed. */
export interface PictureUpload {
  status: 'uploading' | 'failed';
  /** Whether another attempt may succeed; otherwise only another format would. */
  mayRetry: boolean;
}

interface MutationSummary {
  status: string;
  error: unknown;
  sent: unknown;
}

function uploadOf({ status, error, sent }: MutationSummary): PictureUpload | null {
  if (status === 'pending') return { status: 'uploading', mayRetry: false };
  if (status !== 'error' || !isPictureToSend(sent)) return null;
  const mayRetry = !isPictureError(error);
  return mayRetry || isHeic(sent.file) ? { status: 'failed', mayRetry } : null;
}

/**
 * Uploads a picked, pasted or dropped picture and hands over the attachment. The upload is shared by
 * all that use this hook and goes on while another tab of the app is shown.
 */
export function useAttachPicture(onAttached: (attachment: AttachmentRef) => void) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ATTACH_KEY,
    mutationFn: async ({ file, cancel }: PictureToSend) =>
      uploadPicture(await fitPicture(file), cancel.signal),
    onSuccess: ({ id, context }, { file, cancel }) => {
      if (cancel.signal.aborted) return;
      queryClient.setQueryData(attachmentPictureQuery({ id, context }).queryKey, ownPicture(file));
      onAttached({ id, context });
    },
    onError: (error, { cancel }) => {
      if (!cancel.signal.aborted) showFailure(messageOf(error));
    },
  });
  const uploads = useMutationState<MutationSummary>({
    filters: { mutationKey: ATTACH_KEY },
    select: ({ state: { status, error, variables } }) => ({ status, error, sent: variables }),
  });
  const last = uploads.at(-1);
  const sent = isPictureToSend(last?.sent) ? last.sent : null;

  /** Cancels a running upload, or dismisses a failed one. */
  const remove = () => {
    sent?.cancel.abort();
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey: ATTACH_KEY })) cache.remove(mutation);
  };
  const attach = (file: File) => {
    remove();
    if (!isPicture(file)) {
      showFailure(MESSAGES.not_an_image);
      return;
    }
    closeFailure();
    mutate({ file, cancel: new AbortController() });
  };
  return {
    picture: last === undefined ? null : uploadOf(last),
    attach,
    retry: () => sent !== null && attach(sent.file),
    remove,
  };
}
