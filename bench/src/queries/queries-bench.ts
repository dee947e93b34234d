/*
 * Promise: what shoppers type is understood: prices, genders and exclusions are never violated, and 95 of
 * 100 composed queries find what they describe.
 *
 *     npm run bench -- queries [--queries 1000] [--seed 7]
 */

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { demoFeed } from '@modiste/server/features/demo-shop/demo-feed';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { seededRandom } from '../sampling/seeded-random.ts';
import { composeIntent } from './compose-intent.ts';
import { type Fault, judgeAnswer } from './judge-answer.ts';
import { phraseIntent } from './phrase-intent.ts';

interface QueriesOptions {
  queries: number;
  seed: number;
}

const SHOWN_MAX = 40;
/** Broken limits are never forgiven; the rest by the share that is promised. */
const STRICT: ReadonlySet<Fault> = new Set<Fault>(['price', 'gender', 'excluded']);
const SHARE_MIN = 0.95;

const LOOK_AT_NONE = {
  take: async (reference: string) => ({ url: reference, bytes: null }),
};

async function readAll(catalogue: Awaited<ReturnType<typeof openCatalogue>>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const batch of catalogue.itemsWithPrices())
    items.push(...batch.map(({ item }) => item));
  return items;
}

/**
 * Asks the demo shop for what is known beforehand, in composed words, and judges each answer by the
 * items alone: limits kept, the first item right, what is there found and what is not said.
 */
export async function queriesBench({ queries, seed }: QueriesOptions): Promise<boolean> {
  const uri = await mkdtemp(path.join(os.tmpdir(), 'modiste-queries-'));
  try {
    await importFeed({
      openWriter: () => openWriter({ uri }),
      files: [demoFeed(demoItems())],
      source: null,
      pictures: LOOK_AT_NONE,
      now: new Date(),
    });
    const catalogue = await openCatalogue({ uri });
    const shop = await readAll(catalogue);
    const random = seededRandom(seed);
    const counts = new Map<Fault, number>();
    let asked = 0;
    while (asked < queries) {
      const intent = composeIntent(shop, random);
      if (intent === null) continue;
      asked += 1;
      const query = phraseIntent(intent, random);
      const answer = await catalogue.search({
        query,
        filters: DEFAULT_FILTERS,
        imageEmbedding: null,
      });
      const faults = judgeAnswer(shop, intent, answer);
      for (const fault of faults) note(counts, fault, query);
    }
    await catalogue.close();
    return report(counts, asked);
  } finally {
    await rm(uri, { recursive: true, force: true });
  }
}

function note(counts: Map<Fault, number>, fault: Fault, query: string): void {
  const count = (counts.get(fault) ?? 0) + 1;
  counts.set(fault, count);
  if (count <= SHOWN_MAX) console.log(`${fault}: ${query}`);
}

function report(counts: ReadonlyMap<Fault, number>, asked: number): boolean {
  let isKept = true;
  console.log(`\n${asked} queries`);
  for (const [fault, count] of counts) {
    const share = 1 - count / asked;
    const isFine = !STRICT.has(fault) && share >= SHARE_MIN;
    isKept &&= isFine;
    console.log(
      `${fault}: ${count} (${(100 * share).toFixed(1)}% right)${isFine ? '' : ' NOT KEPT'}`,
    );
  }
  return isKept;
}
