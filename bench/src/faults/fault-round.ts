import { setTimeout as pause } from 'node:timers/promises';
import { PATHS } from '@modiste/contract/paths';
import { z } from 'zod';
import { signInDemo } from '../app/sign-in-demo.ts';
import type { SpawnedApp } from '../app/spawned-app.ts';
import type { SeededRandom } from '../sampling/seeded-random.ts';
import type { AppUnderFault } from './app-under-fault.ts';
import { signal } from './database-target.ts';
import type { FaultEvent } from './fault-events.ts';
import {
  ask,
  emptyTally,
  type Hearts,
  heart,
  type Shopper,
  search,
  shop,
  signIn,
  type Tally,
} from './shopper-load.ts';

const LOAD_BEFORE_MS = 800;
const LOAD_AFTER_MS = 500;
const CRASH_MS = 500;
const PROBE_PAUSE_MS = 50;
const BACK_LIMIT_MS = 90_000;

const foundSchema = z.object({ items: z.array(z.object({ id: z.string() })) });
const wishlistSchema = z.record(z.string(), z.object({}));

export interface Round {
  event: string;
  isAppKilled: boolean;
  hasCrashed: boolean;
  /** From the end of the event until all kinds of calls work; null where they did not in time. */
  backMs: number | null;
  lost: number;
  tally: Tally;
}

export interface Run {
  under: AppUnderFault;
  app: SpawnedApp;
  /** An item that is saved to see whether saving works. */
  probeId: string;
  hearts: readonly Hearts[];
  random: SeededRandom;
}

export async function findItemIds(shopper: Shopper): Promise<string[]> {
  const { method, path, body } = search('dress');
  const response = await fetch(shopper.address + path, {
    method,
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return foundSchema.parse(await response.json()).items.map(({ id }) => id);
}

/** Until each kind of call works, one after the other. */
async function untilBack(shopper: Shopper, probeId: string): Promise<number | null> {
  const began = performance.now();
  const kinds = [search('coat'), signIn, heart(probeId, true), PATHS.wishlist, PATHS.ready];
  while (performance.now() - began < BACK_LIMIT_MS) {
    const statuses: number[] = [];
    for (const kind of kinds) statuses.push(await ask(shopper, kind));
    if (statuses.every((status) => status === 200)) return performance.now() - began;
    await pause(PROBE_PAUSE_MS);
  }
  return null;
}

/** How many hearts do not show what was acknowledged. */
async function countLost({ address, headers }: Shopper, hearts: readonly Hearts[]) {
  const response = await fetch(address + PATHS.wishlist.path, { headers });
  const saved = wishlistSchema.parse(await response.json());
  const known = hearts.flatMap((own) => [...own]).filter(([, isOn]) => isOn !== null);
  return known.filter(([id, isOn]) => Object.hasOwn(saved, id) !== isOn).length;
}

interface Watch {
  hasEnded: boolean;
}

function watch(app: SpawnedApp): Watch {
  const seen = { hasEnded: false };
  void app.ended.then(() => {
    seen.hasEnded = true;
  });
  return seen;
}

/** Starts the app again, which has ended. */
async function startAgain(run: Run, shopper: Shopper): Promise<Watch> {
  run.app = await run.under.start();
  shopper.address = run.app.address;
  return watch(run.app);
}

async function applyEvent({ under, app, random }: Run, event: FaultEvent): Promise<void> {
  if (event.killsApp) signal(app.pid, 'SIGKILL');
  const seen = watch(app);
  try {
    await event.apply(await under.target(), random);
  } catch (error) {
    // An app that crashes takes its database with it, and nothing more can be done to that.
    await pause(CRASH_MS);
    if (!seen.hasEnded) throw error;
  }
  if (event.killsApp) await app.ended;
}

/** Plays one event under load, and waits until the app works again by itself. */
export async function playRound(run: Run, event: FaultEvent): Promise<Round> {
  const tally = emptyTally();
  const shopper = { address: run.app.address, headers: await signInDemo(run.app.address), tally };
  const leaving = new AbortController();
  const shopping = shop(shopper, run.hearts, leaving.signal);
  const first = watch(run.app);
  await pause(LOAD_BEFORE_MS);
  await applyEvent(run, event);
  const began = performance.now();
  const second = first.hasEnded ? await startAgain(run, shopper) : first;
  const ended = run.app.ended.then(() => null);
  const isBack = await Promise.race([untilBack(shopper, run.probeId), ended]);
  const backMs = isBack === null ? null : performance.now() - began;
  await pause(LOAD_AFTER_MS);
  leaving.abort();
  await shopping;
  if (second.hasEnded) await startAgain(run, shopper);
  const isAppKilled = event.killsApp === true;
  const hasCrashed = isAppKilled ? second.hasEnded : first.hasEnded;
  const lost = await countLost(shopper, run.hearts);
  return { event: event.name, isAppKilled, hasCrashed, backMs, lost, tally };
}
