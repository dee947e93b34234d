import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../../stylist.ts';

const OFFER = /\bsay “(?<words>[^”]+)”/gi;
const OFFERED = /^offer: (?<words>.+)$/s;

/** What an answer offers to do, as the shopper would ask for it: "add a scarf"; empty where it offers nothing. */
export function offerIn(answer: string): string {
  const offers = [...answer.matchAll(OFFER)].flatMap(({ groups }) => groups?.words ?? []);
  return [...new Set(offers)].join(' and ');
}

const OPENERS =
  '(?:(?:ok|okay|k|oh|well|ah|right|so|and|then|hm+|cool|great|good|lol|haha|alright|fine|perfect)[\\s,.!]+)*';
const AGREES =
  '(?:yes|yeah|yea|yep|yup|ya|sure|absolutely|definitely|of course|please|pls|ok|okay|go on|go ahead|go for it|do it|do that|do so|why not|sounds good|good idea)';
const ADDS =
  "(?:(?:please|pls|can you|could you|you can|let[’']?s|i[’']?d|just|then|but)\\s+)*(?:add|include|pack|take|put|throw|chuck|stick)(?: (?:it|one|that|them|those|these|both|some|this))(?: (?:in|on|to (?:it|(?:the|my) list)|on (?:the|my) list))?";
const CLOSERS =
  '(?:[\\s,.!]*(?:then|please|pls|thanks|thx|ty|anyway|too|as well|for me|lol|haha))*';
const TAKES_UP = new RegExp(
  `^\\W*${OPENERS}(?:${AGREES}(?:[\\s,.!]+${AGREES})*(?:[\\s,.!]+${ADDS})?|${ADDS})${CLOSERS}(?<more>[\\s,]+(?:but |and )?(?:a|an|one|in|something|under|below|for|max|only|the)\\b[^?]*)?\\W*$`,
  'i',
);
const DECLINES =
  /^\W*(?:(?:ok|okay|hm+|well|lol|ah|oh)[\s,.!]+)*(?:no+|nope|nah|no need|not (?:needed|necessary|now)|leave it|skip it|don['’]?t bother|i['’]?m (?:good|fine))\b(?:[\s,.!]*(?:thanks|thank you|thx|ty|then|it['’]?s (?:fine|ok|okay)|i['’]?m (?:good|fine)|leave it|don['’]?t))*\W*$/i;

const namesKind = (words: string): boolean => understandQuery(words).types.length > 0;

/** What the message answers to an offer: the words that a yes stands for, a no, or null where it is neither. */
export function answerToOffer({
  words,
  state: { asked },
}: Pick<Turn, 'words' | 'state'>): string | null {
  const offered = OFFERED.exec(asked ?? '')?.groups?.words;
  if (offered === undefined) return null;
  if (DECLINES.test(words)) return 'no';
  const taken = TAKES_UP.exec(words);
  if (taken === null) return null;
  const more = taken.groups?.more?.trim() ?? '';
  if (more === '') return offered;
  // "Yes, a black one" says how it is to be, "yes and the boots" asks for something else.
  return namesKind(more) ? null : `${offered}, ${more.replace(/^[\s,]*(?:but|and) /, '')}`;
}
