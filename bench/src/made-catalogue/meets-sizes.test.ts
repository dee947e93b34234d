import { limitFilter } from '@modiste/catalogue/filters/request-filters';
import { makeMemoryIndex } from '@modiste/catalogue/testing/make-memory-index';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { NO_WORDS } from '@modiste/catalogue/understand/no-words';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  GENDERS,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
} from '@modiste/contract/values';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededRandom, seededRandom } from '../sampling/seeded-random.ts';
import { countViolations } from './count-violations.ts';
import { meetsFits, meetsGender, meetsSizes } from './meets-sizes.ts';

const ROUNDS = 150;

function some<Value>(random: SeededRandom, values: readonly Value[], most: number): Value[] {
  if (random.next() < 0.4) return [];
  return [...new Set(Array.from({ length: 1 + random.whole(most) }, () => random.pick(values)))];
}

const savedSizes = (random: SeededRandom): Filters => ({
  ...DEFAULT_FILTERS,
  gender: some(random, GENDERS, 2),
  clothing_size: some(random, CLOTHING_SIZES, 2),
  clothing_canonical_size: some(random, CLOTHING_CANONICAL_SIZES, 2),
  shoes_size: some(random, SHOES_SIZES, 2),
  shoes_canonical_size: some(random, SHOES_CANONICAL_SIZES, 2),
  clothing_fit: some(random, CLOTHING_FITS, 2),
});

/** A piece of any type in any sizes, also in those that no shop would give it. */
function anyPiece(random: SeededRandom, type: string, number: number) {
  return makeStoredItem(`${type}-${number}`, {
    short_description: type,
    try_on_category: GARMENT_TYPES.find(({ id }) => id === type)?.category ?? 'accessories',
    sizes: random.next() < 0.1 ? ['One Size'] : ['1', '2'],
    facts: {
      type,
      gender: random.pick(GENDERS),
      clothing_size: some(random, CLOTHING_SIZES, 3),
      clothing_canonical_size: some(random, CLOTHING_CANONICAL_SIZES, 3),
      shoes_size: some(random, SHOES_SIZES, 3),
      shoes_canonical_size: some(random, SHOES_CANONICAL_SIZES, 3),
      clothing_fit: some(random, CLOTHING_FITS, 2),
    },
  });
}

const meetsAll = (item: Item, filters: Filters) =>
  meetsGender(item, filters) && meetsSizes(item, filters) && meetsFits(item, filters);

type Made = Awaited<ReturnType<typeof makeMemoryIndex>>;

async function passing({ index }: Made, filters: Filters): Promise<string[]> {
  const { hard, not } = NO_WORDS;
  const among = limitFilter({ filters, hard, not, types: [], exceptId: null });
  const limit = Number.POSITIVE_INFINITY;
  const hits = await index.list({ among, exceptIds: [], limit });
  return hits.map(({ item }) => item.id).toSorted();
}

/** The filters under which the shop finds others than it should. */
async function broken(made: Made | null, items: readonly Item[], seed: number): Promise<Filters[]> {
  const random = seededRandom(seed);
  if (made === null) throw new Error('There is no index');
  const found: Filters[] = [];
  for (const filters of Array.from({ length: ROUNDS }, () => savedSizes(random))) {
    const meant = items.filter((item) => meetsAll(item, filters)).map(({ id }) => id);
    if ((await passing(made, filters)).join() !== meant.toSorted().join()) found.push(filters);
  }
  return found;
}

describe('what passes saved sizes, fits and genders', () => {
  const stock = demoItems();
  const random = seededRandom(20);
  const pieces = GARMENT_TYPES.flatMap(({ id }) => [1, 2, 3].map((at) => anyPiece(random, id, at)));
  let demo: Made | null = null;
  let any: Made | null = null;
  beforeAll(async () => {
    demo = await makeMemoryIndex(
      stock.map((item) => ({ item, concepts: '', imageEmbedding: null, hash: item.id })),
    );
    any = await makeMemoryIndex(pieces);
  });
  afterAll(async () => {
    await demo?.remove();
    await any?.remove();
  });

  it('is what decision 17 says, for every piece of the demo shop', async () => {
    expect(await broken(demo, stock, 1)).toEqual([]);
  });

  it('is what decision 17 says, for every type in any sizes', async () => {
    const items = pieces.map(({ item }) => item);
    expect(await broken(any, items, 2)).toEqual([]);
  });

  it('is counted as broken where it does not pass', () => {
    const dress = makeStoredItem('dress', { facts: { clothing_size: ['L'] } }).item;
    expect(countViolations([dress], { ...DEFAULT_FILTERS, clothing_size: ['M'] })).toBe(1);
    expect(countViolations([dress], { ...DEFAULT_FILTERS, clothing_size: ['L'] })).toBe(0);
    expect(countViolations([dress], { ...DEFAULT_FILTERS, gender: ['Men'] })).toBe(1);
    expect(countViolations([dress], { ...DEFAULT_FILTERS, clothing_canonical_size: ['12'] })).toBe(
      0,
    );
  });
});
