import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Constraints, rowsMeeting } from '../filters/constraints.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { makeSnapshot } from '../testing/make-snapshot.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { cosine } from '../vectors/cosine.ts';
import { fromPicture } from './from-picture.ts';
import { NEAREST_MAX } from './sources.ts';

/** More than are compared at a time. */
const NEAR = 2_500;
const FAR = 3_000;
const FAR_FEW = 70;

const asked = Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, (_, at) =>
  Number(at === 0),
);
const lookNear = (direction: 1 | -1, seed: number) =>
  asked.map((value, at) => direction * value + 0.04 * Math.sin(seed * 7.3 + at * at));

const women = Array.from({ length: NEAR }, (_, at) =>
  makeStoredItem(`woman-${at}`, { imageEmbedding: lookNear(1, at) }),
);
const men = Array.from({ length: FAR }, (_, at) =>
  makeStoredItem(`man-${at}`, {
    facts: { gender: 'Men', type: at < FAR_FEW ? 'loafers' : 'boots' },
    imageEmbedding: lookNear(-1, at),
  }),
);

let shop: CatalogueSnapshot;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ shop, remove } = await makeSnapshot([
    ...women,
    ...men,
    makeStoredItem('unseen', { facts: { gender: 'Unisex' } }),
  ]));
});
afterAll(() => remove());

const ask = (what: Partial<Constraints>) => {
  const nothing = { hard: NO_WORDS.hard, not: NO_WORDS.not, types: [], exceptId: null };
  const among = rowsMeeting(shop, { filters: DEFAULT_FILTERS, ...nothing, ...what });
  return fromPicture(shop, among, asked);
};
const forGender = (gender: 'Men' | 'Unisex') => ({
  filters: { ...DEFAULT_FILTERS, gender: [gender] },
});

describe('a search by picture', () => {
  it('finds the nearest of all, best first', () => {
    const found = ask({});
    expect(found.every(({ candidate }) => candidate.gender === 'Women')).toBe(true);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const exact = women
      .map(({ imageEmbedding: look }) => cosine(look ?? asked, asked))
      .toSorted((a, b) => b - a);
    for (const [at, score] of scores.entries()) {
      expect(Math.abs(score - (exact[at] ?? 0))).toBeLessThan(0.005);
    }
    expect(found).toHaveLength(NEAREST_MAX);
  });

  it('finds what there is where the filter leaves only what is far', () => {
    expect(ask(forGender('Men'))).toHaveLength(NEAREST_MAX);
    const few = ask({ types: ['loafers'] });
    expect(few).toHaveLength(FAR_FEW);
    expect(few.every(({ score }) => score < 0)).toBe(true);
  });

  it('tells how near each is to within 0.005', () => {
    for (const { candidate, score } of ask({ types: ['loafers'] })) {
      const look = lookNear(-1, Number(candidate.id.slice('man-'.length)));
      expect(Math.abs(score - cosine(look, asked))).toBeLessThan(0.005);
    }
  });

  it('finds nothing where nothing passes or has a look, or without a picture', () => {
    expect(ask(forGender('Unisex'))).toEqual([]);
    expect(fromPicture(shop, shop.all, null)).toEqual([]);
  });
});
