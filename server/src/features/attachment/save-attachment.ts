import { randomUUID } from 'node:crypto';
import type { Attachment } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_SIDE_STORED_PX } from '@modiste/contract/limits';
import { describePicture } from '@modiste/vision/describe-picture';
import { mainColor } from '@modiste/vision/name-colors';
import { type Deps } from '../../composition/open-deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { lookAtUpload } from '../../images/recognize-upload.ts';
import { insertAttachment } from './attachment-store.ts';
import { presentAttachment } from './present-attachment.ts';

/** Keeps an uploaded picture, cleaned, with its image embedding, under an id that nobody can guess. */
export async function saveAttachment(
  deps: Pick<Deps, 'config' | 'database' | 'objects' | 'recognizer' | 'log'>,
  upload: { userId: string; bytes: Uint8Array; context: Attachment['context'] },
): Promise<Attachment> {
  const { userId, context } = upload;
  const { bytes, width, height } = await cleanUpload(upload.bytes, ATTACHMENT_SIDE_STORED_PX);
  const [recognized, { imageEmbedding: look, colors }] = await Promise.all([
    lookAtUpload(deps, bytes),
    describePicture(bytes),
  ]);
  const seen = recognized && { kinds: recognized.kinds, color: mainColor(colors) };
  const id = randomUUID();
  await deps.objects.put(attachmentKey(id), bytes, 'image/webp');
  await insertAttachment(deps.database, { id, userId, context, width, height, look, seen });
  return presentAttachment({ id, context, user_id: userId });
}
