import { PLAIN, type Purpose } from '../../intents/purpose.ts';
import { isHelpQuestion } from '../../understanding/sayings/reword-help.ts';
import { complainsOfApp } from './complains-of-app.ts';
import { asksForCardOrWrapping, asksOfShop } from './tell-shop-terms.ts';
import { tellsOfFault } from './tells-of-fault.ts';

/** What the shopper wants done to a piece or to the conversation, and only a tap of theirs does. */
export type Action = 'save' | 'unsave' | 'buy' | 'alert' | 'share' | 'tryOn' | 'deleteChat';

/** After whatever was said of it first: "the second is nice, bookmark it". */
const OPENS = String.raw`^(?:.*[,.!;–—]\s*)?\W*(?:(?:ok|okay|so|yes|yeah|yep|no|and|then|please|pls|great|perfect|nice|cool|wow|omg|ooh|alright|actually|lol|just|now|also|but|love (?:it|this|that|them|the \w+(?: one)?)|i (?:love|like|want) (?:it|this|that|them)|(?:can|could|will|would) (?:you|u)|let['’]?s|i(?:['’]?ll| will| want to|['’]d like to| would like to| wanna)|go ahead and|help me)[\s,.!;:–—-]+)*`;
const THING = String.raw`(?:it|this|that|them|these|those|both(?: of (?:them|these|those))?|all(?: of (?:them|these|those|it))?|#? ?\d\b|(?:the|this|that|these|those|my) (?!money|time|trouble|chat|conversation|search)[\w$#' -]+?|(?:no\.?|number|item|option|look|outfit) \d)`;
const LIST =
  '(?:(?:my|the|our|a) )?(?:wish ?-?lists?|fav(?:e|ou?rite)?s|saved(?: items| list| pieces| stuff)?|likes|saves|list|collection|hearts)';
const LATER = String.raw`(?:(?: please| pls| too| as well| for (?:me|later|now|another day)| to look at later| and show me .*)?\W*)$`;

const of = (...sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(`${OPENS}${source}`, 'i'));

/** In this order: what is taken off a list names the list as well. */
const ACTIONS: readonly (readonly [Action, readonly RegExp[]])[] = [
  [
    'deleteChat',
    of(
      String.raw`(?:delete|erase|remove|wipe|clear|trash|get rid of|close|archive) (?:all )?(?:(?:of )?(?:this|the|our|my|that|these) )?(?:whole |entire |old )?(?:chats?|conversations?|messages|chat history|talks?|threads?)\b`,
    ),
  ],
  [
    'unsave',
    of(
      `(?:remove|delete|take|drop|clear|get|kick) ${THING} (?:(?:off|out|away) )?(?:from|off|of|out of) ${LIST}${LATER}`,
      `(?:un-?(?:save|heart|like|favou?rite|bookmark)) ${THING}${LATER}`,
    ),
  ],
  [
    'save',
    of(
      `(?:save|heart|bookmark|fav(?:e|ou?rite)?|pin|wish ?-?list|star) ${THING}(?: (?:to|in|on|into|under) ${LIST})?${LATER}`,
      `(?:add|put|save|move|throw|stick|pop|place|get|have) ${THING} (?:to|in|on|into|onto|under) ${LIST}${LATER}`,
      String.raw`(?:keep|hold|store|set|put) ${THING} (?:aside|for later|on hold|for another day|in mind for later)\W*$`,
    ),
  ],
  [
    'buy',
    of(
      String.raw`(?<!\b(?:would|should) (?:you|u|i|we) )(?:buy|order|purchase|check ?out(?= with)|pay for|take me to (?:buy|checkout)|ship) ${THING}(?: (?:in|with) (?:a |an |size |my )*[\w. ]+)?(?: (?:for me|now|right now|to me|please|from here))*\W*$`,
      String.raw`(?:add|put|throw|place|pop) ${THING} (?:to|in|into) (?:(?:my|the|a) )?(?:cart|bag|basket|shopping (?:cart|bag|basket)|trolley)\b`,
      String.raw`(?:check ?out|place (?:the|an|my) order|proceed to checkout|take me to (?:the )?checkout)\b`,
      String.raw`(?<!\b(?:would|should) (?:you|u|i|we) )take ${THING}\W*$`,
    ),
  ],
  [
    'alert',
    of(
      String.raw`(?:tell|let|alert|notify|e-?mail|ping|text|message|remind|warn) me (?:know )?(?:when|if|once|as soon as|about) [^.?!]*\b(?:sale|cheaper|price|drops?|discount(?:ed)?|reduced|marked down|goes down|(?:under|below) \$?\d+)`,
      String.raw`(?:get|receive|send me|have) (?:a |an )?(?:e-?mail|mail|message|notification|notice|alert|ping|text)s? (?:when|if|once|as soon as|about|for) [^.?!]*\b(?:sale|cheaper|price|drops?|discount(?:ed)?|reduced|marked down|goes? down)`,
      String.raw`(?:set|make|create|put|add) (?:up )?(?:a |an )?price (?:alert|watch)\b(?! work)`,
      `(?:watch|track|follow) (?:the price|its price|${THING} for (?:a )?(?:sale|price))`,
    ),
  ],
  [
    'tryOn',
    of(
      String.raw`(?:(?:can|could|may) i |let me )?try (?:on )?${THING}(?: on)?(?: me| myself| my (?:photo|body|own photo))?\W*$(?<=\bon\b.*)`,
      String.raw`(?:(?:can|could|may) i |let me )?see ${THING} on (?:me|myself|my (?:photo|body)|a (?:model|mannequin|body|person))\W*$`,
      String.raw`(?:show me|what would|how would) (?:how )?${THING} (?:looks? )?on (?:me|myself|my (?:photo|body))\W*$`,
    ),
  ],
  [
    'share',
    of(
      String.raw`(?:share|forward) ${THING}(?: with [\w' ]+)?\W*$`,
      String.raw`(?:send|text|e-?mail|whatsapp|message) ${THING} to (?:my|a|the|him|her|them|me|someone|mom|dad)\b`,
      String.raw`(?:send|text|e-?mail) me (?:${THING}|(?:a|the) link)\b`,
    ),
  ],
];

/** "How do I save an item?" asks how it is done as such. */
const ASKS_HOW =
  /^\W*(?:(?:and|but|so|ok|wait)[\s,]+)*(?:how|where|why|what|did|do|is|are|does)\b/i;

/**
 * What a message asks to be done that is a tap of the shopper's own: "love it. save that", "add the
 * first two to my wishlist", "put it in my cart". Null where it asks for none of these.
 * @param isShown Whether anything is on the screen: without that only the conversation can be meant.
 */
export function readAction(words: string, isShown: boolean): Action | null {
  if (ASKS_HOW.test(words)) return null;
  const last = words.trim().replaceAll(/\s+/g, ' ');
  const found = ACTIONS.find(([, all]) => all.some((pattern) => pattern.test(last)));
  const action = found?.[0] ?? null;
  return isShown || action === 'deleteChat' ? action : null;
}

/**
 * Help, where a message asks for a tap of the shopper or for what only the shop decides; else null.
 * @param looksFor Whether it asks for a kind of garment beside that: then it is looked for.
 */
export const purposeOfAction = (
  words: string,
  isShown: boolean,
  looksFor: boolean,
): Purpose | null =>
  isHelpQuestion(words) ||
  readAction(words, isShown) !== null ||
  tellsOfFault(words) ||
  complainsOfApp(words) ||
  asksForCardOrWrapping(words) ||
  (!looksFor && asksOfShop(words))
    ? { ...PLAIN, intent: 'help' }
    : null;
