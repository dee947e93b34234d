import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import type { TryOnCategory } from '@modiste/contract/values';

interface Made {
  type: string;
  price: number;
  category: TryOnCategory;
}

/** A beige piece of a shop, of one size, named by its id and what it is: "Ann jeans". */
export const makePiece = (id: string, { type, price, category }: Made) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    full_price: price,
    colors: ['Beige'],
    try_on_category: category,
    facts: { type, clothing_size: [] },
  });
