import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';

const SENTENCE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\s*\n\s*/;
/** "I never asked for a polo", "who said polo?": what nobody wanted is no part of the sum. */
const NEVER_ASKED =
  /^\W*(?:(?:but|and|ok|lol|um+|hey|wait|no|what|wtf)[\s,.!?]+)*(?:(?:i|we)(?: have)? (?:never|did ?n['’]?t|did not|do ?n['’]?t|have ?n['’]?t)(?: ever| even| actually)? (?:ask(?:ed)?(?: you)? for|want(?:ed)?|said|say|order(?:ed)?|mention(?:ed)?|need(?:ed)?|pick(?:ed)?|choose|chose)|who (?:said|asked for|wanted|wants|ordered)|where did (?:the|that)|why is there)\b[^,;]*[.!?,;]*$/i;
/** What edits outfits, or looks for something. */
const DOES =
  /\b(?:swap|change|replace|switch|add|keep|make|other|another|different|cheaper|instead|show|find|get|give|need|want|looking|bring|lower|reduce|save|spend|combine|mix|under|below|over|within|with|for (?:a|my))\b/i;
const TOTAL =
  /\b(?:totals?|sum|altogether|come(?:s)? to|cost|add(?:s)? up|how much)\b|=\s*\?*\s*$/i;
/** What asks for the sum, and says nothing of the pieces. */
const ASKING =
  /\b(?:(?:and|so|ok|then) )?(?:what(?:['’]?s| is| are| would| does| do)?|how much(?:['’]?s| is| are| for| would| does| do| be)?)\b|\b(?:(?:is|does|would|will) )?(?:that|this|it|those)(?: (?:one|be))?\b(?= (?:total|sum|come|cost|altogether|together|in total)\b|\s*[?=]|\s*$)|\b(?:(?:in|the|a|grand|my) )*(?:total|sum|altogether|together|in all)(?: (?:price|cost))?(?: (?:of|for|is))?\b|\b(?:come(?:s)? to|cost(?:s)?|add(?:s)? up(?: to)?|be)\b|\b(?:just|only|please|pls|ok|okay|so|lol|then|tho|though)\b|[?=]+/gi;
/** "Without the shirt how much?" */
const WITHOUT_FIRST =
  /^\W*(?:(?:and|so|ok|but)\s+)*(?<less>(?:without|minus) [^,?.]+?),? (?:how much|what(?:['’]?s| is) (?:the |that )?(?:total|come to)|total)\b[^,.]*\??$/i;
const WITHOUT = /\b(?:without|minus|except|excluding|not counting)\b/i;

/** Who asks for a sum says little beside the pieces. */
const WORDS_MAX = 18;

const kindsIn = (words: string): number =>
  understandQuery(words).readings.filter(
    ({ role, concepts }) => role !== 'negated' && concepts.some(({ kind }) => kind === 'type'),
  ).length;

/** The pieces that a sentence asks the sum of, in the shopper's words; null where it asks for none. */
function piecesSummed(sentence: string): string | null {
  const isLong = sentence.split(/\s+/).length > WORDS_MAX;
  if (isLong || !TOTAL.test(sentence) || DOES.test(sentence) || WITHOUT.test(sentence)) return null;
  const named = sentence
    .replaceAll(ASKING, ' ')
    .replaceAll(/[,!;]+|\.(?!\d)/g, ' ')
    .replaceAll(/ ?(?:\+|&|\bplus\b|\bn\b) ?/gi, ' and ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:and|the total|of|for) /i, '')
    .trim();
  return kindsIn(named) > 1 ? named : null;
}

/**
 * The sum of pieces of outfits, asked as one asks for it: "just the blazer + the chinos, whats that total?" is
 * "what is the total of the blazer and the chinos?". Other words stay as they are.
 */
export function rewordSumAsked(words: string, { shown }: Pick<DialogueState, 'shown'>): string {
  if (shown.outfits.length === 0) return words;
  const sentences = words.split(SENTENCE).filter((one) => one.trim() !== '');
  const left = sentences.filter((one) => !NEVER_ASKED.test(one));
  const [only, ...others] = left;
  if (only === undefined || others.length > 0) return words;
  const less = WITHOUT_FIRST.exec(only)?.groups?.less;
  if (less !== undefined)
    return `how much ${shown.outfits.length > 1 ? 'are they' : 'is it'} ${less}?`;
  const pieces = piecesSummed(only);
  return pieces === null ? words : `what is the total of ${pieces}?`;
}
