import type { CallName } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { WorkTurns } from './work-turns.ts';

/** Calls that rank the catalogue. All others, pictures and pages cost a fraction of one. */
const SEARCHES: ReadonlySet<CallName> = new Set<CallName>([
  'search',
  'countFacets',
  'similarItems',
]);

/** While some wait for the database, others use the core. */
export const SEARCHES_AT_ONCE = 8;
/** About a third of a second of work: whoever waits longer than that is better told at once. */
export const SEARCHES_WAITING = 48;

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws `rate_limited` where a call would have to be refused: to be asked before any work. */
    refuseIfFull(name: CallName): void;
    /** Does the work of a call when it is its turn; at once where the call is no search. */
    inTurn<Answer>(name: CallName, work: () => Promise<Answer>): Promise<Answer>;
  }
}

/** Bounds how many searches are under way and wait; more are told to come again in a second. */
export function limitSearches(app: FastifyInstance): void {
  const turns = new WorkTurns({ most: SEARCHES_AT_ONCE, waitingMost: SEARCHES_WAITING });
  app.decorate('refuseIfFull', (name: CallName) => {
    if (SEARCHES.has(name)) turns.refuseIfFull();
  });
  app.decorate('inTurn', <Answer>(name: CallName, work: () => Promise<Answer>) =>
    SEARCHES.has(name) ? turns.run(work) : work(),
  );
}
