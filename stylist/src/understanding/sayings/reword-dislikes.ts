import { attributeGroup } from '@modiste/lexicon/attributes';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';

const START = String.raw`(?<before>^|[,.;!?…]\s*|\b(?:and|but|because|since|cause|cuz|coz|as|so|bc|honestly|sorry|no|ugh|also|though|now|anymore) )`;
const WHAT = String.raw`(?<what>(?!(?:it|this|that|these|those|they|the|my|your|his|her|is|are|there|i|we|you|u|what|why|which|how|does|do|if|when|nothing|something|anything|everything|one)\b)[a-z][\w’'-]*(?: (?!(?:is|are|isn|aren|not|just|always|really|get|gets|for|that)\b)[a-z][\w-]*){0,3}?)`;
const MUCH =
  '(?: (?:just|always|really|so|way|such|kind of|kinda|a bit|very|usually|all|definitely|simply|honestly|only|also|too|even|ever|never|never really|tend to|do|does|all over|actually|totally|still))*';
const IS = "(?: (?:is|are|was|were|feels?|looks?|gets?)|['’]s|['’]re)";
const BAD =
  '(?:no good|bad|worse|the worst|awful|terrible|horrible|gross|a pain|a hassle|a nightmare|a problem|a no|a no[- ]go|annoying|irritating|impossible|impractical|hard|difficult|dangerous|unsafe|useless|pointless|itchy|too (?!expensive|pricey|cheap|dear|casual|fancy|formal|dressy|sporty|elegant|long|short|tight|loose|baggy|wide|narrow|big|small|large|low|bright|dark|light|plain|simple|bold|warm)[a-z]+|so (?:hot|itchy|heavy|stiff|sweaty|annoying|scratchy|tight|uncomfortable)|sweaty|stiff|stifling|suffocating|restrictive|unflattering|unforgiving|overdone|overrated|dated|over|old|done|tacky|uncomfortable|out of the question|off the table|not (?:allowed|permitted)|banned|in the way|hell|torture)';
const NOT_GOOD =
  "(?:not|isn['’]?t|aren['’]?t|ain['’]?t|is not|are not|is never|are never|no longer|never)(?: (?:a|an|so|very|that|really|too|the|my|exactly|all|even))* (?:good|great|ok|okay|nice|fine|comfortable|comfy|flattering|practical|for me|for us|options?|idea|things?|colors?|colours?|friend|friends|style|color|colour|jam|look|cup of tea|favorite|happening|work|working|possible|kind|breathable|washable|soft|suitable|safe|appropriate|allowed|useful)";
const TROUBLES =
  "(?:(?:don|doesn|won|didn)['’]?t (?:work|suit|fit|flatter|look good|look right|do|go|feel right|sit right|stay up|like me|breathe)|(?:do|does) (?:nothing|not work|not suit|not fit|not flatter)|never (?:works?|fits?|suits?|looks? (?:good|right))|annoys?|bugs? me|bothers?|irritates?|drives? me|scratch(?:es)?|itch(?:es)?|chafes?|hurts?|kills?|gets? (?:in (?:the|my)|stuck|caught|tangled|under|dirty)|catch(?:es)? (?:in|on)|drags? (?:in|on)|gets? on my|trips? me|freaks? me|stress(?:es)? me|gives? me|makes? me|make(?:s)? (?:my|her|him)|rubs?|pokes?|stabs?|digs?|rides? up|slips? off|falls? off|falls? down)";
const REST = '(?<rest>[^,.;!?…]*)';

const COMPLAINS = new RegExp(
  `${START}${WHAT}${MUCH}(?:${IS}${MUCH} (?:${BAD}|${NOT_GOOD})|(?: |(?=['’]))${NOT_GOOD}|${MUCH} ${TROUBLES})\\b${REST}(?<end>[,.;!…]|$)`,
  'i',
);

const YOU = "(?:you|u|y['’]?all|ya|it|the app|this)(?:['’]?re|['’]?s| r)?";
const SHOW =
  '(?:show(?:ing|n|ed)?|giv(?:e|es|ing)|gave|suggest(?:ing|ed)?|pick(?:ing|ed)?|send(?:ing)?|sent|recommend(?:ing|ed)?|offer(?:ing|ed)?|bring(?:ing)? up|push(?:ing)?|have|got|find(?:ing)?)';
const KEEPS = `(?:(?:have |['’]ve )?(?:only|just|all|always|still|again|mostly|keeps?|kept|continue to|on) )+`;
const ALL_OF =
  '(?:(?:me|us|up|with|so|too|much|many|only|just|all|nothing but|the|these|those|more|always|again|of|in|any more|any|anything|everything) )*';
const ONE = String.raw`(?<what>[a-z][\w-]*(?: [a-z][\w-]*)?)`;
const AGAIN =
  '(?: (?:again|all the time|stuff|ones?|things|pieces|now|please|pls|here|there|already|every time|though|tho|lately|in (?:here|this list)|on (?:this|the) (?:list|page)|clothes|everywhere|over and over))*';

