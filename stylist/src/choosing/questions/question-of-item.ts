import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { topicsOf } from './follow-question.ts';
import { nameAsAsked, type Question } from './question.ts';

/** The pieces that an item is told apart from by its name. */
export function amongShown(item: Item, { turn, referred }: ReadTurn): Item[] {
  const others = turn.items.includes(item) ? turn.items : (turn.earlierItems ?? []);
  return [...new Map([...others, ...referred].map((one) => [one.id, one])).values()];
}

/** What a message asks of one item. */
export function questionOf(item: Item, read: ReadTurn): Question {
  const { turn, understood } = read;
  const short = mentionItem(item, amongShown(item, read));
  const said = turn.words.toLowerCase().replaceAll('’', "'");
  const name = nameAsAsked(item, short, { words: said, understood });
  const asked = read.asked ?? { words: said, understood };
  return { item, facts: readItemFacts(item), name, ...asked };
}

/** What the records of several pieces are all silent on, told once; empty where one tells of it. */
export function tellAllSilent(items: readonly Item[], read: ReadTurn): string {
  const { speech, turn } = read;
  const unsaid = items.map((item) => {
    const question = questionOf(item, read);
    const told = topicsOf(question, turn.state).map((topic) => topic(question));
    const missing = told.flatMap((one) => ('unsaid' in one ? [one.unsaid] : []));
    return missing.length === told.length ? joinWithOr(missing) : '';
  });
  const [what = ''] = unsaid;
  if (items.length < 2 || what === '' || unsaid.some((one) => one !== what)) return '';
  const names = joinWithAnd(items.map((item) => mentionItem(item, amongShown(item, read))));
  return speech.say(
    `The listings of ${names} don’t say ${what}.`,
    `I find nothing on ${what} in the listings of ${names}.`,
  );
}
