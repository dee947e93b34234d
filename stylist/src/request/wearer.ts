import type { Filters } from '@modiste/contract/filters/filters';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import {
  type DialogueState,
  emptyRequest,
  type RequestWish,
  type StyleRequest,
} from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import { isOtherPerson, type Message } from '../understanding/message.ts';
import { withOwnGender } from '../wearers/told-gender.ts';
import type { Change } from './change.ts';
import { BOTH_GENDERS, isForBoth } from './limits/both-wearers.ts';
import { isOfOccasion } from './limits/lasting-wishes.ts';
import { withGender } from './limits/limit-filters.ts';

const OTHER = [
  'for my|his|her|our|a|an|the|your? old|little|younger|older|big|best|baby|new|good|dear|grown|{child}? {person}',
  'for him|her',
  'my|our|his|her best|little|older|younger|old|big? {child}? {person} needs|need|wants|want|would|likes|loves|is|wears|has|turns|asked',
  'he|she needs|wants|wears|likes|is|would|loves|prefers',
  '^ and|ok|okay|now|then|next|so? his|hers|him $',
  '^ and|ok|okay|now|then|next|so? for? him|her|his|hers $',
  'buy|dress|get|shopping|shop for? my|his|her|our {person}',
  'gift|gifts|present|presents for|to',
  'her|his birthday|size|style|favorite',
].map(readPattern);
const SELF = [
  'for me|myself|us',
  '^ and|but|ok|okay|now|then|so? my turn|own',
  'my turn',
  'back to me|myself|mine|my',
  'what|how about|bout me|myself ~with|wearing',
  'as for me',
  'me this time',
  'now|and me $',
  'i want|need|like|take|get one|some|it|that|those|these too|also|myself',
  'i would|will like|love|want|take|get one|some|it|that|those|these too|also|myself',
  'i am the one',
  'i will|am be? wearing it|them|this|that|these',
  'something|one of my own',
  'i am a|an man|woman|guy|girl|male|female',
  'what|something|anything|outfit|outfits ~for i|me|we .. wear|put',
  'what .. i|we .. wear',
  'no idea|clue what to wear',
  'do not|dont know what to wear',
  'i am|as .. {person} of the bride|groom|couple',
].map(readPattern);

/** Of what two people need, the shopper's own part: "just mine first". */
const OWN_PART = [
  'just|only|first|start mine|me|myself first|now|for|please|$',
  'mine|me first',
  'start with mine|me',
  'my part|outfit|one|stuff first',
].map(readPattern);

/** "No plaid for him" refuses plaid. */
const NOT_FOR_THEM = /\bnot for (?:him|her|them)\b/i;

const GIFT = readPattern('gift|gifts|present|presents');

const overlaps = (
  { spansAt }: Message,
  isOf: (span: { tag: string; from: number; to: number }) => boolean,
): boolean => [...spansAt.values()].flat().some(isOf);

/** "For my friends birthday" and "for a baby shower" are for the day, not for the friend. */
const isEventOf = (message: Message, from: number, to: number): boolean =>
  overlaps(
    message,
    (span) => span.tag === 'occasion' && span.to >= to && span.from >= from && span.from <= to,
  );

/** "For a 9 year old". */
const isOfChild = (message: Message, from: number, to: number): boolean =>
  overlaps(message, (span) => span.tag === 'child' && span.from >= from && span.to <= to);

/** For whom a message says that it is; null where it does not say. */
export function wearerOf(message: Message): StyleRequest['wearer'] | null {
  const isOwn = [...SELF, ...OWN_PART].some((pattern) => findPattern(pattern, message) !== null);
  if (isOwn || NOT_FOR_THEM.test(message.text)) return 'self';
  const found = OTHER.flatMap((pattern) => findPattern(pattern, message) ?? []);
  const isOther = found.some(
    ({ from, to }) =>
      !isEventOf(message, from, to) &&
      (isOfChild(message, from, to) ||
        message.words
          .slice(from, to)
          .some(
            ({ word }) => isOtherPerson(word) || /^(?:he|she|his|gifts?|presents?)$/.test(word),
          )),
  );
  return isOther ? 'other' : null;
}

