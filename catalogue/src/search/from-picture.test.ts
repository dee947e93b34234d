import { Index, type Table } from '@lancedb/lancedb';
import { LOOK_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOK_COLUMN } from '../store/item-schema.ts';
import { openItems } from '../store/item-tables.ts';
import { type MadeFolder, makeFolder, publish } from '../store/made-catalogue-folder.ts';
import { makeStoredItem } from '../store/made-item.ts';
import { connectStore } from '../store/store-connection.ts';
import { fromPicture } from './from-picture.ts';
import { fromListing } from './sources.ts';

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
let table: Table;
beforeAll(async () => {
  folder = await makeFolder();
  await publish(folder.uri, [...women, ...men]);
  const opened = await openItems(await connectStore({ uri: folder.uri }));
  if (opened === null) throw new Error('Nothing was published');
  const config = Index.ivfRq({ distanceType: 'cosine', numPartitions: PARTITIONS });
  await opened.createIndex(LOOK_COLUMN, { config });
  table = opened;
}, 30_000);
afterAll(() => folder.remove());

const NOTHING_BY_WORDS = Promise.resolve([]);
const ask = (where: string, byWords: Parameters<typeof fromPicture>[2]['byWords']) =>
  fromPicture(table, where, { look: asked, byWords });

describe('a search by picture over an index', () => {
  it('finds what is near, best first', async () => {
    const found = await ask('available', NOTHING_BY_WORDS);
    expect(found.every(({ candidate }) => candidate.gender === 'Women')).toBe(true);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(0.8);
  });

  it('finds what there is where the filter leaves only what is far', async () => {
    const many = await ask("gender = 'Men'", NOTHING_BY_WORDS);
    expect(many.length).toBeGreaterThanOrEqual(60);
    const few = await ask("type = 'loafers'", NOTHING_BY_WORDS);
    expect(few).toHaveLength(FAR_FEW);
    expect(few.every(({ score }) => score < 0)).toBe(true);
  });

  it('compares what the words found where the filter leaves only what is far', async () => {
    const where = "type = 'loafers'";
    const byWords = await fromListing(table, where, { total: FAR_FEW });
    const found = await ask(where, Promise.resolve(byWords.slice(0, 60)));
    const scores = found.map(({ score }) => score);
    expect(found).toHaveLength(60);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const exact = await ask(where, NOTHING_BY_WORDS);
    const exactly = new Map(exact.map(({ candidate, score }) => [candidate.id, score]));
    for (const { candidate, score } of found) {
      expect(score).toBeCloseTo(exactly.get(candidate.id) ?? 0, 4);
    }
  });

  it('finds nothing where nothing passes, or without a picture', async () => {
    expect(await ask("gender = 'Unisex'", NOTHING_BY_WORDS)).toEqual([]);
    const none = { look: null, byWords: NOTHING_BY_WORDS };
    expect(await fromPicture(table, 'available', none)).toEqual([]);
  });
});
