import { randomUUID } from 'node:crypto';
import type { Attachment } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_SIDE_STORED_PX } from '@modiste/contract/limits';
import { describePicture } from '@modiste/vision/describe-picture';
import type { Deps } from '../../deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { insertAttachment } from './attachment-store.ts';
import { presentAttachment } from './present-attachment.ts';

/** Keeps an uploaded picture, cleaned, with its look, under an id that nobody can guess. */
export async function saveAttachment(
  deps: Pick<Deps, 'database' | 'objects'>,
  upload: { userId: string; bytes: Uint8Array; context: Attachment['context'] },
): Promise<Attachment> {
  const { userId, context } = upload;
  const { bytes, width, height } = await cleanUpload(upload.bytes, ATTACHMENT_SIDE_STORED_PX);
  const { look } = await describePicture(bytes);
  const id = randomUUID();
  await deps.objects.put(attachmentKey(id), bytes, 'image/webp');
  await insertAttachment(deps.database, { id, userId, context, width, height, look });
  return presentAttachment({ id, context, user_id: userId });
}
