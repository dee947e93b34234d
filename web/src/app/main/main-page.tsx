import { useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { latestChatHref } from '../../features/chat/chat-address.ts';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import { readWords } from '../../features/search/state/words-address.ts';
import { WishlistNotice } from '../../features/wishlist/wishlist-notice.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useSearchShortcut } from '../../lib/page/search-shortcut.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { usePulseStatus } from '../../lib/page/use-pulse-status.ts';
import { readItemId, readShownTab } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import {
  AccountOverlay,
  HistoryOverlay,
  HomeTab,
  PosesPage,
  SearchPart,
  WishlistPage,
} from './lazy-parts.tsx';
import { TopBar } from './top-bar.tsx';
import { useIsTalking } from './use-is-talking.ts';

/** What is open over the tabs. */
function usePanels() {
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return {
    isAccountOpen,
    isHistoryOpen,
    openAccount: () => {
      closeFailure();
      setIsAccountOpen(true);
    },
    toggleHistory: () => {
      closeFailure();
      setIsHistoryOpen(!isHistoryOpen);
    },
    closeAccount: () => setIsAccountOpen(false),
    closeHistory: () => setIsHistoryOpen(false),
  };
}

/** The home of the app: the four tabs and what opens over them. */
export function MainPage() {
  const address = useSearch();
  const tab = readShownTab(address, useHistoryState<unknown>());
  const status = usePulseStatus();
  const isTalking = useIsTalking();
  const [isChatOn] = useChatMode();
  const [homeList, setHomeList] = useState<OpenedList | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const panels = usePanels();
  const searchTitle = isTalking ? 'Your stylist' : readWords(address);
  useDocumentTitle(tab === 'Search' ? searchTitle : tab);
  const searchHref = tabHref(address, 'Search');

  const toSearchBox = () => focusSearchBox(() => navigate(searchHref));
  useSearchShortcut(toSearchBox);
  const isThinking = status === 'thinking' && isChatOn;

  return (
    <>
      <TopBar
        tab={tab}
        hrefOf={(name) => tabHref(address, name)}
        tools={{
          status,
          onPulse: () => navigate(isThinking ? latestChatHref(address) : searchHref),
          isHistoryOpen: panels.isHistoryOpen,
          onHistory: panels.toggleHistory,
          onAccount: panels.openAccount,
          onSearchBox: toSearchBox,
        }}
      />
      <main id="content">
        <SearchPart
          isWanted={tab === 'Search' || readItemId(address) !== null || words !== null}
          isShown={tab === 'Search'}
          opened={tab === 'Home' ? homeList : null}
          words={words}
          onWordsTaken={() => setWords(null)}
        />
        {tab === 'Poses' && <PosesPage searchHref={searchHref} />}
        {tab === 'Wishlist' && (
          <WishlistPage searchHref={searchHref} onExample={isChatOn ? setWords : undefined} />
        )}
        {tab === 'Home' && (
          <HomeTab searchHref={searchHref} entries={{ onAsk: setWords }} onOpen={setHomeList} />
        )}
      </main>
      <WishlistNotice />
      <HistoryOverlay open={panels.isHistoryOpen} onClose={panels.closeHistory} />
      <AccountOverlay open={panels.isAccountOpen} onClose={panels.closeAccount} />
    </>
  );
}
