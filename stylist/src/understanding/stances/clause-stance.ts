import type { Concept } from '@modiste/lexicon/concept';
import { tokenize } from '@modiste/lexicon/tokens';
import { troubleLength } from '@modiste/lexicon/trouble-length';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { areOfEarlier, typesOf } from '../../dialogue/types-of.ts';
import {
  bareName,
  isLookedFor,
  isRefusable,
  refusalOf,
  sharesValue,
  typesIn,
} from './named-value.ts';
import type { Clause } from './split-clauses.ts';

/** How somebody stands to what a clause names. */
export interface Stance {
  /**
   * refuses: wants none of it; owns: has it; allows: nothing against it; wants: asks for it; lessens:
   * wants less of it; comments: judges what is shown; denies: says what they are not.
   */
  kind: 'refuses' | 'owns' | 'allows' | 'wants' | 'lessens' | 'comments' | 'denies';
  what: string;
}

/** What a clause is read against. */
export interface Standing {
  /** Kinds of garments that are looked for. */
  types: readonly string[];
  /** Kinds of garments that were looked for before them. */
  earlier: readonly string[];
  /** All that is looked for, in words. */
  wanted: string;
  /** Whether anything is on the screen. */
  isShown: boolean;
}

const LEAD =
  /^\W*(?:(?:honestly|ugh+|omg|ok|okay|well|and|but|so|also|btw|i (?:think|feel like|find|guess|mean)|imo|actually|sorry|lol|lmao|nah|no(?=[,.!]| (?:not|no)\b)|because|cause|since|for me|the (?:thing|problem|issue) is|problem is|plus|tbh|unfortunately|sadly|hm+|eh|meh|ew+|yeah|look|wow|to me|oh|also|again|still|wait|seriously|really|why|bro|girl|dude|um+|uh+)[\s,.!:]+)*/i;
const SUBJECT_WORDS_MAX = 4;
const POINTS_AT = /^(?:the|this|that|these|those|my|your|her|his)\b/i;

const DISLIKES =
  "(?:hate|dislike|don['’]?t (?:like|love|want|wear|do|care for)|do not (?:like|love|want|wear)|can['’]?t (?:stand|wear)|am against|avoid)";
/** "It's not that I dislike linen", "I never said I hate leather", "nothing against silk". */
const ALLOWS = new RegExp(
  String.raw`^(?:(?:(?:it['’]?s|its|it is|that['’]?s|thats) )?not (?:that|like|because|as if) i ${DISLIKES}|i (?:never|didn['’]?t|did not) (?:say|said|mean|meant) (?:that )?(?:(?:i )?${DISLIKES}|no|not|without)|i (?:don['’]?t|do not|didn['’]?t) (?:really |actually )?(?:mind|hate|dislike)|(?:i (?:have|got) |i['’]ve )?(?:got )?nothing against|i (?:have )?no (?:problem|issue)s? with) (?<what>[\w -]+)$`,
  'i',
);
const SHOWS =
  'show(?:ing|ed|s)?|giv(?:e|ing|es)|gave|suggest(?:ing|ed|s)?|recommend(?:ing|ed|s)?|bring(?:ing|s)?|send(?:ing|s)?|sent|pick(?:ing|ed|s)?|push(?:ing|ed|es)?|offer(?:ing|ed|s)?|throw(?:ing)?';
const AGAIN =
  "keep|kept|always|only|just|again|still|why|nothing but|too many|so many|so much|every ?time|all the time|stop|quit|enough|said no|didn['’]?t";
/** "You keep showing me black", "why do you only give me jackets", "stop showing florals". */
const KEEPS_SHOWING = new RegExp(
  // "Show me all the red ones" complains of nothing, and "you show me all black" does.
  String.raw`^(?!(?:(?:please|pls|now|ok|can (?:you|u)|could (?:you|u)) )*show (?:me|us) .*\bagain$)(?=.*\b(?:${AGAIN})\b|.*\b(?:you|u|ya|it)\b.*\ball\b)(?:(?:why|how come|y) )?(?:(?:do|are|r|did|is) )?(?:(?:you|u|ya|it|this thing)(?:['’]?re| r| are| have|['’]ve)? )?(?:(?:just|still|always|ever|only|literally|please|pls|keep|kept|stop|quit|on|all) )*(?:${SHOWS})(?: (?:me|us|up))*(?: (?:nothing but|only|just|with|more|so many|too many|so much|a bunch of|lots of))*(?<what> [\w -]+?)$`,
  'i',
);
const IT_ALL =
  "(?:everything(?! else)|every (?:single )?one|all of (?:them|these|those|it)|(?:they|these|those)(?= (?:is|are|all)|['’]?(?:s|re) all)|theyre|(?:thats|its|it['’]?s|that['’]?s)(?= all)|most of (?:them|these))";
