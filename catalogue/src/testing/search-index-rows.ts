import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll } from 'vitest';
import type { StoredItem } from '../item-facts/stored-item.ts';
import type { Hit, Retrieval, Retrieved, SearchIndex } from '../search-index/search-index.ts';
import { type MadeItem, makeStoredItem } from './make-stored-item.ts';

export type OpenIndex = (
  rows: readonly StoredItem[],
) => Promise<{ index: SearchIndex; remove: () => Promise<void> }>;

/** Some picture; the same for a seed always. */
export const imageOf = (seed: number) =>
  Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, (_, at) =>
    Math.sin(seed * 12.9 + at * 0.37),
  );
export const askedImage = imageOf(1);

const FEW_ITEMS: Readonly<Record<string, MadeItem>> = {
  plain: { imageEmbedding: imageOf(2) },
  'long-titled': { short_description: 'Häkelkleid “Zoë” 🧶 '.repeat(40), brand: "L'Été" },
  'full of facts': {
    short_description: 'Weekend Espadrille',
    brand: ' Alder ',
    colors: ['Red', 'Black'],
    price: 19.99,
    full_price: 30,
    addedDay: 20_100,
    attributes: ['midi', 'boho'],
    imageEmbedding: askedImage,
    facts: {
      type: 'midi-dress',
      color_names: ['Burgundy', 'Black'],
      color_variants: [
        { name: 'Burgundy', colors: ['Red'], image: null },
        { name: 'Black', colors: ['Black'], image: null },
      ],
      materials: ['linen', 'cotton'],
      patterns: ['floral'],
      clothing_size: ['S', 'XL'],
      clothing_canonical_size: ['8'],
      shoes_size: ['9'],
      clothing_fit: ['P', 'T'],
    },
  },
  gone: { facts: { availability: 'unavailable' } },
};
/** Three items for sale and one that is gone. */
export const FEW = Object.entries(FEW_ITEMS).map(([id, made]) => makeStoredItem(id, made));
export const FOR_SALE = FEW.filter(({ item }) => item.id !== 'gone');

export const idsOf = (hits: readonly Hit[]) => hits.map(({ item }) => item.id);
const EMPTY: Retrieved = { words: [], related: [], image: [], concept: [], ids: [], sample: [] };
export async function retrieve(index: SearchIndex, retrieval: Retrieval): Promise<Retrieved> {
  const [found = EMPTY] = await index.retrieve([retrieval]);
  return found;
}

/** Opens an index of some items for the tests of one block. */
export function openedFor(open: OpenIndex, rows: readonly StoredItem[]): () => SearchIndex {
  let opened: Awaited<ReturnType<OpenIndex>> | null = null;
  beforeAll(async () => {
    opened = await open(rows);
  });
  afterAll(() => opened?.remove());
  return () => {
    if (opened === null) throw new Error('The index is not open');
    return opened.index;
  };
}
