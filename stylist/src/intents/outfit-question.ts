import { typeRole } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { References } from '../references/resolve-references.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { asksToUpgrade } from './asks-to-upgrade.ts';
import { eventsIn } from './is-for-event.ts';
import { type OutfitQuestion, patterns } from './purpose.ts';

const WHOLE =
  '(?:it|this|that|these|those|they|them|both|everything|all|whole|total|outfits?|looks?|fit|set|lot|(?:first|second|third|fourth|last|1st|2nd|3rd|1|2|3)(?: one)?)';
const TOTAL = [
  new RegExp(`\\bhow much\\b.*\\b${WHOLE}\\b`),
  new RegExp(`\\b(?:price|cost|costs|sum|total) (?:of |for )?(?:the |this |that )*${WHOLE}\\b`),
  new RegExp(
    `\\bwhat (?:do|does|would|will|is|are)\\b.*\\b${WHOLE}\\b.*\\b(?:cost|price|come to)\\b`,
  ),
  /\b(?:what|how much)\b.*\b(?:total|sum|all together|altogether|in all|all in|add up)\b/,
  /^(?:(?:and|so|ok|the) )*(?:total|sum|grand total)(?: (?:price|cost|please|without|minus|less|except)\b.*)?$/,
  /\bhow (?:does|would|will) (?:it|that|this|the (?:price|total|sum)) change\b/,
];
const EXCEPT =
  /\b(?:minus|without|less|except|excluding|not counting|but not|no|skip|drop|leave out|lose)\b/;
/** "What's the second without the shoes?" */
const LESS =
  /^(?:(?:and|so|ok|but) )*(?:what|whats|what is|how much|how bout|how about|how (?:does|would|will) (?:it|that|this))\b.*\b(?:without|minus|except|excluding|less)\b/;
/** "Dress and shoes of the first, total?" */
const SUM = /\b(?:total|sum|how much|costs?|prices?|together|altogether|in all|add up|come to)\b/;
const ONLY = /\b(?:only|just|alone)\b/;
const CHANGES =
  /\b(?:without|minus|except|excluding|skip|drop|leave out|lose|swap|change|replace|add|instead|cheaper|other|another|different|show|find|need|want|under|go|goes|match|wear)\b/;
const PARTS = [
  new RegExp(
    `\\bwhat (?:is|are|all is)(?: all)? (?:in|inside|part of|included in)\\b.*\\b${WHOLE}\\b`,
  ),
  new RegExp(
    `\\bwhat (?:do|does) (?:the |this |that )*${WHOLE}(?: outfit| look)? (?:include|have|consist|contain|come with)\\b`,
  ),
  /\b(?:which|what) (?:pieces|items|parts|clothes)\b.*\b(?:in|inside|part|belong|outfit|look)\b/,
  /\b(?:break ?down|itemi[sz]e|list|price|prices|cost)\b.*\b(?:each|every|pieces|items|parts|one by one|separately)\b/,
  /\bhow much (?:is|are|does|do) (?:each|every)\b/,
  /\bbreak (?:it|that|this|them|the \w+)? ?down\b|\bbreakdown\b/,
  /\btell me (?:more )?about (?:the )?(?:first|second|third|last) (?:one|outfit|look)\b/,
];
const ASKED_OF =
  /^(?:(?:and|but|so|ok|okay|hm+|or|maybe|then|also|thanks) )*(?:can|could|would|will|should|shall|may|might|is|are|does|do|wear|too|appropriate|suitable|ok|okay|fine)\b/;
const NAMED = new RegExp(`\\b${WHOLE}\\b`);
const OK_WITH =
  /\b(?:work|works|go|goes|look|looks|match|fit|suit|ok|okay|fine|good|weird|better|wear)\b/;
const BESIDE_OR_INSTEAD = new RegExp(
  `\\b(?:with|under|over|to) (?:the )?${WHOLE}\\b|\\binstead\\b`,
);
const NEEDS = patterns(
  'do|does|should|would|will|might i|it|you|we|he|she|that|this|they|{ref} .. need|require',
  'do|does|should|would|will the|this|that? first|second|third|last|outfit|look .. need|require',
  'is a|an {garment} needed|necessary|required',
);
/** "How many shirts do I need for a week?" asks of a wardrobe, and not of what is shown. */
const COUNTS = /\bhow many\b|\b(?:[2-9]|two|three|four|five|six|several|that many|so many)\b/;
const WARMTH =
  /\b(?:warm enough|too (?:cold|chilly)|be (?:cold|chilly|freezing|warm)|how warm|keep (?:me|him|her|us) warm|freeze)\b/;
/** "Can you swap the bag?" asks for another one. */
const ASKS_TO_DO =
  /^(?:(?:and|but|so|ok|please) )*(?:can|could|would|will) (?:you|u|i|we) (?:please )?(?:swap|change|replace|switch|add|see|get|have|try|make|show|find|put|give|keep|drop|remove|leave)\b/;
/** Worn beneath the others: whether it is needed is a question of its own. */
const BENEATH = /^(?:underwear|hosiery|sleep)$/;

