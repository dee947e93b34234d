import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../../stylist.ts';

const LEAD = '(?<lead>^|(?:^|[,;] *| and | but )(?:(?:and|but|so|ok|okay|hm+|also|then)[ ,]+)*)';
const PIECE = String.raw`(?<piece>it|they|this|that|these|those|(?:the|this|that) [\w -]+?)`;
const WHAT = String.raw`(?<what>(?:an? |any |the |size |(?:[sml]|x{1,3}[sl]|\d?xl|\d{2})\b|pockets?\b|zips?\b|hoods?\b|lining\b|straps?\b|buttons?\b|stretch\b)[^,;?]*)`;
const SIZE = /^(?:size |(?:[sml]|x{1,3}[sl]|\d?xl|\d{2})\b)/i;
const plural = (piece: string): boolean => /^(?:they|these|those)\b|[^s]s$/i.test(piece);

/** "Has it a hood?", "have it size 42?": asked as other languages do. */
const INVERTED = new RegExp(`${LEAD}(?:has|have|had|got) ${PIECE} (?:got )?${WHAT}`, 'i');
/** "Got a hood or nah": of what is spoken of. */
const BARE = new RegExp(
  `${LEAD}(?:got|has|have|any) (?<what>(?:an? |any )?(?!in |for |under |with |else)[a-z-]+(?: [a-z-]+)?)$`,
  'i',
);
/** These only press for an answer. */
const PRESSED =
  /[ ,]+(?:or (?:nah|no|not|nope)|yes or no|y\/n|yes\/no)(?: (?:pls|please|lol))?\s*[.?!]*$/i;
/** "It is blue?", "they are lined?", "it have pockets?": asked by the tone alone. */
const TOLD = new RegExp(
  String.raw`${LEAD}(?<piece>it|they|this|that|the [\w -]+?) (?<verb>is|are|has|have|can|does|do) (?<what>(?!not\b|n['’]t|too\b|what\b|so\b)[^,;?]+)\?$`,
  'i',
);
/** "Grey blazer with navy chinos works?" */
const VERB_LAST =
  /^(?<lead>\W*(?:(?:and|but|so|ok|looks good|nice)[ ,.]+)*)(?:an? |the )?(?<one>[\w -]+?) (?:with|and|to) (?:an? |the )?(?<other>[\w -]+?) (?:would |does |do |is |are )?(?:works?|ok|okay|good|match(?:es)?|fits?|goes?(?: together| well)?|looks? (?:ok|okay|good|fine|weird))\s*\?$/i;
/** "Is olive one in size 40?" */
const NO_ARTICLE =
  /(?<=^\W*(?:(?:and|but|so|ok)[ ,]+)*(?:is|are|does|do|has|have|in) )(?=(?<what>[a-z-]+(?: [a-z-]+)?) (?:ones?|pair)\b)/i;
const POINTS =
  /^(?:the|this|that|these|those|any|which|first|second|third|last|no|every|each|a|an|it|they|my|your|all)\b/i;
const IN_SIZE =
  /^(?<lead>\W*(?:(?:and|but|so|ok)[ ,]+)*)(?:is|are) (?<piece>it|they|the [\w -]+?) (?:in|of) (?:an? )?size (?=\w)/i;
/** "I'd like it in a 14, do they have it": of the piece spoken of, and no other search. */
const WANTED_IN = new RegExp(
  String.raw`${LEAD}(?:(?:i|we|she|he)(?:['’]?d|['’]ll| would| will)? ?(?:really |just )*(?:like|need|want|wear)s?|(?:can|could|may) (?:i|we) (?:please )?(?:get|have|take|order)) ${PIECE} in (?:an? |the )?(?:size )?(?<size>\d{1,2}(?:\.5)?|[sml]|x{1,3}[sl]|\dxl?|small|medium|large)(?=[\s,.?!]|$)(?:,? (?:do|does|is|are|if|have|can|so|please|pls)\b[^.;]*)?`,
  'i',
);
/** "Pair them with leggings" looks for leggings, and takes nothing. */
const PAIRS = new RegExp(
  String.raw`${LEAD}(?:(?:can|could|would) you |please |pls |let['’]?s )?(?:pair|combine|style|match|team) (?<piece>it|them|this|that|these|those|(?:the|this|that) [\w -]+?) (?:up )?with (?<what>(?!(?:my|what|which|it|that|this|them)\b)[^,.;?]+)\??$`,
  'i',
);
/** "And second?": what was asked before, of another one. */
const OF_NEXT =
  /^\W*(?:and|or) (?:the )?(?<place>first|second|third|fourth|fifth|last|other)(?: ones?| pair)?\s*\?$/i;
