import type { Item } from '@modiste/contract/entities/item';
import { useId } from 'react';
import { ItemTile } from '../../../items/item-tile.tsx';
import type { HomeSlots } from '../home-slots.ts';
import styles from './suggested-strip.module.css';

const SIZES = '(min-width: 900px) 18vw, 44vw';

/** A list is not a control, and must be within reach of the keyboard where it scrolls. */
const REACHABLE_BY_KEYS = { tabIndex: 0 } as const;

interface SuggestedStripProps {
  items: readonly Item[];
  slots: HomeSlots;
}

/** Single pieces, each with the reason why it is shown. */
export function SuggestedStrip({ items, slots }: SuggestedStripProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Worth a Look
      </h2>
      <ul {...REACHABLE_BY_KEYS} className={styles.strip} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id} className={styles.piece}>
            <p className={styles.reason}>{item.reason}</p>
            <ItemTile
              item={item}
              href={slots.itemHref(item)}
              onOpen={() => slots.onOpenItem(item, items)}
              sizes={SIZES}
              heart={slots.heartOf(item)}
              actions={slots.notForMeOf?.([item], item.short_description)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
