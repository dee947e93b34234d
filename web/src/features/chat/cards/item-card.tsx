import type { Item } from '@modiste/contract/entities/item';
import { ItemTile } from '../../../items/item-tile.tsx';
import type { ChatSlots, OpenedList } from '../chat-slots.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  item: Item;
  /** The list that it is opened from. */
  from: OpenedList;
  slots: ChatSlots;
  /** How wide its picture is, for choosing the file. */
  sizes?: string;
  isFirst?: boolean;
}

/** An item in a reply, with the reason for it where there is one. */
export const ItemCard = ({ item, from, slots, sizes = '200px', isFirst }: ItemCardProps) => (
  <ItemTile
    item={item}
    href={slots.itemHref(item)}
    onOpen={() => slots.onOpenItem(item, from)}
    sizes={sizes}
    isFirst={isFirst}
    heart={slots.heartOf(item)}
    actions={slots.actionsOf(item)}
    note={item.reason ? <p className={styles.reason}>{item.reason}</p> : undefined}
  />
);
