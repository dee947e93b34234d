import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { attachmentPictureQuery, ownPicture, uploadPicture } from '../state/search-query.ts';
import { fitPicture, isHeic, isPicture } from './fit-picture.ts';

/** Names what is on its way, wherever it is asked for. */
export const ATTACH_KEY = ['attach-picture'] as const;

/** The picture is at fault: sending it once more would change nothing. */
const FAULTS_OF_PICTURE: readonly string[] = [
  'not_an_image',
  'attachment_too_large',
  'unreadable_image',
  'explicit_image',
];

const isFault = (error: unknown): error is CallError =>
  error instanceof CallError && FAULTS_OF_PICTURE.includes(error.code);

/** What the popup says when a picture could not be attached. */
const messageOf = (error: unknown): string =>
  isFault(error) || (error instanceof CallError && error.code === 'rate_limited')
    ? error.message
    : MESSAGES.upload_failed;

interface Sending {
  file: File;
  stop: AbortController;
}

const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' && value !== null && 'file' in value && 'stop' in value;

/** A picture on its way, or one that did not arrive. */
export interface PictureOnItsWay {
  status: 'uploading' | 'failed';
  /** Whether it may arrive when it is sent once more; if not, another format would. */
  mayRetry: boolean;
}

interface Last {
  status: string;
  error: unknown;
  sending: unknown;
}

function onItsWay({ status, error, sending }: Last): PictureOnItsWay | null {
  if (status === 'pending') return { status: 'uploading', mayRetry: false };
  if (status !== 'error' || !isSending(sending)) return null;
  const mayRetry = !isFault(error);
  return mayRetry || isHeic(sending.file) ? { status: 'failed', mayRetry } : null;
}

/**
 * Uploads a picked, pasted or dropped picture and hands over the attachment. What is on its way is
 * the same wherever it is asked for, and goes on while another tab of the app is shown.
 */
export function useAttachPicture(onAttached: (attachment: AttachmentRef) => void) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ATTACH_KEY,
    mutationFn: async ({ file, stop }: Sending) =>
      uploadPicture(await fitPicture(file), stop.signal),
    onSuccess: ({ id, context }, { file, stop }) => {
      if (stop.signal.aborted) return;
      queryClient.setQueryData(attachmentPictureQuery({ id, context }).queryKey, ownPicture(file));
      onAttached({ id, context });
    },
    onError: (error, { stop }) => {
      if (!stop.signal.aborted) showFailure(messageOf(error));
    },
  });
  const all = useMutationState<Last>({
    filters: { mutationKey: ATTACH_KEY },
    select: ({ state }) => ({
      status: state.status,
      error: state.error,
      sending: state.variables,
    }),
  });
  const last = all.at(-1);
  const sending = isSending(last?.sending) ? last.sending : null;

  /** Takes a picture off that is on its way, or did not arrive. */
  const drop = () => {
    sending?.stop.abort();
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey: ATTACH_KEY })) cache.remove(mutation);
  };
  const attach = (file: File) => {
    drop();
    if (!isPicture(file)) {
      showFailure(MESSAGES.not_an_image);
      return;
    }
    closeFailure();
    mutate({ file, stop: new AbortController() });
  };
  return {
    picture: last === undefined ? null : onItsWay(last),
    attach,
    retry: () => sending !== null && attach(sending.file),
    drop,
  };
}
