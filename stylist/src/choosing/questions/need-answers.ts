import { asPlural, exactKind } from '../../facts/item-names.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { judgeByNeeds, needsAsked } from '../needs/judge-by-needs.ts';
import { isOfNeed, needsOf } from '../needs/judge-need.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

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

const OF_GRIP = /\b(?:grip\w*|non-?slip|anti-?slip|tread\w*|traction|lugs?|lugged)\b/i;
const OF_SOLE = /\b(?:out)?soles?\b/i;

/** "Will they slip on a wet floor?": by their sole, as far as the listing names one. */
export function tellGrip(question: Question): Told {
  const { facts, name } = question;
  if (question.item.try_on_category !== 'shoes') return unsaid(`how ${name} holds on wet ground`);
  const grip = quoteAbout(question, OF_GRIP);
  const sole = quoteAbout(question, OF_SOLE);
  if (grip !== null)
    return says(
      `They should hold: the listing of ${name} says ${grip}`,
      `By its page they grip: ${grip}`,
    );
  if (facts.stated.has('lug-sole'))
    return says('They should hold: a lug sole grips on wet ground.');
  if (sole === null) return unsaid(`how the soles of ${name} hold on wet ground`);
  const isSmooth = /\bleather (?:out)?soles?\b/i.test(sole);
  const isRubber = /\brubber|gum|crepe\b/i.test(sole);
  if (isSmooth)
    return says(`They may: leather soles are smooth when wet. The listing of ${name} says ${sole}`);
  return isRubber
    ? says(`Not on most wet floors: rubber holds well. The listing of ${name} says ${sole}`)
    : says(`I can’t promise it; of the sole the listing of ${name} says ${sole}`);
}