/** "Why are they all black", "everything is so tight", "is there a reason everything is leather". */
const ALL_ARE = new RegExp(
  String.raw`^(?:(?:why|how come|is there (?:a|any) reason(?: why| that)?|(?:what['’]?s|whats|what is) with|(?:are|is) (?=${IT_ALL})) ?)*(?:(?:are|is) )?${IT_ALL}(?:['’]?s|['’]?re)?(?: (?:is|are|seems?|looks?|feels?|comes? in|in|made of))*(?: (?:all|only|just|basically|always))*(?<so>(?: (?:so|too|way|very|really|super|damn|freaking|kinda|pretty|a bit))*) (?<what>[\w -]+?)$`,
  'i',
);
const IS = /\b(?:is|are|seems?|looks?|feels?|comes?|in|made|theyre|thats|its)\b|['’](?:s|re)\b/i;
const SAYS_ALL = /\b(?:all|every\w*|most of|nothing but|so)\b/i;
/** "Too much beige", "so many cardigans", "enough with the florals", "another hoodie", "black again". */
const TOO_MANY =
  /^(?:(?:why|how come|there(?:['’]?s| is| are)|i see|it['’]?s|its|is|are|this is|that['’]?s|thats|god|ok) )*(?:(?:way |far )?too (?:much|many)|(?:all )?(?:so|this|that) (?:much|many)|(?:(?:had|have|seen|i['’]?ve had|i have|i had) )*enough(?: (?:with|of))?(?: all)?|(?:(?:what['’]?s|whats) with|why) all (?:the|these|this|those)|(?:not|no|yet|god|ugh|why|seriously) (?:yet )?another|no more|nothing but|another(?= .*[?!])) (?!like\b|of (?:it|them)\b)(?<what>[\w -]+?)[?!]*$/i;
/** "No more hats" wants none, though hats are looked for. */
const NO_MORE =
  /^(?:please |pls |just )?(?:no more|stop (?:show|giv|suggest|send|recommend)\w*)\b/i;
const ONCE_MORE = /^(?:just |only |still |not |all )*(?<what>[\w -]+?) (?:again|everywhere)$/i;
const HAVE =
  "(?:have|has|got|own|owns|bought|ordered|packed|inherited|thrifted|wear|['’]ve got|have got)";
const SINCE =
  '(?:already|at home|last (?:week|month|year|time)|yesterday|recently|covered|sorted|in my (?:closet|wardrobe)|from last (?:year|season|winter|summer)|for that|as is)';
const OWNS = [
  `^(?:i|we)(?:['’]?ve|['’]?d)?(?: (?:have|just|also|recently|literally))* (?:already|just|recently)(?: (?:just|also))* ${HAVE} (?<what>[\\w &-]+?)$`,
  `^(?:i|we)(?:['’]?ve)? (?:just |also |literally )*${HAVE} (?<what>[\\w &-]+?) ${SINCE}(?: \\w+)?$`,
  `^(?:i|we)(?:['’]?ve)? (?:just |also |literally )*${HAVE} (?:enough|plenty of|tons of|lots of|loads of|a (?:ton|lot|million|bunch|closet full|drawer full) of|so many|too many|a million|like \\d+|\\d+|ten|twenty|three|four|five|six) (?<what>[\\w &-]+?)$`,
  '^my (?:closet|wardrobe|drawers?|house) (?:is|are)(?: already| so)? (?:full|packed|bursting|stuffed)(?: (?:of|with))(?<what> [\\w &-]+?)$',
  "^(?:i['’]?m|i am|we['’]?re|im) (?:all )?(?:set|good|fine|covered|stocked)(?: up)? (?:for|on|with)(?<what> [\\w &-]+?)$",
].map((source) => new RegExp(source, 'i'));
/** "I don't need a coat" says nothing of having one. */
const NEEDS_NONE =
  /^(?:i|we) (?:really )?(?:don['’]?t|do not|not) (?:even )?need (?!to\b|help\b)(?<what>[\w &-]+?)$/i;
/** Of a color or a fabric one has enough only where that is said. */
const SO_MUCH = /\b(?:closet|wardrobe|enough|plenty|too much|tons of|lots of|so much)\b/i;
/** "Those are hideous", "boring", "ew no". */
const BAD =
  '(?:ugly|hideous|horrible|horrid|awful|terrible|gross|disgusting|nasty|tacky|boring|dull|drab|bland|blah|meh|lame|basic|frumpy|dowdy|weird|bad|yuck(?:y)?|ew+|ugh+|bleh|yikes|cheesy|trashy|depressing|sad|dated|childish|cringe|atrocious|ridiculous|mid|trash|garbage|wack|whack|an? (?:no|nope|hard no)|not (?:it|cute|nice|pretty|good|great|my (?:thing|style|taste|vibe))|so (?:last year|ugly))';
const COMMENTS = new RegExp(
  String.raw`^(?:(?:omg|wow|lol|lmao|honestly|god|oh|ok|eh|meh|ugh+|ew+|um+|hmm+)[\s,.!]+)*(?:(?:that|this|those|these|they|it|all of (?:them|these|it)|everything|none of (?:these|them))(?:['’]?s|['’]?re| is| are| looks?| seem| feel)? |thats |theyre |its )?(?:(?:all|so|really|just|kinda|kind of|pretty|very|super|a bit|a little|way|too|honestly|literally|still|rather|soo+) )*${BAD}(?:[\s,.!]+(?:${BAD}|lol|tbh|honestly|sorry|though|tho|to me|really|no|imo|ngl|thanks))*$`,
  'i',
);
/** "I am not fat": nobody said so. */
const DENIES =
  /^(?:i['’]?m|i am|im|we['’]?re) not (?:(?:even|that|so|really|a|an|just) )*(?:fat|overweight|obese|ugly|old|short|skinny|thin|tiny|huge|big|poor|rich|stupid|dumb|kid|child|teenager|granny|grandma|an? old lady|old lady|old man|guy|girl|man|woman|bride|model)$/i;

/** "Minus the floral ones", "take out the black stuff". */
const DISMISSES =
  /^(?:(?:please|pls|just|can (?:you|u)|could (?:you|u)|now|maybe|all|everything|same) )*(?:(?:minus|without|except(?: for)?|but not|not|no|hide|remove|exclude|drop|lose|skip|ditch|omit|filter out|take (?:out|away|off)|leave (?:out|off|away)|get rid of|cut(?: out)?|kick out)) (?:all |any )?(?:of )?(?:the |those |any |these |that |all )*(?<what>[\w -]+?) (?:ones?|stuff|things?|pieces?|items?|options?)(?: (?:out|please|pls|thanks|again|from (?:this|the) list))*$/i;
/** "No dresses with sleeves", while dresses are looked for. */
const NONE_WITH =
  /^(?:no|not any|none|stop showing me) (?<kind>[\w-]+) (?:with|in|made of|that (?:have|has|are|is|come in)|which (?:have|are)) (?:an? |any )?(?<what>[\w -]+)$/i;
const NEVER_WANTED =
  "i (?:really |specifically |just |actually |absolutely )*(?:don['’]?t|do not|never|can['’]?t|cannot|didn['’]?t|did not) (?:want(?: to (?:see|wear|have))?|wanna (?:see|wear)|need|like|wear|stand|do|ask for|look for)";
/** "White is what I don't want", "the last thing I want is white". */
const AS_REFUSED = [
  `^(?<what>[\\w -]+?) (?:is|are|was|were) (?:(?:exactly|precisely|just|literally|the (?:one|only|very|last)|thing|things|color|colour|colors|fabric|what|ones?|that|which) )+${NEVER_WANTED}$`,
  `^(?:(?:what|the (?:one|only) (?:thing|color|colour|fabric)(?: that)?) ${NEVER_WANTED}|the last thing (?:that )?i (?:want|need)|my (?:only |one |biggest )?(?:no[- ]?go|deal ?breaker|pet peeve)s?) (?:is|are) (?<what>[\\w -]+)$`,
].map((source) => new RegExp(source, 'i'));

/** "No hood?" misses one; "without the sandals?" takes off those that are known. */
const MISSES =
  /^\W*(?:(?:what|wait|huh|so|seriously|really|but|ugh|omg|hm+|ok|um+)[\s,]+)*(?:no|not any|without(?! (?:the|those|these|that|this)\b)|none (?:have|with)|there(?:['’]s| is| are) no|(?:they|it|these|this) (?:have|has|got) no|(?:do|does)n['’]?t (?:it |they |these )?have)(?: an?| any)? (?<what>[a-z][\w-]*(?: [a-z][\w-]*)?)$/i;

/**
 * What is missed among what is shown, wished for before or a detail: "no mustard?", "no hood?" Null
 * where the question is none of that kind.
 */
function missed(text: string, wanted: string): string | null {
  const what = MISSES.exec(text)?.groups?.what ?? '';
  if (what !== '' && wanted !== '' && sharesValue(what, wanted)) return what;
  const { readings } = understandQuery(what);
  const isDetail =
    readings.length > 0 &&
    readings.every(({ words, concepts }) => words !== '' && isAttribute(concepts));
  return isDetail ? `with ${what.endsWith('s') ? '' : 'a '}${what}` : null;
}

const isAttribute = (concepts: readonly Concept[]): boolean =>
  concepts.length > 0 && concepts.every(({ kind }) => kind === 'attribute');

const isLess = (word: string): boolean => understandQuery(`less ${word}`).comparisons.length > 0;

/** "Do the suede ones get dirty fast" asks, with or without its mark. */
const ASKS = /^(?:do|does|did|is|are|will|would|can|could)\b/i;

/** "My back hurts" tells of the shopper, and refuses no cut of the back. */
const OF_BODY =
  /^(?:lower |upper |bad )?(?:back|neck|head|heart|waist|hips?|knees?|feet|foot|heels? of my \w+|toes?|arch(?:es)?|shoulders?|arms?|wrists?|legs?|skin|stomach|tummy|body|chest|butt|eyes?|ears?|hands?|ankles?)$/i;

/** What a thing's trouble is told of: "long coats" of "long coats get in the wheels". */
function troubled(text: string): string | null {
  // "No, pink was a joke": the "no" answers.
  const words = tokenize(text.replace(/^(?:no|nope|nah) /i, '')).map(({ word }) => word);
  for (let at = 1; at <= Math.min(SUBJECT_WORDS_MAX + 1, words.length - 1); at += 1) {
    const said = words.slice(0, at).join(' ');
    const what = bareName(said);
    const isGarment = typesIn(what).length > 0;
    if ((isGarment && POINTS_AT.test(said)) || OF_BODY.test(what)) continue;
    const isMany = words[at - 1]?.endsWith('s') === true;
    const length = troubleLength(words.slice(at), { isGarment, isMany });
    if (length > 0 && isRefusable(what)) return what;
  }
  return null;
}

const isBadWord = (what: string): boolean => COMMENTS.test(what);

function ofAll(text: string, { types }: Standing): Stance | null {
  const { so = '', what = '' } = ALL_ARE.exec(text)?.groups ?? {};
  if (what === '' || !SAYS_ALL.test(text) || !IS.test(text)) return null;
  if (isLess(what) && so !== '' && !what.includes(' ')) return { kind: 'lessens', what };
  if (isBadWord(what)) return { kind: 'comments', what: '' };
  const bare = bareName(what);
  if (!isRefusable(bare))
    return isLess(what) && !what.includes(' ') ? { kind: 'lessens', what } : null;
  return { kind: isLookedFor(bare, types) ? 'comments' : 'refuses', what: bare };
}

/** "Show me just the shirts" asks for them; "you only show me shirts" has enough. */
const ASKS_FOR_ONLY =
  /^(?:(?:ok|okay|now|please|pls|and|then|can you|could you|just) )*(?:show|give|bring) (?:me |us )?(?:just|only)\b|^(?:(?:ok|okay|now|please|pls|and|then|so) )*(?:just|only) (?:show|give|bring) (?:me|us)\b(?!.*\b(?:again|always|same)\b)/i;

/** "Why do you recommend it?" asks for the reason; "why do you keep showing me those" has enough. */
const ASKS_REASON =
  /^(?:(?:but|and|so|ok) )*(?:why|how come) (?:do|did|would|are|have|d) (?:you|u|ya) (?!.*\b(?:keep|kept|always|only|just|again|still|all|every)\b)/i;

/** "Why did you pick that shirt?": of one piece, the reason is asked for. */
const ASKS_OF_CHOICE =
  /^(?:(?:but|and|so|ok) )*(?:why|how come) (?:do|did|would|have) (?:you|u|ya) (?:pick|choose|chose|chosen|select|suggest|recommend|go (?:with|for))(?:ed)? (?:me )?(?:this|that|these|those|the|it|them)\b/i;

/** "Low heels again", after something else: they are to be seen once more. */
const isAskedAgain = (what: string, { earlier, types, wanted }: Standing): boolean =>
  wanted.includes(what) || areOfEarlier(typesOf(understandQuery(what).readings), types, earlier);

function ofExcess(text: string, standing: Standing): Stance | null {
  const { types } = standing;
  if (ASKS_FOR_ONLY.test(text) || ASKS_OF_CHOICE.test(text)) return null;
  if (
    ASKS_REASON.test(text) &&
    /\b(?:it|this|that|them|one|pair|first|second|third)\W*$/i.test(text)
  )
    return null;
  const found = KEEPS_SHOWING.exec(text) ?? TOO_MANY.exec(text) ?? ONCE_MORE.exec(text);
  const what = bareName(found?.groups?.what ?? '');
  if (found === null || (ONCE_MORE.test(text) && isAskedAgain(what, standing))) return null;
  const isLeft = NO_MORE.test(text) && isRefusable(what);
  if (isLookedFor(what, types) && !isLeft) return { kind: 'comments', what: '' };
  if (isRefusable(what)) return { kind: 'refuses', what };
  const isOfShown = KEEPS_SHOWING.test(text) && /\b(?:same|these|those|it|them|this)\b/i.test(text);
  return isOfShown ? { kind: 'comments', what: '' } : null;
}

function ofOwned(text: string, { types }: Standing): Stance | null {
  for (const pattern of [...OWNS, NEEDS_NONE]) {
    const what = pattern.exec(text)?.groups?.what?.trim() ?? '';
    const refused = what === '' ? '' : refusalOf(what);
    const isKnown = refused !== '' && refused.split(', ').every((one) => isRefusable(one.slice(3)));
    if (
      isKnown &&
      (typesIn(what).length > 0 || SO_MUCH.test(text)) &&
      !isLookedFor(bareName(what), types)
    ) {
      return { kind: pattern === NEEDS_NONE ? 'refuses' : 'owns', what: bareName(what) };
    }
  }
  return null;
}

/** How a clause stands to what it names; null where it says so in plain words, or not at all. */
export function stanceOf({ text, end }: Clause, standing: Standing): Stance | null {
  const said = text.replace(LEAD, '').trim();
  const whole = text.replace(/^\W+/, '').trim();
  if (said === '')
    return standing.isShown && isBadWord(whole) ? { kind: 'comments', what: '' } : null;
  if (DENIES.test(said)) return { kind: 'denies', what: '' };
  const allowed = bareName(ALLOWS.exec(said)?.groups?.what ?? '');
  if (isRefusable(allowed)) return { kind: 'allows', what: allowed };
  const { kind: of = '', what: having = '' } = NONE_WITH.exec(said)?.groups ?? {};
  if (isLookedFor(of, standing.types) && isRefusable(bareName(having))) {
    return { kind: 'refuses', what: bareName(having) };
  }
  const named = AS_REFUSED.map((pattern) => pattern.exec(said)?.groups?.what ?? '').find(Boolean);
  if (named !== undefined && isRefusable(bareName(named))) {
    return { kind: 'refuses', what: bareName(named) };
  }
  if (standing.isShown) {
    const dismissed = bareName(DISMISSES.exec(said)?.groups?.what ?? '');
    if (isRefusable(dismissed) && typesIn(dismissed).length === 0) {
      return { kind: 'refuses', what: dismissed };
    }
    const misses = end.includes('?')
      ? (missed(said, standing.wanted) ?? missed(whole, standing.wanted))
      : null;
    if (misses !== null) return { kind: 'wants', what: misses };
    if (isBadWord(whole) || isBadWord(said)) return { kind: 'comments', what: '' };
    const shown = ofAll(whole, standing) ?? ofExcess(whole, standing) ?? ofExcess(said, standing);
    if (shown !== null) return shown;
    const owned = end.includes('?') ? null : ofOwned(said, standing);
    if (owned !== null) return owned;
  }
  const what = end.includes('?') || ASKS.test(said) ? null : troubled(said);
  if (what === null || isLookedFor(what, standing.types)) return null;
  return { kind: 'refuses', what };
}
