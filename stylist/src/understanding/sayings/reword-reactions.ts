import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { isOtherPerson } from '../message.ts';

const PLACE =
  '(?<which>(?:the |number |no\\.? ?|#)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|one|two|three|[1-4])(?: (?:one|pair|dress|look|outfit|piece|option))?)';
const END = '(?: (?:omg|lol|so much|tbh|honestly|though|rn|actually|haha|too|really))*\\W*$';
const LEAD =
  '^\\W*(?:(?:omg|ok|okay|wow|oh|so|hmm+|honestly|lol|aww+|yes|ugh|well|then|idk|and|i guess)[\\s,.!]+)*';

/** What is said of what is shown, in words that are heard as such. */
const REACTIONS: readonly (readonly [RegExp, string])[] = [
  // "Honestly these suggestions suck"
  [
    new RegExp(
      `${LEAD}(?:(?:all )?(?:of )?(?:these|those|your|ur|the|my) )(?:\\w+ )?(?:suggestions?|picks?|options?|choices?|results?|recommendations?|recs)(?: (?:all|are|is|r|were|just|so|really|honestly|kinda|pretty|the))* (?:suck|sucks|awful|terrible|horrible|trash|garbage|bad|rubbish|crap|worst|ugly|useless|boring)${END}`,
      'i',
    ),
    'these are awful',
  ],
  // "Neither, thanks", "I like neither of them"
  [
    new RegExp(
      `${LEAD}(?:no[\\s,.]+)?(?:i(?:['’]?d)? (?:(?:really|honestly) )?(?:like|want|love|take) )?neither(?: (?:one|pair|of (?:them|these|those|the)(?: (?:two|2|ones))?))?(?:[\\s,]+(?:thanks|please|works?|will do|is (?:it|right|great|for me)|tbh|(?:show|give|find)(?: me)? (?:others?|something else|more)))*${END}`,
      'i',
    ),
    'none of these',
  ],
  // "The one you said is cheapest"
  [
    /\bthe (?<one>one|ones|pair) (?:that )?(?:you|u) (?:said|mentioned|called|told me|say)(?: (?:is|was|are|were))? (?:the )?(?<most>(?:most|least) \w+|\w{2,}est)\b/i,
    'the $<most> $<one>',
  ],
  // "None is wool?" asks whether any is.
  [
    /^\W*(?:(?:and|ok|so|but|hm+|wait)[\s,]+)*(?:none|not one|no one)(?: of (?:them|these|those))?(?: (?:is|are|has|have|comes?|with))+ (?<what>[a-z][a-z -]*?)\s*\?\W*$/i,
    'is any of them $<what>?',
  ],
  // "And on top?"
  [
    /^\W*(?:(?:and|ok|so|but|hm+)[\s,]+)*on top(?: of (?:it|them|that))?\W*$/i,
    'what top would go with it?',
  ],
  // "And underneath?"
  [
    /^\W*(?:(?:and|ok|so|but|hm+)[\s,]+)*(?:under|underneath|beneath)(?: (?:it|them|that|this))?\?\W*$/i,
    'what do i wear under it?',
  ],
  // "Dying over the second pair", "so into number two"
  [
    new RegExp(
      `${LEAD}(?:i['’]?m |i am )?(?:(?:so|totally|literally|kinda|absolutely|really) )*(?:dying (?:over|for|at)|dead over|obsessed (?:with|over)|in love with|living for|here for|into|crazy about|drooling over|vibing with|feeling) ${PLACE}${END}`,
      'i',
    ),
    'i love $<which>',
  ],
  [
    new RegExp(
      `${LEAD}(?:whatever (?:you|u)(?:['’]?d)? (?:think|like|want|say|prefer|recommend|pick|suggest)(?: is best)?|(?:it['’]?s |its )?(?:all )?(?:up to (?:you|u)|(?:your|ur) (?:call|choice|pick))|dealer['’]?s choice|i trust (?:you|u|your taste)|(?:you|u)['’]?re? the (?:expert|stylist|boss)|too many[\\s,.!]+(?:just )?(?:pick|choose)(?: one)?(?: for me)?)${END}`,
      'i',
    ),
    'you decide',
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:just|only|show me|give me|let me see|narrow (?:it|them|this) (?:down )?to|cut (?:it|them) (?:down )?to|pick|the|your|ur|best|top) )+(?:2|two)(?: (?:of (?:them|these|those)|options|picks|things|pieces|choices|please|pls))*${END}`,
      'i',
    ),
    'compare the first two',
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:just|only|show me|give me|let me see|narrow (?:it|them|this) (?:down )?to|cut (?:it|them) (?:down )?to|pick|the|your|ur|best|top) )+(?:3|three)(?: (?:of (?:them|these|those)|options|picks|things|pieces|choices|please|pls))*${END}`,
      'i',
    ),
    'compare the first three',
  ],
  [
    /\b(?:(?:a (?:bit|little)|way|much|something|make (?:it|them)) )*(?:less (?:boring|bland|basic|dull|blah)|more (?:exciting|interesting)|not (?:so|as|that) (?:boring|bland|basic|dull))\b/gi,
    'more fun',
  ],
  // "And a bag to match", "is there a matching jacket?"
  [
    /(?<=\b[a-z]{3,} )(?:to match|(?:that|which)(?: would)? match(?:es)?)(?: (?:it|them|that|this|those))?(?=\s*(?:$|[,.?!]|please\b|too\b|under\b|for\b|in\b))/gi,
    'to go with it',
  ],
  [
    /\b(?:matching|coordinating) (?<what>(?!sets?\b|pajamas?\b|pjs?\b|suits?\b|outfits?\b|family\b|couples?\b|underwear\b|socks?\b|two\b|separates?\b|colou?rs?\b|styles?\b)[a-z]+)(?= *(?:$|[?.!,]|please\b|too\b|for it\b))/gi,
    '$<what> to go with it',
  ],
  // "Is there a cheaper one that's just as warm?" looks for it.
  [
    /^\W*(?:(?:ok|okay|and|but|so|hmm+)[\s,]+)*(?:is there|are there|do (?:you|they|u) (?:also )?have|have (?:you|u) got|got)(?: also)? (?=(?:(?:an?|any|some|something|anything) )+(?:[a-z]{3,}er|(?:more|less) [a-z]+)(?: (?:one|ones|pair|option|options|version|alternative)s?\b|\W*$| (?:but|that|which|and|with|in)\b))/gi,
    'show me ',
  ],
  // "What trousers would match?"
  [
    /^(?<what>\W*(?:(?:and|ok|so|but|now|hm+)[\s,]+)*(?:what|which) (?!one\b|ones\b|else\b|of\b|pair\b|colou?r|size)[a-z]+(?: [a-z]+)?) (?:would|will|could|should|do|does|might|to) (?:match|go|work|suit|pair)(?: well| best| nicely)?\W*$/gi,
    '$<what> would go with it?',
  ],
  // "What about pockets on it" asks of the piece.
  [
    /^\W*(?:(?:and|ok|so|but|hm+)[\s,]+)*(?:what|how) about (?:the |any )?(?<what>[a-z]+(?: [a-z]+)?) (?:on|in) (?:it|this|that(?: one)?|them|those|these)\W*$/i,
    'does it have $<what>?',
  ],
  // "How do they run?" asks of sizes, and nobody runs.
  [
    /\bhow (?:do|does|did) (?<it>it|they|these|those|this|that|the \w+(?: one| pair)?) run(?:s)?(?= ?(?:size[- ]?wise|in sizes?|for size)?\W*$)/gi,
    'do $<it> run true to size',
  ],
  // "Under 100 and not ugly": nobody wants what is ugly.
  [
    /(?<=[a-z0-9])(?:,? (?:and|but|,))+ (?:still |also )?not (?:too |so |totally |that |completely )?(?:ugly|hideous|awful|horrible|lame|tacky|gross)\b/gi,
    '',
  ],
  // "Not too formal" asks for less of what is shown.
  [
    /(?<=^\W*(?:(?:ok|okay|and|but|hm+|maybe|well|something|just)[\s,]+)*|[,;.] ?(?:and |but )?)not (?:too|so|that|as|quite so|super|overly) (?=(?:formal|dressy|fancy|casual|short|long|tight|bright|dark|warm|heavy|colou?rful|shiny|revealing|loose|baggy)\b)/gi,
    'less ',
  ],
];

