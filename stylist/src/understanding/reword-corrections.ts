import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { numbersInWords } from '@modiste/lexicon/number-words';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';

const NUMBER = String.raw`\$?\d+(?:\.\d{1,2})?(?: (?:dollars|bucks|usd))?`;
const SOFT = `oh|hmm+|well|ok|okay|maybe|um+|uh+|let['’]?s say|like|more like|better|the`;
const CORRECTS = `no|nope|wait|sorry|actually|i mean(?:t)?|i['’]d say|make (?:it|that)|rather|or rather|scratch that|correction|strike that|my bad|i wanted to say|not that`;
const BETWEEN = String.raw`(?:[\s,.;…–-]*\b(?:${SOFT}|${CORRECTS})\b)*[\s,.;…–-]*\b(?:${CORRECTS})\b(?:[\s,.;…–-]*\b(?:${SOFT}|${CORRECTS}|under|below|up to|max|size)\b)*[\s,.;…:–-]*`;
/** "Under 100, no wait, 150": the second number takes the place of the first. */
const NUMBERS = new RegExp(`(?<first>${NUMBER})${BETWEEN}(?<second>${NUMBER})`, 'gi');
/** "Under 100, I meant 150" and "not 100, 150" likewise. */
const NOT_BUT = new RegExp(
  String.raw`\bnot (?:under |over |up to |size |an? )?${NUMBER}(?:,| but) (?:an? |rather )?(?<second>${NUMBER})`,
  'gi',
);

/** "I meant 180 not 150". */
const BUT_NOT = new RegExp(
  String.raw`\b(?:under |below |up to |max )?(?<first>${NUMBER})(?:,| and)? not (?:under |below |up to )?${NUMBER}(?!\s*(?:total|each))`,
  'gi',
);

/** What is above all sizes is money. */
const amountOf = (number: string, found: string): string =>
  Number(number.replace(/\D+/g, '')) > SIZE_MAX || found.includes('$')
    ? `under $${number.replace('$', '')}`
    : number;

/** "No not those, the suede ones": what is pointed at gives way to what is named. */
const NOT_THOSE =
  /^\W*(?:(?:no|nope|nah|sorry|wait|hmm|oh)[\s,.]+)*(?:i (?:do(?:n['’]?t| not)|did(?:n['’]?t| not)) (?:mean|want) |not )(?:those|these|that|this|them|it)(?: ones?)?[\s,.;:–-]+(?:but |i (?:mean|meant|want(?:ed)?) )*(?=(?:the|those|that) )/i;

