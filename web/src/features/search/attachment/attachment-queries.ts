import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { ErrorCode } from '@modiste/contract/errors';
import { queryOptions } from '@tanstack/react-query';
import { CallError, call, callMedia } from '../../../lib/call.ts';

const MISSING_CODES: readonly ErrorCode[] = ['attachment_not_found', 'item_not_found'];

/** Whether it failed because what is attached is not there any more. */
export const isAttachmentMissing = (error: unknown): boolean =>
  error instanceof CallError && MISSING_CODES.includes(error.code);

interface AttachmentPicture {
  /** The picture itself where only its owner may fetch it, otherwise its address. */
  picture: Blob | string;
  name: string;
}

export const ownPicture = (picture: Blob): AttachmentPicture => ({ picture, name: 'Your photo' });

/** The picture to show for what is attached; an uploaded one or that of an item. */
export const attachmentPictureQuery = ({ id, context }: AttachmentRef) =>
  queryOptions({
    queryKey: ['attachment-picture', context, id],
    queryFn: async ({ signal }): Promise<AttachmentPicture> => {
      if (context === 'chat_attachment') {
        return ownPicture(await callMedia('attachmentImage', { params: { id }, signal }));
      }
      const item = await call('itemById', { params: { id }, signal });
      return { picture: item.image_urls[0] ?? '', name: item.short_description };
    },
  });

export function uploadPicture(file: File, signal: AbortSignal) {
  const form = new FormData();
  form.set('context', 'chat_attachment');
  form.set('file', file);
  return call('uploadAttachment', { form, signal });
}
