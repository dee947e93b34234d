import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';

const SENTENCE = /(?<=[.!?;])\s+/;
/** "A blazer and matching trousers": they match what is named beside them. */
const BEFORE_KIND =
  /(?<join>,? (?:and|with|plus|&|\+|n|w) )(?:(?:an?|some|the|its|a pair of) )?(?:(?:well[- ])?matching|coordinat(?:ing|ed)) (?=[a-z])/i;
/** "A blazer and chinos to match", "a suit and tie that match". */
const AFTER_KINDS =
  /,? (?:to match|that (?:all )?(?:match(?:es)?|coordinate|go(?:es)? together|go(?:es)? with (?:each other|one another))|(?:all )?matching|which match)(?: (?:each other|one another|it|them|nicely|well))?(?=\s*(?:[,.;!?]|$|(?:for|under|below|max|in total|together|please|pls)\b))/i;

/** How many kinds of garments words ask for. */
const countIn = (words: string): number => new Set(typesOf(understandQuery(words).readings)).size;

/** "The first dress and matching shoes" has the dress already. */
const KNOWN = /\b(?:the|this|that|these|those|it|them|my|first|second|third|last)\b/i;
const isKnown = (head: string): boolean => KNOWN.test(head.split(/[,.;!?]/).at(-1) ?? '');

/** A sum for both says already that they are asked for as one. */
const IS_SUMMED = /\b(?:together|total|altogether|combined|both|all in)\b/i;

const withTogether = (words: string, rest: string): string =>
  IS_SUMMED.test(words + rest) ? words + rest : `${words} that go together${rest}`;

function rewordSentence(sentence: string): string {
  const before = BEFORE_KIND.exec(sentence);
  if (before !== null) {
    const head = sentence.slice(0, before.index);
    const tail = sentence.slice(before.index + before[0].length);
    const [first = '', ...others] = tail.split(/(?=[,.;!?])/);
    const isOfTwo = !isKnown(head) && countIn(head) > 0 && countIn(first) > 0;
    return isOfTwo ? withTogether(`${head} and ${first}`, others.join('')) : sentence;
  }
  const after = AFTER_KINDS.exec(sentence);
  if (after === null) return sentence;
  const head = sentence.slice(0, after.index);
  return !isKnown(head) && countIn(head) > 1
    ? withTogether(head, sentence.slice(after.index + after[0].length))
    : sentence;
}

/**
 * Pieces that are to match one another, and nothing that is on the screen: "a blazer and matching trousers" asks
 * for both, to go together.
 */
export const rewordMatching = (words: string): string =>
  /\?\s*$/.test(words) && !/\b(?:how about|what about|can (?:i|you|u)|could)\b/i.test(words)
    ? words
    : words.split(SENTENCE).map(rewordSentence).join(' ');

/** "Show me a light jacket that goes with it", "a bag to go with that outfit". */
const GOES_WITH =
  /\b(?:show me|find me|give me|get me|i(?: also)? need|i want|can i (?:get|see|have)|add) (?<what>(?:an?|some) [^.,;!?]{3,50}?) (?:(?:that|which) )?(?:goes|go|would go|to go|works?|to match|matches|fits?) ?(?:well |nicely )?(?:w|w\/|with) ?(?:(?:the|this|that) (?:outfit|look|rest|whole thing)|it|this|that|them)\b/i;

/** "Still under 350 total". */
const STILL_WITHIN =
  /[\s,]*\b(?:(?:and|but|still|all|keep it|staying|stay) )*(?:under|below|within|max|up to) [$€£]?(?<sum>\d{2,5})(?: (?:dollars|bucks|total|in total|all in|together|altogether|for everything))*\b/i;

/**
 * A piece that is to go with the one outfit on the screen is added to it: "show me a light jacket that goes with
 * it". Other words stay as they are.
 */
export function rewordGoesWith({ words, state, items }: Turn): string {
  const [outfit, ...others] = state.shown.outfits;
  const found = outfit === undefined || others.length > 0 ? null : GOES_WITH.exec(words);
  const what = found?.groups?.what;
  if (outfit === undefined || found === null || what === undefined) return words;
  const worn = items.filter(({ id }) => outfit.includes(id)).map((item) => item.other_info.type);
  const roles = new Set(worn.map(typeRole));
  const asked = typesOf(understandQuery(what).readings);
  const isMissing = asked.length > 0 && asked.every((type) => !roles.has(typeRole(type)));
  if (!isMissing) return words;
  const budget = state.request?.outfit?.budget ?? null;
  // The limit that holds anyway is no wish for less of it.
  const said = budget === null ? null : STILL_WITHIN.exec(words);
  const rest = Number(said?.groups?.sum) === budget ? words.replace(said?.[0] ?? '', '') : words;
  return rest.replace(found[0], `add ${what}`);
}
