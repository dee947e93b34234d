import type { CallName } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { ApiError } from '../../errors/api-error.ts';

/** Calls that rank the catalogue. All others, pictures and pages cost a fraction of one. */
const SEARCHES: ReadonlySet<CallName> = new Set<CallName>([
  'search',
  'countFacets',
  'similarItems',
  'chatRetrieve',
  'trends',
]);

/** Calls that ask the stylist: with a language model they wait for it far longer than they work. */
const TURNS: ReadonlySet<CallName> = new Set<CallName>([
  'chatTranslate',
  'chatRank',
  'chatReplacePiece',
]);

/** While some wait for the database, others use the core. */
export const SEARCHES_AT_ONCE = 8;
/** About a third of a second of work: a shopper who would wait longer is better told at once. */
export const SEARCHES_WAITING = 48;

export const TURNS_AT_ONCE = 24;
export const TURNS_WAITING = 48;

/** When a refused call may be tried again: a full queue is worked off within a second. */
const RETRY_AFTER_S = 1;

interface QueueLimits {
  concurrency: number;
  /** How many calls may wait; further ones are refused at once. */
  waitingMax: number;
}

interface BoundedQueue {
  /** @throws ApiError `rate_limited` where the queue is full. */
  refuseIfFull(): void;
  /** @throws ApiError `rate_limited` where the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/**
 * Bounds work that needs a core: some runs, some waits in order of arrival, and the rest is refused
 * while that is still cheap, instead of making every answer late.
 */
export function createBoundedQueue({ concurrency, waitingMax }: QueueLimits): BoundedQueue {
  const limit = pLimit(concurrency);
  const refuseIfFull = () => {
    if (limit.activeCount + limit.pendingCount < concurrency + waitingMax) return;
    throw new ApiError('rate_limited', { retryAfterS: RETRY_AFTER_S });
  };
  return {
    refuseIfFull,
    run: async (work) => {
      refuseIfFull();
      return limit(work);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws `rate_limited` where a call would have to be refused: asked before any work. */
    refuseIfFull(name: CallName): void;
    /** Runs the work of a search or of a turn in its queue; any other call's at once. */
    runQueued<Answer>(name: CallName, work: () => Promise<Answer>): Promise<Answer>;
  }
}

/** Bounds how many searches and turns of chats run and wait; further ones are told to come again. */
export function limitSearches(app: FastifyInstance): void {
  const searches = createBoundedQueue({
    concurrency: SEARCHES_AT_ONCE,
    waitingMax: SEARCHES_WAITING,
  });
  const turns = createBoundedQueue({ concurrency: TURNS_AT_ONCE, waitingMax: TURNS_WAITING });
  const queueOf = (name: CallName) =>
    SEARCHES.has(name) ? searches : TURNS.has(name) ? turns : null;
  app.decorate('refuseIfFull', (name: CallName) => queueOf(name)?.refuseIfFull());
  app.decorate('runQueued', <Answer>(name: CallName, work: () => Promise<Answer>) => {
    const queue = queueOf(name);
    return queue ? queue.run(work) : work();
  });
}
