import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Filters } from '@modiste/contract/filters/filters';
import type { ChatIntent } from '@modiste/contract/values';
import type { DialogueState } from '@modiste/stylist/dialogue-state';
import type { ColumnType, Generated } from 'kysely';
import type { MadeAt, PerhapsAt, WrittenAt, WrittenJson } from './column-types.ts';

export interface ConversationTable {
  id: Generated<string>;
  user_id: string;
  created_at: MadeAt;
  updated_at: WrittenAt;
  title: string | null;
}

/** What was found for a message, by ids. */
export interface FoundIds {
  refinedQuery: string;
  filters: Filters;
  /** The published version of the catalogue that was searched. */
  version: string | null;
  itemIds: string[];
  total: number;
  dropped: string | null;
  notice: string | null;
  outfits: string[][];
  /** The colors to show them in, by item id; left out in rows of before they were kept. */
  colors?: Record<string, string>;
}

/** Item ids that were taken out, by the index of the outfit and of the place in it: "0.2". */
type RefusedPieces = Record<string, string[]>;

export interface MessageTable {
  id: Generated<string>;
  chat_id: string;
  user_id: string;
  /** Even for the shopper's messages; the reply to one has the next odd number. */
  position: number;
  created_at: MadeAt;
  actor: 'user' | 'model';
  message: string;
  intent: ChatIntent | null;
  attachments: WrittenJson<AttachmentRef[]>;
  filters: WrittenJson<Filters | null>;
  refined_query: Generated<string>;
  ai_updated_filters: WrittenJson<Filters | null>;
  item_ids: Generated<string[]>;
  deep_search_item_ids: Generated<string[]>;
  reasons: Generated<string[]>;
  outfits: WrittenJson<Outfit[]>;
  suggestions: Generated<string[]>;
  title: string | null;
  remembered: WrittenJson<{ id: string; text: string }[]>;
  found: WrittenJson<FoundIds | null>;
  refused: WrittenJson<RefusedPieces>;
  /** Without its `said`, which is in the column. */
  state: ColumnType<Omit<DialogueState, 'said'>, string, string>;
  said: Generated<string[]>;
}

export interface StylistMemoryTable {
  id: Generated<string>;
  user_id: string;
  created_at: WrittenAt;
  text: string;
  /** When it is over; null for what holds until it is taken back. */
  expires_at: PerhapsAt;
}
