import { understandQuery } from '@modiste/lexicon/understand-query';
import { eventTold } from '../../../dialogue/advice-topic.ts';

const BEGIN = String.raw`(?<=^\W*|[.?!;,]\s*|\b(?:and|but|so|or|lol|wait|hm+|ok|cute|nice)[\s,]+)`;

/** "Isn't mohair itchy?" asks whether it is, and refuses nothing. */
const NEGATIVE_QUESTION = new RegExp(
  String.raw`${BEGIN}(?<verb>is|are|does|do|was|were|will|would|has|have)n['’]?t (?!(?:it|that|this|these|those|they|there|u|you|i|we|he|she|show|want|need|like|give|send|work)\b)(?=[^.!?]*\?|(?:the|an?) )`,
  'gi',
);

/** "Honest opinion pls" presses for an answer, and is no feature to look for. */
const PRESSES =
  /[\s,.]*\b(?:(?:i (?:meant|want|need) )?(?:(?:what['’]?s|whats) )?(?:your|ur|an?) )?(?:honest(?:ly)?|real|true|straight|frank) (?:opinion|take|view|answer|thoughts?)\b(?: (?:pls|please|lol|tho|here))*[\s.!]*/gi;

/** "The black wool suit, you left it out": it is missed, and not to be left out. */
const LEFT_OUT =
  /(?:^|(?<=[.?!;]\s*|\bno[\s,]+))(?:no[\s,]+)*(?<what>the [^.,?!;]{3,40}?)[\s,.–-]+(?:(?:you|u)(?:['’]ve| have)? (?:just )*(?:left (?:it|them|that) out|forgot(?:ten)? (?:it|them|that)|missed (?:it|them|that)|dropped (?:it|them|that)))\b/gi;
const FORGOT =
  /\b(?:you|u)(?:['’]ve| have)? (?:just |totally |completely )*(?:left out|forgot(?:ten)?|missed|missed out) (?<what>the [^.,?!;]{3,40}?)(?=[.,?!;]|\s(?:and|but)\b|$)/gi;

/** "Where did my shoes and bag go?" */
const WHERE_GONE =
  /\bwhere (?:did|have|has|['’]?d) (?:my|the) (?<what>[a-z][a-z ,&-]{2,40}?) (?:go|gone|disappear\w*|vanish\w*)\b[?!.\s]*/gi;

/** "Not silky", "nothing shiny". */
const NOT_SILKY = /\b(?:not|nothing|no|less) (?:too |so )?(?:silky|satiny)\b/gi;

const namesKind = (words: string): boolean => understandQuery(words).types.length > 0;

/** Words of everyday speech as they are meant, before anything else is read. */
export function rewordSpoken(words: string): string {
  const asked = words.replaceAll(NEGATIVE_QUESTION, (_, verb: string) => `${verb} `);
  const plain = asked.replaceAll(PRESSES, ' ').trim();
  const opinion = /\w{3}/.test(plain) ? plain : asked;
  return opinion
    .replaceAll(LEFT_OUT, (whole, what: string) => (namesKind(what) ? `add ${what}` : whole))
    .replaceAll(FORGOT, (whole, what: string) => (namesKind(what) ? `add ${what}` : whole))
    .replaceAll(WHERE_GONE, (whole, what: string) =>
      namesKind(what) ? `give me the ${what} back. ` : whole,
    )
    .replaceAll(NOT_SILKY, 'no silk, no satin')
    .trim();
}

/** "I own jeans and tshirts", said by who asks what to wear somewhere. */
const WARDROBE =
  /(?<=^|[.,;!?]\s*|\b(?:and|but|so|no)\s+)(?:i (?:said|told you) )?(?:i|we|he|she)(?:['’]ve)? (?:only |just |mostly |literally )*(?:own|owns|have|has|got)(?: got)? (?:only |just |nothing but |mostly |like )*(?<what>(?!(?:an?|the|my|this|that|some) )[a-z][a-z &'’-]*?)(?=\s*[.,;!?]|\s+(?:help|so|but|what|pls|please)\b|\s*$)[\s.,;!?]*/gi;
const SEEKS = /\b(?:need|want|show|find|looking|what|wear|outfits?|clothes)\b/i;
const AROUND =
  /\b(?:with|around|match|matching|goes?|rest|for) (?:it|them|that|those|the (?:outfit|look))\b|\brest\b/i;

/**
 * A message that asks what to wear to an event, without what it tells of a wardrobe: who goes to a gala and owns
 * jeans looks for no jeans.
 */
export function withoutWardrobe(words: string): string {
  const rest = words.replaceAll(WARDROBE, (whole, what: string) => (namesKind(what) ? ' ' : whole));
  const isOfEvent = eventTold(rest).event !== null && !namesKind(rest) && !AROUND.test(rest);
  if (!isOfEvent || rest === words) return words;
  const plain = rest.replaceAll(/\s+/g, ' ').trim();
  return SEEKS.test(plain)
    ? plain
    : `${plain.replace(/[\s,.]*\bhelp\b\W*$/i, '')}. i need an outfit`;
}
