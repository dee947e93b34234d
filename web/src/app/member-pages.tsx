import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Wishlist } from '../features/wishlist/store/create-wishlist.ts';
import { WishlistProvider } from '../features/wishlist/wishlist-provider.tsx';
import { leaveClosedLayers } from '../lib/history/layer-history.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { readLogin } from '../lib/login-cache.ts';
import { keepApp } from '../lib/new-version.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { watchConnection } from '../lib/watch-connection.ts';
import { fetchOverlaysAhead } from './main/fetch-ahead.ts';
import { loadTab } from './main/lazy-parts.tsx';
import { MainPage } from './main/main-page.tsx';
import { readShownTab } from './navigation/item-address.ts';
import { resumeOnReconnect } from './resume-on-reconnect.ts';
import { takeWanted } from './shared-item/wanted-item.ts';
import { LazyPage } from './shell/lazy-page.tsx';
import { watchPresses } from './shell/watch-presses.ts';

const offlinePage = lazyComponent(() =>
  import('./offline/offline-page.tsx').then(({ OfflinePage }) => OfflinePage),
);

/** Fetches what the address shows first; what fails is fetched again when it is drawn. */
export const loadFirstTab = (): Promise<unknown> =>
  loadTab(readShownTab(location.search, history.state)).catch(() => undefined);

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
        {isUnreachable ? <LazyPage page={offlinePage} /> : <MainPage />}
      </WishlistProvider>
    </QueryClientProvider>
  );
}
