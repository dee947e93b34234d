import type { Item } from '@modiste/contract/entities/item';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useWishlist } from './wishlist-state.ts';

interface RemovalQuestionProps {
  item: Item;
  open: boolean;
  /** What gets the focus when it closes; what had it before when absent. */
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an item leaves the wishlist. */
export function RemovalQuestion({ item, ...dialog }: RemovalQuestionProps) {
  const alert = useWishlist(({ items }) => items[item.id]?.saved.alert ?? null);
  return (
    <ConfirmDialog {...dialog}>
      {`“${item.short_description}” leaves your wishlist${alert === null ? '.' : ', and its price alert with it.'}`}
    </ConfirmDialog>
  );
}
