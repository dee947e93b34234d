import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { HISTORY_LIMIT_PANEL, HISTORY_SEARCH_DEBOUNCE_MS } from '@modiste/contract/limits';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { CHATS_KEY } from '../../lib/page/history-entry.ts';
import { pause } from '../../lib/pause.ts';

/** The latest conversations, of those with some words where there are any. Read anew when shown. */
export const chatsQuery = (text: string) =>
  queryOptions({
    queryKey: [...CHATS_KEY, text],
    queryFn: async ({ signal }) => {
      if (text !== '') await pause(HISTORY_SEARCH_DEBOUNCE_MS, signal);
      const body = { limit: HISTORY_LIMIT_PANEL, text };
      return (await call('chatHistory', { body, signal })).chats;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { pulse: 'none' },
  });

/** The latest searches. */
export const searchesQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: async ({ signal }) => {
    const body = { limit: HISTORY_LIMIT_PANEL };
    return (await call('searchHistory', { body, signal })).chats;
  },
  staleTime: 0,
  meta: { pulse: 'none' },
});

const deleteChat = (id: string) => call('deleteChat', { body: { chat_id: id } });

/** What changes the lists of conversations on the screen. */
export function useChatLists() {
  const client = useQueryClient();
  return {
    refresh: () => void client.invalidateQueries({ queryKey: CHATS_KEY }),
    remove: (id: string) =>
      client.setQueriesData<HistoryEntry[]>({ queryKey: CHATS_KEY }, (chats) =>
        chats?.filter((chat) => chat.id !== id),
      ),
  };
}

export const useDeletion = () => useMutation({ mutationFn: deleteChat });
