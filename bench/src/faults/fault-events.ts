import { setTimeout as pause } from 'node:timers/promises';
import {
  closeDatabase,
  reopenDatabase,
  terminateConnections,
} from '@modiste/server/testing/database-operator';
import { childrenOf, serverPid } from '@modiste/server/testing/server-processes';
import type { SeededRandom } from '../sampling/seeded-random.ts';
import { DATABASE, type DatabaseTarget, serverTree, signal } from './database-target.ts';

const CLOSED_MS = 1_500;
const FROZEN_MS = 3_000;
const STORM_TIMES = 8;
const STORM_PAUSE_MS = 150;
const AGAIN_MS = 300;

export interface FaultEvent {
  name: string;
  /** Whether the app itself is killed too, and has to be started again. */
  killsApp?: boolean;
  apply(target: DatabaseTarget, random: SeededRandom): Promise<void>;
}

const signalServer =
  (name: NodeJS.Signals): FaultEvent['apply'] =>
  async ({ cluster }) =>
    signal(await serverPid(cluster), name);

const signalWorkers =
  (name: NodeJS.Signals): FaultEvent['apply'] =>
  async (target) => {
    for (const pid of (await serverTree(target)).slice(1)) signal(pid, name);
  };

async function killOneWorker({ cluster }: DatabaseTarget, random: SeededRandom): Promise<void> {
  const workers = await childrenOf(await serverPid(cluster));
  if (workers.length > 0) signal(random.pick(workers), 'SIGKILL');
}

async function killAll(target: DatabaseTarget): Promise<void> {
  for (const pid of await serverTree(target)) signal(pid, 'SIGKILL');
}

const terminate = ({ settings }: DatabaseTarget) => terminateConnections(settings, DATABASE);

async function closeForAWhile({ settings }: DatabaseTarget): Promise<void> {
  await closeDatabase(settings, DATABASE);
  await pause(CLOSED_MS);
  await reopenDatabase(settings, DATABASE);
}

async function freeze(target: DatabaseTarget): Promise<void> {
  const pids = await serverTree(target);
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await pause(FROZEN_MS);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

async function terminateStorm(target: DatabaseTarget): Promise<void> {
  for (let time = 0; time < STORM_TIMES; time++) {
    await terminate(target);
    await pause(STORM_PAUSE_MS);
  }
}

async function killTwice(target: DatabaseTarget): Promise<void> {
  signal(await serverPid(target.cluster), 'SIGKILL');
  await pause(AGAIN_MS);
  await killAll(target);
}

export const FAULT_EVENTS: readonly FaultEvent[] = [
  { name: 'connections terminated', apply: terminate },
  { name: 'connections terminated eight times', apply: terminateStorm },
  { name: 'database closed for a while', apply: closeForAWhile },
  { name: 'server stopped (smart)', apply: signalServer('SIGTERM') },
  { name: 'server stopped (fast)', apply: signalServer('SIGINT') },
  { name: 'server stopped (immediate)', apply: signalServer('SIGQUIT') },
  { name: 'server killed', apply: signalServer('SIGKILL') },
  { name: 'server and workers killed', apply: killAll },
  { name: 'server killed twice', apply: killTwice },
  { name: 'one worker killed', apply: killOneWorker },
  { name: 'all workers terminated', apply: signalWorkers('SIGTERM') },
  { name: 'server and workers frozen', apply: freeze },
  { name: 'app and database killed', killsApp: true, apply: killAll },
];
