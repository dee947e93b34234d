import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PATHS } from '@modiste/contract/paths';
import { createApp } from '@modiste/server/app';
import { type OpenDeps, openDeps } from '@modiste/server/composition/open-deps';
import { readConfig } from '@modiste/server/config/read-config';
import { createLogger } from '@modiste/server/logger';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';
import { makePeople, makeRising } from './made-people.ts';

const NEW_PAGE_MS = 150;
const CACHED_PAGE_MS = 10;
const WARM_UP = 5;
/** Fewer than the pages that the app keeps. */
const CACHED = 150;
const RISING = 300;
const IDS_LISTED = 2_000;
/** The app does nothing where it takes less of this time than this share. */
const IDLE_AFTER_MS = 1_500;
const IDLE_SHARE = 0.05;

type App = Awaited<ReturnType<typeof createApp>>;

/** What answering calls took. */
interface Taken {
  times: number[];
  /** All together. */
  cpuMs: number;
}

/** Asks for the page of a person as a browser does. */
async function readPage(app: App, headers: { authorization: string }, taken: Taken) {
  const { method, path } = PATHS.trends;
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const answer = await app.inject({
    method,
    url: path,
    headers: { ...headers, 'accept-encoding': 'br' },
    payload: { user_profile: {} },
  });
  taken.times.push(performance.now() - started);
  const { user, system } = process.cpuUsage(cpu);
  taken.cpuMs += (user + system) / 1000;
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

function report(name: string, { times, cpuMs }: Taken, promiseMs: number): boolean {
  const isKept = percentile(times, 0.95) <= promiseMs;
  console.log(
    `${name.padEnd(12)} ${latencies(times)} (p95 promise ${promiseMs})  ` +
      `cpu ${(cpuMs / times.length).toFixed(1)} ms  ${verdict(isKept)}`,
  );
  return isKept;
}

/** Waits for what the app prepares after it has started. */
async function untilIdle(): Promise<void> {
  for (let share = 1; share > IDLE_SHARE; ) {
    const cpu = process.cpuUsage();
    await pause(IDLE_AFTER_MS);
    const { user, system } = process.cpuUsage(cpu);
    share = (user + system) / 1000 / IDLE_AFTER_MS;
  }
}

async function measurePages(deps: OpenDeps, app: App, pages: number): Promise<boolean> {
  const listed = await deps.catalogue.listForSale({ offset: 0, limit: IDS_LISTED });
  const itemIds = listed.map(({ id }) => id);
  await makeRising(deps, itemIds.slice(0, RISING));
  const count = WARM_UP + pages;
  const people = await makePeople(deps, { count, seed: 17, itemIds });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await untilIdle();
  const nothing = (): Taken => ({ times: [], cpuMs: 0 });
  for (const headers of people.slice(0, WARM_UP)) await readPage(app, headers, nothing());
  const [fresh, cached] = [nothing(), nothing()];
  // Nobody asks again within the moment in which the last page leaves its garbage.
  for (const headers of people.slice(WARM_UP)) await readPage(app, headers, fresh);
  for (const headers of people.slice(-CACHED)) await readPage(app, headers, cached);
  const kept = [
    report('new page', fresh, NEW_PAGE_MS),
    report('cached page', cached, CACHED_PAGE_MS),
  ];
  return kept.every(Boolean);
}

/**
 * Measures the whole call in the real app on a database of its own: the first page of the day of
 * people who differ, and the same page again.
 */
export async function measureHomeCall(catalogue: string, pages: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-home-'));
  const config = readConfig({
    MODISTE_DATA: folder,
    MODISTE_CATALOGUE: catalogue,
    MODISTE_CALLS_PER_MINUTE: '0',
  });
  const logger = createLogger('warn');
  const deps = await openDeps(config, logger);
  try {
    const app = await createApp(deps, logger);
    await deps.catalogue.suggest('');
    const isKept = await measurePages(deps, app, pages);
    await app.close();
    return isKept;
  } finally {
    await deps.close();
    await rm(folder, { recursive: true, force: true });
  }
}
