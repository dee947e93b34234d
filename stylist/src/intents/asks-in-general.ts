import type { References } from '../references/resolve-references.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import type { Purpose } from './purpose.ts';

const OPENERS =
  "(?:(?:and|but|so|ok|okay|hm+|also|oh|hey|hi|lol|wait|btw|question|quick question|random question|honestly|actually|(?:i (?:was|am) |i'm |just )?(?:wondering|curious)(?: if| whether)?|tell me|do you know(?: if)?|any idea(?: if)?)[ ,:;.!-]+)*";
/** "Does linen ...", "can you machine wash ...", "how long does ...", "why is ...". */
const FORM = new RegExp(
  `^\\W*${OPENERS}(?:(?:is|are|isn't|aren't|does|do|doesn't|don't|did|will|would|should|shouldn't|can|could|may|must)\\b|(?:how|why)\\b|what (?:happens|makes|does|do)\\b)`,
);
/** "Cashmere worth it?", "linen shrinks in the wash, right?" */
const BARE_FORM = /\?\s*$|\b(?:right|no|yes|true)\s*[?.!]*$/;
/** What holds of a fabric or a kind of garment, whichever piece it is. */
const HOLDS =
  /\b(?:shrinks?|shrinkage|itch(?:es|y)?|scratch(?:es|y)?|wrinkl\w*|creas(?:es?|ing)|pills?|pilling|fades?|bleeds?|stretch(?:es)?|bag(?:s)? out|sags?|peels?|cracks?|breath(?:es?|able)|lasts?|hold(?:s)? up|wears? (?:out|well)|fall(?:s)? apart|durable|sturdy|worth|overrated|overpriced|so (?:expensive|pricey|cheap)|good quality|(?:bad|good|ok|okay|fine|great|best|better|comfortable|suitable|right|appropriate|warm|cool|hot|light|heavy) (?:enough )?(?:for|in|to wear|against)|too (?:hot|warm|cold|heavy|thick|thin|casual|formal|dressy)|warm|cool|soft|hot|waterproof|water[- ]?resistant|(?:get|gets|got) (?:wet|damp)|(?:in|for) the (?:rain|snow)|rain|wash(?:ed|able|ing)?|machine|dry[- ]?clean\w*|tumble|dryer|iron(?:ed|ing)?|steam(?:ed)?|bleach|smells?|sweat(?:y|s)?|static|cling|see[- ]?through|tight|loose|snug|baggy|fit|sustainable|vegan|natural|synthetic|man-?made|plastic|eco\w*|ethical|stain(?:s|ed)?|moths?|soften|break in|ruin(?:s|ed)?|warmer|cooler|softer|stronger|better than|allerg\w*|hypoallergenic|sensitive skin|lined|worn|wear|need|belong|contains?|have|has|lanolin|(?:that|so|really|as) (?:bad|good|great|terrible)|go out of (?:style|fashion)|in style|still in|year[- ]round)\b/;
/** What asks for pieces, or what is sold. */
const OF_STOCK =
  /\b(?:show (?:me|us)|find|have you|(?:do|does|did) (?:you|u|they|it) (?:guys )?(?:also )?(?:have|sell|carry|stock|got|come|make)|got any|looking for|i (?:need|want)|in stock|sold out|on sale|available|in (?:my|her|his|a|an) size|come in|comes in|any|there|(?:can|could|may|would|will) (?:i|you|u|we) (?:get|see|have|show|find|send|give|recommend|suggest|swap|change|add|make|try)|cheapest|under \$?\d|\$\d|go with|goes with|match\w*|pair with)\b/;
const DETERMINERS: ReadonlySet<string> = new Set(
  "the this that these those your my his her their its it's any some which what both either every each other".split(
    ' ',
  ),
);
const PRONOUN = /^(?:it|they|them|these|those|this|that|one)$/;
const OF_CARE =
  /\b(?:shrink\w*|wash\w*|machine|dry[- ]?clean\w*|tumble|dryer|iron\w*|steam\w*|bleach|stain\w*|moths?|clean|store|how often)\b/;
const OF_FIT =
  /\b(?:tight|loose|snug|baggy|fit|size up|size down|run (?:small|large|big)|stretch out|too (?:big|small|long|short))\b/;

const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'");

