import { budgetSaid } from '../dialogue/budget-said.ts';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { Translation, Turn } from '../stylist.ts';

/** What makes a sum one for everything, and not for one piece; who hates everything names no sum for it. */
const OF_ALL =
  /\b(?:altogether|all together|together|in total|total|overall|in all|all in|(?:for|of|on|\d|max|limit|most) everything|everything(?= (?:for|under|below|at|in|within|is|max|up|together|total|combined|costs?|must|should|has|incl\w*|counted|no|not|has to|\$|\d))|for (?:it )?all|all (?:of )?(?:it|them|three|\d)|budget|the lot|whole (?:lot|thing))\b/i;
/** "He's 70", "turning 30": years, and no money. */
const OF_AGE =
  /\b(?:s?he(?:['’]?s| is)?|i['’]?m|i am|(?:who|dad|mom|mum|mother|father|sister|brother|son|daughter|friend|wife|husband|grand\w+|aunt|uncle)(?:['’]?s| is)?|aged?|turn(?:s|ing|ed)?)(?: (?:is|about|around|almost|nearly|over|already|now|turning))*\s*$/i;
const AGE_MAX = 110;
const OF_ONE = /\b(?:each|apiece|per|a piece|left|was just|only for)\b/i;
const SUM =
  /(?<![\d.#])(?:\$|€|£)?(?<sum>\d{2,5})(?:\.\d\d)?(?!\d|\.\d)(?! ?(?:%|percent|days?|nights?|weeks?|years?|yo\b|people|outfits?|pieces|th\b|st\b|nd\b|rd\b|cm|kg|am\b|pm\b))/gi;
/** A price of what is there, and no limit. */
const OF_PIECE = /\b(?:the|that|at|ones?|size|sizes|waist|in an?)\s*$/i;
const CLAUSE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\s*\n\s*/;

/**
 * What all that is bought may cost together, where a message says so: "400 is my total", "200 for
 * everything". Null where it does not.
 */
export function totalBudgetIn(words: string): number | null {
  for (const clause of words.split(CLAUSE).toReversed()) {
    if (!OF_ALL.test(clause) || /\?/.test(clause)) continue;
    const sums = [...clause.matchAll(SUM)].filter(
      ({ index, 0: said, groups }) =>
        !OF_PIECE.test(clause.slice(0, index)) &&
        !(Number(groups?.sum) < AGE_MAX && /^\d/.test(said) && OF_AGE.test(clause.slice(0, index))),
    );
    const near = sums.filter(({ index, 0: said }) => {
      const around = clause.slice(Math.max(0, index - 16), index + said.length + 16);
      return !OF_ONE.test(around);
    });
    const sum = near.length === 1 ? near[0]?.groups?.sum : undefined;
    if (sum !== undefined) return Number(sum);
  }
  return null;
}

const LIMIT = '(?:limit|max(?:imum)?|budget|cap)';
const MONEY =
  '[$€£]?(?<sum>\\d{2,5})(?![\\d%]|\\.\\d| ?-?(?:inch|cm|years?|yrs?|days?|degrees|people)\\b)';
/** "The limit is 60 not 70", "60 max, not 70", "I said 60": a limit that is said once more, or put right. */
const CORRECTED: readonly RegExp[] = [
  new RegExp(
    `\\b${LIMIT}(?: is| was|['’]?s|:)?(?: (?:only|just|still|really|actually))? ${MONEY}`,
    'i',
  ),
  new RegExp(
    `(?<!\\b(?:sizes?|waist|us|uk|eu|aged?|i['’]?m|i am|s?he(?:['’]?s| is)?) )${MONEY}(?: (?:max|limit|tops|total|dollars|bucks))*,? not (?:under )?[$€£]?\\d{2,5}\\b`,
    'i',
  ),
  new RegExp(`\\bnot [$€£]?\\d{2,5}\\b,? (?:but |it['’]?s |its |i said )+${MONEY}`, 'i'),
  new RegExp(
    `\\b(?:i|we) (?:(?:already|just|clearly|only) )*(?:said|told you|meant?) (?:(?:under|max|only|up to|it['’]?s|my limit is|my budget is|it was) )*${MONEY}`,
    'i',
  ),
  new RegExp(`${MONEY} (?:is|was) (?:(?:still|really|actually) )?(?:my|the|our) ${LIMIT}`, 'i'),
];

/** What asks for a sum in the same breath. */
const ASKS_SUM =
  /\b(?:totals?|sum|altogether|together|add(?:s|ed)? up|comes? to|how much)\b|\d\s?\+/i;
const SENTENCE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\s*\n\s*/;
/** What is left of a sentence that says a limit and nothing else. */
const NOTHING_ELSE =
  /^(?:[\s,.!?;:]|\b(?:and|but|so|no|nope|ok|the|my|our|limit|max|maximum|budget|cap|is|was|it|its|not|only|still|under|i|we|said|told|you|already|just|dollars|bucks|total|in|tho|though|remember|btw)\b|['’]s|[$€£]?\d{2,5})*$/i;

/** The limit that a message says once more or puts right; null where it says none so. */
export function limitCorrectedIn(words: string): number | null {
  for (const pattern of CORRECTED) {
    const sum = pattern.exec(words)?.groups?.sum;
    if (sum !== undefined) return Number(sum);
  }
  return null;
}

/** "60 max, not 70", "it's 80 not 90": the sum that is put right is no wish. */
const WRONG_SUM =
  /(?<!\b(?:sizes?|waist|us|uk|eu|aged?|i['’]?m|i am|s?he(?:['’]?s| is)?) )(?:\b(?:it['’]?s|i (?:said|meant?)|the|my|our|limit|max|budget|cap|is|was|under|only)\s+)*(?<sum>[$€£]?\b\d{2,5})(?: ?(?:max|limit|tops|total|dollars|bucks))*,? not (?:under )?[$€£]?\d{2,5}\b/gi;
const WRONG_FIRST = /^\W*(?:no\W+)?not (?:under )?[$€£]?\d{2,5}\b[,.;!]?\s*(?=\S)/i;

/** The words with a limit that they put right, without the sum that was wrong. */
export const withoutWrongLimit = (words: string): string =>
  limitCorrectedIn(words) === null
    ? words
    : words.replace(WRONG_SUM, 'the limit is $<sum>').replace(WRONG_FIRST, '');

/** The turn with what all may cost together, where its message says so, or puts right what was said. */
export function withTotalBudget(turn: Turn): Turn {
  const { totalBudget, addedUp } = turn.state;
  const sentences = turn.words.split(SENTENCE);
  const isHeld = (totalBudget ?? addedUp?.budget ?? null) !== null;
  const isOfSum = isHeld || sentences.some((one) => ASKS_SUM.test(one));
  const total = totalBudgetIn(turn.words) ?? (isOfSum ? limitCorrectedIn(turn.words) : null);
  return total === null ? turn : { ...turn, state: { ...turn.state, totalBudget: total } };
}

/** The rest of a message that asked for a sum, without the limit that the sum was held against. */
export const withoutLimits = (rest: string): string =>
  rest
    .split(SENTENCE)
    .filter((one) => limitCorrectedIn(one) === null || !NOTHING_ELSE.test(one))
    .join(' ');

/**
 * A translation in which the sum for all that is bought follows the budget of the outfits, where that
 * became another one.
 */
export function withBudgetInStep(next: Translation, before: DialogueState): Translation {
  const { totalBudget, ...state } = next.state;
  const [was, is] = [before.request?.outfit, next.state.request?.outfit].map(
    (outfit) => outfit?.budget,
  );
  const isHeld = totalBudget !== undefined && totalBudget === before.totalBudget;
  if (!isHeld || was === undefined || is === undefined || was === is) return next;
  const said = budgetSaid(next.state.request)?.most ?? null;
  if (is !== null && said === null) return next;
  return { ...next, state: { ...state, ...(said !== null && { totalBudget: said }) } };
}
