import { MESSAGES } from '@modiste/contract/messages';
import type { CallName } from '@modiste/contract/paths';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage, onFailedCall } from './call.ts';
import { showFailure } from './failure-popup.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `failure`: what the popup says when it fails; without it a failure stays silent. `pulse`: what
     * the pulse shows meanwhile, thinking unless it is named here.
     */
    queryMeta: { failure?: string; pulse?: 'loading' | 'none' };
  }
}

function report(error: unknown, failure: string | undefined) {
  if (failure !== undefined) showFailure(failureMessage(error, failure));
}

/** What is logged, beside its cause, of a call that failed. */
const FAILED_CALLS: Readonly<Partial<Record<CallName, string>>> = {
  search: 'Failed to perform search',
  suggestSearches: MESSAGES.suggestions_failed,
  itemById: 'Failed to fetch item',
  itemsByIds: 'Failed to fetch items by IDs',
  similarItems: 'Failed to fetch similar items',
  itemPrices: 'Failed to fetch prices',
  chatTranslate: 'Failed to send chat message',
  chatRetrieve: 'Failed to send chat message',
  chatRank: 'Failed to rank chat results',
  chatMessages: 'Failed to load chat messages',
  deleteChat: 'Failed to delete chat history',
  tryOn: 'Failed to generate try on image',
  trends: 'Error fetching trends',
  suggestLocations: MESSAGES.location_failed,
  reverseLocation: MESSAGES.location_failed,
};

/** Logs a failed call that has a message of its own, with its cause. */
export function logFailure(name: CallName, cause: unknown): void {
  const message = FAILED_CALLS[name];
  if (message !== undefined) console.error(message, cause);
}

/**
 * What was fetched stays as it was while the page lives, so that Back finds the same results.
 * Nothing is retried by itself: a failure is shown with a button to try again.
 */
export function createQueryClient(): QueryClient {
  onFailedCall(logFailure);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta?.failure),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 3_600_000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
