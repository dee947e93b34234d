import type { SeededRandom } from '../../sampling/seeded-random.ts';
import type { Outfit } from './outfit.ts';

/** What came of a message. */
export interface Outcome {
  /** Whether something was looked for. */
  isSearch: boolean;
  /** The answer, with the reasons of the outfits after it. */
  text: string;
  /** The outfits that are shown now. */
  outfits: readonly Outfit[];
  /** Ids of the pieces that the shopper decided on. */
  chosen: readonly string[];
  /** Ids of the pieces that the answer speaks of; none where something was looked for. */
  itemIds: readonly string[];
}

/** What a shopper sees, and remembers. */
export interface View {
  outfits: readonly Outfit[];
  /** What was there before the last message; null where that changed nothing. */
  before: readonly Outfit[] | null;
  /** The outfit that is spoken of, where one was chosen; null while all are. */
  focus: Outfit | null;
}

/** What a shopper does next. */
export interface Step {
  /** The key of its phrasings, and the kind that it is counted as. */
  operation: string;
  /** The words for the placeholders of its phrasings. */
  values: Readonly<Record<string, string>>;
  /** Tells what is wrong with the outcome; null where nothing is. */
  judge: (outcome: Outcome) => string | null;
  /** Finds the outfit that is spoken of from then on; null where all are. */
  focus: (outcome: Outcome) => Outfit | null;
  /** Whether the next message can take it back. */
  isChange: boolean;
}

/** Makes up a step in view of what is shown; null where there is nothing to do it to. */
export type Make = (view: View, random: SeededRandom) => Step | null;
