import type { Item } from '@modiste/contract/entities/item';
import { memo, type ReactNode } from 'react';
import { AttachToggle } from '../../../items/attach-toggle.tsx';
import { GRID_PICTURE_SIZES } from '../../../items/item-grid.tsx';
import { ItemTile } from '../../../items/item-tile.tsx';

interface ResultTileProps {
  item: Item;
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  isFirst: boolean;
  isAttached: boolean;
  /** Something else is attached: a search takes one attachment. */
  isTaken: boolean;
  onToggle: (item: Item) => void;
}

/** One item of the results. Hundreds may be on the page, so they render only on a change. */
export const ResultTile = memo((props: ResultTileProps) => {
  const { item, isAttached, isTaken, onToggle } = props;
  return (
    <ItemTile
      item={item}
      href={props.itemHref(item)}
      onOpen={props.onOpenItem}
      sizes={GRID_PICTURE_SIZES}
      isFirst={props.isFirst}
      heart={props.heartOf(item)}
      actions={
        <AttachToggle item={item} isAttached={isAttached} isTaken={isTaken} onToggle={onToggle} />
      }
    />
  );
});
