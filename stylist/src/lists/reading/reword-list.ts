import { understandQuery } from '@modiste/lexicon/understand-query';
import { isOnScreen } from '../../dialogue/shown-list.ts';
import { findPlaces } from '../../knowledge/style/weather/places.ts';
import type { Turn } from '../../stylist.ts';

const CARRY_ON =
  /\b(?:carry[- ]?on|hand luggage|cabin bag|one (?:small )?(?:bag|backpack)|small (?:backpack|suitcase|bag))\b/i;
/** "I only have a carry on", "we are taking hand luggage". */
const HAS_BAG = new RegExp(
  `\\b(?:i|we|im|i['’]?m|ive|i['’]?ve)\\b[^.?!]*\\b(?:have|got|only|just|take|taking|bring|bringing|use|using)\\b[^.?!]*${CARRY_ON.source}`,
  'i',
);
/** A bag that is to be bought is no bag that is there. */
const SEEKS = /\b(?:show|find|buy|recommend|which|looking for|need an?)\b/i;
const OF_WARMTH =
  /\b(?:where(?:['’]?s)?|what about|no|add|need|missing|forgot|and)\b[^.?!]*\b(?:summer|warm|hot|light)(?:er)? (?:stuff|things|clothes|pieces|weather|days)\b|\b\d{2} ?(?:degrees?|deg|°)[^.?!]*\b(?:warm|hot)\b/i;
const TEMPERATURE = /\b\d{2} ?(?:degrees?|deg|°c?)(?!\w)/i;
const COLD = /\b(?:freezing|cold|chilly|cool)\b/i;
const SHORTER =
  /\b(?:make|keep|cut|get) (?:it|this|that|(?:the|my) (?:packing )?list) (?:(?:much|way|a bit|a lot|even) )?(?:short(?:er)?|smaller|down)\b|\bshorter (?:packing )?list\b|\b(?:that|it|this|thats|its)(?:['’]?s| is)? (?:(?:way|just|really|such) )?(?:a lot|too much|too long|too many|so much)\b(?! of)/i;
const UNDOES =
  /^\W*(?:(?:no|ok|okay|wait|sorry|actually|pls|please|can you|could you)[\s,]+)*(?:undo(?: (?:that|it|this|the last (?:one|change)))?|revert(?: that| it)?|take that back|put (?:it|everything) back (?:how|the way|like) it was)(?: (?:pls|please))*\W*$/i;
/** "Packing list for 7 days, fewer things, …": the list is told anew. */
const ASKS_ANEW = /\bpacking list for\b|\b(?:what|list) (?:do|should|can|shall) i pack\b/i;
const DAYS =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|night)s?\b/i;
const MOST = /\b(?:max(?:imum)?|at most|up to|no more than) \d{1,2} (?:pieces|things|items)\b/i;
const COUNTS = /\b\d{1,2} (?:pieces|things|items)\b/i;

/** What the whole list is packed for is no change of single pieces. */
const REPACKED =
  /^(?:carry-on only|it is (?:warm|hot|for (?:\d|[a-z]+ (?:day|week|night))|\d{2} ?(?:degrees?|deg|°)))/i;

/** Whether all of a list is to be packed anew, as these words say it. */
export const repacks = (words: string): boolean => REPACKED.test(words);

const ANEW = /\b(?:start(?:ing)? (?:all )?(?:over|again|afresh)|from scratch|new (?:trip|list))\b/i;
const BAG = /\b(?:bags?|luggage|suitcases?|carry[- ]?ons?|backpacks?)\b/gi;

/** Whether a piece of the list is spoken of, and not the bag that it goes into. */
const namesPiece = (words: string): boolean =>
  understandQuery(words.replaceAll(BAG, ' ')).concepts.some(({ kind }) => kind === 'type');

/**
 * What is said of the packing list on the screen, plainly: "thats a LOT" wants fewer pieces, "i only have a
 * carry on" packs for one, and whoever misses the summer things packs for warm days as well. Other words stay
 * as they are.
 */
export function rewordList({ words, state }: Pick<Turn, 'words' | 'state'>): string {
  const { list, shown } = state;
  if (list?.kind !== 'trip' || !isOnScreen(list, shown.itemIds)) return words;
  if (UNDOES.test(words) && (list.left ?? []).length > 0) return 'put them all back';
  const isOther = namesPiece(words) || findPlaces(words).length > 0 || ANEW.test(words);
  if (isOther) return words;
  const hasBag = HAS_BAG.test(words) && !SEEKS.test(words);
  const isSmall = hasBag && !CARRY_ON.test(list.words);
  const isWarm = OF_WARMTH.test(words);
  const cold = COLD.exec(words)?.[0] ?? COLD.exec(list.words)?.[0];
  const degrees = TEMPERATURE.exec(words)?.[0];
  // Where it is warm already, what is missed is for more than that.
  const warm =
    degrees === undefined ? (cold === undefined ? 'hot' : 'warm') : `${degrees} and warm`;
  const both = cold === undefined ? warm : `${degrees ?? 'warm'} and ${cold}`;
  const days = ASKS_ANEW.test(words) ? DAYS.exec(words)?.[0] : undefined;
  if (days !== undefined) {
    const weather = isWarm || degrees !== undefined ? [both] : cold === undefined ? [] : [cold];
    const rain = /\brain/i.test(words) ? ['rain'] : [];
    const most = MOST.exec(words)?.[0];
    const asked = [...weather, ...rain, ...(most === undefined ? [] : [most])];
    return [`it is for ${days}`, ...asked].join(', ');
  }
  const parts = [...(isSmall ? ['carry-on only'] : []), ...(isWarm ? [`it is ${both}`] : [])];
  if (parts.length > 0) return parts.join(', ');
  return (hasBag || SHORTER.test(words)) && !COUNTS.test(words) ? 'fewer pieces' : words;
}
