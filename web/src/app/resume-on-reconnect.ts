import type { QueryClient } from '@tanstack/react-query';
import { isAway, useConnection } from '../lib/connection.ts';
import { closeFailure } from '../lib/failure-popup.ts';
import { openSession, useSession } from '../lib/session.ts';

function refetchFailed(queryClient: QueryClient): void {
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (failed.length === 0) return;
  closeFailure();
  for (const query of failed) query.fetch().catch(() => undefined);
}

/**
 * Opens the session and fetches again what failed on the screen, once the server can be reached
 * again. Returns how to stop.
 */
export const resumeOnReconnect = (queryClient: QueryClient): (() => void) =>
  useConnection.subscribe(({ status }, before) => {
    if (status !== 'there' || before.status === 'there') return;
    if (useSession.getState().status === 'unreachable') void openSession();
    else if (isAway(before.status)) refetchFailed(queryClient);
  });
