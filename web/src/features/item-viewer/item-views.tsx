import type { Item } from '@modiste/contract/entities/item';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSwipe } from '../../ui/use-swipe.ts';
import { AttachToggle } from './attach-toggle.tsx';
import { ItemPage } from './item-page.tsx';
import styles from './item-views.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { Suggestions } from './suggestions.tsx';
import {
  type ItemList,
  leafTo,
  moveTo,
  neighbour,
  pushView,
  startHistory,
} from './view-history.ts';
import { ViewerBar } from './viewer-bar.tsx';

interface ItemViewsProps {
  start: Item;
  items: readonly Item[];
  isAttached: (id: string) => boolean;
  isAttachTaken: boolean;
  onToggleAttach: (item: Item) => void;
  onClose: () => void;
  picturesRef: RefObject<HTMLUListElement | null>;
}

function positionOf(item: Item, { items }: ItemList): string {
  const place = items.findIndex(({ id }) => id === item.id);
  return place < 0 || items.length < 2 ? '' : `${place + 1} of ${items.length}`;
}

/** The item on screen, and the way to the others: by history, by leafing, by suggestion. */
export function ItemViews(props: ItemViewsProps) {
  const { start, items, isAttached, onToggleAttach, onClose } = props;
  const [history, setHistory] = useState(() => startHistory(start, { items }));
  const [isSharing, setIsSharing] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { behind, current, ahead, seen } = history;
  const { item, list } = current;

  const scrolledPx = () => scroller.current?.scrollTop ?? 0;
  const select = (chosen: Item, from: ItemList) => {
    const next = { item: chosen, list: from, scrollTopPx: 0 };
    setHistory((before) => pushView(before, next, scrolledPx()));
  };
  const show = (index: number) => setHistory((before) => moveTo(before, index, scrolledPx()));
  const leaf = (step: 1 | -1) => {
    const next = neighbour(current, step);
    return next === undefined ? null : () => setHistory((before) => leafTo(before, next));
  };
  const goBack = behind.length > 0 ? () => show(behind.length - 1) : null;
  const goForward = ahead.length > 0 ? () => show(behind.length + 1) : null;
  const swipe = useSwipe({
    onSwipe: (direction) => {
      if (direction === 'down') (goBack ?? onClose)();
      else leaf(direction === 'left' ? 1 : -1)?.();
    },
  });

  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = current.scrollTopPx;
    const focused = document.activeElement;
    const isFocusLost = focused === document.body || focused?.matches(':disabled');
    if (isFocusLost) heading.current?.focus({ preventScroll: true });
  }, [current]);

  return (
    <>
      <ViewerBar
        position={positionOf(item, list)}
        onBack={goBack}
        onForward={goForward}
        onPrevious={leaf(-1)}
        onNext={leaf(1)}
        onShare={() => setIsSharing(true)}
        onClose={onClose}
      >
        <AttachToggle
          key={item.id}
          isAttached={isAttached(item.id)}
          isTaken={props.isAttachTaken}
          onToggle={() => onToggleAttach(item)}
        />
      </ViewerBar>
      <div ref={scroller} className={styles.scroller} {...swipe}>
        <ItemPage key={item.id} item={item} headingRef={heading} picturesRef={props.picturesRef} />
        <div className={styles.suggestions}>
          <Suggestions item={item} seen={seen} onSelect={select} />
        </div>
      </div>
      <ShareDialog open={isSharing} itemId={item.id} onClose={() => setIsSharing(false)} />
    </>
  );
}
