import { isKindOf } from '@modiste/lexicon/refine-type';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { References } from '../references/resolve-references.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { asksToUpgrade } from './asks-to-upgrade.ts';
import { type OutfitQuestion, patterns } from './purpose.ts';

const TOGETHER =
  /\b(?:together|altogether|total|totals|combined|sum|in all|all in|all up|adds? up|add(?:ed)?|plus|both|everything|all of (?:it|them|that|these|those)|it all|them all|the lot|the set|all (?:two|three|3|four|4))\b/;
const MONEY =
  /\b(?:how much|costs?|prices?|pay|spend|spending|total|totals|sum|comes? to|afford|budget|adds? up|ring up|set me back)\b/;
const CAN_GET =
  /\b(?:can|could|would|will|do|does|is|are|be able to)\b.*\b(?:get|buy|have|afford|take|do|grab|cover|covers|enough|fits?|under|within|below|less than|over|more than)\b/;
/** "Add those up please". */
const ADD_UP =
  /^(?:(?:and|so|ok|okay|then|now|can you|could you|please|pls) )*(?:add|total|tot|sum) (?:(?:it|them|that|those|these|this|everything|all of (?:them|it|that)|all|the (?:lot|three|two|prices)) )*(?:all )?(?:up|together)?(?: (?:please|pls|for me|then|now))*$/;
/** "Without the blouse", "minus the shoes": what comes off. */
const LESS =
  /\b(?:without|minus|except|excluding|less|but not|not counting|leave out|leaving out|skip|skipping|drop|dropping|take out|taking out|remove|lose|no)\b(?<what>.*)$/;
/** "Two of the first", "if I take 2 of those". */
const COUNTED =
  /\b(?<count>two|three|four|five|2|3|4|5|a couple) (?:of|x|pairs? of|pieces of) (?:the|those|these|that|this|them|it)\b/;
const TAKES = /\b(?:what if|how much|what|whats|cost|costs|price|pay|total|sum)\b/;
const ALONE =
  /^(?:(?:and|so|ok|okay|then|now|hm+|cool|great|nice) )*(?:what is |whats |what would be |how much is |give me )?(?:the |my |a |grand |new )*(?:total|sum|grand total|price in all)(?: (?:price|cost|please|now|then|so far|is|be))*$/;
const ADDS = /\b(?:together|altogether|total|combined|sum|plus(?! sizes?\b)|adds? up|added)\b/;
const COMPARES =
  /\b(?:more|less) than (?:the|that|this|it|my)\b|\bcosts? (?:more|less)\b|\bdifference\b/;
/** "Do 1 and 3 go together?" asks of taste. */
const OF_TASTE =
  /^(?:(?:and|so|ok|but) )*(?:why|how come)\b|\bcolou?rs?\b|\b(?:go|goes|going|work|works|look|looks|match|matches|pair|pairs|wear|wearing|worn|style|styled|clash|suit|suits)\b/;
const SEARCHES = /\b(?:show|find|search|looking for|i need|i want|need|give me some|get me)\b/;

const LEFT =
  /\b(?:how (?:much|far) (?:over|under|above|below)(?: (?:budget|it|that))?(?: (?:am i|are we|is (?:it|that|this)))|(?:what|how much) (?:does|would|will|do) (?:it|that|this|they) leave|left ?over|remaining|remains?|(?:what|whats|how much|anything|something|money|much|cash|budget|i|we|do i|would|will)\b.*\bleft)\b/;
const LEFT_OF_STOCK =
  /\b(?:stock|sizes?|available|pairs? left|ones? left|many|sold|left in|in (?:my|a|the) (?:size|color))\b/;
const SIDES = /\b(?:left (?:one|side|hand|leg|sleeve|picture|photo)|on the left|left out)\b/;

const LIMIT =
  /(?:\b(?:for|from|under|below|within|on|have|than|over|with|of|in|only|is|got|to)|\$)\s*\$?(?<sum>\d{2,5})(?:\.\d\d)?\b/;

/** The sum that a question holds its pieces against; null where it names none. */
function limitIn({ understood, text }: Message): number | null {
  const said = LIMIT.exec(text)?.groups?.sum;
  return understood.hard.priceMax ?? (said === undefined ? null : Number(said));
}

