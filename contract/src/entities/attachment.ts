import { z } from 'zod';
import { ATTACHMENT_CONTEXTS } from '../values.ts';

/** A picture or an item that a search or a chat is about. */
export const attachmentSchema = z
  .object({
    id: z.string(),
    context: z.enum(ATTACHMENT_CONTEXTS),
    /** Empty while nobody is signed in. */
    user_id: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachmentSchema>;

/** How a request names an attachment; the other fields may be sent back and are not looked at. */
export const attachmentRefSchema = z.object({
  id: z.string().min(1).max(200),
  context: z.enum(ATTACHMENT_CONTEXTS),
  user_id: z.string().nullish(),
  url: z.string().nullish(),
});
export type AttachmentRef = z.infer<typeof attachmentRefSchema>;
