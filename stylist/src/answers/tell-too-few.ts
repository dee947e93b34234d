import { spellCount } from '../facts/number-words.ts';
import type { ReadTurn } from './answer.ts';

const ORDINALS: readonly string[] = ['second', 'third', 'fourth', 'fifth', 'sixth'];
const ORDINAL = /\bthe (second|third|fourth|fifth|sixth)\b/;

/** "The third one" where only two are shown: that is said, with what there is. */
export function tellTooFew({ turn, speech }: ReadTurn): string {
  const { itemIds, outfits } = turn.state.shown;
  const named = ORDINAL.exec(turn.words.toLowerCase())?.[1];
  const place = ORDINALS.indexOf(named ?? '') + 2;
  if (named === undefined || outfits.length > 0 || itemIds.length === 0) return '';
  if (itemIds.length >= place) return '';
  const count = itemIds.length === 1 ? 'is only one' : `are only ${spellCount(itemIds.length)}`;
  return speech.say(
    `There ${count} on the table, so there is no ${named} one.`,
    `No ${named} one is shown: there ${count}.`,
  );
}
