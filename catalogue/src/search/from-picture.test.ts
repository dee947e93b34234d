import { Index, type Table } from '@lancedb/lancedb';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { LOOK_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShop } from '../shop/read-shop.ts';
import type { Shop } from '../shop/shop.ts';
import { LOOK_COLUMN } from '../store/item-schema.ts';
import { openItems } from '../store/item-tables.ts';
import { type MadeFolder, makeFolder, publish } from '../store/made-catalogue-folder.ts';
import { makeStoredItem } from '../store/made-item.ts';
import { connectStore } from '../store/store-connection.ts';
import { type Constraints, rowsMeeting } from './constraints.ts';
import { cosine } from './cosine.ts';
import { fromPicture } from './from-picture.ts';
import { nearest } from './nearest-vectors.ts';
import { NO_WORDS } from './no-words.ts';

const NEAR = 800;
const FAR = 1_600;
const FAR_FEW = 70;
/** So many that the nearest forty hold none of what looks the opposite. */
const PARTITIONS = 200;

const asked = Float32Array.from({ length: LOOK_DIMENSIONS }, (_, at) => Number(at === 0));
const lookNear = (direction: 1 | -1, seed: number) =>
  asked.map((value, at) => direction * value + 0.04 * Math.sin(seed * 7.3 + at * at));

const women = Array.from({ length: NEAR }, (_, at) =>
  makeStoredItem(`woman-${at}`, { look: lookNear(1, at) }),
);
const men = Array.from({ length: FAR }, (_, at) =>
  makeStoredItem(`man-${at}`, {
    facts: { gender: 'Men', type: at < FAR_FEW ? 'loafers' : 'boots' },
    look: lookNear(-1, at),
  }),
);

let folder: MadeFolder;
let shop: Shop;
beforeAll(async () => {
  folder = await makeFolder();
  await publish(folder.uri, [...women, ...men]);
  const table = await openItems(await connectStore({ uri: folder.uri }));
  if (table === null) throw new Error('Nothing was published');
  await indexLooks(table);
  shop = await readShop(table);
}, 60_000);
afterAll(() => folder.remove());

const indexLooks = (table: Table) =>
  table.createIndex(LOOK_COLUMN, {
    config: Index.ivfRq({ distanceType: 'cosine', numPartitions: PARTITIONS }),
  });

const ask = (what: Partial<Constraints>) => {
  const nothing = { hard: NO_WORDS.hard, not: NO_WORDS.not, types: [], exceptId: null };
  const among = rowsMeeting(shop, { filters: DEFAULT_FILTERS, ...nothing, ...what });
  return nearest(shop, among, { column: LOOK_COLUMN, vector: asked, comparedMax: 1_000 });
};
const forGender = (gender: 'Men' | 'Unisex') => ({
  filters: { ...DEFAULT_FILTERS, gender: [gender] },
});

describe('a search by picture over an index', () => {
  it('finds what is near, best first', async () => {
    const found = await ask({});
    expect(found.every(({ candidate }) => candidate.gender === 'Women')).toBe(true);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(0.8);
  });

  it('finds what there is where the filter leaves only what is far', async () => {
    const many = await ask(forGender('Men'));
    expect(many.length).toBeGreaterThanOrEqual(60);
    const few = await ask({ types: ['loafers'] });
    expect(few).toHaveLength(FAR_FEW);
    expect(few.every(({ score }) => score < 0)).toBe(true);
  });

  it('tells how near each is to within 0.005', async () => {
    for (const { candidate, score } of await ask({ types: ['loafers'] })) {
      const look = lookNear(-1, Number(candidate.id.slice('man-'.length)));
      expect(Math.abs(score - cosine(look, asked))).toBeLessThan(0.005);
    }
  });

  it('finds nothing where nothing passes, or without a picture', async () => {
    expect(await ask(forGender('Unisex'))).toEqual([]);
    expect(await fromPicture(shop, shop.all, null)).toEqual([]);
  });
});
