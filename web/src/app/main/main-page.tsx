import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import { SearchTab } from '../../features/search/search-tab.tsx';
import { useRefinedSearch } from '../../features/search/state/use-search-draft.ts';
import { useShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { WishlistNotice } from '../../features/wishlist/wishlist-notice.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { useSearchShortcut } from '../../lib/page/search-shortcut.ts';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { usePulseStatus } from '../../lib/page/use-pulse-status.ts';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import { FROM_RESULTS, readShownTab, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { ItemOverlay } from './item-overlay.tsx';
import { heartOf } from './item-slots.tsx';
import {
  AccountOverlay,
  chatPage,
  HistoryOverlay,
  HomeTab,
  PosesPage,
  WishlistPage,
} from './lazy-parts.tsx';
import { RefineOverlay, useRefining } from './refine-overlay.tsx';
import { TopBar } from './top-bar.tsx';
import { useChatEntry, useIsTalking } from './use-chat-entry.tsx';

/** Where the items of the search are, and how they are opened over it. */
function useItemLinks(searchHref: string) {
  // The same functions while the search stays, so that hundreds of tiles are not rendered anew.
  const itemHref = useCallback(({ id }: Item) => withItem(searchHref.slice(1), id), [searchHref]);
  const openItem = useCallback(
    (item: Item) => {
      closeFailure();
      navigate(itemHref(item), { state: FROM_RESULTS });
    },
    [itemHref],
  );
  return { itemHref, openItem };
}

/** The home of the app: the four tabs and what opens over them. */
export function MainPage() {
  const address = useSearch();
  const tab = readShownTab(address, useHistoryState<unknown>());
  const status = usePulseStatus();
  const isTalking = useIsTalking();
  const shopping = useShoppingSearch(!isTalking);
  const chat = useChatEntry(shopping);
  const refining = useRefining();
  const refined = useRefinedSearch(shopping, refining.isOpen);
  const [homeList, setHomeList] = useState<OpenedList | null>(null);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const title = isTalking ? 'Your stylist' : shopping.search.query;
  useDocumentTitle(tab === 'Search' ? title : tab);
  const searchHref = tabHref(address, 'Search');
  const drawChatPage = useLazyComponent(chatPage, {
    isWanted: isTalking,
    failure: MESSAGES.unexpected,
  });

  const toSearchBox = () => focusSearchBox(() => navigate(searchHref));
  useSearchShortcut(toSearchBox);

  const openAccount = () => {
    closeFailure();
    setIsAccountOpen(true);
  };
  const toggleHistory = () => {
    closeFailure();
    setIsHistoryOpen(!isHistoryOpen);
  };
  const { itemHref, openItem } = useItemLinks(searchHref);
  const isChatShown = isTalking && tab === 'Search';

  return (
    <>
      <TopBar
        tab={tab}
        hrefOf={(name) => tabHref(address, name)}
        tools={{
          status,
          onPulse: () => (status === 'thinking' && chat.isOn ? chat.open() : navigate(searchHref)),
          isHistoryOpen,
          onHistory: toggleHistory,
          onAccount: openAccount,
          onSearchBox: toSearchBox,
        }}
      />
      <main id="content">
        {isChatShown && (drawChatPage({ shopping, onToggleChat: chat.onToggle }) ?? <LogoLoader />)}
        {tab === 'Search' && !isTalking && (
          <SearchTab
            shopping={shopping}
            itemHref={itemHref}
            heartOf={heartOf}
            onOpenItem={openItem}
            onRefine={refining.open}
            chat={chat}
          />
        )}
        {tab === 'Poses' && <PosesPage searchHref={searchHref} />}
        {tab === 'Wishlist' && <WishlistPage searchHref={searchHref} onExample={chat.onExample} />}
        {tab === 'Home' && (
          <HomeTab searchHref={searchHref} entries={chat.home} onOpen={setHomeList} />
        )}
      </main>
      {!isChatShown && (
        <>
          <ItemOverlay shopping={shopping} opened={tab === 'Home' ? homeList : null} />
          <RefineOverlay
            refining={refining}
            search={refined}
            filters={shopping.search.filters}
            defaults={shopping.defaults}
            onApply={shopping.applyFilters}
          />
        </>
      )}
      <WishlistNotice />
      <HistoryOverlay
        open={isHistoryOpen}
        defaults={shopping.defaults}
        onClose={() => setIsHistoryOpen(false)}
      />
      <AccountOverlay open={isAccountOpen} onClose={() => setIsAccountOpen(false)} />
    </>
  );
}