const NO_SIZES = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  clothing_fit: [],
} as const;

/** The filters for another wearer: the shopper's own gender, sizes and fits are theirs alone. */
function filtersForWearer(
  filters: Filters,
  wearer: StyleRequest['wearer'],
  defaults: Filters,
): Filters {
  if (wearer === 'other') return { ...filters, ...NO_SIZES, gender: [] };
  const { gender, clothing_size, clothing_canonical_size, clothing_fit } = defaults;
  const { shoes_size, shoes_canonical_size } = defaults;
  return {
    ...filters,
    gender,
    clothing_size,
    clothing_canonical_size,
    clothing_fit,
    shoes_size,
    shoes_canonical_size,
  };
}

const personIn = (readings: readonly QueryReading[]): string | undefined =>
  readings.find(({ concept }) => concept?.kind === 'shopper-gender')?.words.toLowerCase();

/** People of whom nobody knows whether they are women or men. */
const OF_ANY =
  /\bfor (?:my|our) (?:\w+ )?(?:mate|friend|bestie|bff|buddy|boss|manager|coworker|colleague|neighbou?r|teacher|cousin|partner|flatmate|roommate)\b/i;

/** "For my mom" after "for my brother": his sizes are not hers. */
function namesAnotherPerson({ wishes }: StyleRequest, { readings, text }: Message): boolean {
  const friend = OF_ANY.exec(text)?.[0].toLowerCase();
  if (friend !== undefined && personIn(wishes) !== undefined) return friend !== personIn(wishes);
  const [before, now] = [personIn(wishes), personIn(readings.map(({ reading }) => reading))];
  return before !== undefined && now !== undefined && before !== now && /^(?:for )?my /.test(now);
}

/** Whether something is wished for as a gift. */
export const isGift = ({ words }: QueryReading): boolean => /\b(?:gift|present)s?\b/i.test(words);

const isRefusal = ({ role }: QueryReading): boolean => role === 'negated';

/** What the shopper refused for themselves: what was refused for somebody else is theirs. */
const ownRefusals = ({ earlier }: DialogueState): RequestWish[] =>
  earlier.findLast(({ wearer }) => wearer === 'self')?.wishes.filter(isRefusal) ?? [];

/** What goes with its person: whose it is, how old they are, what they wear and refuse. */
const goesWithPerson = (wish: QueryReading): boolean =>
  wish.concept?.kind === 'shopper-gender' ||
  wish.kind === 'age' ||
  wish.kind === 'size' ||
  isRefusal(wish) ||
  isGift(wish);

