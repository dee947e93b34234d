import type { Item } from '@modiste/contract/entities/item';
import { useId } from 'react';
import { GRID_PICTURE_SIZES, ItemGrid } from '../../items/item-grid.tsx';
import { ItemTile } from '../../items/item-tile.tsx';
import { ItemHeart } from './item-heart.tsx';
import styles from './pieces-to-save.module.css';

interface PiecesToSaveProps {
  title: string;
  items: readonly Item[];
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
}

/** Pieces to begin a wishlist with; absent when there are none. */
export function PiecesToSave({ title, items, itemHref, onOpenItem }: PiecesToSaveProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  const tiles = items.map((item) => ({
    key: item.id,
    content: (
      <ItemTile
        item={item}
        href={itemHref(item)}
        onOpen={onOpenItem}
        sizes={GRID_PICTURE_SIZES}
        heart={<ItemHeart item={item} />}
      />
    ),
  }));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ItemGrid label={title} tiles={tiles} />
    </section>
  );
}
