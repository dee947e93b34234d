import type { Deps } from '../../deps/deps.ts';
import type { PopularityOf } from '../../search-inputs/item-popularity.ts';
import type { OneAtATime } from './one-at-a-time.ts';

/** What the calls of the chat depend on. */
export interface ChatDeps extends Deps {
  findPopularity(): Promise<PopularityOf>;
  oneAtATime: OneAtATime;
}
