/*
 * Promise: a search over 100,000 items takes at most 30 ms (p95) in process also while try-ons are made.
 *
 *     npm run bench -- tryon-search [--items 100000] [--requests 300] [--folder <kept catalogue>]
 *
 * The engine makes its try-ons on a thread of its own; the same searches are timed without it first.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { createBuiltInEngine } from '@modiste/fitting/built-in-engine';
import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import { madeRequests, REQUEST_KINDS } from '../made-catalogue/made-requests.ts';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';
import { buildCatalogue, type SearchBenchOptions } from '../speed/search-bench.ts';

const PROMISED_MS = 30;
const [WARM_UP_SEED, SEED] = [11, 23];

/** Times searches of every kind in turn. */
async function timeSearches(catalogue: Catalogue, requests: number, seed: number) {
  const times: number[] = [];
  const cpu = process.threadCpuUsage();
  for (const kind of REQUEST_KINDS) {
    const count = Math.ceil(requests / REQUEST_KINDS.length);
    for (const request of madeRequests(kind, count, seed)) {
      const started = performance.now();
      await catalogue.search(request);
      times.push(performance.now() - started);
      // Messages of the engine's thread are let in, as they are in the server.
      await new Promise(setImmediate);
    }
  }
  const { user, system } = process.threadCpuUsage(cpu);
  // Of this thread alone: the fairer figure on a busy machine.
  return { times, cpuMs: (user + system) / 1000 / times.length };
}

/** Makes one try-on after the other until it is told to stop. @returns how many were made */
async function makeTryOns(engine: TryOnEngine, signal: AbortSignal): Promise<number> {
  const [pose, garment] = [await drawnPerson(), await drawnShirt()];
  let made = 0;
  for (; !signal.aborted; made += 1) {
    await engine.tryOn({
      // New keys each time: person and garment are read again, which is the most work.
      pose: { bytes: pose, key: `pose ${made}` },
      garments: [
        { role: 'top', bytes: garment, key: `top ${made}`, category: 'upper_body', words: '' },
      ],
      iteration: 0,
      signal: new AbortController().signal,
    });
  }
  return made;
}

async function measure(catalogue: Catalogue, requests: number): Promise<boolean> {
  const engine = createBuiltInEngine();
  try {
    await timeSearches(catalogue, requests / 4, WARM_UP_SEED);
    const alone = await timeSearches(catalogue, requests, SEED);
    console.log(
      `searches alone             ${latencies(alone.times)}  cpu ${alone.cpuMs.toFixed(1)} ms`,
    );
    const stop = new AbortController();
    const made = makeTryOns(engine, stop.signal);
    const beside = await timeSearches(catalogue, requests, SEED);
    stop.abort();
    const p95 = percentile(beside.times, 0.95);
    const isKept = p95 <= PROMISED_MS;
    console.log(
      `searches beside try-ons    ${latencies(beside.times)}  cpu ${beside.cpuMs.toFixed(1)} ms`,
    );
    console.log(`try-ons made ${await made}, load of the machine ${loadavg()[0]}`);
    console.log(`p95 ${p95.toFixed(1)} ms (promise ${PROMISED_MS})  ${verdict(isKept)}`);
    return isKept;
  } finally {
    await engine.close();
  }
}

/** Times searches while the built-in engine makes try-ons. @returns whether the promise holds */
export async function searchBesideTryOnBench({ items, folder, requests }: SearchBenchOptions) {
  const uri = folder ?? (await mkdtemp(join(tmpdir(), 'modiste-bench-')));
  try {
    const present = await openCatalogue({ uri });
    const stats = await present.stats();
    await present.close();
    if (stats.items !== items) await buildCatalogue(uri, items);
    const catalogue = await openCatalogue({ uri });
    await catalogue.suggest('');
    const isKept = await measure(catalogue, requests);
    await catalogue.close();
    return isKept;
  } finally {
    if (folder === null) await rm(uri, { recursive: true, force: true });
  }
}
