import { randomUUID } from 'node:crypto';
import { type Attachment, attachmentSchema } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_SIDE_STORED_PX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { describePicture } from '@modiste/vision/describe-picture';
import { mainColor } from '@modiste/vision/name-colors';
import type { Deps } from '../../deps/deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { type AttachmentRow, insertAttachment } from './attachment-store.ts';

export const presentAttachment = ({ id, context, user_id }: AttachmentRow): Attachment =>
  attachmentSchema.parse({
    id,
    context,
    user_id,
    url: fillPath(PATHS.attachmentImage.path, { id }),
  });

/** Keeps an uploaded picture, cleaned, with its image embedding, under an id that nobody can guess. */
export async function saveAttachment(
  deps: Pick<Deps, 'config' | 'database' | 'objects' | 'recognizer' | 'log'>,
  upload: { userId: string; bytes: Uint8Array; context: Attachment['context'] },
): Promise<Attachment> {
  const { userId, context } = upload;
  const { bytes, width, height } = await cleanUpload(upload.bytes, ATTACHMENT_SIDE_STORED_PX);
  const [picture, { imageEmbedding, colors }] = await Promise.all([
    recognizeUpload(deps, bytes),
    describePicture(bytes),
  ]);
  const recognized = picture && { kinds: picture.kinds, color: mainColor(colors) };
  const id = randomUUID();
  await deps.objects.put(attachmentKey(id), bytes, 'image/webp');
  const measured = { width, height, imageEmbedding, recognized };
  await insertAttachment(deps.database, { id, userId, context, ...measured });
  return presentAttachment({ id, context, user_id: userId });
}