/** "Any other colors of it?" */
const COLORS =
  /^(?<lead>\W*(?:(?:and|but|so|ok)[ ,]+)*)(?:any|what|which) other colou?rs?(?: (?:of|for|in) (?:it|them|this|that))?\s*\?$/i;
/** "Do black boots fit to it?" */
const FITS_TO =
  /(?<=^\W*(?:(?:and|but|so|ok)[ ,]+)*(?:do|does|would|will|can) [^?]*)\bfits? (?:to|with|together with) (?=it|this|that|them|the|my|an?)/i;
/** "Second is perfect" */
const BARE_PLACE =
  /(?<=^\W*(?:(?:and|but|so|ok|okay|yes|oh)[ ,]+)*)(?=(?:first|second|third|fourth|fifth|last)(?: (?:one|pair))? (?:is|are|looks?|seems?|was|feels?)\b)/i;
/** "First is nice, comes in navy?" */
const COMES_IN = /(?<lead>^\W*|[,;.!] *|\b(?:and|but) )comes? (?=in [\w ]+\?)/i;
/** "Got it in a medium?" */
const GOT_IT =
  /(?<lead>^\W*|[,;.!] *|\b(?:and|but|or) )got (?<piece>it|them|this|that|these|those) (?=in [\w ]+)/i;
/** Who wears it and may change it: for another size, where the size is spoken of. */
const EXCHANGES =
  /\b(?<who>(?:can|could|may|will) (?:he|she|i|we|they|you|one|my \w+)) (?:change|swap|switch|give) (?:it|them|this|that)(?: (?:back|in|over))?\b/i;
