import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { bareName } from '../understanding/stances/named-value.ts';
import { type AgeFault, asWritten, type Fault } from './fault.ts';

const CLOSE =
  /(?:[\s,]+(?:lol|lmao|tbh|to be honest|honestly|though|tho|imo|ngl|omg|really|please|pls|haha|sorry|man|mate|love|dude|bro|to me|on me|for me|for my (?:taste|liking)|as well|either|again|instead|at all|actually|right now|rn|(?:in|on|to) (?:it|them)|nonsense|crap|rubbish|business|thing|stuff|ones?))+$/i;
const DEGREE =
  /^(?:(?:all|both|just|really|literally|actually|honestly|clearly|still|again|basically|only|kinda|kind of|sort of|pretty|very|super|quite|rather|even|obviously|mostly|a bit|a little|a tad|always|more like|more|like)\s+)+/i;
const EXCESS =
  /^(?:(?:way|wa+y|far|much|miles|loads|just|all|a bit|a little|a tad|kinda|really|still|honestly|rather)\s+)*(?:too|so|way)\s+(?:much\s+)?(?<what>[a-z][a-z -]*)$/i;
const ENOUGH = /^(?:not\s+)?(?:nearly |quite |really |even )*(?<what>[a-z]+) enough$/i;
const NEGATED =
  /^(?:not|never|nowhere near)\s+(?:(?:an?|any|really|even|exactly|remotely|actually|all that|that|very|at all|quite|in|made of|with)\s+)*(?<what>[\w' -]+)$/i;

const YOUNG =
  'teen(?:ager|age)?s?(?: girls?)?|tweens?|babies|kids?|child(?:ren)?|toddlers?|little girls?|(?:school|college) (?:girls?|kids?|students?)|schoolgirls?|students?|young (?:people|girls?|women|ones)|girls half my age|(?:people|women|somebody|someone|men) (?:half|younger than) (?:my age|me)|my (?:teenage |teen |little |young )?(?:daughters?|granddaughters?|nieces?|son|grandson|nephew)|(?:an? )?(?:\\d+|ten|twelve|fifteen|sixteen|eighteen|twenty)[- ]?(?:year|yr)s?[- ]olds?|gen z|tiktok(?:ers)?|barbie';
const OLD =
  "(?:my |a |your |somebody['’]?s )?(?:gran(?:ny|nies|s|dma|dmother|dmas|d?dad|d?dads|dpa)?|grandmothers?|nan(?:na|s)?|old (?:lad(?:y|ies)|people|wom[ae]n|men|man|folks)|pensioners?|seniors?|librarians?|nuns?|church(?:goers)?|aunt(?:ie|y)?s?|widows?|mother[- ]in[- ]law|retirees|the elderly|an? old age home)|my (?:mom|mum|mother|dad|father|mil)s?";
const AGE = new RegExp(
  `^(?:(?:look|feel|seem)s? )?(?:like )?(?:(?:something|things|stuff) )?(?:(?:that|which)? ?(?:they|it|these) (?:were|was|are|is) )?(?:(?:out of|from) )?(?:made|meant|designed|intended|cut|aimed|bought|suited)?(?: ?(?:for|at|by|like))?(?: (?:an?|the|some|what))? ?(?:(?<young>${YOUNG})|(?<old>${OLD}))(?:['’]?s)?(?: (?:clothes|stuff|things|closet|wardrobe|would wear|would have worn|wears?|wore|curtains|party|dress(?:es)?))*$`,
  'i',
);
/** "This is for my niece" tells who gets it. */
const MADE_FOR =
  /\b(?:like|made|meant|designed|intended|aimed|cut|suited|something)\b|^for (?:babies|kids|children|toddlers|teens?|teenagers|old (?:people|ladies|men)|grannies|grandmas|pensioners|seniors)$/i;
const AGE_WORD =
  /^(?:(?:too|so|very|way|a bit|really) )*(?:(?<young>young|childish|juvenile|teeny|teenage|girlish|babyish|immature|kiddie)(?: for .+)?|(?<old>old|old[- ]?fashioned|frumpy|matronly|dowdy|dated|mumsy|grannyish|aging|ageing|old[- ]ladyish|stuffy old)(?: for .+)?)$/i;
const REPEATED =
  /^(?:exactly |literally |basically )?(?:(?:the|all the) same(?: (?:ones?|thing|things|stuff|pieces?|as (?:before|last time|above)))?|identical|the ones? (?:from before|you showed (?:me )?(?:before|already))|the same .{2,20} in different colou?rs)$/i;
const SOLD_OUT =
  /^(?:(?:all|already|completely|always) )*(?:sold out|out of stock|unavailable|not (?:available|in stock)|gone)(?: (?:in|for) (?:my size|(?:an?|the|size|my|his|her)? ?(?:size )?(?<size>[\w.]{1,4})))?$/i;

/** What something is worn for is a judgment, and no fault. */
const JUDGED: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
  'age',
]);

