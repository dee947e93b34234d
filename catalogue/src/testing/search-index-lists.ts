import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  type Filter,
  HAS_IMAGE,
  NOTHING,
  not,
  priceAtMost,
  terms,
} from '../filters/filter.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { cosine } from '../vectors/cosine.ts';
import { makeStoredItem } from './make-stored-item.ts';
import {
  askedImage,
  idsOf,
  imageOf,
  type OpenIndex,
  openedFor,
  retrieve,
} from './search-index-rows.ts';

/** More than an index looks at in one step. */
const DRESSES = 5_200;
const priceOf = (at: number) => (at % 40 === 0 ? 10 + (at % 97) + at / 1e4 : 60);
const MANY = Array.from({ length: DRESSES }, (_, at) => {
  const id = `id-${String(at).padStart(5, '0')}`;
  return makeStoredItem(id, {
    price: priceOf(at),
    short_description: id.endsWith('7') ? 'Linen Dress' : 'Dress',
    description: id.endsWith('00') ? 'Linen at the hem.' : '',
    ...(at % 50 !== 49 && { imageEmbedding: imageOf(at) }),
    facts: { type: at % 60 === 0 ? 'midi-dress' : 'dress', gender: at < 70 ? 'Men' : 'Women' },
  });
});

function inOrderOfPrice(isAscending: boolean, limit: number): string[] {
  const sign = isAscending ? 1 : -1;
  return MANY.map(({ item }) => item)
    .toSorted((a, b) => sign * (a.price - b.price) || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

function describeLists(index: () => SearchIndex): void {
  it.each([
    ['the cheapest', true, 60],
    ['the dearest', false, 60],
    ['the cheapest one', true, 1],
    ['a thousand', true, 1_000],
  ])('lists %s exactly, equals by their ids', async (_, isAscending, limit) => {
    const hits = await index().listByPrice({ among: EVERYTHING, isAscending, limit });
    expect(idsOf(hits)).toEqual(inOrderOfPrice(isAscending, limit));
  });

  it('lists by price only what passes', async () => {
    const page = { among: priceAtMost(15), isAscending: false, limit: 5 };
    const hits = await index().listByPrice(page);
    expect(hits).toHaveLength(5);
    expect(hits.every(({ item }) => item.price <= 15)).toBe(true);
  });

  it('lists in an order of its own, without what it is told to leave out', async () => {
    const page = { among: priceAtMost(15), limit: 4 };
    const first = idsOf(await index().list({ ...page, exceptIds: [] }));
    expect(first).toHaveLength(4);
    const [one = '', ...others] = first;
    const next = idsOf(await index().list({ ...page, exceptIds: [one] }));
    expect(next.slice(0, 3)).toEqual(others);
    expect(await index().list({ ...page, exceptIds: [], limit: 0 })).toEqual([]);
  });

  it('gives a fair sample, the same each time, and all of few', async () => {
    const sampled = async (among: Filter) =>
      idsOf((await retrieve(index(), { among, sample: 400 })).sample);
    const sample = await sampled(EVERYTHING);
    const seeded = { among: EVERYTHING, sample: 400, sampleSeed: 1_000 };
    const other = idsOf((await retrieve(index(), seeded)).sample);
    expect(idsOf((await retrieve(index(), seeded)).sample)).toEqual(other);
    expect(other.length).toBeGreaterThan(300);
    expect(other.filter((id) => sample.includes(id)).length).toBeLessThan(200);
    expect(sample.length).toBeGreaterThan(300);
    expect(sample.length).toBeLessThan(500);
    expect(await sampled(EVERYTHING)).toEqual(sample);
    const [count] = await index().count([priceAtMost(15)]);
    expect(await sampled(priceAtMost(15))).toHaveLength(count ?? 0);
  });

  it('finds ids in their order, those that pass', async () => {
    const ids = [['id-00040', 'nobody', 'id-00000', 'id-00001'], []];
    const found = await retrieve(index(), { among: priceAtMost(59), ids });
    expect(found.ids.map(idsOf)).toEqual([['id-00040', 'id-00000'], []]);
  });
}

function describeWords(index: () => SearchIndex): void {
  const find = (typed: string[], among: Filter = EVERYTHING, related: string[] = []) =>
    retrieve(index(), { among, words: { typed, related, limit: 160 } });

  it('finds words by their stems, the rare before the common and titles before the rest', async () => {
    const { words } = await find(['dresses', 'linens']);
    expect(words).toHaveLength(160);
    expect(words.every(({ item }) => item.title === 'Linen Dress')).toBe(true);
    expect(words[0]?.score).toBeGreaterThan(0);
  });

  it('finds words only among what passes', async () => {
    const { words } = await find(['dress'], priceAtMost(15));
    expect(words.length).toBeGreaterThan(0);
    expect(words.every(({ item }) => item.price <= 15)).toBe(true);
  });

  it('asks related words only where the typed ones find few', async () => {
    expect((await find(['zxqv'], EVERYTHING, ['linen'])).related).toHaveLength(160);
    expect((await find(['dress'], EVERYTHING, ['linen'])).related).toEqual([]);
  });

  it('finds nothing for words of every text, or of none', async () => {
    for (const typed of [['the', 'and'], ['zxqv'], []]) {
      expect((await find(typed)).words).toEqual([]);
    }
  });
}

function describeImages(index: () => SearchIndex): void {
  const find = async (among: Filter, typeGroups: string[][] = []) =>
    (await retrieve(index(), { among, image: { embedding: askedImage, typeGroups, limit: 120 } }))
      .image;
  const seedOf = (id: string) => Number(id.slice('id-'.length));

  it('finds the nearest pictures of all, best first, to within 0.005', async () => {
    const found = await find(EVERYTHING);
    const exact = MANY.flatMap(({ imageEmbedding }) =>
      imageEmbedding ? [cosine(imageEmbedding, askedImage)] : [],
    );
    const best = exact.toSorted((a, b) => b - a);
    expect(found).toHaveLength(120);
    for (const [at, { item, score }] of found.entries()) {
      expect(Math.abs(score - (best[at] ?? 0))).toBeLessThan(0.005);
      expect(Math.abs(score - cosine(imageOf(seedOf(item.id)), askedImage))).toBeLessThan(0.005);
    }
  });

  it('finds what there is where a filter leaves only what is far', async () => {
    const men = await find(terms('gender', ['Men']));
    expect(men).toHaveLength(69);
    expect(men.every(({ item }) => item.gender === 'Men')).toBe(true);
  });

  it('finds the nearest of each group of types beside the nearest of all', async () => {
    const found = await find(EVERYTHING, [['midi-dress']]);
    const all = new Set(idsOf(await find(EVERYTHING)));
    const midi = idsOf(await find(terms('type', ['midi-dress'])));
    expect(new Set(idsOf(found))).toEqual(new Set([...all, ...midi]));
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it('finds no picture where nothing passes or has one', async () => {
    expect(await find(NOTHING)).toEqual([]);
    expect(await find(not(HAS_IMAGE))).toEqual([]);
  });
}

export function describeLargeIndex(open: OpenIndex): void {
  describe('over many items', () => {
    const index = openedFor(open, MANY);
    describeLists(index);
    describeWords(index);
    describeImages(index);
  });
}