const MEANT =
  /^\W*(?:(?:sorry|no|oh|wait|well|actually|my bad)[\s,.!]+)*i (?:meant|mean|was asking|should have said)(?: it(?:['’]s)?| like)? for (?<what>(?!me\b|my\b|him\b|her\b|us\b)[^?]+?)\W*$/i;
const WORN_WITH =
  /^\W*(?:(?:so|and|hi|hey|ok)[\s,]+)*(?:what|which)(?: (?:kind|kinds|type|sort|color|colou?r) of)? (?:(?<piece>[a-z]+(?: [a-z]+)?) )?(?:go(?:es)?|would go|should go|looks? good|works?|(?:do|should|can|could|would) i wear|to wear|match(?:es)?) with (?<with>[^?,.]+)/i;

/** "I meant for a wedding" after an answer: what was asked before, for that. */
function rewordMeant(text: string, { request, asked: open, heard }: DialogueState): string {
  const what = MEANT.exec(text)?.groups?.what;
  const last = heard?.at(-1);
  if (what === undefined) return text;
  if (open !== null || last === undefined || request !== null) return `for ${what}`;
  const asked = WORN_WITH.exec(last)?.groups;
  return asked === undefined
    ? `${last.replace(/[?.!\s]+$/, '')}, for ${what}`
    : `show me ${asked.piece === undefined ? 'an outfit with' : `${asked.piece} to go with`} ${asked.with?.trim()}, for ${what}`;
}

const BARE_KIND =
  /^\W*(?:(?:and|ok|okay|so|but|now|then|hm+)[\s,]+)*(?:what|which)(?: (?:kind|sort|type|style)s? of)? (?<what>[a-z]+(?: [a-z]+)?)\s*[?.!]*$/i;

/** "What top?", said of a piece that was spoken of, asks what goes with it. */
function rewordBareKind(text: string, { focusId, chosen }: DialogueState): string {
  const what = BARE_KIND.exec(text)?.groups?.what ?? '';
  const isSpoken = focusId !== null || chosen !== undefined;
  const { readings } = understandQuery(what);
  const isKind =
    readings.length > 0 &&
    readings.every(({ concepts }) => concepts.some(({ kind }) => kind === 'type'));
  return isSpoken && isKind ? `what ${what} would go with it?` : text;
}

const LEAD_IN =
  '(?:(?:ok|okay|hm+|actually|maybe|well|no|nah|yeah|and|but|so|i think|honestly)[\\s,]+)*';
const BETTER =
  "(?:would|might|could|[’']?d)(?: (?:probably|maybe|actually|definitely))? (?:be|look|work|suit me|feel) (?:so |much |way |even |a bit |a lot |really |more )*(?:better|nicer|best|great|perfect|ideal|good|nice|cuter|prettier|fun|flattering|practical)";
const WOULD_BE_BETTER = new RegExp(
  `^\\W*${LEAD_IN}(?:a |an |something |one )?(?:in )?(?<what>[a-z][\\w -]{1,40}?) (?:ones? )?${BETTER}(?: (?:on me|for me|for that|though|tbh|please|actually|i think|here))*\\W*$`,
  'i',
);

/** These a piece comes in. */
const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
const SMALL = /\b(?:and|or|more|something|an?|in)\b|\s+/g;

/** "Navy would be better", said of what is shown, wishes for navy. */
function rewordPreferred(text: string): string {
  const what = WOULD_BE_BETTER.exec(text)?.groups?.what;
  if (what === undefined) return text;
  const { readings } = understandQuery(what);
  const rest = readings.reduce((left, { words }) => left.replace(words, ''), what);
  const kinds = readings.flatMap(({ concepts }) => concepts.map(({ kind }) => kind));
  if (rest.replaceAll(SMALL, '') !== '' || kinds.length === 0 || kinds.includes('type'))
    return text;
  return kinds.every((kind) => LOOKS.has(kind)) ? `something in ${what}` : `something ${what}`;
}

const WHAT_ABOUT =
  /^\W*(?:(?:ok|okay|and|now|so|then|but)[\s,]+)*(?:what|how) (?:about|bout) (?<whose>my|our|his|her) (?<who>[a-z]+(?:[ -][a-z]+)?)\W*$/i;

/** "What about my sister?" asks for the same for her. */
function rewordPerson(text: string): string {
  const { whose, who = '' } = WHAT_ABOUT.exec(text)?.groups ?? {};
  return who.split(/[ -]/).some(isOtherPerson) ? `and for ${whose} ${who}?` : text;
}

const ALL_OF_THEM =
  /^\W*(?:(?:ok|okay|and|now|so|please|pls|no|actually|can i|could i|let me|i want to)[\s,]+)*(?:(?:show|give|see)(?: me)?[\s,]+)?(?:all(?: of (?:them|those|these))?|them all|everything|the (?:rest|others))(?: (?:please|pls|then|now))*\W*$/i;

/** "Show me all of them", where only as many were shown as had been asked for. */
function rewordAll(text: string, { request }: DialogueState): string {
  const [type] = typesOf(request?.wishes ?? []);
  const isCounted = request?.count !== undefined && type !== undefined;
  return isCounted && ALL_OF_THEM.test(text)
    ? `show me all ${findType(type)?.plural ?? type}`
    : text;
}

const TOTAL_WITH =
  /^\W*(?:(?:ok|okay|and|so|now|then|what(?:['’]?s| is)|the|whats)[\s,]+)*(?:total|sum)(?: now| then| price| cost)?,? (?:with|including|incl) (?:the |my )?[a-z]+(?:(?:,| and| &| plus) (?:the |my )?[a-z]+)+\W*$/i;

/** "Total with shoes and bag", for a dress that was chosen, is that of all three. */
const rewordTotal = (text: string, { chosen = [] }: DialogueState): string =>
  chosen.length > 0 ? text.replace(TOTAL_WITH, 'total with everything') : text;

/** What is said of what stands on the screen, or of the answer before, in words that say it in full. */
export function rewordReactions(text: string, state: DialogueState): string {
  const { itemIds, outfits } = state.shown;
  if (itemIds.length + outfits.length === 0) return rewordMeant(text, state);
  const said = REACTIONS.reduce(
    (words, [pattern, meant]) => words.replace(pattern, meant),
    rewordTotal(rewordPreferred(text), state),
  );
  return rewordAll(rewordBareKind(rewordPerson(said), state), state);
}
