import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';

const AROUND_IT =
  /^(?:(?:all|any|the|of|those|these|that|this|my|a|an|some|more|another|so|much|many|most|real|such|only|just|every|single|freaking|damn|stupid|ugly|fucking|boring|same|old|\d+|two|three|four|five|six|ten|few|several) )+/i;
const AFTER_IT =
  /(?: (?:stuff|things?|ones?|pieces?|items?|clothes|again|everywhere|anymore|any more|already|please|pls|lol|honestly|tbh|options?|now|too|btw|here|though|tho|today|at home|every time|all the time|all day))+$/i;

/** The name of a value without what is only said around it: "black" of "all the black stuff". */
export const bareName = (text: string): string =>
  text.trim().replace(AROUND_IT, '').replace(AFTER_IT, '').trim();

const WORDS_MAX = 4;
/** "Hide the bruises" names no hide. */
const NO_NAME =
  /^(?:hide|skin|high(?!-| tops?\b| heel| neck| ris| waist)|tall|tail|first|second|third|fourth|last|next|other|others|same|rest|one|top|bottom|left|right|1st|2nd|3rd|cheap\w*|expensive|pric\w+)\b|\b(?:the|an?|my|i|to|of|for|with|is|are|you|me|it)$/i;

/** Whether somebody can refuse what these words name: all of them are known as goods or features. */
export function isRefusable(what: string): boolean {
  if (what === '' || what.split(' ').length > WORDS_MAX || NO_NAME.test(what)) return false;
  const { readings, not } = understandQuery(`no ${what}`);
  const isRefused = readings.some(
    ({ role, words }) => role === 'negated' || words.startsWith('no '),
  );
  return isRefused && not.words.length === 0;
}

/** The kinds of garments that words name. */
export const typesIn = (text: string): string[] =>
  understandQuery(text).readings.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** Whether words name nothing but the kind of garment that is looked for. */
export function isLookedFor(what: string, types: readonly string[]): boolean {
  const { readings } = understandQuery(what);
  const [named] = typesIn(what);
  const isAlone = readings.length === 1 && what.split(' ').length === 1;
  return isAlone && named !== undefined && types.some((type) => isKindOf(type, named));
}

/** What each of several things is refused by: "jeans and sneakers". */
export const refusalOf = (what: string): string =>
  what
    .split(/\s*(?:,|\band\b|\bor\b|&)\s*/i)
    .map(bareName)
    .filter((one) => one !== '')
    .map((one) => `no ${one}`)
    .join(', ');

/** Whether two texts name something in common. */
export function sharesValue(one: string, other: string): boolean {
  const idsOf = (text: string) =>
    understandQuery(text).readings.flatMap(({ concepts }) => concepts.map(({ id }) => id));
  const ids = new Set(idsOf(one));
  const [first, second] = [one, other].map((text) =>
    bareName(text).toLowerCase().replace(/s$/, ''),
  );
  const isSame = first === second;
  return isSame || idsOf(other).some((id) => ids.has(id));
}
