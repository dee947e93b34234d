import { CONCEPT_DIMENSIONS } from '@modiste/lexicon/concepts/concept-vector';
import { LOOK_DIMENSIONS } from '@modiste/vision/picture-facts';
import { describe, expect, it } from 'vitest';
import { toCandidate } from '../store/candidate.ts';
import { type MadeItem, makeStoredItem } from '../store/made-item.ts';
import { makeShop } from './made-shop.ts';
import { PackedVectors } from './packed-vectors.ts';
import { remakeMeaning } from './remake-meaning.ts';
import { itemAt, type Shop } from './shop.ts';
import { toShopItem } from './shop-item.ts';

const ITEMS: Readonly<Record<string, MadeItem>> = {
  plain: {},
  'long-titled': { short_description: 'Häkelkleid “Zoë” 🧶 '.repeat(40), brand: "L'Été" },
  'full of facts': {
    colors: ['Red', 'Black'],
    price: 19.99,
    full_price: 30,
    addedDay: 20_100,
    attributes: ['midi', 'boho'],
    look: Float32Array.from({ length: LOOK_DIMENSIONS }, (_, at) => Math.sin(at)),
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

async function inShop(check: (shop: Shop) => Promise<void> | void) {
  const { shop, remove } = await makeShop(rows);
  try {
    await check(shop);
  } finally {
    await remove();
  }
}

describe('the meaning of an item', () => {
  it('is made anew as it was, where too many differ to keep them', () =>
    inShop((shop) => {
      const left = new PackedVectors(shop.facts.rows, CONCEPT_DIMENSIONS, {
        most: 0,
        remake: (row) => remakeMeaning(shop.facts, row),
      });
      const wanted = shop.meanings.at(shop.facts.rowOf('full of facts')) ?? new Int8Array();
      for (let row = 0; row < shop.facts.rows; row += 1) {
        const kept = shop.meanings.at(row) ?? new Int8Array();
        left.set(row, kept);
        expect(left.at(row)).toEqual(kept);
        const nearness = shop.meanings.cosineWith(wanted)(row);
        expect(left.cosineWith(wanted)(row)).toBeCloseTo(nearness, 6);
      }
    }));
});

describe('the shop in memory', () => {
  it('knows of each item what the store knows', () =>
    inShop((shop) => {
      for (const stored of rows.slice(0, 3)) {
        const shown = itemAt(shop, shop.facts.rowOf(stored.item.id));
        const { size_keys, ...facts } = toShopItem(toCandidate(stored));
        for (const [name, value] of Object.entries(facts))
          expect(shown).toHaveProperty(name, value);
        expect(shown.size_keys.toSorted()).toEqual([...size_keys].sort());
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

  it('knows the looks and the meanings of those that have them', () =>
    inShop((shop) => {
      const [plain, full] = ['plain', 'full of facts'].map((id) => shop.facts.rowOf(id));
      expect(shop.looks.has(plain ?? -1)).toBe(false);
      expect(shop.looks.at(full ?? -1)).toHaveLength(LOOK_DIMENSIONS);
      expect(shop.meanings.at(plain ?? -1)).toHaveLength(CONCEPT_DIMENSIONS);
    }));
});