const typesNamed = ({ readings }: Message): string[] => [
  ...new Set(
    readings.flatMap(({ reading: { concepts } }) =>
      concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  ),
];

/** The outfit that is meant: the one that is named, the only one, or that of the piece spoken of. */
function outfitMeant(
  said: string,
  { outfit, items }: References,
  { shown: { outfits }, focusId }: DialogueState,
): number | null {
  if (outfit !== null) return outfit;
  if (outfits.length === 1) return 0;
  const [item] = items;
  const isSpokenOf =
    item !== undefined && (item.id === focusId || !/\b(?:it|they|them)\b/.test(said));
  const at = isSpokenOf ? outfits.findIndex((ids) => ids.includes(item.id)) : -1;
  return at < 0 ? null : at;
}

const PRICE =
  /\bhow much\b|\b(?:price|cost|costs) of\b|\bwhat (?:do|does|is|are)\b.*\b(?:cost|price)\b/;

/** "What shoes are those in the first?" */
const WHAT_THERE =
  /^(?:(?:and|so|ok|but) )*(?:what|which) (?:kind of |sort of )?\w+ (?:is|are) (?:that|those|these|it|they|there|in)\b/;

/** What is asked, by the words and what they name. */
function asked(
  message: Message,
  { items, outfit }: References,
  said: string,
): OutfitQuestion['asks'] | null {
  const types = typesNamed(message);
  const { priceMin, priceMax } = message.understood.hard;
  const isPriced = priceMin !== null || priceMax !== null;
  const isOfAll = types.length === 0 || EXCEPT.test(said);
  if (!isPriced && PARTS.some((part) => part.test(said))) return 'parts';
  if (!isPriced && isOfAll && TOTAL.some((total) => total.test(said))) return 'total';
  if (!isPriced && outfit !== null && types.length > 0 && LESS.test(said)) return 'total';
  if (!isPriced && outfit !== null && types.length > 0 && WHAT_THERE.test(said)) return 'some';
  const isOfSome = types.length > 1 || (types.length > 0 && ONLY.test(said));
  if (!isPriced && isOfSome && SUM.test(said) && !CHANGES.test(said)) return 'some';
  const isOfOne = outfit === null && items.length === 1;
  if (!isPriced && types.length > 0 && !isOfOne && PRICE.test(said)) return 'price';
  if (ASKS_TO_DO.test(said)) return null;
  const isWorn = types.length > 0 && !types.some((id) => BENEATH.test(typeRole(id) ?? ''));
  if (isWorn && !COUNTS.test(said) && hasAny(message, NEEDS)) return 'needs';
  if (!ASKED_OF.test(said)) return null;
  if (isWorn && OK_WITH.test(said) && BESIDE_OR_INSTEAD.test(said)) return 'with';
  if (types.length > 0 || !NAMED.test(said)) {
    return types.length === 0 && WARMTH.test(said) ? 'warmth' : null;
  }
  const isOfEvent = eventsIn(message.readings.map(({ reading }) => reading)).length > 0;
  if (isOfEvent) return 'suits';
  return WARMTH.test(said) ? 'warmth' : null;
}

const LEFT =
  /\b(?:how (?:much|far) (?:over|under|above|below)(?: (?:budget|it|that))?(?: (?:am i|are we|is (?:it|that|this)))|(?:what|how much) (?:does|would|will|do) (?:it|that|this|they) leave|left ?over|remaining|remains?|(?:what|whats|how much|anything|something|money|much|cash|budget|i|we|do i|would|will)\b.*\bleft)\b/;
const LEFT_OF_STOCK =
  /\b(?:stock|sizes?|available|pairs? left|ones? left|many|sold|left in|in (?:my|a|the) (?:size|color))\b/;
const SIDES = /\b(?:left (?:one|side|hand|leg|sleeve|picture|photo)|on the left|left out)\b/;

const LIMIT = /\b(?:for|from|under|on|have|of|budget)\b \$?(\d{2,5})\b/;

const asksForLeft = ({ text }: Message, said: string): boolean =>
  LEFT.test(said) && !LEFT_OF_STOCK.test(said) && !SIDES.test(said) && !asksToUpgrade(text);

/** "400 total for both" tells a sum, and asks for none. */
const ASKED = /\b(?:how much|what|whats|how|which|tell me|break|list)\b|^(?:total|sum)\b/;
const SPEAKS_OF_OUTFIT = /\b(?:outfits?|looks?|everything|all of (?:it|them)|total|altogether)\b/;

/**
 * What a message asks of outfits, to be answered and not composed anew; null where it asks nothing.
 * Where none is on the screen, only what can be about nothing else.
 */
export function outfitQuestion(
  message: Message,
  references: References,
  state: DialogueState,
): OutfitQuestion | null {
  const { shown, request } = state;
  const said = message.words.map(({ word }) => word).join(' ');
  const types = typesNamed(message);
  if (shown.outfits.length > 0 && request !== null && asksForLeft(message, said)) {
    const most = message.understood.hard.priceMax ?? (Number(LIMIT.exec(said)?.[1]) || null);
    return { asks: 'left', at: references.outfit, types, occasions: [], most };
  }
  const asks = asked(message, references, said);
  if (asks === null || request === null) return null;
  const isOfNone = shown.outfits.length === 0;
  const isQuestion = message.text.includes('?') || ASKED.test(said);
  const isSure =
    (asks === 'total' || asks === 'parts') && SPEAKS_OF_OUTFIT.test(said) && isQuestion;
  if (isOfNone && !isSure) return null;
  return {
    asks,
    at: outfitMeant(said, references, state),
    types,
    occasions: eventsIn(message.readings.map(({ reading }) => reading)),
  };
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
