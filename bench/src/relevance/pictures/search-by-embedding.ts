import type { IndexedItem } from '@modiste/catalogue/item-facts/indexed-item';
import { fuse } from '@modiste/catalogue/rank/fuse';
import { rank } from '@modiste/catalogue/rank/rank';
import { NEAREST_MAX } from '@modiste/catalogue/retrieve/retrieve-candidates';
import { NO_WORDS } from '@modiste/catalogue/understand/no-words';
import { cosine } from '@modiste/catalogue/vectors/cosine';
import type { Color } from '@modiste/contract/values';
import { nearestEmbeddings } from './nearest-embeddings.ts';

/** An item of a shop that knows of its items no more than their types, colors and imageEmbeddings. */
export interface SeenItem {
  id: string;
  type: string;
  /** The shop's own name of the color. */
  color: string;
  colors: readonly Color[];
  imageEmbedding: Float32Array;
}

const itemOf = ({ id, type, color, colors }: SeenItem): IndexedItem => ({
  id,
  type,
  colors: [...colors],
  color_names: [color],
  title: '',
  brand: '',
  category: '',
  gender: 'Unisex',
  size_keys: [],
  fits: [],
  facets: [],
  price: 0,
  full_price: 0,
  design: 0,
  added: 0,
  priceStanding: null,
  conceptSimilarityTo: () => 0,
});

const ASKED_BY_PICTURE = {
  understood: NO_WORDS,
  anchor: null,
  conceptVector: null,
  taste: null,
  pictured: null,
  popularityOf: () => 0,
  today: 0,
};

/**
 * A search by picture alone, ranked as the shop ranks it: of the picture that asks the embedding is
 * known, of the items also what the shop says of them. Answers their places, the best first.
 */
export function searcherByEmbedding(
  shop: readonly SeenItem[],
): (imageEmbedding: Float32Array, except?: number) => number[] {
  const items = shop.map(itemOf);
  const imageEmbeddings = shop.map(({ imageEmbedding }) => imageEmbedding);
  const places = new Map(items.map((item, at) => [item.id, at]));
  return (imageEmbedding, except) => {
    const near = nearestEmbeddings(imageEmbedding, imageEmbeddings, { count: NEAREST_MAX, except });
    const image = near.flatMap((row) => {
      const [item, own] = [items[row], imageEmbeddings[row]];
      return item && own ? [{ item, score: cosine(imageEmbedding, own) }] : [];
    });
    return rank(fuse({ image }), ASKED_BY_PICTURE).map(({ item }) => places.get(item.id) ?? -1);
  };
}
