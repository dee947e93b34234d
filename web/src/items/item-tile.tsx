import type { Item } from '@modiste/contract/entities/item';
import type { Availability } from '@modiste/contract/values';
import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../ui/feedback/badge.tsx';
import styles from './item-tile.module.css';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { shownPicture } from './shown-color.ts';

/** What is said of an item that cannot be had, before anything else. */
const STOCK_BADGES: Readonly<Record<Availability, string | null>> = {
  in_stock: null,
  out_of_stock: 'Out of stock',
  unavailable: 'No longer available',
};

interface ItemTileProps {
  item: Item;
  /** Where the item is, so that it can be opened in another tab too. */
  href: string;
  onOpen: (item: Item) => void;
  /** Buttons over the picture; none where nothing can be done with the items. */
  actions?: ReactNode;
  /** The heart in the upper corner of the picture, where the item can be saved. */
  heart?: ReactNode;
  /** A word on the picture of an item that can be had, for example about its price. */
  badge?: string;
  /** What else is to be said, below the price. */
  note?: ReactNode;
  sizes: string;
  isFirst?: boolean;
}

const wantsAnotherTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** One item of a list: its picture, brand, title and price. */
export function ItemTile(props: ItemTileProps) {
  const { item, href, onOpen, actions, heart, note, sizes, isFirst } = props;
  const { availability } = item.other_info;
  const badge = STOCK_BADGES[availability] ?? props.badge;
  const open = (event: MouseEvent) => {
    if (wantsAnotherTab(event)) return;
    event.preventDefault();
    onOpen(item);
  };
  return (
    <article className={styles.tile} data-availability={availability}>
      <a className={styles.link} href={href} onClick={open}>
        <span className={styles.picture}>
          <Picture url={shownPicture(item)} alt="" sizes={sizes} isFirst={isFirst} />
          {badge !== undefined && <Badge className={styles.badge}>{badge}</Badge>}
        </span>
        <span className={`kicker ${styles.brand}`}>{item.brand}</span>
        <span className={styles.title}>{item.short_description}</span>
        <span className={styles.price}>
          <Price
            price={item.price}
            fullPrice={item.full_price}
            currency={item.other_info.currency}
          />
        </span>
      </a>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {heart !== undefined && <div className={styles.heart}>{heart}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
