import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { MESSAGES } from '@modiste/contract/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { WaitingGrid } from '../../items/item-grid.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useScrollRestoration } from '../../lib/history/use-scroll-restoration.ts';
import { useLostFocus } from '../../lib/page/return-focus.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { TabPage } from '../../ui/layout/tab-page.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SinceNote } from './since-note.tsx';
import { useEntries, useWishlist, useWishlistState } from './use-wishlist.ts';
import { countsText } from './wishlist-counts.ts';
import { PLACE, WishlistGrid } from './wishlist-grid.tsx';
import styles from './wishlist-tab.module.css';

const WAITING_TILES = 8;

interface WishlistTabProps {
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
  onSearch: (query: string) => void;
  /** Example searches, for those who have saved nothing yet. */
  ideas: readonly string[];
  /** The buttons over the picture of an item that can be had. */
  actionsOf: (item: SavedItem) => ReactNode;
  /** Pieces to begin with, for the same. */
  firstPieces: ReactNode;
}

/** The wishlist did not come, and this device holds no copy of it. */
function FailedWishlist() {
  const wishlist = useWishlist();
  const isAway = useWishlistState(({ status }) => status === 'unreachable');
  const retry = () => {
    closeFailure();
    void wishlist?.refresh();
  };
  return (
    <EmptyState title={MESSAGES.wishlist_load_failed}>
      <p>
        {isAway
          ? 'We can’t reach Modiste, and there’s no copy on this device yet. Everything you saved is safe.'
          : 'Everything you saved is safe.'}
      </p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}

/** The tab of what a shopper has saved. */
export function WishlistTab(props: WishlistTabProps) {
  const wishlist = useWishlist();
  const { status, fetchedAtMs } = useWishlistState((state) => state);
  const entries = useEntries();
  const title = useRef<HTMLHeadingElement>(null);
  const isKnown = fetchedAtMs !== null;
  const isEmpty = entries.length === 0;
  useScrollRestoration(PLACE, isKnown || status !== 'loading');
  useEffect(() => wishlist?.refreshIfStale(), [wishlist]);
  useLostFocus(title);

  return (
    <TabPage
      title="Your wishlist"
      titleRef={title}
      opening={
        <>
          <p className={styles.counts} role="status">
            {isKnown && countsText(entries)}
          </p>
          {entries.length > 1 && (
            <div className={styles.orders}>
              <OrderChoice />
            </div>
          )}
          <SinceNote />
        </>
      }
    >
      {!isKnown && status === 'loading' && isEmpty && (
        <WaitingGrid count={WAITING_TILES} hasCover />
      )}
      {!isKnown && status !== 'loading' && <FailedWishlist />}
      {(isKnown || !isEmpty) && (
        <WishlistGrid {...props} entries={entries} focusWhenEmptied={title} />
      )}
      {isKnown && isEmpty && (
        <EmptyWishlist ideas={props.ideas} onSearch={props.onSearch}>
          {props.firstPieces}
        </EmptyWishlist>
      )}
    </TabPage>
  );
}
