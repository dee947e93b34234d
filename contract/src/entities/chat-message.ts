import { z } from 'zod';
import { CHAT_ACTORS, HISTORY_TYPES } from '../values.ts';
import { attachmentSchema } from './attachment.ts';
import { filtersAnswerSchema } from './filters-schema.ts';

export const chatMessageSchema = z
  .object({
    id: z.string(),
    /** ISO 8601. */
    timestamp: z.string(),
    message: z.string(),
    actor: z.enum(CHAT_ACTORS),
    attachments: z.array(attachmentSchema),
    item_ids: z.array(z.string()),
    deep_search_item_ids: z.array(z.string()),
    reasons: z.array(z.string()),
    ai_updated_filters: filtersAnswerSchema.nullable(),
    title: z.string().nullable(),
  })
  .meta({ id: 'ChatMessage' });

export const historyEntrySchema = z
  .object({
    id: z.string(),
    title: z.string().optional(),
    query: z.string().optional(),
    timestamp: z.string(),
    type: z.enum(HISTORY_TYPES),
  })
  .meta({ id: 'HistoryEntry' });
