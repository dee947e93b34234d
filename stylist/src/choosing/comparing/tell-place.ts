import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { findComparative } from '../../facts/claim-superlatives.ts';
import { spellCount } from '../../facts/number-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { findScales } from '../scales/find-scales.ts';

const ASKS = /^\W*(?:(?:and|but|so|ok|hmm) )*(?:is|are|does|do|would|will|was|isn't|isn’t)\b/i;

/**
 * "Is the second one softer?": where a piece stands among those on the screen. Empty where the words
 * compare nothing, or no record tells.
 */
export function tellPlace(item: Item, { turn, speech }: ReadTurn): string {
  const isSofter = /\b\w{2,}er\b|\b(?:more|less) \w+/i.test(turn.words);
  const ranking = ASKS.test(turn.words) && isSofter ? findScales(turn.words) : null;
  const [scale] = ranking?.scales ?? [];
  if (ranking === null || scale === undefined) return '';
  if (ranking.measure !== 'softness' && findComparative(turn.words) === null) return '';
  const shown = turn.items.filter(({ id }) => turn.state.shown.itemIds.includes(id));
  const own = scale.valueOf(item);
  const known = shown.flatMap((one) => {
    const value = one.id === item.id ? null : scale.valueOf(one);
    return value === null ? [] : [{ one, value }];
  });
  const [best] = known.toSorted((one, other) => other.value - one.value);
  if (own === null || best === undefined) {
    return speech.say(`The listings do not tell which of them is ${ranking.wordOfTwo}.`);
  }
  const name = mentionItem(item, shown);
  const word = known.length === 1 ? ranking.wordOfTwo : ranking.word;
  const count = known.length + 1;
  if (own - best.value > scale.margin) {
    return speech.say(
      `Yes, ${name} is ${word} of the ${spellCount(count)}${scale.factOf(item)}.`,
      `It is: ${word} of the ${spellCount(count)}${scale.factOf(item)}.`,
    );
  }
  const other = mentionItem(best.one, shown);
  return best.value - own > scale.margin
    ? speech.say(
        `No, ${word} of the ${spellCount(count)} is ${other}${scale.factOf(best.one)}.`,
        `Not quite: ${other} is ahead of it there${scale.factOf(best.one)}.`,
      )
    : speech.say(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} and ${other} are level in that${scale.factOf(item)}.`,
        `No more than ${other}: the two are level there.`,
      );
}
