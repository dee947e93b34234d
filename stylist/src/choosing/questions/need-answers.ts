import { asPlural, exactKind } from '../../facts/item-names.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { judgeByNeeds, needsAsked } from '../needs/judge-by-needs.ts';
import { isOfNeed, needsOf } from '../needs/judge-need.ts';
import { type Question, says, type Told, unsaid } from './question.ts';

/** Whether a question asks if a piece serves a use or a figure, of which such pieces are judged. */
export function asksOfNeed({ item, words }: Pick<Question, 'item' | 'words'>): boolean {
  const needs = needsAsked(words).map(({ id }) => id);
  return (
    needs.length > 0 &&
    needsOf({ occasions: [], types: [], needs }).some((need) => isOfNeed(item, need))
  );
}

/** "Can I dance in these?", "would it survive a toddler?": by what of the record it does or does not. */
export function tellNeedVerdict({ item, name, words }: Question): Told {
  const asked = needsAsked(words);
  const verdict = judgeByNeeds(
    item,
    asked.map(({ id }) => id),
  );
  const where = joinWithAnd(asked.map((need) => need.where));
  if (verdict === null) return unsaid(`whether ${name} is right ${where}`);
  const { isPair } = exactKind(item);
  const clause = `${isPair ? 'they' : 'it'} ${joinWithAnd(
    verdict.does.map((does) => (isPair ? asPlural(does) : does)),
  )}`;
  switch (verdict.standing) {
    case 'yes':
      return says(`Yes: ${clause}.`, `By the listing, yes: ${clause}.`);
    case 'partly':
      return says(
        `In part: ${clause}. More than that the listing does not tell.`,
        `Only in part, according to the listing: ${clause}.`,
      );
    case 'no':
      return says(`I would not: ${clause}.`, `Rather not, as ${clause}.`);
  }
}