/** "Go back to the first one" speaks of that one again, and looks for nothing else. */
const BACK_TO_ONE =
  /^\W*(?:(?:ok|okay|no|and|so|hmm|actually|please|can we|could we|let['’]?s|lets|i want to)[\s,]+)*(?:go(?:ing)? )?back to (?=(?:the|that) (?:[\w-]+ ){1,2}(?:one|pair)\b)/i;

/** A number that is corrected in the same message gives way to the one said last. */
export const rewordCorrected = (text: string): string =>
  text
    .replace(NOT_THOSE, '')
    .replace(BACK_TO_ONE, 'tell me about ')
    .replaceAll(NUMBERS, (found: string, first: string, second: string) =>
      first.startsWith('$') && !second.startsWith('$') ? `$${second}` : found.slice(-second.length),
    )
    .replaceAll(BUT_NOT, (found: string, first: string) => amountOf(first, found))
    .replaceAll(NOT_BUT, (found: string, second: string) => amountOf(second, found));

const TURNED =
  /^(?<before>.+?)(?:[,.;…–-]+\s*|\s+)(?<!can['’]?t )\b(?:(?:no|nah|nope),? (?:wait|actually|sorry|rather|make (?:it|that))|wait,? no|wait|sorry|actually|i mean(?:t)?|scratch that|or rather|rather(?! than)|make that|make it|correction|strike that|no(?=,))\b[\s,.;:…–-]*(?<after>(?![\s,.;:…–-]*(?:also|too|and|plus|with|for|not|no\b|is|are|do|can|what|how|i\b|the (?:first|second|third|last))).+)$/i;

/** What one thing is said in the place of: colors of colors, lengths of lengths. */
const slotOf = ({ kind, id }: Concept): string =>
  kind === 'attribute' ? `attribute ${attributeGroup(id) ?? id}` : kind;

const LAST_PAIR = /^(?<rest>.*?)(?<how>[a-z-]+) (?<noun>[a-z]+)$/i;

const slotsIn = (text: string): Set<string> =>
  new Set(
    understandQuery(text).readings.flatMap(({ role, concepts }) =>
      role === 'wanted' ? concepts.slice(0, 1).map(slotOf) : [],
    ),
  );

/** "No, actually brown" and "actually no, brown" turn to brown, and refuse nothing. */
const TURNS =
  /^\W*(?:no|nah|nope)[,\s]+(?=(?:actually|sorry|rather|make (?:it|that)|i mean(?:t)?)\b[\s,]+(?!no\b|not\b|without\b))|^\W*(?:(?:actually|wait|oh|hm+|ok|okay|well|sorry|um+)[\s,]+)*(?:no|nah|nope)\s*[,;:!–—…-]+\s*(?=(?:in |the )?[\w-]+)(?!no\b|not\b|nothing\b|without\b)/i;

/** "Short sleeves, no wait, long" are long sleeves: the noun goes without saying. */
function completedBy(before: string, after: string): string | null {
  const { how = '', noun = '', rest = '' } = LAST_PAIR.exec(before)?.groups ?? {};
  const word = /^\W*(?<word>[a-z-]+)(?: ones?)?\W*$/i.exec(after)?.groups?.word ?? '';
  const [said, meant] = [slotsIn(`${how} ${noun}`), slotsIn(`${word} ${noun}`)];
  const isAlike = [...said].some((slot) => meant.has(slot) && slot.startsWith('attribute'));
  return word !== '' && isAlike && !slotsIn(word).has('type') ? `${rest}${word} ${noun}` : null;
}

/** "A red dress, no wait, blue" is a blue dress: what is said anew takes the place of its like. */
export function rewordTurned(said: string): string {
  const text = said.replace(TURNS, '');
  const { before, after } = TURNED.exec(text)?.groups ?? {};
  if (before === undefined || after === undefined) return text;
  const completed = completedBy(before, after);
  if (completed !== null) return completed;
  const slots = slotsIn(after);
  const words = understandQuery(before)
    .readings.filter(({ role }) => role === 'wanted')
    .flatMap((reading) => {
      const isWhole = reading.concepts.slice(0, 1).some((concept) => slots.has(slotOf(concept)));
      if (isWhole) return [reading.words];
      return reading.words
        .split(' ')
        .filter((word) => [...slotsIn(word)].some((slot) => slots.has(slot)));
    });
  if (words.length === 0) return text;
  const rest = words
    .reduce((left, word) => left.replace(word, ' '), before)
    .replaceAll(/\s+/g, ' ');
  return `${rest.replace(/\b(?:an?|or|and|in|the)\s*$/i, '').trim()} ${after}`.trim();
}

const LEAD = String.raw`(?:(?:(?:(?:ok|that['’]?s|thats|it['’]?s|way|just|still) )*(?:too (?:much|expensive|pricey|steep|high)|a lot|expensive|pricey|steep)|yikes|ouch|actually|no|nope|ok|okay|yes|hmm+|well|then|sorry|rather|better|and|but|so|let['’]?s say|say|more like|i mean(?:t)?|make (?:it|that)|(?:and )?(?:what )?if (?:i|we) (?:go|went|spend|spent|pay|paid|stretch|stretched|do|did)(?: up)?(?: to)?|how about|i can (?:do|go (?:up )?to|spend|stretch to)|(?:i|we)(?:['’]ve)? (?:only|just) (?:have|got|have got)|i could (?:do|go (?:up )?to|spend|stretch to)|(?:go|stretch|raise it|lower it) (?:up |down )?to|up to|(?:my |the )?(?:budget|limit|max)(?: is)?(?: now)?)[\s,.!;]+)*`;
const TAIL = String.raw`(?: (?:for (?:it|this|that|them|the right \w+|quality)|then|now|left|(?:i['’]?m|i am) afraid|sorry|lol|unfortunately|instead|please|pls|max|tops|rather|at most|is (?:ok|okay|fine|better|my limit)(?: too)?|works(?: too)?|would (?:be (?:ok|fine)|work)))*`;
const SUM_ALONE = new RegExp(
  String.raw`^\W*${LEAD}\$?(?<sum>\d{2,5})(?:\.\d\d)?(?: (?:dollars|bucks|usd))?${TAIL}[.!?]*$`,
  'i',
);
const SAYS_MONEY =
  /\$|too (?:much|expensive|pricey|steep|high)|a lot\b|expensive|pricey|steep|dollars|bucks|usd|budget|limit|max|spend|stretch|go (?:up )?to|up to/i;
/** No size is larger: what is above is money. */
const SIZE_MAX = 56;

const A_BIT_MORE =
  /^\W*(?:(?:ok|okay|well|actually|maybe|and|but|fine|yes|i guess|you know what)[\s,]+)*(?:(?:i|we|you) (?:can|could|would|might) (?:go|spend|pay|stretch|do)(?: to| up| for)? )?(?:(?:it|that) (?:can|could|may) (?:be|cost) )?(?:(?:raise|up|stretch|increase|bump)(?: up)? (?:it|the budget|the limit|my budget|the price|that) )?(?:just )?(?:a (?:little|lil|bit|tad|touch)(?: bit)?|slightly|somewhat|some)(?: more| over(?: that| the budget| it)?| higher| above(?: that)?| extra)?(?: money| budget| expensive| up)?(?: (?:is|would be|it['’]s) (?:also )?(?:ok|okay|fine|alright|good|possible|no problem))?(?: (?:too|then|now|if needed|if you must|for (?:it|that|quality|the right one)))*[.!?]*$/i;
const OF_MORE = /\b(?:more|over|higher|above|extra|raise|up|stretch|increase|bump)\b/i;
const SO_MUCH_MORE =
  /^\W*(?:(?:ok|okay|well|actually|maybe|and|but|fine|yes|another|even)[\s,]+)*(?:(?:i|we|you) (?:can|could) (?:go|spend|pay|add) )?(?:\+ ?\$?(?=\d)|\$?(?=.*\b(?:more|extra|over)\b))(?<more>\d{1,3})(?: (?:dollars|bucks))?(?: (?:more|extra|over))?(?: (?:is|would be) (?:ok|okay|fine|alright|good|no problem))?(?: too| then)?[.!?]*$/i;
const IS_MONEY = /\$|dollars|bucks|fine|ok|alright|spend|pay/i;
const TIMES =
  /^\W*(?:(?:ok|okay|no|well|actually|maybe|and|but|like|more like|make (?:it|that)|cut (?:it|that) (?:in|to)|i (?:can|could) (?:do|spend)|lets say|let['’]?s say)[\s,]+)*(?<times>half|double|twice|triple|a third|two thirds)(?: (?:of )?(?:(?:that|this|the|my) (?:budget|price|limit|amount|sum)|that|it|as much))?(?: (?:is (?:ok|okay|fine|more like it)|please|pls|max|at most|then|tops))*[.!]*$/i;
const FACTORS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  double: 2,
  twice: 2,
  triple: 3,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
};
/** "A bit more" is this much more. */
const BIT = 1.25;

const limitOf = ({ filters, outfit }: StyleRequest): number | null =>
  filters.priceRangeMax ?? outfit?.budget ?? null;

/** "Make it eighty" as "make it 80". */
const inFigures = (text: string): string =>
  numbersInWords(tokenize(text), { isAmount: true }).reduceRight(
    (said, { start, end, word }) => said.slice(0, start) + word + said.slice(end),
    text,
  );

/** A sum alone, or "a bit more is fine": the limit in force, corrected. */
export function rewordLimit(text: string, request: StyleRequest | null): string {
  const limit = request === null ? null : limitOf(request);
  const said = inFigures(text);
  const sum = Number(SUM_ALONE.exec(said)?.groups?.sum ?? 0);
  // No size is written out, and none is as large.
  const isMoney = SAYS_MONEY.test(text) || (limit !== null && (sum > SIZE_MAX || said !== text));
  if (sum > 0 && isMoney) return `under $${sum}`;
  const more = Number(SO_MUCH_MORE.exec(text)?.groups?.more ?? 0);
  if (limit !== null && more > 0 && IS_MONEY.test(text)) return `under $${limit + more}`;
  const times = FACTORS[TIMES.exec(text)?.groups?.times?.toLowerCase() ?? ''];
  if (limit !== null && times !== undefined) return `under $${Math.round(limit * times)}`;
  const isMore = limit !== null && A_BIT_MORE.test(text) && OF_MORE.test(text);
  return isMore ? `under $${Math.ceil((limit * BIT) / 5) * 5}` : text;
}

const WHICH =
  '(?:the )?(?:first|second|third|last|1st|2nd|3rd)(?: (?:one|outfit|look))?|outfit [1-3]|(?:this|that|the) (?:one|outfit|look)|it';
const REPLACES_IN = new RegExp(
  `\\b(?<verb>replace|swap|switch|change|exchange|trade) (?<old>(?:the |that |those |these )?[a-z -]+?) (?:in|of|from) (?<which>${WHICH}) (?:with|for|to|into) `,
  'gi',
);

/** "Replace the shoes in the first with boots": boots are no company of the first outfit. */
export const rewordReplacing = (text: string): string =>
  text.replaceAll(REPLACES_IN, 'in $<which>, $<verb> $<old> with ');