/** What can be held against a record. */
const TOLD: ReadonlySet<string> = new Set([
  'attribute',
  'material',
  'pattern',
  'color',
  'type',
  'gender',
]);
const ASPECTS =
  /^(?:length|sleeve|fit|shade|brightness|formality|coverage|pattern|heel|rise|warmth|shine)$/;

export interface Named {
  words: string;
  concept: Concept;
}

/** "Rips" and "holes" are what "ripped" tells of a piece. */
const AS_TRAIT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rips?|holes?|tears?)(?: in (?:it|them))?\b/i, 'ripped'],
];

/** The first thing that words name which a record can tell; null where they name none, or much else. */
export function namedIn(text: string): Named | null {
  const bare = bareName(text.replace(CLOSE, '').replace(DEGREE, ''));
  const what = AS_TRAIT.reduce((said, [pattern, trait]) => said.replace(pattern, trait), bare);
  if (what === '' || what.split(' ').length > 5) return null;
  const alone = understandQuery(what).readings;
  const readings = alone.some(({ concepts }) => concepts.length > 0)
    ? alone
    : understandQuery(`with ${what}`).readings;
  for (const { words, concepts } of readings) {
    const concept = (
      concepts.some(({ kind }) => kind === 'gender')
        ? concepts.filter(({ kind }) => kind === 'gender')
        : concepts
    ).find(({ kind, id }) => TOLD.has(kind) && !JUDGED.has(attributeGroup(id)));
    if (concept !== undefined) return { words: asWritten(words), concept };
  }
  return null;
}

function degreeOf(how: 'less' | 'more', word: string, words: string): Fault | null {
  const wish = `${how} ${word}`;
  const [better] = understandQuery(wish).comparisons;
  return better === undefined || !ASPECTS.test(better.aspect)
    ? null
    : { kind: 'degree', words, better, wish };
}

const ageFault = (
  words: string,
  { young, old }: Record<string, string | undefined>,
): Fault | null => {
  const age: AgeFault | null = young !== undefined ? 'young' : old !== undefined ? 'old' : null;
  return age === null ? null : { kind: 'age', words, age };
};

