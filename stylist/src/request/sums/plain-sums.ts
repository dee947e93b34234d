import type { Turn } from '../../stylist.ts';
import { rewordMeasures } from '../limits/reword-measures.ts';
import { rewordSizeAsked } from '../limits/reword-size-asked.ts';
import { rewordMatching } from '../pieces/reword-matching.ts';
import { rewordIncluded } from './reword-included.ts';
import { rewordSumAsked } from './reword-sum-asked.ts';

/** A message with its sums, its sizes and what is to match said the way they are read. */
export function plainSums(turn: Turn): string {
  const { state } = turn;
  const sized = rewordSizeAsked({ ...turn, words: rewordMeasures(turn.words) });
  return rewordSumAsked(rewordIncluded(rewordMatching(sized), state), state);
}