/** "Why not polyester?" refuses none. */
const WHY_NOT =
  /\bwhy not\b|\bwhat(?:'s| is)? (?:so |really )?(?:wrong|bad|good|great|special) (?:with|about)\b|\bwhat do you have against\b/;

/** Whether a fabric or a kind of garment is named as such: "linen", "a good leather jacket". */
function isOfKind({ text, words }: Message, { reading, from }: PlacedReading): boolean {
  const isNamed =
    (reading.role === 'wanted' || WHY_NOT.test(plain(text))) &&
    reading.concepts.some(({ kind }) => kind === 'material' || kind === 'type');
  const before = [1, 2, 3].map((back) => words[from - back]?.word ?? '');
  return isNamed && !before.slice(0, 3).some((word) => DETERMINERS.has(word));
}

/** Whether words have the form of such a question, whatever they name. */
export function mayAskInGeneral(words: string): boolean {
  const text = plain(words);
  if (asksWhichFabric(words)) return true;
  const isAsked = FORM.test(text) || BARE_FORM.test(text);
  if (WHY_NOT.test(text)) return !OF_STOCK.test(text);
  return isAsked && HOLDS.test(text) && !OF_STOCK.test(text);
}

const FABRIC = '(?:fabrics?|materials?|cloths?|fib(?:er|re)s?|yarns?)';
/** "What is the warmest fabric to wear underneath?", "which materials breathe best": any, and none shown. */
const WHICH_FABRIC = new RegExp(
  `\\b(?:(?:what(?:'s|s| is| are)?|which|whats)(?: is| are)?(?: the)? |^(?:the )?)(?:best|better|\\w{2,}est|most \\w+|least \\w+) (?:\\w+ )?${FABRIC}\\b|\\b(?:what|which)(?: (?:kind|sort|type)s? of)? ${FABRIC} (?!(?:is|are|was|does|do|did|has|have) (?:it|its|this|that|these|those|they|the|he|she|you)\\b)(?:is|are|was|would|should|could|do|does|don't|dont|doesn't|doesnt|won't|wont|can|will|to|for|in|works?|breathes?|keeps?|holds?|lasts?|dries|dry|stays?|feels?|wears?)\\b`,
);
const OF_SHOWN =
  /\b(?:of (?:these|those|them|the)|(?:these|those|them|shown|the (?:first|second|third|last) \w+|here)\b)/;

/** Whether it is asked which fabric is best for something, whatever is shown. */
export function asksWhichFabric(words: string): boolean {
  const text = plain(words);
  return WHICH_FABRIC.test(text) && !OF_SHOWN.test(text) && !OF_STOCK.test(text);
}

/** "Is it ok to wash wool?" speaks of no piece. */
const IMPERSONAL =
  /\bis it (?:really |ever )?(?:ok|okay|safe|bad|fine|possible|true|better|normal|worth|good|necessary|wrong|weird)\b/;

/**
 * What is asked of fabrics, care, worth or fit as such: "does linen shrink?", "is cashmere worth it?",
 * "how long does a leather jacket last?". Null where a message asks no such thing, or asks it of a
 * piece that is shown.
 */
export function asksInGeneral(
  message: Message,
  spans: References['spans'] = [],
): Purpose['intent'] | null {
  // A correction may take "sweat" for sweatshirts.
  const isPiece = spans.some(
    ({ from, to }) => to - from > 1 || !PRONOUN.test(message.words[from]?.word ?? ''),
  );
  if (asksWhichFabric(message.text) && !isPiece) return 'style_advice';
  const said = [message.text, message.understood.corrected ?? ''].map(plain);
  const text = said.find(mayAskInGeneral) ?? '';
  const subject = message.readings.find((one) => isOfKind(message, one));
  if (subject === undefined || !mayAskInGeneral(text)) return null;
  const isBare = subject.from < 2 && BARE_FORM.test(message.text) && message.words.length < 8;
  if (!FORM.test(text) && !isBare && !WHY_NOT.test(text)) return null;
  // "Is it worth it in cashmere?" asks of the piece, and "is cashmere worth it?" of cashmere.
  const isOfShown = spans.some(({ from, to }) => {
    const isPronoun = message.words.slice(from, to).every(({ word }) => PRONOUN.test(word));
    return !isPronoun || (from < subject.from && !IMPERSONAL.test(text));
  });
  if (isOfShown) return null;
  if (OF_FIT.test(text)) return 'size_fit';
  return OF_CARE.test(text) ? 'care' : 'style_advice';
}
