import type { Item } from '@modiste/contract/entities/item';
import { ItemHeart } from '../../features/wishlist/item-heart.tsx';

/** The button that puts an item on the wishlist. */
export const heartOf = (item: Item) => <ItemHeart item={item} />;
