import { z } from 'zod';
import { CHAT_ACTORS, HISTORY_TYPES } from '../values.ts';
import { attachmentSchema } from './attachment.ts';
import { filtersAnswerSchema } from './filters-schema.ts';

/** A whole outfit that the stylist put together. */
export const outfitSchema = z
  .object({
    /** For example "Linen dress and espadrilles". */
    name: z.string(),
    /** Why its pieces go together, in a sentence or two. */
    reason: z.string(),
    /** What all pieces cost together, in US dollars. */
    total: z.number(),
    pieces: z.array(
      z.object({
        /** The part it plays: "one-piece", "shoes". */
        role: z.string(),
        /** The part as a shopper reads it: "Dress", "Shoes". */
        label: z.string(),
        item_id: z.string(),
      }),
    ),
  })
  .meta({ id: 'Outfit' });
export type Outfit = z.infer<typeof outfitSchema>;

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
    outfits: z.array(outfitSchema),
    /** The colors that items are shown in, by item id, where one was asked for or refused. */
    shown_colors: z.record(z.string(), z.string()),
    /** What the shopper may say next, ready to be sent. */
    suggestions: z.array(z.string()),
    title: z.string().nullable(),
    /** Of a reply: the id of the message that it answers. */
    reply_to: z.string().nullable(),
    /** Of the shopper's: what is searched for because of it; null where nothing is. */
    refined_query: z.string().nullable(),
    /** Of the shopper's: what the stylist remembers because of it and has not been told to forget. */
    remembered: z.array(z.object({ id: z.string(), text: z.string() })),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const historyEntrySchema = z
  .object({
    id: z.string(),
    title: z.string().optional(),
    query: z.string().optional(),
    timestamp: z.string(),
    type: z.enum(HISTORY_TYPES),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
