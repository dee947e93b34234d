import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { describePicture } from '@modiste/vision/describe-picture';
import { drawGarment } from '../pictures/draw-garment.ts';

const embeddingOf = async (color: string, shape: 'dress' | 'trousers') =>
  (await describePicture(await drawGarment({ color, shape }))).imageEmbedding;

/** Five pieces that differ in what filters and pictures look at. */
export async function smallShop(): Promise<StoredItem[]> {
  return [
    makeStoredItem('t_red-dress', {
      short_description: 'Red Silk Dress',
      colors: ['Red'],
      price: 60,
      full_price: 120,
      semantic_search_description: 'a red silk dress for women',
      imageEmbedding: await embeddingOf('#c01818', 'dress'),
    }),
    makeStoredItem('t_blue-dress', {
      short_description: 'Blue Cotton Dress',
      colors: ['Blue'],
      price: 90,
      imageEmbedding: await embeddingOf('#1838b0', 'dress'),
    }),
    makeStoredItem('t_green-dress', {
      short_description: 'Green Linen Dress',
      colors: ['Green'],
      price: 240,
      imageEmbedding: await embeddingOf('#18803a', 'dress'),
    }),
    makeStoredItem('t_black-jeans', {
      short_description: 'Black Jeans',
      colors: ['Black'],
      price: 70,
      try_on_category: 'lower_body',
      facts: { type: 'jeans', gender: 'Men', clothing_size: ['L'] },
      imageEmbedding: await embeddingOf('#141414', 'trousers'),
    }),
    makeStoredItem('t_gone-dress', {
      short_description: 'Gone Dress',
      facts: { availability: 'unavailable' },
    }),
  ];
}
