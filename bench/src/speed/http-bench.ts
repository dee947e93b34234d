/*
 * Promise: 200 requests a second of mixed shopping traffic are answered with p99 at most 100 ms, without
 * errors and within 1 GB of memory.
 *
 *     npm run bench -- http [--folder <data folder>]
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInDemo } from '../app/sign-in-demo.ts';
import { type SpawnedApp, spawnApp } from '../app/spawned-app.ts';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';
import { type Shopping, shoppingTraffic, type Visit } from './shopping-traffic.ts';

const REQUESTS_PER_S = 200;
const WARM_UP_S = 3;
const MEASURED_S = 20;
const ANSWER_LIMIT_MS = 10_000;
const PROMISED_P99_MS = 100;
const PROMISED_MEMORY_MB = 1024;
const SEED = 7;

interface Answered {
  kind: Shopping['kind'];
  /** From the moment the request was due: a late start counts as waiting. */
  ms: number;
  /** What went wrong; null when nothing did. */
  error: string | null;
}

async function ask(visit: Visit, { path, body }: Shopping): Promise<string | null> {
  const options = {
    method: body === null ? 'GET' : 'POST',
    headers: { ...visit.headers, ...(body !== null && { 'content-type': 'application/json' }) },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  };
  try {
    const response = await fetch(visit.address + path, options);
    await response.arrayBuffer();
    return response.ok ? null : `${response.status} ${path}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${path}`;
  }
}

/** Sends requests at their times, however long the answers take, and waits for the last one. */
async function drive(visit: Visit, next: () => Shopping, seconds: number): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < seconds * REQUESTS_PER_S; sent++) {
    const due = started + (sent * 1000) / REQUESTS_PER_S;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const request = next();
    const answer = ask(visit, request).then((error) => ({
      kind: request.kind,
      ms: performance.now() - due,
      error,
    }));
    answers.push(answer);
  }
  return Promise.all(answers);
}

function report(name: string, answers: readonly Answered[]): void {
  const times = answers.map(({ ms }) => ms);
  const count = String(answers.length).padStart(5);
  console.log(`${name.padEnd(26)} ${count}  ${latencies(times)}`);
}

async function measure(app: SpawnedApp): Promise<boolean> {
  const visit = { address: app.address, headers: await signInDemo(app.address) };
  const next = await shoppingTraffic(visit, SEED);
  await drive(visit, next, WARM_UP_S);
  const started = performance.now();
  const answers = await drive(visit, next, MEASURED_S);
  const rate = (answers.length * 1000) / (performance.now() - started);
  for (const [kind, group] of Map.groupBy(answers, (answer) => answer.kind)) report(kind, group);
  report('all', answers);

  const errors = answers.flatMap(({ error }) => error ?? []);
  for (const error of errors.slice(0, 5)) console.log(`  ${error}`);
  const p99 = percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
  const memory = await app.peakMemoryMb();
  const isQuick = p99 <= PROMISED_P99_MS;
  const isSlim = memory === null || memory <= PROMISED_MEMORY_MB;
  console.log(`rate ${rate.toFixed(0)} requests a second, load of the machine ${loadavg()[0]}`);
  console.log(`p99 ${p99.toFixed(1)} ms (promise ${PROMISED_P99_MS})  ${verdict(isQuick)}`);
  console.log(`errors ${errors.length} (promise 0)  ${verdict(errors.length === 0)}`);
  console.log(
    `peak memory ${memory ?? 'not known'} MB (promise ${PROMISED_MEMORY_MB})  ${verdict(isSlim)}`,
  );
  return isQuick && isSlim && errors.length === 0;
}

/**
 * Drives mixed shopping traffic against the real app with the demo shop, at a fixed rate.
 * @param folder The data folder of an earlier run; null for one of its own.
 * @returns whether every promise was kept.
 */
export async function httpBench(folder: string | null): Promise<boolean> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'modiste-http-bench-')));
  try {
    const app = await spawnApp(data);
    try {
      return await measure(app);
    } finally {
      await app.stop();
    }
  } finally {
    if (folder === null) await rm(data, { recursive: true, force: true });
  }
}
