import type { SeededRandom } from '../../sampling/seeded-random.ts';
import type { Outcome, Say } from '../simulated/shopper.ts';
import type { Outfit } from './outfit.ts';

/** What a shopper sees, and remembers. */
export interface View {
  outfits: readonly Outfit[];
  /** What was there before the last message; null where that changed nothing. */
  before: readonly Outfit[] | null;
  /** The outfit that is spoken of, where one was chosen; null while all are. */
  focus: Outfit | null;
}

/** What a shopper does next. */
export interface Step extends Say {
  /** Finds the outfit that is spoken of from then on; null where all are. */
  focus: (outcome: Outcome) => Outfit | null;
  /** Whether the next message can take it back. */
  isChange: boolean;
}

/** Makes up a step in view of what is shown; null where there is nothing to do it to. */
export type Make = (view: View, random: SeededRandom) => Step | null;
