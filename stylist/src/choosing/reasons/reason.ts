import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import type { ItemFacts } from '../../facts/item-facts.ts';
import type { Shopper } from '../../stylist.ts';
import type { Wish } from './wish.ts';

/** What a reason rests on. One list of reasons has each of them once where it can. */
export type ReasonKind =
  | 'need'
  | 'page'
  | 'price'
  | 'budget'
  | 'discount'
  | 'fabric'
  | 'occasion'
  | 'color'
  | 'refused'
  | 'remembered'
  | 'liked'
  | 'feet'
  | 'size'
  | 'saved'
  | 'detail'
  | 'style'
  | 'warmth'
  | 'formality'
  | 'brand'
  | 'kind'
  | 'anchor'
  | 'range'
  | 'plain';

/** One true reason for an item, in several wordings of 6 to 18 words. */
export interface Reason {
  kind: ReasonKind;
  /** From 0 to 1: how much it answers what was asked. */
  weight: number;
  wordings: readonly string[];
}

/** What a reason may be drawn from. */
export interface ReasonScene {
  item: Item;
  facts: ItemFacts;
  /** All items shown, the item among them. */
  among: readonly Item[];
  wish: Wish;
  shopper: Shopper;
}

export const priceOf = ({ price, other_info }: Item): string =>
  formatPrice(price, other_info.currency);

export const fullPriceOf = ({ full_price, other_info }: Item): string =>
  formatPrice(full_price, other_info.currency);
