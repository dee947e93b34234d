import type { Filters } from '@modiste/contract/filters/filters';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { emptyRequest, type StyleRequest } from '../dialogue/dialogue-state.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import { isOtherPerson, type Message } from '../understanding/message.ts';
import type { Change } from './change.ts';
import { withGender } from './limits/limit-filters.ts';

const OTHER = [
  'for my|his|her|our|a|an|the|your? old|little|younger|older|big|best|baby|new|good|dear|grown|{child}? {person}',
  'for him|her',
  'my|our|his|her best|little|older|younger|old|big? {person} needs|need|wants|want|would|likes|loves|is|wears|has|turns|asked',
  'he|she needs|wants|wears|likes|is|would|loves|prefers',
  'buy|dress|get|shopping|shop for? my|his|her|our {person}',
  'gift|gifts|present|presents for',
  'her|his birthday|size|style|favorite',
].map(readPattern);
const SELF = [
  'for me|myself|us',
  'i am a|an man|woman|guy|girl|male|female',
  'not for him|her|them',
  'what|something|anything|outfit|outfits ~for i|me|we .. wear|put',
  'what .. i|we .. wear',
  'no idea|clue what to wear',
  'do not|dont know what to wear',
  'i am|as .. {person} of the bride|groom|couple',
].map(readPattern);

const GIFT = readPattern('gift|gifts|present|presents');

/** "For my friends birthday" is for the day, not for the friend. */
const isEventOf = ({ spansAt }: Message, at: number): boolean =>
  (spansAt.get(at) ?? []).some(({ tag }) => tag === 'occasion');

/** For whom a message says that it is; null where it does not say. */
export function wearerOf(message: Message): StyleRequest['wearer'] | null {
  if (SELF.some((pattern) => findPattern(pattern, message) !== null)) return 'self';
  const found = OTHER.flatMap((pattern) => findPattern(pattern, message) ?? []);
  const isOther = found.some(
    ({ from, to }) =>
      !isEventOf(message, to) &&
      message.words
        .slice(from, to)
        .some(({ word }) => isOtherPerson(word) || /^(?:he|she|his|gifts?|presents?)$/.test(word)),
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
export function filtersForWearer(
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

/** "For my mom" after "for my brother": his sizes are not hers. */
function namesAnotherPerson({ wishes }: StyleRequest, { readings }: Message): boolean {
  const [before, now] = [personIn(wishes), personIn(readings.map(({ reading }) => reading))];
  return before !== undefined && now !== undefined && before !== now && /^(?:for )?my /.test(now);
}

/** The request for whom it is from now on, with their sizes or none. */
export function withWearer(request: StyleRequest, { message, turn, sized }: Change): StyleRequest {
  const wearer = wearerOf(message) ?? request.wearer;
  const isSame = wearer === request.wearer && !namesAnotherPerson(request, message);
  const filters = isSame
    ? request.filters
    : filtersForWearer(request.filters, wearer, turn.defaultFilters);
  const isBack = wearer === 'self' && request.wearer === 'other';
  const wishes = isBack
    ? request.wishes.filter(({ concept }) => concept?.kind !== 'shopper-gender')
    : request.wishes;
  return { ...request, wishes, wearer, filters: withGender(filters, sized) };
}

const isGift = ({ words }: QueryReading): boolean => /\b(?:gift|present)s?\b/i.test(words);

/** A gift is for somebody else and for nothing that was looked for before. */
export function withGift(request: StyleRequest, { message, turn }: Change): StyleRequest {
  if (findPattern(GIFT, message) === null || request.wishes.some(isGift)) return request;
  const { gender, ...limits } = turn.defaultFilters;
  const own = { ...filtersForWearer({ ...limits, gender }, 'other', turn.defaultFilters) };
  return {
    ...emptyRequest({ ...own, gender: request.wearer === 'other' ? request.filters.gender : [] }),
    wearer: 'other',
  };
}
