/*
 * Promise: a search over 100,000 items takes at most 30 ms (p95) in process, over more 60 ms, with at
 * most 1 GB of memory and no filter ever violated.
 *
 *     npm run bench -- search --items 100000 [--requests 300] [--folder <kept catalogue>]
 */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { countViolations } from '../made-catalogue/count-violations.ts';
import { madeRequests, REQUEST_KINDS, type RequestKind } from '../made-catalogue/made-requests.ts';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';

const WARM_UP_REQUESTS = 20;
const MEGABYTE = 1024 * 1024;
const MEMORY_PROMISE_MB = 1024;
/** The promise of the design for 100,000 items and for 1,000,000. */
const promisedMs = (items: number) => (items <= 100_000 ? 30 : 60);

export interface SearchBenchOptions {
  items: number;
  /** A catalogue that an earlier run built and kept; built there when there is none. */
  folder: string | null;
  requests: number;
}

interface Measured {
  kind: RequestKind;
  times: number[];
  /** Processor time a search, the fairer figure on a busy machine. */
  cpuMs: number;
  violations: number;
  empty: number;
}

/** Builds a made catalogue in a process of its own. */
export async function buildCatalogue(folder: string, items: number): Promise<void> {
  const script = join(import.meta.dirname, '../made-catalogue/build-catalogue.ts');
  const started = performance.now();
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [script, folder, String(items)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peak = Math.round(Number(stdout) / MEGABYTE);
  console.log(`built in ${seconds} s (generating included), writer's peak memory ${peak} MB`);
}

async function measure(catalogue: Catalogue, kind: RequestKind, count: number): Promise<Measured> {
  for (const request of madeRequests(kind, WARM_UP_REQUESTS, 11)) await catalogue.search(request);
  const measured: Measured = { kind, times: [], cpuMs: 0, violations: 0, empty: 0 };
  for (const request of madeRequests(kind, count, 23)) {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const { items } = await catalogue.search(request);
    measured.times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(cpu);
    measured.cpuMs += (user + system) / 1000 / count;
    measured.violations += countViolations(items, request.filters);
    if (items.length === 0) measured.empty += 1;
  }
  return measured;
}

function report({ kind, times, cpuMs, violations, empty }: Measured, promiseMs: number): boolean {
  const isKept = percentile(times, 0.95) <= promiseMs && violations === 0;
  console.log(
    `${kind.padEnd(26)} ${latencies(times)} (p95 promise ${promiseMs})  cpu ${cpuMs.toFixed(1)} ms  ` +
      `empty ${empty}/${times.length}  violations ${violations} (promise 0)  ${verdict(isKept)}`,
  );
  return isKept;
}

/** Measures searches in process and prints each figure with its promise. @returns whether all hold. */
export async function searchBench({ items, folder, requests }: SearchBenchOptions) {
  const scratch = folder ?? (await mkdtemp(join(tmpdir(), 'modiste-bench-')));
  try {
    const catalogue = await openCatalogue({ uri: scratch });
    const { items: present } = await catalogue.stats();
    if (present !== items) await buildCatalogue(scratch, items);
    await catalogue.close();
    return await measureAll(scratch, items, requests);
  } finally {
    if (folder === null) await rm(scratch, { recursive: true, force: true });
  }
}

async function measureAll(uri: string, items: number, requests: number): Promise<boolean> {
  const catalogue = await openCatalogue({ uri });
  const opened = performance.now();
  await catalogue.ping();
  await catalogue.suggest('');
  const seconds = ((performance.now() - opened) / 1000).toFixed(1);
  console.log(`opened and read into memory in ${seconds} s, ${items} items`);
  const kept: boolean[] = [];
  for (const kind of REQUEST_KINDS) {
    kept.push(report(await measure(catalogue, kind, requests), promisedMs(items)));
  }
  await catalogue.close();
  const peak = Math.round((process.resourceUsage().maxRSS * 1024) / MEGABYTE);
  console.log(`peak memory ${peak} MB (promise ${MEMORY_PROMISE_MB})`);
  return kept.every(Boolean) && peak <= MEMORY_PROMISE_MB;
}