const OF_SIZE =
  /\b(?:too (?:small|big|large|tight|long|short|wide)|(?:wrong|other|another|different) size|(?:does|do|did)(?:n['’]?t| not) fit|not fit)\b/i;
/** "Are white sneakers ok for the first day or too casual?" */
const OK_FOR =
  /^(?<lead>\W*(?:(?:and|but|so|ok|also|then)[ ,.]+)*)(?:is|are|would|will) (?<what>(?!it\b|they\b|this\b|that\b|these\b|those\b|the (?:first|second|third|last)\b)[\w -]+?) (?:be )?(?:ok|okay|fine|alright|all right|acceptable|appropriate)(?: for (?<when>[\w ’'-]+?))?(?:,? or (?:is (?:it|that) )?(?:too )?\w+)?\s*\?*$/i;

/** "Would I be overdressed in that?", asked of the occasion that is dressed for. */
const OF_EXCESS =
  /^\W*(?:(?:and|but|so|ok|hm+|wait)[ ,]+)*(?:(?:would|will|am) (?:i|we) (?:be |look |feel )?(?:(?:over|under)dressed|too (?:dressy|casual|formal|dressed up))(?: (?:in|with|wearing) (?:it|this|that|them|these|those))?|(?:is|are|would|will) (?:it|this|that|they|these|those) (?:be )?(?:too (?:dressy|casual|formal|much)|overkill|(?:dressy|formal|smart) enough))\W*$/i;

const AT = /office|beach|gym|pool/i;

const isLook = (words: string): boolean =>
  understandQuery(words).readings.some(({ concepts }) =>
    concepts.some(({ kind }) => ['color', 'material', 'pattern', 'brand'].includes(kind)),
  );

const isGarment = (words: string): boolean => understandQuery(words).types.length > 0;

const occasionOf = (words: string): string | undefined =>
  understandQuery(words).readings.find(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === 'attribute' && attributeGroup(id) === 'occasion'),
  )?.words;

/** The occasion that the conversation is about, in the shopper's words. */
const occasionWished = ({ state: { request } }: Turn): string | undefined =>
  request?.wishes.find(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === 'attribute' && attributeGroup(id) === 'occasion'),
  )?.words;

/** A garment asked about for an occasion, which may be the one that is dressed for. */
function rewordOk(sentence: string, turn: Turn): string {
  const { lead = '', what = '', when } = OK_FOR.exec(sentence)?.groups ?? {};
  if (what === '' || !isGarment(what)) return sentence;
  const occasion = (when === undefined ? undefined : occasionOf(when)) ?? occasionWished(turn);
  return occasion === undefined
    ? sentence
    : `${lead}can i wear ${what} to ${withArticle(occasion)}?`;
}

const withArticle = (occasion: string): string => `${AT.test(occasion) ? 'the' : 'a'} ${occasion}`;

/** How dressed up a piece is, asked of the occasion that is dressed for. */
function rewordExcess(sentence: string, turn: Turn): string {
  const occasion = OF_EXCESS.test(sentence) ? occasionWished(turn) : undefined;
  return occasion === undefined
    ? sentence
    : `${sentence.replace(/\W+$/, '')} for ${withArticle(occasion)}?`;
}

const have = (piece: string, what: string): string =>
  `${plural(piece) ? 'do' : 'does'} ${piece} have ${what}`;

/** "Has it a hood" with the verb where a native speaker puts it. */
function rewordInverted(text: string): string {
  const found = INVERTED.exec(text);
  const { lead = '', piece = '', what = '' } = found?.groups ?? {};
  if (found === null) return text;
  const asked = SIZE.test(what)
    ? `do you have ${piece} in size ${what.replace(/^size /i, '')}`
    : have(piece, what);
  return `${text.slice(0, found.index)}${lead}${asked}${text.slice(found.index + found[0].length)}`;
}

/** Whether words do nothing but want a piece in a size. */
export const wantsInSize = (text: string): boolean => /^\W*$/.test(text.replace(WANTED_IN, ''));

const rewordWanted = (text: string): string =>
  text.replace(WANTED_IN, '$<lead>do you have $<piece> in size $<size>?');

function rewordBare(text: string, isAsked: boolean): string {
  const found = BARE.exec(text);
  const { lead = '', what = '' } = found?.groups ?? {};
  const isOther = isGarment(what) || (/^\W*any\b/i.test(found?.[0] ?? '') && !isAsked);
  if (found === null || isOther) return text;
  return `${text.slice(0, found.index)}${lead}does it have ${what}`;
}

function rewordTold(text: string): string {
  const found = TOLD.exec(text);
  const { lead = '', piece = '', verb = '', what = '' } = found?.groups ?? {};
  if (found === null) return text;
  const before = `${text.slice(0, found.index)}${lead}`;
  if (/^(?:has|have)$/i.test(verb)) return `${before}${have(piece, what)}?`;
  return /\b(?:too|what|how|which)\b/i.test(found[0]) ? text : `${before}${verb} ${piece} ${what}?`;
}

function rewordSentence(sentence: string, turn: Turn): string {
  const text = sentence.replace(PRESSED, '?');
  if (turn.items.length === 0) return text;
  const paired = text.replace(PAIRS, (all, ...found) => {
    const { lead = '', piece = '', what = '' } = found.at(-1);
    return isGarment(what) ? `${lead}${what} to go with ${piece}` : all;
  });
  const inverted = rewordInverted(rewordWanted(paired))
    .replace(NO_ARTICLE, (_, what: string) => (!POINTS.test(what) && isLook(what) ? 'the ' : ''))
    .replace(IN_SIZE, '$<lead>is $<piece> in stock in size ');
  const isPressed = text !== sentence;
  const bare = rewordBare(
    isPressed ? inverted.replace(/\?$/, '') : inverted,
    sentence.includes('?'),
  );
  const told = rewordTold(isPressed ? `${bare}?` : bare);
  const { lead = '', one = '', other = '' } = VERB_LAST.exec(told)?.groups ?? {};
  const isPair =
    isGarment(one) && isGarment(other) && !/^(?:is|are|do|does|can|would)\b/i.test(one);
  const matched = isPair ? `${lead}does a ${one} go with ${other}?` : told;
  const next = matched
    .replace(FITS_TO, 'go with ')
    .replace(BARE_PLACE, 'the ')
    .replace(GOT_IT, '$<lead>do you have $<piece> ')
    .replace(COMES_IN, '$<lead>does it come ')
    .replace(OF_NEXT, 'what about the $<place> one?')
    .replace(COLORS, '$<lead>what other colors does it come in?');
  return rewordExcess(rewordOk(next, turn), turn);
}

/** "Can I take it to a funeral?" asks whether it will do, and chooses nothing. */
const TAKES_ALONG =
  /\b(?<may>(?:can|could|should|would) (?:i|we|he|she)) (?:take|bring|carry) (?<piece>it|this|that|these|those|them) (?=(?:to|into) (?:an?|the|my) )/i;

const SENTENCE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\n+/;

/** Questions as a native speaker would put them: "has it a hood", "it is blue?", "a with b works?". */
export function rewordQuestions(turn: Turn): string {
  const { words } = turn;
  const said = OF_SIZE.test(words)
    ? words.replace(EXCHANGES, '$<who> exchange or return it')
    : words;
  return said
    .replace(TAKES_ALONG, '$<may> wear $<piece> ')
    .split(SENTENCE)
    .map((sentence) => rewordSentence(sentence, turn))
    .join(' ');
}
