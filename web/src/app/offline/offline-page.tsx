import { useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { WishlistNotice } from '../../features/wishlist/wishlist-notice.tsx';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { HomeTab, WishlistPage } from '../main/lazy-parts.tsx';
import { TopBar } from '../main/top-bar.tsx';
import { readShownTab } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { ItemOverlay } from '../overlays/item-overlay.tsx';
import { NeedsNetwork } from './needs-network.tsx';

/** The app for somebody who is signed in while the server cannot be asked. */
export function OfflinePage() {
  const address = useSearch();
  const tab = readShownTab(address, useHistoryState<unknown>());
  const searchHref = tabHref(address, 'Search');
  const [homeList, setHomeList] = useState<OpenedList | null>(null);
  useDocumentTitle(tab);
  return (
    <>
      <TopBar tab={tab} hrefOf={(name) => tabHref(address, name)} />
      <main id="content">
        {tab === 'Wishlist' && <WishlistPage searchHref={searchHref} />}
        {tab === 'Home' && <HomeTab searchHref={searchHref} onOpen={setHomeList} />}
        {(tab === 'Search' || tab === 'Poses') && (
          <NeedsNetwork tab={tab} wishlistHref={tabHref(address, 'Wishlist')} />
        )}
      </main>
      <ItemOverlay shopping={null} opened={tab === 'Home' ? homeList : null} />
      <WishlistNotice />
    </>
  );
}
