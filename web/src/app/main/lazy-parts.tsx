import { MESSAGES } from '@modiste/contract/messages';
import { type ComponentProps, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { storeDraft } from '../../features/search/state/stored-draft.ts';
import { lazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import type { Tab } from '../navigation/tabs.ts';
import { Unreachable } from '../shell/lazy-page.tsx';
import type { HomeEntries } from './home-parts.tsx';
import type { SearchPage } from './search-page.tsx';

export const accountPanel = lazyComponent(() =>
  import('../../features/account/account-panel.tsx').then(({ AccountPanel }) => AccountPanel),
);

export const searchPage = lazyComponent(() =>
  import('./search-page.tsx').then(({ SearchPage }) => SearchPage),
);

export const homeContent = lazyComponent(() =>
  import('./home-content.tsx').then(({ HomeContent }) => HomeContent),
);

export const chatHistory = lazyComponent(() =>
  import('../history/chat-history.tsx').then(({ ChatHistory }) => ChatHistory),
);

export const posesTab = lazyComponent(async () => {
  const tab = import('../../features/poses/poses-tab.tsx');
  const { DressMannequin, dressPose } = await import('../overlays/try-on.tsx');
  const { PosesTab } = await tab;
  return () => <PosesTab tryOnOf={dressPose} Entrance={DressMannequin} />;
});

export const wishlistTab = lazyComponent(() =>
  import('./wishlist-content.tsx').then(({ WishlistContent }) => WishlistContent),
);

const TAB_PARTS = { Home: homeContent, Search: searchPage, Wishlist: wishlistTab, Poses: posesTab };

/** Fetches the code of a tab. */
export const loadTab = (tab: Tab): Promise<unknown> => TAB_PARTS[tab].load();

interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The account panel, fetched when it is first opened. */
export function AccountOverlay({ open, onClose }: OverlayProps) {
  const drawAccountPanel = useLazyComponent(accountPanel, {
    isWanted: open,
    failure: MESSAGES.unexpected,
    onFailed: onClose,
  });
  return drawAccountPanel({ open, onClose });
}

/** The Chat History panel, fetched when it is first opened. */
export function HistoryOverlay({ open, onClose }: OverlayProps) {
  const drawChatHistory = useLazyComponent(chatHistory, {
    isWanted: open,
    failure: MESSAGES.unexpected,
    onFailed: onClose,
  });
  return drawChatHistory({ open, onClose });
}

interface SearchPartProps extends ComponentProps<typeof SearchPage> {
  /** Whether it has something to do; what it once began goes on after that. */
  isWanted: boolean;
}

/** The search, fetched when it is first wanted. */
export function SearchPart({ isWanted, ...search }: SearchPartProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const drawSearchPage = useLazyComponent(searchPage, {
    isWanted,
    failure: MESSAGES.unexpected,
    onFailed: () => {
      setHasFailed(true);
      if (search.words !== null) storeDraft({ text: search.words, attachment: null }, '');
      search.onWordsTaken();
    },
  });
  const drawn = drawSearchPage(search);
  if (drawn !== null || !search.isShown) return drawn;
  return hasFailed ? <Unreachable /> : <LogoLoader />;
}

interface TabProps {
  searchHref: string;
}

interface HomeTabProps extends TabProps {
  /** Absent where the server cannot be asked. */
  entries?: HomeEntries;
  /** Told of the list that an item is opened from. */
  onOpen: (from: OpenedList) => void;
}

/** The Home tab, fetched when it is first opened; back to Search when it cannot be. */
export function HomeTab({ searchHref, ...home }: HomeTabProps) {
  const drawHomeContent = useLazyComponent(homeContent, {
    failure: MESSAGES.unexpected,
    onFailed: () => navigate(searchHref, { replace: true }),
  });
  return drawHomeContent(home) ?? <LogoLoader />;
}

/** The Poses tab, fetched when it is first opened; back to Search when it cannot be. */
export function PosesPage({ searchHref }: TabProps) {
  const drawPosesTab = useLazyComponent(posesTab, {
    failure: MESSAGES.unexpected,
    onFailed: () => navigate(searchHref, { replace: true }),
  });
  return drawPosesTab({}) ?? <LogoLoader />;
}

interface WishlistPageProps extends TabProps {
  /** Takes an example of what could be searched for; without it, it is searched for. */
  onExample?: (query: string) => void;
}

/** The Wishlist tab, fetched when it is first opened; back to Search when it cannot be. */
export function WishlistPage({ searchHref, onExample }: WishlistPageProps) {
  const drawWishlistTab = useLazyComponent(wishlistTab, {
    failure: MESSAGES.wishlist_load_failed,
    onFailed: () => navigate(searchHref, { replace: true }),
  });
  return drawWishlistTab({ onExample }) ?? <LogoLoader />;
}