/** "You keep showing me black", "why is everything black", "enough with the beige". */
const TOO_MUCH: readonly RegExp[] = [
  `${YOU} ${KEEPS}${SHOW} ${ALL_OF}${ONE}${AGAIN}`,
  `(?:why (?:are (?:they|these|those)|is (?:it|everything|this|that))|everything(?:['’]?s| is)|it(?:['’]?s| is)|they(?:['’]?re| are)|these are|all (?:i|we) (?:see|get) (?:is|are)|i (?:only|just) see|all (?:of )?(?:these|them|those) are|that(?:['’]?s| is)) (?:all |so much |only |nothing but |just |always |mostly )+${ONE}${AGAIN}`,
  `(?:why (?:is|are) (?:everything|all (?:of )?(?:them|these|it|this))|all (?:i|we) (?:see|get) (?:is|are)|everything(?:['’]?s| is)) (?:in |so )?${ONE}${AGAIN}`,
  `(?:why )?(?:so|too|way too) (?:much|many) ${ONE}${AGAIN}`,
  `(?:stop|quit|enough|no more|cut|lay off|done|tired|sick|bored|fed up|i['’]?m over|am over|over)(?: (?:it|of|with|showing|giving|suggesting|sending|picking|recommending|me|us|the|all|these|those|so many|so much|seeing|wearing|on|out|any|any more))* ${ONE}${AGAIN}`,
].map(
  (source) =>
    new RegExp(
      `(?<before>^|[,.;!?…]\\s*|\\b(?:but|and|why|ugh|omg|lol|ok) )${source}\\s*(?<end>[,.;!?…]+|$)`,
      'i',
    ),
);

/** "No hood? I need a hood" misses one. */
const MISSES =
  /^\W*(?:(?:what|wait|hm+|so|but|and|ok|really|um+)[\s,.!?]+)*(?:no|not any|without|none (?:have|with)(?: a)?|there(?:['’]s| is| are) no|(?:they|it|these|this) (?:have|has|got) no|(?:doesn|don)['’]?t (?:it |they )?have)(?: a| an| any)? (?<what>[a-z][\w-]*(?: [a-z][\w-]*)?)\s*\?+\s*(?:(?:but |well |cause |because )?(?:i|we|she|he) (?:really |do |definitely |just )?(?:need|want|like|have to have|must have|prefer)s?\b[^.?!]*)?\W*$/i;

const NAMES: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern', 'attribute']);
const PURPOSES: ReadonlySet<string | null> = new Set([
  'occasion',
  'season',
  'dress-code',
  'activity',
  'style',
]);

/** What words name and nothing else, by the kinds of it: a fabric, a color, a cut; empty otherwise. */
function kindsNamed(text: string): readonly string[] {
  const words = text.trim().toLowerCase();
  const { readings } = understandQuery(words);
  const covered = readings.flatMap((reading) => tokenize(reading.words).map(({ word }) => word));
  const isAll = tokenize(words).every(
    ({ word }) => covered.includes(word) || word === 'and' || word === 'or',
  );
  const concepts = readings.flatMap((reading) => reading.concepts);
  const isOfGoods =
    concepts.length > 0 &&
    readings.every(({ role, concepts: own }) => role === 'wanted' && own.length > 0) &&
    concepts.every(({ kind, id }) => NAMES.has(kind) && !PURPOSES.has(attributeGroup(id)));
  return isAll && isOfGoods ? concepts.map(({ kind }) => kind) : [];
}

const SYNTHETIC = /^synthetics?(?: (?:fabrics?|materials?|fibers?|stuff))?$/i;
/** "Long coats" are read as coats of a length: their length alone is refused. */
const LONG = /^(?:very |really |super )?(?<length>long|short) (?<thing>[a-z]+)$/i;

/** What is refused by its name, as the query is to say it; null where it names nothing of the kind. */
function refused(what: string): string | null {
  if (SYNTHETIC.test(what)) return 'no synthetics';
  const { length, thing } = LONG.exec(what)?.groups ?? {};
  if (kindsNamed(what).length > 0) return `no ${what.replaceAll(' and ', ' or ')}`;
  const isThing = thing !== undefined && kindsNamed(thing).includes('type');
  return isThing ? `nothing ${length}` : null;
}

function refusal(text: string, match: RegExpExecArray): string | null {
  const { before = '', what = '', end = '' } = match.groups ?? {};
  const none = refused(what);
  return none === null ? null : text.replace(match[0], `${before}${none}${end}`);
}

/** Words that ask whether: "is wool too hot for june", "why is silk so expensive". */
const ASKS =
  /^\W*(?:(?:and|but|so|ok|hm+|wait)[\s,]+)*(?:is|are|was|will|would|does|do|did|can|could|should|am|how|what|which|when|where|who|if)\b/i;

/**
 * What somebody has against a cloth, a color or a cut, said as a refusal: "polyester is not good",
 * "you keep showing me black", "long coats get in the wheels". What they miss is wanted: "no hood?"
 * @param isShown Whether anything is on the screen.
 */
export function rewordDislikes(text: string, isShown: boolean): string {
  const misses = isShown ? MISSES.exec(text) : null;
  const missed = misses?.groups?.what ?? '';
  const kinds = missed === '' ? [] : kindsNamed(missed);
  if (misses !== null && kinds.length > 0 && kinds.every((kind) => kind === 'attribute')) {
    return `with ${missed.endsWith('s') ? '' : 'a '}${missed}`;
  }
  const patterns = isShown ? TOO_MUCH : [];
  const isAsked = ASKS.test(text) || text.trimEnd().endsWith('?');
  for (const pattern of isAsked ? patterns : [...patterns, COMPLAINS]) {
    const match = pattern.exec(text);
    const instead = match === null ? null : refusal(text, match);
    if (instead !== null) return instead;
  }
  return text;
}
