/*
 * Promise: what shoppers type is understood: prices, genders and exclusions are never violated, and 95 of
 * 100 composed queries find what they describe.
 *
 *     npm run bench -- queries [--queries 1000] [--seed 7]
 */

import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { withDemoShop } from '../made-catalogue/demo-catalogue.ts';
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

async function readAll(catalogue: Catalogue): Promise<Item[]> {
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
  return withDemoShop(async (catalogue) => {
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
    return report(counts, asked);
  });
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
