import { randomUUID } from 'node:crypto';
import type { Attachment } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_SIDE_STORED_PX } from '@modiste/contract/limits';
import { describePicture } from '@modiste/vision/describe-picture';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { BadPictureError, cleanPicture } from '../../images/clean-picture.ts';
import { findPictureType } from '../../images/find-picture-type.ts';
import { attachmentKey } from './attachment-key.ts';
import { insertAttachment } from './attachment-store.ts';
import { presentAttachment } from './present-attachment.ts';

const HEIC_ADVICE =
  'HEIC photos cannot be read. Choose "Most Compatible" in the camera settings, or send a JPEG.';

const STORED_BOX = { widthPx: ATTACHMENT_SIDE_STORED_PX, heightPx: ATTACHMENT_SIDE_STORED_PX };

async function refuseWhatIsNoPicture(bytes: Uint8Array): Promise<void> {
  const type = await findPictureType(bytes);
  if (type === null) throw new ApiError('not_an_image');
  if (type === 'heic') throw new ApiError('unreadable_image', { detail: HEIC_ADVICE });
}

/** Keeps an uploaded picture, cleaned, with its look, under an id that nobody can guess. */
export async function saveAttachment(
  deps: Pick<Deps, 'database' | 'objects'>,
  upload: { userId: string; bytes: Uint8Array; context: Attachment['context'] },
): Promise<Attachment> {
  const { userId, context } = upload;
  await refuseWhatIsNoPicture(upload.bytes);
  try {
    const { bytes, width, height } = await cleanPicture(upload.bytes, STORED_BOX);
    const { look } = await describePicture(bytes);
    const id = randomUUID();
    await deps.objects.put(attachmentKey(id), bytes, 'image/webp');
    await insertAttachment(deps.database, { id, userId, context, width, height, look });
    return presentAttachment({ id, context, user_id: userId });
  } catch (error) {
    if (!(error instanceof BadPictureError)) throw error;
    throw new ApiError('unreadable_image', { detail: error.message, cause: error });
  }
}