/** These say of "her" that she is the one who wears it. */
const DRESSES_THEM =
  /^\W*(?:(?:and|ok|okay|now|then|next|so)[\s,]+)+(?:for )?(?:his|hers|him|her)\W*$|\b(?:for|on|buy|get|gift|dress) (?:him|her)\b(?! [a-z])|\b(?:he|she)(?:['’]?d)? (?:really |only |also |would |usually )*(?:needs?|wants?|likes?|loves?|wears?|prefers?|hates?)\b|\b(?:he|she)(?:['’]?s| is) (?:an? )?(?:size|xx?s|xx?l|[sml]\b|\d{1,2}(?: years| yo|\b(?!['’])))|\b(?:his|her) (?:size|style|taste|birthday|favorite|closet|wardrobe|feet|waist)\b|\b(?:gift|present)s?\b/i;
const PRONOUN = /^(?:(?:he|she|him|her|his|hers)(?:['’]?s)?|someone|somebody)$/i;

const KIN =
  '(?:(?:step|god|grand)?(?:mom|mum|mother|dad|father|son|daughter|child)|grand(?:ma|pa)|husband|wife|boyfriend|girlfriend|fianc[eé]e?|partner|brother|sister|aunt|uncle|niece|nephew|cousin|baby)';
/** What is told of somebody and asks for nothing to wear: that they are ill, came, died or called. */
const TOLD_OF = new RegExp(
  `\\b(?:my|our) ${KIN}(?:['’]s| is| was| has| had| got| just| has just| is still)* (?:(?:very|really|so|both|all|a|an|the|bad|high|terrible|nasty) )*(?:sick|ill|fever|flu|cold|covid|migraine|headache|stomach bug|unwell|poorly|in (?:the )?hospital|away|busy|late|asleep|dead|died|passed(?: away)?|left(?: me)?|dumped me|called|promoted|fired|visiting|coming|arriving|driving|cooking|paying|working|waiting|sleeping|recovering)\\b`,
  'i',
);

const isFor = (text: string): boolean =>
  new RegExp(`\\bfor (?:my|our) (?:\\w+ )?${KIN}\\b|\\b(?:needs|wants|wears)\\b`, 'i').test(text);

/** "She's having it at a vineyard", while one dresses oneself: whoever she is wears nothing of it. */
function isOnlySpokenOf({ text, words, readings }: Message, { wearer, wishes }: StyleRequest) {
  const genders = readings.filter(({ reading }) => reading.concept?.kind === 'shopper-gender');
  if (wearer === 'self' && TOLD_OF.test(text) && !DRESSES_THEM.test(text) && !isFor(text)) {
    return true;
  }
  return (
    wearer === 'self' &&
    wishes.length > 0 &&
    genders.length > 0 &&
    genders.every(({ reading }) => PRONOUN.test(reading.words)) &&
    !words.some(({ word }) => isOtherPerson(word) && !PRONOUN.test(word)) &&
    !DRESSES_THEM.test(text)
  );
}

/** "And a suit for my husband" is for the same day. */
const ALSO = /^\W*(?:and|also|plus)\b|\b(?:too|as well|also|matching)\b/i;

/** What one person refuses, or would have cheaper or longer, says nothing of another. */
const isOfAnybody = ({ role, kind, concepts }: QueryReading): boolean =>
  role !== 'negated' &&
  kind !== 'price-level' &&
  !concepts.some((concept) => concept.kind === 'comparison');

const SAME_LIMIT = /\bsame (?:\w+ )?(?:budget|price|limit|max|range)\b/i;

/** "Now jeans for my dad" after a dress for oneself: what the dress may cost is the dress's alone. */
const begins = ({ wishes, outfit }: StyleRequest, { readings }: Message): boolean =>
  (typesOf(wishes).length > 0 || outfit !== null) &&
  typesOf(readings.map(({ reading }) => reading)).length > 0;

/** "Something for my dad" asks for another gift; "for my dad" alone is for the same one. */
const ASKS_ANEW = /\b(?:something|anything|gifts?|presents?|ideas?|(?:what|how) about|and for)\b/i;

const asksAnew = ({ readings, text }: Message): boolean =>
  ASKS_ANEW.test(text) && typesOf(readings.map(({ reading }) => reading)).length === 0;

/** "Something for my daughter" after clothes of one's own: none of what these were to be is hers. */
const FOR_SOMEBODY =
  /^\W*(?:(?:now|next|then|ok|okay|i need|i want|find|show me)[\s,]+)*(?:something|anything|clothes|an outfit|outfits?) for (?:my|our|an?|the|his|her)\b/i;

/** A request for somebody else that nothing was said of so far. */
const forSomebody = (request: StyleRequest, { turn, sized }: Change): StyleRequest => ({
  ...emptyRequest(
    withGender(filtersForWearer(turn.defaultFilters, 'other', turn.defaultFilters), sized),
  ),
  wearer: 'other',
  outfit: request.outfit === null ? null : { ...request.outfit, budget: null },
});

/** "What about for my dad?" after a gift for somebody: what she likes is not what he likes. */
function anotherGift(request: StyleRequest, defaults: Filters): StyleRequest {
  const { color, material, category, brand, sale } = defaults;
  const { most: _, about: __, ...before } = request;
  return {
    ...before,
    wishes: request.wishes.filter(isGift),
    filters: { ...request.filters, color, material, category, brand, sale },
    anchor: null,
    exceptIds: [],
  };
}

/** The request for whom it is from now on, with their sizes or none. */
export function withWearer(request: StyleRequest, change: Change): StyleRequest {
  const { message, turn, sized } = change;
  if (isOnlySpokenOf(message, request)) return request;
  const wearer = wearerOf(message) ?? request.wearer;
  const isOwnPart = OWN_PART.some((pattern) => findPattern(pattern, message) !== null);
  const isSame = wearer === request.wearer && !isOwnPart && !namesAnotherPerson(request, message);
  const filters = isSame
    ? request.filters
    : filtersForWearer(request.filters, wearer, turn.defaultFilters);
  const isFirst = request.wearer === 'self' && wearer === 'other' && request.wishes.length > 0;
  if (isFirst && FOR_SOMEBODY.test(message.text)) return forSomebody(request, change);
  const isBack = wearer === 'self' && request.wearer === 'other';
  // What a present was to be says nothing of what the shopper wears.
  const isNamed = typesOf(message.readings.map(({ reading }) => reading)).length > 0;
  if (isBack && isNamed && request.wishes.some(isGift)) {
    return {
      ...emptyRequest(withGender(turn.defaultFilters, sized)),
      wishes: ownRefusals(turn.state),
    };
  }
  const isGiven = request.wishes.some(isGift);
  const isOfOther = isGiven && isNamed && namesAnotherPerson(request, message);
  const isAnother = !isSame && (begins(request, message) || isOfOther);
  // What one is given for hiking says nothing of what another one does.
  const isAlso = ALSO.test(message.text) && !isGiven;
  const kept = request.wishes.filter(
    (wish) => !isAnother || isGift(wish) || (isOfOccasion(wish) ? isAlso : isOfAnybody(wish)),
  );
  const wishes = isBack
    ? [...kept.filter((wish) => !goesWithPerson(wish)), ...ownRefusals(turn.state)]
    : kept;
  const named = withGender(filters, sized);
  const own = wearer === 'other' ? named : withOwnGender(named, message.text, turn.state);
  const gendered = isForBoth(message.text) ? { ...filters, gender: [...BOTH_GENDERS] } : own;
  // "And for me?" after a present is for the same, and for nobody else.
  if (!isSame && !isBack && isGiven && asksAnew(message)) {
    return anotherGift({ ...request, filters: gendered, wearer }, turn.defaultFilters);
  }
  if (!isAnother || SAME_LIMIT.test(message.text)) {
    return { ...request, wishes, wearer, filters: gendered };
  }
  const { priceRangeMin, priceRangeMax } = turn.defaultFilters;
  const unpriced = { ...gendered, priceRangeMin, priceRangeMax };
  const outfit = request.outfit === null ? null : { ...request.outfit, budget: null };
  return { ...request, wishes, wearer, filters: unpriced, outfit };
}

/** "A gift for my aunt" after one for somebody else; "under 40 for a gift" goes on with the same. */
const BEGINS_GIFT =
  /^\W*(?:(?:and|also|now|next|then|ok|okay|plus|i need|looking for|show me|find|what about|how about|another|an?|the|some|nice|good|small|christmas|xmas|birthday|leaving|wedding|anniversary|hostess)[\s,]+)*gifts?(?: ideas?)? for (?:my|our|an?|the|his|her|their|someone|somebody|him|(?:step|god|grand)?(?:mom|mum|mother|dad|father|ma|pa)(?:[- ]in[- ]law)?|sister|brother|wife|husband|girlfriend|boyfriend|friends?|teachers?|boss|coworkers?|colleagues?)\b/i;

/** A gift is for somebody else and for nothing that was looked for before. */
export function withGift(request: StyleRequest, { message, turn }: Change): StyleRequest {
  const isKnown = request.wishes.some(isGift) && !BEGINS_GIFT.test(message.text);
  if (findPattern(GIFT, message) === null || isKnown) return request;
  const { gender, ...limits } = turn.defaultFilters;
  const own = { ...filtersForWearer({ ...limits, gender }, 'other', turn.defaultFilters) };
  return {
    ...emptyRequest({ ...own, gender: request.wearer === 'other' ? request.filters.gender : [] }),
    wearer: 'other',
  };
}
