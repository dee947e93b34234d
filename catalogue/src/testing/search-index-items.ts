import { conceptVector, garmentConceptVector } from '@modiste/lexicon/concept-vector';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../filters/filter.ts';
import { toCandidate } from '../item-facts/candidate.ts';
import { garmentFactsOf } from '../item-facts/garment-facts.ts';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import { cosine } from '../vectors/cosine.ts';
import {
  askedImage,
  FEW,
  FOR_SALE,
  idsOf,
  imageOf,
  type OpenIndex,
  openedFor,
  retrieve,
} from './search-index-rows.ts';

const wishes = ['floral midi dress for a garden wedding', 'red shoes', 'boho'].map(
  (words) => conceptVector(words) ?? new Float32Array(),
);

function describeItems(open: OpenIndex): void {
  describe('items', () => {
    const index = openedFor(open, FEW);

    it('are known with all that the store knows of them', async () => {
      const hits = await index().list({ among: EVERYTHING, exceptIds: [], limit: 10 });
      const byId = new Map(hits.map(({ item }) => [item.id, item]));
      for (const stored of FOR_SALE) {
        const known = toIndexedItem(toCandidate(stored));
        const { size_keys, conceptSimilarityTo, priceStanding: _standing, ...facts } = known;
        const item = byId.get(stored.item.id);
        for (const [name, value] of Object.entries(facts)) expect(item).toHaveProperty(name, value);
        expect(item?.size_keys.toSorted()).toEqual(size_keys.toSorted());
        for (const wish of wishes) {
          expect(item?.conceptSimilarityTo(wish)).toBeCloseTo(conceptSimilarityTo(wish), 5);
        }
      }
    });

    it('are read whole in the order asked, for sale or not, again and again', async () => {
      for (let time = 0; time < 2; time += 1) {
        const items = await index().readItems(['full of facts', 'gone', 'nobody', 'plain']);
        expect(items.map(({ id }) => id)).toEqual(['full of facts', 'gone', 'plain']);
        expect(items[0]).toEqual(FEW[2]?.item);
        // What a caller does to its items is not seen by the next.
        for (const item of items) item.short_description = 'Changed';
      }
    });

    it('are read to be compared with, with their picture, for sale or not', async () => {
      const full = await index().readAnchor('full of facts');
      expect(full?.item.title).toBe('Weekend Espadrille');
      expect(cosine(full?.imageEmbedding ?? imageOf(9), askedImage)).toBeGreaterThan(0.99);
      expect((await index().readAnchor('long-titled'))?.imageEmbedding).toBeNull();
      expect((await index().readAnchor('gone'))?.item.id).toBe('gone');
      expect(await index().readAnchor('nobody')).toBeNull();
    });

    it('are compared by their pictures, those without one with nothing', async () => {
      const similarity = await index().compareImages(['plain', 'full of facts', 'long-titled']);
      const exact = cosine(imageOf(2), askedImage);
      expect(Math.abs(similarity('plain', 'full of facts').whole - exact)).toBeLessThan(0.01);
      expect(similarity('plain', 'plain').whole).toBeCloseTo(1, 2);
      expect(similarity('plain', 'plain').shape).toBeCloseTo(1, 2);
      expect(similarity('plain', 'long-titled')).toEqual({ whole: 0, shape: 0 });
      expect(similarity('plain', 'nobody')).toEqual({ whole: 0, shape: 0 });
    });
  });
}

function describeConcepts(open: OpenIndex): void {
  describe('concepts of items', () => {
    const index = openedFor(open, FEW);

    it('are near to concepts by their facts', async () => {
      const [wish = new Float32Array()] = wishes;
      const concept = { vector: wish, min: 0.1, limit: 2 };
      const found = await retrieve(index(), { among: EVERYTHING, concept });
      expect(idsOf(found.concept)[0]).toBe('full of facts');
      for (const { item, score } of found.concept) {
        const stored = FEW.find((one) => one.item.id === item.id);
        const own = stored && garmentConceptVector(garmentFactsOf(toCandidate(stored)));
        expect(score).toBeCloseTo(own ? cosine(own, wish) : 0, 5);
      }
      const farther = await retrieve(index(), {
        among: EVERYTHING,
        concept: { ...concept, min: 0.99 },
      });
      expect(farther.concept).toEqual([]);
    });
  });
}

export function describeIndexedItems(open: OpenIndex): void {
  describeItems(open);
  describeConcepts(open);
}
