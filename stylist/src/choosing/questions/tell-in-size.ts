import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Question } from './question.ts';
import { askedSize, inStock, soldOutSize } from './stock-answers.ts';

const NAMED_MAX = 2;

/** Where the size that was asked for is gone, which of those shown are there in it; else empty. */
export function tellInSize(question: Question, among: readonly Item[], read: ReadTurn): string {
  const { turn, speech } = read;
  const gone = soldOutSize(question);
  const size = askedSize(question);
  if (gone === null || size === null) return '';
  const others = [...new Set([...turn.items, ...among])].filter(
    ({ id }) => id !== question.item.id && turn.state.shown.itemIds.includes(id),
  );
  if (others.length === 0)
    return speech.say('I can look for something like it that is there in that size.');
  const there = others.filter((item) => {
    const left = inStock({ item });
    const own = { ...question, item, facts: readItemFacts(item) };
    return equalSizes(size, own).some((one) => left.includes(one));
  });
  if (there.length === 0) {
    return speech.say(
      'None of the others shown is there in it either; I can look for something like it that is.',
      'The others shown are gone in it, too; ask for more like it in that size.',
    );
  }
  const names = joinWithAnd(there.slice(0, NAMED_MAX).map((item) => mentionItem(item, among)));
  return there.length > NAMED_MAX
    ? speech.say(
        `${capitalize(names)} are there in ${gone}, and more of those shown.`,
        `In ${gone} you could have ${names}, among others shown.`,
      )
    : speech.say(
        `In ${gone} you could have ${names}.`,
        `Of those shown, ${names} can be had in ${gone}.`,
      );
}
