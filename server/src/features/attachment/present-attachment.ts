import { type Attachment, attachmentSchema } from '@modiste/contract/entities/attachment';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { AttachmentRow } from './attachment-store.ts';

export const presentAttachment = ({ id, context, user_id }: AttachmentRow): Attachment =>
  attachmentSchema.parse({
    id,
    context,
    user_id,
    url: fillPath(PATHS.attachmentImage.path, { id }),
  });
