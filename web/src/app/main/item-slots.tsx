import type { Item } from '@modiste/contract/entities/item';
import { ItemHeart } from '../../features/wishlist/item-heart.tsx';
import { ItemAlert } from './item-alert.tsx';

/** The button that puts an item on the wishlist. */
export const heartOf = (item: Item) => <ItemHeart item={item} />;

/** The wish to be told when an item costs less, in words. */
export const alertOf = (item: Item) => <ItemAlert item={item} look="line" />;

/** The same as a sign over a picture. */
export const alertSignOf = (item: Item) => <ItemAlert item={item} look="sign" />;
