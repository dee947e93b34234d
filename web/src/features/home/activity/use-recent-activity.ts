import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { HISTORY_LIMIT_HOME } from '@modiste/contract/limits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { useConversationNews } from '../../../lib/page/conversations-channel.ts';
import { CHATS_KEY } from '../../../lib/page/history-entry.ts';

const body = { limit: HISTORY_LIMIT_HOME };
const common = { staleTime: 0, meta: { pulse: 'none' } } as const;

const chatsQuery = queryOptions({
  queryKey: [...CHATS_KEY, body],
  queryFn: async ({ signal }) => (await call('chatHistory', { body, signal })).chats,
  ...common,
});

const searchesQuery = queryOptions({
  queryKey: ['searches', body],
  queryFn: async ({ signal }) => (await call('searchHistory', { body, signal })).chats,
  ...common,
});

const latestFirst = (one: HistoryEntry, other: HistoryEntry): number =>
  Date.parse(other.timestamp) - Date.parse(one.timestamp);

/** The latest conversations and searches in one list, the latest first. */
export function useRecentActivity() {
  const chats = useQuery(chatsQuery);
  const searches = useQuery(searchesQuery);
  const client = useQueryClient();
  useConversationNews(() => void client.invalidateQueries({ queryKey: CHATS_KEY }));
  const failed = [chats, searches].filter(({ isError }) => isError);
  return {
    entries: [...(chats.data ?? []), ...(searches.data ?? [])].toSorted(latestFirst),
    nowMs: Math.max(chats.dataUpdatedAt, searches.dataUpdatedAt),
    isLoading: chats.isPending || searches.isPending,
    isFailed: failed.length > 0,
    fetchAgain: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
