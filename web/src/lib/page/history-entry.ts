import type { HistoryEntry } from '@modiste/contract/entities/chat-message';

/** What all lists of conversations are cached under, so that one change reaches each of them. */
export const CHATS_KEY = ['chats'] as const;

/** What an entry is called; one that has no words at all is still a conversation. */
export const titleOf = ({ title, query, type }: HistoryEntry): string =>
  title || query || (type === 'chat' ? 'Conversation' : 'Search');
