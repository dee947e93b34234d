import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import type { ItemContext } from '@modiste/contract/values';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureMessage } from '../../lib/call.ts';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { ViewerFrame } from '../../ui/overlay/viewer-frame.tsx';
import styles from './item-page.module.css';
import { ItemViews } from './item-views.tsx';
import bar from './viewer-bar.module.css';
import type { ViewerSlots } from './viewer-slots.ts';
import { useRecordedViews } from './views/use-recorded-views.ts';
import { useViews } from './views/use-views.ts';

interface ItemViewerProps extends ViewerSlots {
  /** The item on show, as the address names it. */
  itemId: string;
  /** The list it was opened from, through which swipes leaf. */
  items: readonly Item[];
  context: ItemContext;
  hrefOf: (id: string) => string;
  /** It is shown for itself rather than over a page. */
  isPage?: boolean;
  /** Leaves the viewer, past every item that was looked at in it. */
  onClose: () => void;
  onFailed: (message: string) => void;
}

/** Shows items over the page; one that is not in the list is fetched first. */
export function ItemViewer(props: ItemViewerProps) {
  const { itemId, items, context, hrefOf, isPage, onClose, onFailed, ...slots } = props;
  const [isOpen, setIsOpen] = useState(true);
  const views = useViews({ itemId, items, context, hrefOf });
  useDocumentTitle(views.view?.item.short_description ?? '');
  useRecordedViews(views.view?.item.id ?? null);

  const giveUp = useEffectEvent((error: Error) => {
    onFailed(failureMessage(error, MESSAGES.shared_item_failed));
    onClose();
  });
  useEffect(() => {
    if (views.error !== null) giveUp(views.error);
  }, [views.error]);

  const pictures = useRef<HTMLUListElement>(null);
  const close = () => setIsOpen(false);
  return (
    <ViewerFrame
      title={views.view?.item.short_description ?? 'Item'}
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      isPage={isPage}
      className={styles.viewer}
      initialFocus={pictures}
    >
      {views.view === null ? (
        <ItemPageSkeleton onClose={close} />
      ) : (
        <ItemViews
          view={views.view}
          views={views}
          slots={slots}
          hrefOf={hrefOf}
          onClose={close}
          picturesRef={pictures}
        />
      )}
    </ViewerFrame>
  );
}

/** Shown while the item is fetched. */
const ItemPageSkeleton = ({ onClose }: { onClose: () => void }) => (
  <>
    <div className={bar.bar}>
      <div className={bar.actions}>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
    </div>
    <div className={styles.loading}>
      <Spinner label="Loading item" />
    </div>
  </>
);