const typesNamed = ({ readings }: Message): string[] => [
  ...new Set(
    readings.flatMap(({ reading: { role, concepts } }) =>
      role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  ),
];

/** Whether all kinds that are named were looked for: another one is a wish for it. */
function wereLookedFor(types: readonly string[], { request, earlier }: DialogueState): boolean {
  const known = [...earlier, ...(request === null ? [] : [request])].flatMap(({ wishes }) =>
    typesOf(wishes),
  );
  return types.every((type) => known.some((one) => isKindOf(one, type) || isKindOf(type, one)));
}

/** "Both" and "that" name no piece of their own. */
const POINTS =
  /^(?:it|this|that|these|those|they|them|both|all|everything|all of (?:it|them)|the|two)+$/;

/** The pieces that are named one by one, by their ids. */
function itemsNamed({ words }: Message, { items, spans }: References): string[] {
  const isNamed = spans.some(({ from, to }) =>
    words.slice(from, to).some(({ word }) => !POINTS.test(word)),
  );
  return isNamed ? items.map(({ id }) => id) : [];
}

const kindsIn = ({ readings }: Message, from: number): string[] =>
  readings.flatMap((placed) =>
    placed.from < from
      ? []
      : placed.reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** The kinds of pieces that are to come off a sum. */
function kindsLess(said: string, message: Message): string[] {
  const what = LESS.exec(said)?.groups?.what;
  return what === undefined
    ? []
    : kindsIn(message, message.words.length - what.trim().split(' ').length);
}

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  'a couple': 2,
};

/** How many of one piece a sum is asked of. */
function countIn(said: string): number {
  const count = COUNTED.exec(said)?.groups?.count;
  return count === undefined || !TAKES.test(said) ? 1 : (COUNTS[count] ?? Number(count));
}

/** "The cheapest scarf and gloves together": the least of each. */
const LEAST =
  /\b(?:cheapest|least expensive)\b(?!.*\b(?:first|second|third|fourth|last|cheapest|least expensive)\b)/;
/** "Trousers plus two tees, what's that?" */
export const WHATS_THAT =
  /\b(?:whats|what is|what would|how much is|so) (?:that|it|this|all that)(?: (?:be|cost|then|come to))*$/;
const COUNT_BACK = 6;

/** "2 pairs of socks": how many of each kind, where it is more than one. */
export function countsIn({ words, readings }: Message): Record<string, number> {
  const counted = readings.flatMap(({ reading, from }) =>
    reading.concepts.flatMap(({ kind, id }) => {
      if (kind !== 'type') return [];
      const before = words.slice(Math.max(0, from - COUNT_BACK), from).map(({ word }) => word);
      const count =
        /(?:^| )(two|three|four|five|[2-5])(?: (?:pairs?|of|the|those|these|that|first|second|third|fourth|last|cheapest))*$/.exec(
          before.join(' '),
        )?.[1];
      return count === undefined ? [] : [[id, COUNTS[count] ?? Number(count)] as const];
    }),
  );
  return Object.fromEntries(counted);
}

/** "Is that under 250?", "and with the second jeans instead?", after a sum was told. */
const OF_THAT =
  /^(?:(?:and|so|ok|but) )*(?:is|are|would|will|does|do|can|could)\b.*\b(?:it|that|this|they|all|these)\b.*\b(?:under|within|below|less|over|more|fit)\b/;
const INSTEAD = /\b(?:instead|swap|replace|change|take|rather)\b/;

/** Whether a message goes on with pieces that were added up before. */
function goesOn(said: string, message: Message, { items, spans }: References): boolean {
  if (OF_THAT.test(said) && limitIn(message) !== null) return true;
  return INSTEAD.test(said) && items.length === 1 && spans.length === 1;
}

/** A limit that is no question is a wish: "under 100 total". */
function isWish({ understood, text }: Message): boolean {
  if (understood.hard.priceMax === null) return false;
  const sentences = text.toLowerCase().split(/(?<=[.!?])\s+/);
  const ofMoney = sentences.filter((one) => MONEY.test(one) || /\d/.test(one));
  // "I can spend 90. Could it be softer?" asks of something else.
  return (ofMoney.length === 0 ? sentences : ofMoney).every(
    (one) =>
      !one.includes('?') &&
      !/^\W*(?:(?:and|so|ok|but) )*(?:how|what|is|are|can|could|would|will|do|does)\b/.test(one),
  );
}

/** "An outfit for dinner, no skirts" refuses them of what is to come, and takes nothing off a sum. */
const ANEW = /\b(?:outfits?|looks?|something|anything|wear|need|want|show|find)\b/;

const takesOff = (said: string, message: Message, less: readonly string[]): boolean =>
  less.length > 0 && !isWish(message) && (MONEY.test(said) || !ANEW.test(said));

/** The words that name no kind: a suit that is added up suits nothing. */
const besideKinds = ({ words, readings }: Message): string =>
  words
    .filter(
      (_, at) =>
        !readings.some(
          ({ reading, from, to }) =>
            at >= from && at < to && reading.concepts.some(({ kind }) => kind === 'type'),
        ),
    )
    .map(({ word }) => word)
    .join(' ')
    .replaceAll(/\bpairs? of\b/g, '');

/** Whether what several single pieces cost together is asked. */
function asksForSum(said: string, message: Message, references: References): boolean {
  const several = references.items.length > 1 || typesNamed(message).length > 1;
  if (isWish(message)) return false;
  if (SEARCHES.test(said) && !MONEY.test(said)) return false;
  if (ALONE.test(said) || ADD_UP.test(said)) return true;
  if (OF_TASTE.test(besideKinds(message)) || COMPARES.test(said)) return false;
  const isTogether = TOGETHER.test(said);
  if (MONEY.test(said) && (isTogether || several)) return true;
  if (CAN_GET.test(said) && limitIn(message) !== null && (isTogether || several)) return true;
  if (several && isTogether && (LEAST.test(said) || WHATS_THAT.test(said))) return true;
  const isShort = message.words.length <= 8 && ADDS.test(said);
  return references.items.length > 1 && isTogether && (isShort || limitIn(message) !== null);
}

/**
 * Whether it is asked what single pieces cost together, or what they leave of a budget; null where it
 * is not. What whole outfits cost is asked otherwise.
 */
export function sumQuestion(
  message: Message,
  references: References,
  state: DialogueState,
): OutfitQuestion | null {
  const { shown, request } = state;
  const said = message.words.map(({ word }) => word).join(' ');
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  if (!isShown || (request === null && state.addedUp === undefined)) return null;
  const less = kindsLess(said, message);
  const isLess = (type: string): boolean =>
    less.some((one) => isKindOf(type, one) || isKindOf(one, type));
  const types = typesNamed(message).filter((type) => !isLess(type));
  const named = references.items.filter(({ other_info }) => !isLess(other_info.type));
  const count = types.length > 1 ? 1 : countIn(said);
  const question = {
    at: references.outfit,
    types,
    occasions: [],
    itemIds: itemsNamed(message, { ...references, items: named }),
    most: limitIn(message),
    ...(less.length > 0 && { less }),
    ...(count > 1 && { count }),
    counts: countsIn(message),
    ...(LEAST.test(said) && { isLeast: true }),
  };
  if (shown.outfits.length > 0 && asksToUpgrade(message.text)) return null;
  if (LEFT.test(said) && !LEFT_OF_STOCK.test(said) && !SIDES.test(said)) {
    return { ...question, asks: 'left' };
  }
  if (shown.outfits.length > 0 || !wereLookedFor(types, state)) return null;
  const isOfSum =
    count > 1 ||
    (state.addedUp !== undefined &&
      (goesOn(said, message, references) || takesOff(said, message, less)));
  return isOfSum || asksForSum(said, message, references) ? { ...question, asks: 'sum' } : null;
}

const PRICE_OF_ALL = patterns(
  'whole|entire thing|outfit|look|lot',
  'total|altogether|everything',
  'all in|together|up|of',
);

/** "The whole thing under 250", while pieces are shown to go with another. */
export const pricesAll = (message: Message, { request }: DialogueState): boolean =>
  request?.anchor?.relation === 'beside' &&
  message.understood.hard.priceMax !== null &&
  hasAny(message, PRICE_OF_ALL);
