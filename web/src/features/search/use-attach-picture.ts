import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/call.ts';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import { attachmentPictureQuery, ownPicture, uploadPicture } from './api.ts';

const NAMED_FAILURES: readonly string[] = [
  'not_an_image',
  'attachment_too_large',
  'unreadable_image',
  'rate_limited',
];

/** What the popup says when a picture could not be attached. */
export const uploadFailure = (error: unknown): string =>
  error instanceof CallError && NAMED_FAILURES.includes(error.code)
    ? error.message
    : MESSAGES.upload_failed;

/** Uploads a picked, pasted or dropped picture and hands over the attachment. */
export function useAttachPicture(onAttached: (attachment: AttachmentRef) => void) {
  const queryClient = useQueryClient();
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: (attachment, file) => {
      queryClient.setQueryData(attachmentPictureQuery(attachment).queryKey, ownPicture(file));
      onAttached({ id: attachment.id, context: attachment.context });
    },
    onError: (error) => showFailure(uploadFailure(error)),
  });

  const attachPicture = (file: File) => {
    if (!file.type.startsWith('image/')) showFailure(MESSAGES.not_an_image);
    else if (file.size > ATTACHMENT_BYTES_MAX) showFailure(MESSAGES.upload_failed);
    else {
      closeFailure();
      upload.mutate(file);
    }
  };
  return { attachPicture, isUploading: upload.isPending };
}
