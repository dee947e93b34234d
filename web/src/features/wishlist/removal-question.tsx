import type { Item } from '@modiste/contract/entities/item';
import { useRef } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useWishlistState } from './use-wishlist.ts';

interface RemovalQuestionProps {
  item: Item;
  open: boolean;
  /** What gets the focus when it closes; what had it before when absent. */
  finalFocus?: () => HTMLElement | null;
  /** Told in place of `onClose`, once the question has left the history. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an item leaves the wishlist. */
export function RemovalQuestion({ item, onConfirm, onClose, ...dialog }: RemovalQuestionProps) {
  const alert = useWishlistState(({ items }) => items[item.id]?.saved.alert ?? null);
  const isConfirmed = useRef(false);
  const close = useBackToClose(dialog.open, () => {
    const answer = isConfirmed.current ? onConfirm : onClose;
    isConfirmed.current = false;
    answer();
  });
  const confirm = () => {
    isConfirmed.current = true;
    close();
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm} onClose={close}>
      {`“${item.short_description}” will be removed from your wishlist${alert === null ? '.' : ', along with its price alert.'}`}
    </ConfirmDialog>
  );
}
