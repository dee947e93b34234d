import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { navigate } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { lazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import type { HomeEntries } from './home-parts.tsx';

export const accountPanel = lazyComponent(() =>
  import('../../features/account/account-panel.tsx').then(({ AccountPanel }) => AccountPanel),
);

export const chatPage = lazyComponent(() =>
  import('./chat-page.tsx').then(({ ChatPage }) => ChatPage),
);

export const homeContent = lazyComponent(() =>
  import('./home-content.tsx').then(({ HomeContent }) => HomeContent),
);

export const chatHistory = lazyComponent(() =>
  import('../history/chat-history.tsx').then(({ ChatHistory }) => ChatHistory),
);

export const posesTab = lazyComponent(() =>
  import('../../features/poses/poses-tab.tsx').then(({ PosesTab }) => PosesTab),
);

export const wishlistTab = lazyComponent(() =>
  import('./wishlist-content.tsx').then(({ WishlistContent }) => WishlistContent),
);

interface AccountOverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The account panel, fetched when it is first opened. */
export function AccountOverlay({ open, onClose }: AccountOverlayProps) {
  const drawAccountPanel = useLazyComponent(accountPanel, {
    isWanted: open,
    failure: MESSAGES.unexpected,
    onFailed: onClose,
  });
  return drawAccountPanel({ open, onClose });
}

interface HistoryOverlayProps extends AccountOverlayProps {
  /** What every search starts from. */
  defaults: Filters;
}

/** The Chat History panel, fetched when it is first opened. */
export function HistoryOverlay({ open, defaults, onClose }: HistoryOverlayProps) {
  const drawChatHistory = useLazyComponent(chatHistory, {
    isWanted: open,
    failure: MESSAGES.unexpected,
    onFailed: onClose,
  });
  return drawChatHistory({ open, defaults, onClose });
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