/** "Like hospital clothes", "cheap looking": nobody says that of what they like. */
const LIKE =
  /^(?:(?:so|really|a bit|kinda|more|too much|much) )*(?:like (?:an? |my |the |something )?(?!\$?\d|(?:it|that|this|them|these|the (?:first|second|third|one))\b)[\w' -]{3,40}|[a-z]+[- ]looking)$/i;
const BAD =
  /^(?:(?:so|really|just|very|super|pretty|a bit|too|way|absolutely|honestly|kinda|all) )*(?:ugly|hideous|horrible|horrid|awful|terrible|gross|disgusting|nasty|tacky|weird|bad|boring|dull|bland|drab|depressing|frumpy|tiny|huge|heavy|bulky|clunky|stiff|shapeless|shabby|sad|loud|over the top|yuck(?:y)?|cheesy|trashy|cringe|atrocious|ridiculous|mid|trash|garbage|wack|not (?:it|cute|nice|pretty|good|great|for me|me|my (?:thing|style|taste|vibe|cup of tea)))$/i;

const VERY =
  '(?:(?:so|really|just|very|super|pretty|a bit|too|way|kinda|kind of|sort of|sorta|somewhat|all|rather|quite|awfully) )*';
/** What is said of a piece as a judgment that its record bears out or not, and the need that it fails. */
const UNFIT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${VERY}(?:flimsy|plastic(?:k?y)?|cheaply made|badly made|poorly made|(?:low|poor|bad) quality|cheap and nasty|like (?:plastic|it (?:will|would) fall apart.*|they (?:will|would) fall apart.*|(?:cheap )?(?:rubbish|junk|crap)|fast fashion))$`,
      'i',
    ),
    'well-made',
  ],
  [new RegExp(`^${VERY}(?:itchy|scratchy|prickly|rough)(?: and .+)?$`, 'i'), 'soft-touch'],
  [
    new RegExp(
      `^${VERY}(?:uncomfortable|uncomfy|painful|hard to (?:walk|move|stand) in|like (?:they|it)(?: (?:will|would)|['’]?d|['’]?ll)? (?:hurt|pinch|kill my feet))$`,
      'i',
    ),
    'easy-wear',
  ],
];
/** Said of the looks of a piece, and never of its price. */
const LOOKS_CHEAP = new RegExp(
  `^${VERY}(?:cheap|tacky and cheap|cheap(?:ish)?[- ]looking)(?: and .+)?$`,
  'i',
);

/** A judgment of how a piece is made or wears, as the need that it fails; null where it is none. */
export function readUnfit(said: string, isOfLooks = false): ReadFault | null {
  const text = said
    .trim()
    .replace(CLOSE, '')
    .replace(/^(?:just|all|still|literally|actually) /i, '');
  const need =
    UNFIT.find(([pattern]) => pattern.test(text))?.[1] ??
    (isOfLooks && LOOKS_CHEAP.test(text) ? 'well-made' : undefined);
  return need === undefined ? null : plain({ kind: 'unfit', words: text, need });
}

/** A fault in what is said of a piece, and whether it is plainly one. */
export interface ReadFault {
  fault: Fault;
  /** "Too short" complains; "skinny" may as well describe. */
  isPlain: boolean;
}

const plain = (fault: Fault | null): ReadFault | null =>
  fault === null ? null : { fault, isPlain: true };

function excessOf(text: string): ReadFault | null {
  const what = EXCESS.exec(text)?.groups?.what ?? '';
  if (what === '') return null;
  const word = what.split(' ')[0] ?? '';
  const much = /\btoo (?:much|many)\b/i.exec(text)?.[0].toLowerCase();
  const degree = degreeOf('less', word, `${much ?? 'too'} ${word}`);
  if (degree !== null) return plain(degree);
  const named = namedIn(what);
  return named === null ? null : plain({ kind: 'has', ...named });
}

/** What is said of a piece behind "is" or "looks", as a fault; null where it is none. */
export function readPredicate(said: string): ReadFault | null {
  const text = said
    .trim()
    .replace(CLOSE, '')
    .replace(/^(?:just|all|still|literally|actually|basically|clearly) /i, '');
  if (REPEATED.test(text)) return plain({ kind: 'repeated', words: text });
  const sold = SOLD_OUT.exec(text);
  if (sold !== null) {
    const size = sold.groups?.size?.toUpperCase();
    return plain({ kind: 'sold-out', words: text, sizes: size === undefined ? [] : [size] });
  }
  const unfit = readUnfit(text);
  if (unfit !== null) return unfit;
  const age = (MADE_FOR.test(text) ? AGE.exec(text) : AGE_WORD.exec(text))?.groups;
  if (age !== undefined) return plain(ageFault(text, age));
  if (BAD.test(text) || LIKE.test(text)) return plain({ kind: 'disliked', words: text });
  const enough = /^not\b/i.test(text) ? ENOUGH.exec(text)?.groups?.what : undefined;
  if (enough !== undefined) return plain(degreeOf('more', enough, `not ${enough} enough`));
  const excess = excessOf(text);
  if (excess !== null) return excess;
  const denied = NEGATED.exec(text)?.groups?.what;
  const named = namedIn(denied ?? text);
  if (named === null) return null;
  return {
    fault: { kind: denied === undefined ? 'has' : 'lacks', ...named },
    isPlain: denied !== undefined,
  };
}
