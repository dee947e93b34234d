import { understandQuery } from '@modiste/lexicon/understand-query';

const SHOWN_ONES =
  '(?:that|this|it|they|those|these|everything|(?:all|most|both|half|some) of (?:them|these|those)|(?:the|that|this|those|these) (?<which>[a-z]+)(?: ones?)?)(?: (?:here|all|both))?';
const NOT_MONEY =
  '(?!\\d+(?:\\.\\d+)? ?(?:["”%°]|-?(?:inch(?:es)?|in|cm|mm|percent|years?|yrs?|degrees|people|guests|miles|km|out|outside|here)\\b))';
/** "That's over 200" finds what is shown too dear; "coats that are over 200" asks for such. */
const TOO_DEAR = new RegExp(
  `(?<=^\\W*|[.!?;,…–-]\\s*|\\b(?:but|and|no|nope|hey|wait|um+|ugh|ok) )${SHOWN_ONES}(?:['’]?s| ?['’]?re| is| are| costs?) (?:(?:way|well|still|already|also|all|just|again|slightly|far|even) )*(?:over|above|more than|past|north of) (?=[$€£]?\\d)${NOT_MONEY}`,
  'gi',
);
const IS_ONE = /^(?:one|ones|first|second|third|fourth|last|cheapest|rest|others?)$/i;

/** What a price is found to exceed is the most that may be spent. */
const rewordTooDear = (text: string): string =>
  text.replaceAll(TOO_DEAR, (found: string, which?: string) =>
    which === undefined || IS_ONE.test(which) || understandQuery(which).types.length > 0
      ? 'under '
      : found,
  );

const A_SIZE = '(?:an? |any |in |the )*size \\d{1,2}(?:\\.5)?(?: (?:shirts|dresses|pants|shoes))?';
const SAID = '(?:say|said|ask(?:ed)? for|ask|want(?:ed)?|mean(?:t)?|told you|typed?|need(?:ed)?)';
/** "Size 3?? I said 3 shirts", "why size 3", "I never asked for size 3": a size that nobody asked for. */
const MISREAD_SIZE = new RegExp(
  `(?:${[
    `(?<=^\\W*(?:(?:wait|what|huh|lol|omg|no|but|why|ugh|wtf|um+|hm+)[\\s,.!?]+)*|[.!?;]\\s*)${A_SIZE} ?[?!]*\\?[?!]*(?=[\\s,.]*(?:(?:no|nope|what|but|lol|omg|why)[\\s,.!?]+)*(?:i (?:never |only |just )*${SAID}\\b|i (?:did|do)(?:n['’]?t| not)\\b|(?:\\d|two|three|four|five|six) [a-z]+))`,
    `(?:why|where is|where['’]?s|who (?:said|asked for|wants)|how come)(?: (?:is|are|did|do|does|you|u|it|they|this|that|all|looking|look|search|searching|show|showing|for|in|got|get|coming from))* ${A_SIZE}(?: (?:come from|from))?[?!]*`,
    `i (?:(?:did|do)(?:n['’]?t| not)|never)(?: ever)? ${SAID} ${A_SIZE}`,
    `(?:(?:that|it)(?:['’]?s| is) )?not ${A_SIZE}`,
  ].join('|')})[\\s,.;!]*`,
  'i',
);
/** "Not size 8, I said 10" names the right one. */
const RIGHT_SIZE = /\b\d{1,2}(?:\.5)?(?: (?:please|pls))?\W*$/;

/** The message without a size that was misread, which is not looked for any more. */
function withoutMisreadSize(text: string): string {
  const found = MISREAD_SIZE.exec(text);
  if (found === null) return text;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isOther = understandQuery(after).readings.some(({ kind }) => kind === 'size');
  const [first = '', ...others] = after.split(/(?<=[.;!?])\s/);
  if (isOther || RIGHT_SIZE.test(first)) return text;
  // "I said 3 shirts" only repeats what was said, where something is asked for behind it.
  const next = others.join(' ');
  const isRepeated = /^i\b/i.test(first) && understandQuery(next).types.length > 0;
  const rest = isRepeated ? next : after;
  return `${before}forget the size${rest === '' ? '' : `. ${rest}`}`;
}

/** "I said under 300. First one is 560" holds a price against the limit, and chooses nothing. */
const PRICE_HELD_AGAINST =
  /(?<=^|[.!?;,]|\b(?:and|but)\b) *(?:the )?(?:first|second|third|last)(?: one| outfit| look)?(?:['’]?s| is| costs| comes to| was) [$€£]?\d{2,4}(?:\.\d\d)?(?= *(?:[.!?;,]|$))[.!?;,]*/gi;
const LIMIT_SAID =
  /\b(?:said|told you|asked for|max(?:imum)?|limit|budget)\b.*\d|\d.*\b(?:max(?:imum)?|limit|budget)\b/i;

/** "The first is way over my budget", beside the limit itself. */
const OVER_HELD_AGAINST =
  /(?<=^|[.!?;,]|\b(?:and|but)\b) *(?:the )?(?:first|second|third|last|that|it|this|they|these|those)(?: one| outfit| look)?(?:['’]?s|['’]?re| is| are| was| were)? (?:(?:way|still|already|far|so|all|also|just|much) )*(?:(?:over|above|beyond|out of) (?:my |the |our )?(?:budget|limit|max)|too (?:much|expensive|dear|pricey)|(?:so )?(?:expensive|pricey))(?= *(?:[.!?;,]|$))[.!?;,]*/gi;
/** "I said 120": what it was to cost at most. */
const SUM_SAID =
  /(?<=\bi (?:(?:already|just|clearly|literally) )*(?:said|told you|asked for|wanted)(?: you)? )(?:a )?(?:(?:budget|limit|max(?:imum)?) (?:of |is |was )?)?(?=[$€£]?\d{2,4}(?:\.\d\d)?(?: ?(?:dollars|bucks|max|tops|total|in total|altogether|all in))?\s*(?:[.!?,;]|$|for (?:everything|all|the whole)))/gi;

function withoutPricesHeld(text: string): string {
  if (!LIMIT_SAID.test(text)) return text;
  const plain = text.replaceAll(PRICE_HELD_AGAINST, '').replaceAll(OVER_HELD_AGAINST, '').trim();
  // A number is a price where something is too dear.
  return plain === text.trim() ? text : plain.replaceAll(SUM_SAID, 'under ');
}

/** What was misread, and what is too dear, as plain limits. */
export const rewordMindedLimits = (text: string): string =>
  rewordTooDear(withoutPricesHeld(withoutMisreadSize(text)));
