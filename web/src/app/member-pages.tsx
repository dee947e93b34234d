import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Wishlist } from '../features/wishlist/store/create-wishlist.ts';
import { WishlistProvider } from '../features/wishlist/wishlist-provider.tsx';
import { leaveClosedLayers } from '../lib/history/layer-history.ts';
import { readLogin } from '../lib/login-cache.ts';
import { keepApp } from '../lib/new-version.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { watchConnection } from '../lib/watch-connection.ts';
import { fetchOverlaysAhead } from './main/fetch-ahead.ts';
import { MainPage } from './main/main-page.tsx';
import { OfflinePage } from './main/offline-page.tsx';
import { resumeOnReconnect } from './resume-on-reconnect.ts';
import { takeWanted } from './shared-item/wanted-item.ts';
import { watchPresses } from './shell/watch-presses.ts';

/** Saves the item that the person wanted before they signed in. */
function saveWanted(wishlist: Wishlist): void {
  const item = takeWanted();
  if (item !== null) void wishlist.saveItem(item);
}

/** What members see who have told about themselves, with all that is fetched for them. */
export function MemberPages() {
  const [queryClient] = useState(createQueryClient);
  const isUnreachable = useSession(({ status }) => status === 'unreachable');
  useEffect(fetchOverlaysAhead, []);
  useEffect(watchConnection, []);
  useEffect(leaveClosedLayers, []);
  useEffect(watchPresses, []);
  // Where the browser stores nothing, only the session knows who is here.
  const email = useSession(({ user }) => user?.email) ?? readLogin()?.email;
  useEffect(keepApp, []);
  useEffect(() => resumeOnReconnect(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <WishlistProvider person={email ?? null} onOpen={saveWanted}>
        {isUnreachable ? <OfflinePage /> : <MainPage />}
      </WishlistProvider>
    </QueryClientProvider>
  );
}
