import { findType } from '@modiste/lexicon/garment-types';
import { typesOf } from '../../dialogue/types-of.ts';
import type { AskedOfStock } from '../../intents/asks-stock-most.ts';
import { isGift } from '../../request/wearer.ts';
import type { Turn } from '../../stylist.ts';
import { rangeAsked } from '../../understanding/sayings/reword-sizes.ts';
import type { Note } from '../../unmet/read-covered.ts';

/** What the whole shop is asked for anew, and what to say of it. */
export interface AskedAfresh extends AskedOfStock {
  note: Note;
}

const LEAD =
  '^\\W*(?:(?:and|but|so|ok|okay|hm+|then|now|also|hey|hi|hello|well|actually|thanks|thank you|please|just|oh)[ ,!.]+)*';
const ALL =
  "(?:(?:is there|are there|do you have|you got|got|have you got|show me|let me see|i want|see)? ?(?:anything|everything|all the things|all (?:that is|that's)|things|stuff)(?: else)?(?: (?:that is|that's|you have|you've got|in the shop|in the store))*|what(?:'s| is| do you have| have you got| are the things| things are)(?: there)?)";
const NOW =
  '(?: (?:right now|now|today|currently|these days|at the moment|this week|in the shop|in your shop|please))*\\W*$';
const SALE = new RegExp(
  `${LEAD}${ALL}(?: currently)? (?:on sale|discounted|reduced|marked down|in the sale|on offer|on discount)${NOW}`,
);
const PRICED = new RegExp(
  `${LEAD}(?:(?:is there|do you have|have you got|got|show me)? ?(?:anything|everything)(?: else| at all| in (?:the|your) (?:shop|store))|what (?:do you have|have you got|can i get|is there))(?: (?:that is|that's|at all|for))* (?<price>(?:under|below|less than|cheaper than|up to) \\$?\\d+(?:\\.\\d\\d)?(?: (?:bucks|dollars|usd))?)${NOW}`,
);

/**
 * "Anything on sale?" and "anything else under 30?" ask for whatever there is, and no more for the kind
 * that was looked for. "Anything under 30?" asks for that kind still. Null where a message asks no such thing, or asks it of outfits.
 */
export function asksAfresh({ words, state, attachment }: Turn): AskedAfresh | null {
  const { request } = state;
  const types = typesOf(request?.wishes ?? []);
  const range = types.length === 0 && request?.outfit == null ? rangeAsked(words) : null;
  if (range !== null && attachment === null) return { words: range, isAnew: true, note: [] };
  const isOther = request === null || request.outfit !== null || types.length === 0;
  if (isOther || attachment !== null || state.asked !== null) return null;
  const text = words.toLowerCase().replaceAll('’', "'");
  const price = PRICED.exec(text)?.groups?.price;
  if (price === undefined && !SALE.test(text)) return null;
  const [type = ''] = types;
  const name = findType(type)?.plural ?? type;
  const isPresent = request.wishes.some(isGift);
  return {
    words: price ?? 'on sale',
    isAnew: true,
    note: isPresent
      ? []
      : [
          `This is from the whole shop; “only ${name}” narrows it down again.`,
          `I looked through the whole shop; say “only ${name}” for those alone.`,
        ],
  };
}
