import { TRENDS_MAX_AGE_MS } from '@modiste/contract/limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { readLogin } from '../../../lib/login-cache.ts';
import { TRENDS_STORAGE_KEY, watchForgottenTrends } from '../../../lib/page/forget-trends.ts';
import { useSession } from '../../../lib/session.ts';
import { watchStored } from '../../../lib/storage.ts';
import {
  copyLeftMs,
  copyLifeMs,
  readTrendsCopy,
  storeTrendsCopy,
  type TrendsCopy,
} from './trends-copy.ts';
import { trendsKey, usePerson } from './trends-person.ts';

async function fetchTrends(person: string, signal: AbortSignal): Promise<TrendsCopy> {
  const ofOtherTab = readTrendsCopy(person);
  if (ofOtherTab !== null && copyLeftMs(ofOtherTab.atMs) > 0) return ofOtherTab;
  // The server knows who asks, and so answers the same on every device.
  const trends = await call('trends', { body: { user_profile: {} }, signal });
  const copy = { person, atMs: Date.now(), trends };
  storeTrendsCopy(copy);
  return copy;
}

/** Follows what this tab forgets and what other tabs store and forget. Returns how to stop. */
function followCopies(client: QueryClient, person: string): () => void {
  const queryKey = trendsKey(person);
  const stopForgotten = watchForgottenTrends(() => void client.invalidateQueries({ queryKey }));
  const stopStored = watchStored(TRENDS_STORAGE_KEY, () => {
    const copy = readTrendsCopy(person);
    if (copy !== null) {
      client.setQueryData(queryKey, copy, { updatedAt: copy.atMs });
      return;
    }
    // Whoever signs out forgets everything; there is nothing to ask for any more.
    if (readLogin() === null) return;
    const isSeen = document.visibilityState === 'visible';
    void client.invalidateQueries({ queryKey, refetchType: isSeen ? 'active' : 'none' });
  });
  return () => {
    stopForgotten();
    stopStored();
  };
}

/**
 * What Home shows: the copy on the device at once, and what the server says when there is none or
 * it is old. That is asked when Home is opened or returned to, and as soon as the copy is old.
 */
export function useTrends() {
  const isMember = useSession(({ status }) => status === 'in');
  const person = usePerson();
  const [stored] = useState(() => readTrendsCopy(person) ?? undefined);
  const client = useQueryClient();
  useEffect(() => followCopies(client, person), [client, person]);
  const query = useQuery({
    queryKey: trendsKey(person),
    queryFn: ({ signal }) => fetchTrends(person, signal),
    initialData: stored,
    initialDataUpdatedAt: stored?.atMs,
    enabled: isMember,
    // The copy on the device is what stays; it may be forgotten while Home is not shown.
    gcTime: 0,
    staleTime: ({ state }) => copyLifeMs(state.dataUpdatedAt),
    // An answer is new as a whole.
    structuralSharing: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const leftMs = copyLeftMs(state.dataUpdatedAt);
      return leftMs > 0 ? leftMs : TRENDS_MAX_AGE_MS;
    },
    meta: { pulse: 'loading' },
  });
  return {
    trends: query.data?.trends ?? null,
    /** When it was fetched. */
    atMs: query.data?.atMs ?? 0,
    isLoading: query.isFetching,
    /** Null where nobody can be asked. */
    fetchAgain: isMember ? () => void query.refetch() : null,
  };
}
