import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import type { ItemContext } from '@modiste/contract/values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureMessage } from '../../lib/call.ts';
import { ViewerFrame } from '../../ui/viewer-frame.tsx';
import { useItem } from './api.ts';
import { ItemPageSkeleton } from './item-page-skeleton.tsx';
import { ItemViews } from './item-views.tsx';

interface ItemViewerProps {
  /** The list the item was opened from, through which swipes leaf. */
  items: readonly Item[];
  startId: string;
  context: ItemContext;
  isAttached: (id: string) => boolean;
  /** Something is attached to the search: there is room for one. */
  isAttachTaken: boolean;
  onToggleAttach: (item: Item) => void;
  onClose: () => void;
  onFailed: (message: string) => void;
}

/** Shows an item over the page; one that is not in the list is fetched first. */
export function ItemViewer(props: ItemViewerProps) {
  const { items, startId, context, onClose, onFailed } = props;
  const [isOpen, setIsOpen] = useState(true);
  const listed = context === 'shared_link' ? undefined : items.find(({ id }) => id === startId);
  const fetched = useItem(startId, listed === undefined);
  const start = listed ?? fetched.data;

  const giveUp = useEffectEvent((error: Error) => {
    onFailed(failureMessage(error, MESSAGES.shared_item_failed));
    onClose();
  });
  useEffect(() => {
    if (fetched.error !== null) giveUp(fetched.error);
  }, [fetched.error]);

  const pictures = useRef<HTMLUListElement>(null);
  const close = () => setIsOpen(false);
  return (
    <ViewerFrame
      title={start?.short_description ?? 'Item'}
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      initialFocus={pictures}
    >
      {start === undefined ? (
        <ItemPageSkeleton onClose={close} />
      ) : (
        <ItemViews
          key={start.id}
          start={start}
          items={items}
          isAttached={props.isAttached}
          isAttachTaken={props.isAttachTaken}
          onToggleAttach={props.onToggleAttach}
          onClose={close}
          picturesRef={pictures}
        />
      )}
    </ViewerFrame>
  );
}
