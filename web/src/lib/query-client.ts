import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage } from './call.ts';
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

/**
 * What was fetched stays as it was while the page lives, so that Back finds the same results.
 * Nothing is retried by itself: a failure is shown with a button to try again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
