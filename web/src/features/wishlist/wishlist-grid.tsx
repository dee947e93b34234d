import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { HeartToggle } from '../../items/heart-toggle.tsx';
import { ItemGrid } from '../../items/item-grid.tsx';
import { ItemTile } from '../../items/item-tile.tsx';
import { storedScrollPx } from '../../lib/history/use-scroll-restoration.ts';
import { isFocusGone, returnFocus } from '../../lib/page/return-focus.ts';
import { RemovalQuestion } from './removal-question.tsx';
import { isUnavailable, priceFall } from './store/price-since.ts';
import type { Entry } from './store/wishlist-state.ts';
import { TileNote } from './tile-note.tsx';
import { useShownCount } from './use-shown-count.ts';
import { useWishlist } from './use-wishlist.ts';

const PICTURE_SIZES = '(min-width: 1200px) 23vw, (min-width: 640px) 31vw, 47vw';
const LEAD_PICTURE_SIZES = '(min-width: 900px) 46vw, 47vw';
/** About two rows: what may be seen before any scrolling. */
const FIRST_TILES = 6;

/** Under which name it is remembered how far down the wishlist was left. */
export const PLACE = 'wishlist';

interface WishlistGridProps {
  entries: readonly Entry[];
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
  onSearch: (query: string) => void;
  actionsOf: (item: SavedItem) => ReactNode;
  /** What gets the focus when the last piece is removed. */
  focusWhenEmptied: RefObject<HTMLElement | null>;
}

/** What is saved, the first piece large where there is room; the question outlives the last piece. */
export function WishlistGrid({ entries, ...props }: WishlistGridProps) {
  const [asked, setAsked] = useState<SavedItem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const wishlist = useWishlist();
  const { count, end } = useShownCount(storedScrollPx(PLACE) > 0);
  const shown = entries.slice(0, count);
  const grid = useRef<HTMLUListElement>(null);
  /** Where the piece stood when it was asked about. */
  const askedFrom = useRef(0);
  const ask = (item: SavedItem, index: number) => {
    askedFrom.current = index;
    setAsked(item);
    setIsAsking(true);
  };
  const remove = ({ id }: SavedItem) => {
    setIsAsking(false);
    void wishlist?.removeItem(id);
  };
  const nearest = (index: number, part: string) => {
    const tiles = [...(grid.current?.children ?? [])];
    const tile = tiles[index] ?? tiles.at(-1);
    return tile?.querySelector<HTMLElement>(part) ?? props.focusWhenEmptied.current;
  };
  /** Its own heart, or, once it is removed, here or elsewhere, that of its neighbour. */
  const nextHeart = () => {
    const index = entries.findIndex(({ item }) => item.id === asked?.id);
    return nearest(index < 0 ? askedFrom.current : index, 'button[aria-pressed]');
  };

  /** The piece that was opened last, and where it stood. */
  const opened = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    // It was removed while it was looked at: there is nothing left to give the focus back to.
    const last = opened.current;
    if (last === null || !isFocusGone()) return;
    if (entries.some(({ item }) => item.id === last.id)) return;
    if (returnFocus(nearest(last.index, 'a'))) opened.current = null;
  });

  const tiles = shown.map(({ item, isWaiting }, index) => ({
    key: item.id,
    content: (
      <ItemTile
        item={item}
        href={props.itemHref(item)}
        onOpen={(opening) => {
          opened.current = { id: item.id, index };
          props.onOpenItem(opening);
        }}
        sizes={index === 0 ? LEAD_PICTURE_SIZES : PICTURE_SIZES}
        isFirst={index < FIRST_TILES}
        badge={priceFall(item) > 0 ? 'Price drop' : undefined}
        actions={isUnavailable(item) ? undefined : props.actionsOf(item)}
        heart={
          <HeartToggle
            item={item}
            isSaved
            isWaiting={isWaiting}
            onToggle={() => ask(item, index)}
          />
        }
        note={<TileNote item={item} isWaiting={isWaiting} onSearch={props.onSearch} />}
      />
    ),
  }));
  return (
    <>
      <ItemGrid ref={grid} label="Saved items" tiles={tiles} hasCover />
      {shown.length < entries.length && <div key={count} ref={end} />}
      {asked !== null && (
        <RemovalQuestion
          item={asked}
          open={isAsking}
          finalFocus={nextHeart}
          onConfirm={() => remove(asked)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
