import type { Item } from '@modiste/contract/entities/item';
import { Heart } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { isSavedIn } from './store/wishlist-state.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

/** Saves the pieces of an outfit that are not saved yet. */
export function SaveAll({ items }: { items: readonly Item[] }) {
  const wishlist = useWishlist();
  const missing = useWishlistState(
    (state) => items.filter(({ id }) => !isSavedIn(state, id)).length,
  );
  const save = () => {
    for (const item of items) void wishlist?.saveItem(item);
  };
  return (
    <Button look="outline" disabled={wishlist === null || missing === 0} onClick={save}>
      <Heart size={16} aria-hidden="true" fill={missing === 0 ? 'currentcolor' : 'none'} />
      {missing === 0 ? 'All pieces saved' : 'Save all pieces'}
    </Button>
  );
}
