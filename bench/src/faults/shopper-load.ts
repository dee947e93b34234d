import { setTimeout as pause } from 'node:timers/promises';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { DEMO_ACCOUNT } from '@modiste/server/features/demo-account/demo-account';

const ANSWER_LIMIT_MS = 30_000;
const HANGING_MS = 20_000;
const BETWEEN_MS = 40;

const QUERIES = ['black dress', 'white sneakers', 'wool coat', 'blue jeans', 'summer skirt'];

/** What the app answered, counted by status; 0 where it gave no answer. */
export interface Tally {
  statuses: Map<number, number>;
  /** Answers that took longer than any call should wait. */
  slow: number;
  slowestMs: number;
  /** The first bodies of answers of 500, with their paths. */
  failures: string[];
}

export interface Asked {
  method: string;
  path: string;
  body?: object;
}

export interface Shopper {
  address: string;
  headers: { authorization: string };
  tally: Tally;
}

export const emptyTally = (): Tally => ({
  statuses: new Map(),
  slow: 0,
  slowestMs: 0,
  failures: [],
});

/** Makes a call and counts its answer. @returns The status; 0 without an answer. */
export async function ask(shopper: Shopper, { method, path, body }: Asked): Promise<number> {
  const { address, headers, tally } = shopper;
  const began = performance.now();
  const options = {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  };
  const { status, text } = await fetch(address + path, options).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  );
  const ms = performance.now() - began;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  if (ms > HANGING_MS) tally.slow += 1;
  if (status >= 500 && status !== 503) tally.failures.push(`${method} ${path}: ${status} ${text}`);
  return status;
}

export const search = (query: string): Asked => ({ ...PATHS.search, body: { query } });
export const signIn: Asked = { ...PATHS.signIn, body: DEMO_ACCOUNT };
export const heart = (id: string, isOn: boolean): Asked => ({
  method: (isOn ? PATHS.saveItem : PATHS.unsaveItem).method,
  path: fillPath((isOn ? PATHS.saveItem : PATHS.unsaveItem).path, { id }),
});

/** What the hearts of a shopper must show: null where an answer was lost, so both are right. */
export type Hearts = Map<string, boolean | null>;

/** Presses one heart after the other, on and off, until it is stopped. */
async function pressHearts(shopper: Shopper, hearts: Hearts, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const ids = [...hearts.keys()];
    const id = ids[turn % ids.length] ?? '';
    const isOn = hearts.get(id) !== true;
    hearts.set(id, null);
    const status = await ask(shopper, heart(id, isOn));
    if (status === 200) hearts.set(id, isOn);
    await pause(BETWEEN_MS);
  }
}

async function repeat(shopper: Shopper, next: (turn: number) => Asked, signal: AbortSignal) {
  for (let turn = 0; !signal.aborted; turn++) {
    await ask(shopper, next(turn));
    await pause(BETWEEN_MS);
  }
}

/** A small load of searches, hearts and sign-ins, each shopper one call at a time. */
export async function shop(
  shopper: Shopper,
  hearts: readonly Hearts[],
  signal: AbortSignal,
): Promise<void> {
  const query = (turn: number) => search(QUERIES[turn % QUERIES.length] ?? '');
  await Promise.all([
    ...hearts.map((own) => pressHearts(shopper, own, signal)),
    repeat(shopper, query, signal),
    repeat(shopper, query, signal),
    repeat(shopper, () => signIn, signal),
    repeat(shopper, () => PATHS.ready, signal),
    repeat(shopper, () => PATHS.wishlist, signal),
  ]);
}
