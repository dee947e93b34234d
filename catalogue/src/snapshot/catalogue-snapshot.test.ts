import { conceptVector, garmentConceptVector } from '@modiste/lexicon/concept-vector';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { describe, expect, it } from 'vitest';
import { toCandidate } from '../item-facts/candidate.ts';
import { garmentFactsOf } from '../item-facts/garment-facts.ts';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import { makeSnapshot } from '../testing/make-snapshot.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import { cosine } from '../vectors/cosine.ts';
import { type CatalogueSnapshot, itemAt } from './catalogue-snapshot.ts';

const ITEMS: Readonly<Record<string, MadeItem>> = {
  plain: {},
  'long-titled': { short_description: 'Häkelkleid “Zoë” 🧶 '.repeat(40), brand: "L'Été" },
  'full of facts': {
    colors: ['Red', 'Black'],
    price: 19.99,
    full_price: 30,
    addedDay: 20_100,
    attributes: ['midi', 'boho'],
    imageEmbedding: Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, (_, at) =>
      Math.sin(at),
    ),
    facts: {
      type: 'midi-dress',
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
const rows = Object.entries(ITEMS).map(([id, made]) => makeStoredItem(id, made));

async function inShop(check: (shop: CatalogueSnapshot) => Promise<void> | void) {
  const { shop, remove } = await makeSnapshot(rows);
  try {
    await check(shop);
  } finally {
    await remove();
  }
}

const wishes = ['floral midi dress for a garden wedding', 'red shoes', 'boho'].map(
  (words) => conceptVector(words) ?? new Float32Array(),
);

describe('the meaning of an item', () => {
  it('is as near to another as its facts are, each said once', () =>
    inShop((shop) => {
      for (const stored of rows.slice(0, 3)) {
        const row = shop.facts.rowOf(stored.item.id);
        const own = garmentConceptVector(garmentFactsOf(toCandidate(stored)));
        for (const wish of wishes) {
          const nearness = own === null ? 0 : cosine(own, wish);
          expect(nearness).not.toBe(0);
          expect(shop.meanings.conceptSimilarityTo(wish)(row)).toBeCloseTo(nearness, 5);
          expect(itemAt(shop, row).conceptSimilarityTo(wish)).toBeCloseTo(nearness, 5);
        }
      }
    }));

  it('orders the nearest first', () =>
    inShop((shop) => {
      const [wish] = wishes;
      const near = shop.meanings.nearest(shop.all, wish ?? new Float32Array(), 2);
      expect(near.map(({ row }) => shop.facts.idAt(row))[0]).toBe('full of facts');
      expect(near).toHaveLength(2);
    }));
});

describe('the shop in memory', () => {
  it('knows of each item what the store knows', () =>
    inShop((shop) => {
      for (const stored of rows.slice(0, 3)) {
        const shown = itemAt(shop, shop.facts.rowOf(stored.item.id));
        const { size_keys: _, ...facts } = toCandidate(stored);
        const known = toIndexedItem(toCandidate(stored));
        for (const [name, value] of Object.entries({ ...facts, design: known.design }))
          expect(shown).toHaveProperty(name, value);
        expect(shown.size_keys.toSorted()).toEqual([...known.size_keys].sort());
        for (const wish of wishes) {
          expect(shown.conceptSimilarityTo(wish)).toBeCloseTo(known.conceptSimilarityTo(wish), 5);
        }
      }
    }));

  it('has what is for sale and nothing else', () =>
    inShop((shop) => {
      expect(shop.facts.rows).toBe(3);
      expect(shop.facts.rowOf('gone')).toBe(-1);
      expect(shop.facts.rowOf('nobody')).toBe(-1);
    }));

  it('gives whole items in the order asked, again and again', () =>
    inShop(async (shop) => {
      const asked = ['full of facts', 'plain'].map((id) => shop.facts.rowOf(id));
      for (let time = 0; time < 2; time += 1) {
        const items = await shop.items.read(asked);
        expect(items).toEqual([rows[2]?.item, rows[0]?.item]);
        // What a caller does to its items is not seen by the next.
        for (const item of items) item.short_description = 'Changed';
      }
    }));

  it('knows the looks of those that have them', () =>
    inShop((shop) => {
      const [plain, full] = ['plain', 'full of facts'].map((id) => shop.facts.rowOf(id));
      expect(shop.looks.has(plain ?? -1)).toBe(false);
      expect(shop.looks.at(full ?? -1)).toHaveLength(IMAGE_EMBEDDING_DIMENSIONS);
    }));
});
