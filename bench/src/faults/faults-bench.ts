/*
 * Promise: an acknowledged write survives whatever happens to the database, and the app neither crashes
 * nor answers 500.
 *
 *     npm run bench -- faults [--rounds 50] [--seed 7] [--outside] [--only <part of an event's name>]
 */

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInDemo } from '../app/sign-in-demo.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { type AppUnderFault, withEmbedded, withOutside } from './app-under-fault.ts';
import { FAULT_EVENTS, type FaultEvent } from './fault-events.ts';
import { reportFaults } from './fault-report.ts';
import { findItemIds, playRound, type Round, type Run } from './fault-round.ts';
import { emptyTally, type Hearts } from './shopper-load.ts';

const SHOPPERS = 3;
const HEARTS_EACH = 6;

interface FaultSettings {
  rounds: number;
  seed: number;
  /** Whether the database is a server outside of the app. */
  isOutside: boolean;
  /** Part of the names of the events to play; null for all. */
  only: string | null;
}

/** Every event in turn, in an order that the seed decides. */
function* eventsInTurn(seed: number, only: string | null): Generator<FaultEvent> {
  const random = seededRandom(seed);
  const wanted = FAULT_EVENTS.filter(({ name }) => only === null || name.includes(only));
  for (;;) {
    const left = [...wanted];
    while (left.length > 0) yield* left.splice(random.whole(left.length), 1);
  }
}

async function begin(under: AppUnderFault, seed: number): Promise<Run> {
  const app = await under.start();
  const headers = await signInDemo(app.address);
  const ids = await findItemIds({ address: app.address, headers, tally: emptyTally() });
  const [probeId = '', ...others] = ids;
  const hearts = Array.from({ length: SHOPPERS }, (_none, at): Hearts => {
    const own = others.slice(at * HEARTS_EACH, (at + 1) * HEARTS_EACH);
    return new Map(own.map((id) => [id, null]));
  });
  return { under, app, probeId, hearts, random: seededRandom(seed + 1) };
}

async function play(under: AppUnderFault, settings: FaultSettings): Promise<boolean> {
  const run = await begin(under, settings.seed);
  const rounds: Round[] = [];
  try {
    for (const event of eventsInTurn(settings.seed, settings.only)) {
      const round = await playRound(run, event);
      rounds.push(round);
      const back = round.backMs === null ? 'never' : `${Math.round(round.backMs)} ms`;
      const verdict = round.hasCrashed ? 'CRASHED' : 'lived';
      console.log(`${String(rounds.length).padStart(3)} ${event.name}: ${verdict}, back ${back}`);
      if (rounds.length >= settings.rounds) break;
    }
  } finally {
    await run.app.stop();
  }
  return reportFaults(rounds, under.notes);
}

/**
 * Takes the database away from the running app in many ways, under a small load on loopback.
 * @returns whether the app never crashed, never answered 500, always came back and lost nothing.
 */
export async function faultsBench(settings: FaultSettings): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-faults-'));
  // The user of PostgreSQL must reach the database where the bench runs as root.
  await chmod(folder, 0o755);
  const under = settings.isOutside ? await withOutside(folder) : withEmbedded(folder);
  try {
    return await play(under, settings);
  } finally {
    await under.close();
    await rm(folder, { recursive: true, force: true });
  }
}
