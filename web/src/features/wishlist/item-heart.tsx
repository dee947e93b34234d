import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useState } from 'react';
import { HeartToggle } from '../../items/heart-toggle.tsx';
import { lazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { isSavedIn } from './store/wishlist-state.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

/** Fetched when first needed: most hearts are pressed to save. */
const removalQuestion = lazyComponent(() =>
  import('./removal-question.tsx').then(({ RemovalQuestion }) => RemovalQuestion),
);

/** The heart of an item: saves it at once, asks before it removes it. */
export function ItemHeart({ item }: { item: Item }) {
  const wishlist = useWishlist();
  const isSaved = useWishlistState((state) => isSavedIn(state, item.id));
  const isWaiting = useWishlistState(
    ({ pendingChanges }) => pendingChanges[item.id]?.isWaiting ?? false,
  );
  const [isAsking, setIsAsking] = useState(false);
  const drawQuestion = useLazyComponent(removalQuestion, {
    isWanted: isAsking,
    failure: MESSAGES.wishlist_update_failed,
    onFailed: () => setIsAsking(false),
  });
  return (
    <>
      <HeartToggle
        item={item}
        isSaved={isSaved}
        isWaiting={isWaiting}
        onToggle={() => (isSaved ? setIsAsking(true) : void wishlist?.saveItem(item))}
      />
      {drawQuestion({
        item,
        open: isAsking,
        onConfirm: () => {
          setIsAsking(false);
          void wishlist?.removeItem(item.id);
        },
        onClose: () => setIsAsking(false),
      })}
    </>
  );
}
