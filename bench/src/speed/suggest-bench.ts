/*
 * Promise: suggestions take at most 20 ms and facet counts at most 50 ms (p95) in process.
 *
 *     npm run bench -- suggest --folder <catalogue kept by the search bench>
 */

import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { madeRequests, REQUEST_KINDS } from '../made-catalogue/made-requests.ts';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';

const SUGGEST_PROMISE_MS = 20;
const FACETS_PROMISE_MS = 50;
const ROUNDS = 10;
const WARM_UP_REQUESTS = 10;
const REQUESTS_EACH = 50;

/** Garments, a color with a garment, a word beside a garment, a brand, a slip. */
const TYPED = ['midi dresses', 'black boots', 'linen dresses', 'bram', 'sneekers'];

/** Every beginning of these texts, as they are sent while somebody types. */
const BEGINNINGS = TYPED.flatMap((text) =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)),
);

async function time(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

function report(what: string, times: readonly number[], promiseMs: number): boolean {
  const isKept = percentile(times, 0.95) <= promiseMs;
  const figures = `${latencies(times)} (p95 promise ${promiseMs})`;
  console.log(`${what.padEnd(26)} ${figures}  ${verdict(isKept)}`);
  return isKept;
}

async function measureSuggestions(catalogue: Catalogue): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of BEGINNINGS) times.push(await time(() => catalogue.suggest(text)));
  }
  return report('suggestions', times, SUGGEST_PROMISE_MS);
}

async function measureFacets(catalogue: Catalogue): Promise<boolean> {
  const kept: boolean[] = [];
  for (const kind of REQUEST_KINDS.filter((name) => !name.includes('price'))) {
    for (const request of madeRequests(kind, WARM_UP_REQUESTS, 31)) {
      await catalogue.countFacets(request);
    }
    const times: number[] = [];
    for (const request of madeRequests(kind, REQUESTS_EACH, 37)) {
      times.push(await time(() => catalogue.countFacets(request)));
    }
    kept.push(report(`facets: ${kind}`, times, FACETS_PROMISE_MS));
  }
  return kept.every(Boolean);
}

/** Measures suggestions and facet counts in process, on what `search --folder` built and kept. */
export async function suggestBench(folder: string | null): Promise<boolean> {
  if (folder === null) {
    console.error('Name a catalogue with --folder: `search --folder <path>` builds and keeps one.');
    return false;
  }
  const catalogue = await openCatalogue({ uri: folder });
  try {
    const read = await time(() => catalogue.suggest(''));
    const { items } = await catalogue.stats();
    console.log(`${items} items, read for suggestions and counts in ${read.toFixed(0)} ms`);
    const kept = [await measureSuggestions(catalogue), await measureFacets(catalogue)];
    return kept.every(Boolean);
  } finally {
    await catalogue.close();
  }
}
