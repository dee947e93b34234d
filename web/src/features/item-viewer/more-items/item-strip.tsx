import type { Item } from '@modiste/contract/entities/item';
import { type ReactNode, useId } from 'react';
import { WaitingTile } from '../../../items/item-grid.tsx';
import { ItemTile } from '../../../items/item-tile.tsx';
import section from '../details/section.module.css';
import styles from './item-strip.module.css';

interface ItemStripProps {
  title: string;
  items: readonly Item[];
  /** Shown as gray tiles while the items are loading. */
  isLoading?: boolean;
  hrefOf: (id: string) => string;
  heartOf: (item: Item) => ReactNode;
  onSelect: (item: Item) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

const Skeletons = () => (
  <ul className={styles.strip} aria-hidden="true">
    {SKELETONS.map((key) => (
      <li key={key} className={styles.place}>
        <WaitingTile />
      </li>
    ))}
  </ul>
);

/** Items in a row that scrolls sideways; absent when there are none. */
export function ItemStrip(props: ItemStripProps) {
  const { title, items, isLoading = false, hrefOf, heartOf, onSelect } = props;
  const titleId = useId();
  if (items.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {isLoading ? (
        <Skeletons />
      ) : (
        <ul className={styles.strip}>
          {items.map((item) => (
            <li key={item.id} className={styles.place}>
              <ItemTile
                item={item}
                href={hrefOf(item.id)}
                onOpen={onSelect}
                heart={heartOf(item)}
                note={item.reason && <p className={section.reason}>{item.reason}</p>}
                sizes="144px"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
