import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { AttachToggle } from '../../items/attach-toggle.tsx';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { useSwipe } from '../../ui/device/use-swipe.ts';
import { ItemPage } from './item-page.tsx';
import styles from './item-views.module.css';
import { MoreItems } from './more-items/more-items.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { ViewerBar } from './viewer-bar.tsx';
import type { ViewerSlots } from './viewer-slots.ts';
import type { Views } from './views/use-views.ts';
import { positionOf, type View } from './views/view-history.ts';

interface ItemViewsProps {
  view: View;
  views: Views;
  slots: ViewerSlots;
  hrefOf: (id: string) => string;
  onClose: () => void;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** The item on the screen, and the controls that lead to others: history, list and suggestions. */
export function ItemViews(props: ItemViewsProps) {
  const { view, views, slots, hrefOf, onClose, picturesRef } = props;
  const { item } = view;
  const { attach, heartOf, alertOf, tryOnOf } = slots;
  const { key, tops } = views;
  const [isSharing, setIsSharing] = useState(false);
  const closeShare = useBackToClose(isSharing, () => setIsSharing(false));
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const swipe = useSwipe({
    onSwipe: (direction) => {
      if (direction === 'down') (views.back ?? onClose)();
      else (direction === 'left' ? views.next : views.previous)?.();
    },
  });

  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = tops.get(key) ?? 0;
    const focused = document.activeElement;
    const isFocusLost = focused === document.body || focused?.matches(':disabled');
    if (isFocusLost) heading.current?.focus({ preventScroll: true });
  }, [key, tops]);

  return (
    <>
      <ViewerBar
        title={item.short_description}
        position={positionOf(view)}
        onBack={views.back}
        onForward={views.forward}
        onPrevious={views.previous}
        onNext={views.next}
        onShare={() => setIsSharing(true)}
        onClose={onClose}
      >
        {attach !== null && (
          <AttachToggle
            key={item.id}
            item={item}
            isAttached={attach.isAttached(item.id)}
            isTaken={attach.isTaken}
            isOffer={attach.isOffer}
            look="bar"
            onToggle={attach.onToggle}
          />
        )}
      </ViewerBar>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={(event) => tops.set(key, event.currentTarget.scrollTop)}
        {...swipe}
      >
        <ItemPage
          key={item.id}
          item={item}
          heartOf={heartOf}
          alertOf={alertOf}
          tryOnOf={tryOnOf}
          headingRef={heading}
          picturesRef={picturesRef}
        />
        <div className={styles.more}>
          <MoreItems item={item} hrefOf={hrefOf} heartOf={heartOf} onSelect={views.select} />
        </div>
      </div>
      <ShareDialog open={isSharing} item={item} onClose={closeShare} />
    </>
  );
}
