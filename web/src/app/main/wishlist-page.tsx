import { MESSAGES } from '@modiste/contract/messages';
import { navigate } from 'wouter/use-browser-location';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import { usePart } from '../shell/use-part.ts';
import { loadWishlistTab } from './load-overlays.ts';

/** The Wishlist tab, fetched when it is first opened; back to Search when it cannot be. */
export function WishlistPage({ searchHref }: { searchHref: string }) {
  const showWishlistTab = usePart({
    name: 'wishlist-tab',
    load: loadWishlistTab,
    isWanted: true,
    failure: MESSAGES.wishlist_load_failed,
    onFailed: () => navigate(searchHref, { replace: true }),
  });
  return showWishlistTab({}) ?? <LogoLoader />;
}
