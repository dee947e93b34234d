import type { FindingDeps } from './finding/find-candidates.ts';
import type { OneAtATime } from './one-at-a-time.ts';

/** What the calls of the chat depend on. */
export interface ChatDeps extends FindingDeps {
  oneAtATime: OneAtATime;
}
