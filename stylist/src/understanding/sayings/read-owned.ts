import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';

const END = String.raw`(?=\s*(?:[,.;!?]|\b(?:and|but|so|now|just|need|needs|which|what|with what|looking|want|help|show|any|that i|to wear|i|it|for)\b|$))`;
const ITS =
  '(?:(?:my|some|a|an|the|this|these|those|nice|pair|pairs|of|own|new|really|great|lovely) )*';
const WHO = '(?:i|we|she|he|they)';
const HAS =
  "(?:(?:[’']?ve|[’']?s|[’']?d| have| has)? ?(?:just |already |also |recently |only )*(?:have|has|got|gotten|own|owns|bought|ordered|purchased|picked up|inherited|thrifted))";
const WHERE =
  '(?: (?:already|at home|covered|sorted|now|here|in my closet|done|picked out|figured out|from (?:last|a) \\w+))*';
/** "I already own white sneakers", "got the dress", "ive got the shoes covered". */
const OWNS = new RegExp(
  String.raw`(?:\b${WHO}${HAS}|^\W*(?:ok |so |hi |hey |well )*(?:already )?(?:got|have|bought|ordered|own)|(?<=[,;.] ?)(?:and |but )?already (?:got|have|own)) ${ITS}(?!(?:to|you|any|no|not|lots?|too|it|that|one|nothing|enough|plenty|[$£€]?\d{2,5}(?: dollars| bucks)? (?:to|for|left|in))\b)(?<what>[a-z0-9][\w -]*?(?: and (?:a |my |the |some )?[\w -]+?(?=\s*[,.;]))?)${WHERE}${END}`,
  'i',
);
/** "My jeans are black", "the shoes are sorted". */
const IS = new RegExp(
  String.raw`\b(?:my|the) (?<thing>[\w -]{3,20}?) (?:is|are)(?: all| already)? (?<how>[\w -]+?)${END}`,
  'i',
);
const SORTED = /^(?:sorted|covered|done|taken care of|bought|picked|picked out|decided)$/i;
const REST =
  /\b(?:the rest|everything else|the other (?:stuff|things|pieces)|rest of (?:it|the (?:outfit|look))|complete (?:it|the (?:look|outfit))|finish (?:it|the (?:look|outfit))|build (?:an outfit )?around it|around it)\b/i;
const ON_TOP =
  /\bwhat (?:can|could|should|do|would) (?:i|we|she|he) (?:put|wear|throw|layer|get|have) (?<where>on top|over it|over them|underneath|under it|under them|on my feet)\b/i;
const PLACES: Readonly<Record<string, string>> = {
  'on top': 'a top',
  'over it': 'a jacket',
  'over them': 'a jacket',
  underneath: 'a top',
  'under it': 'a top',
  'under them': 'a top',
  'on my feet': 'shoes',
};
/** What only leads over to the wish: "so which", "need some". */
const LEADS =
  /^\W*(?:(?:and|so|but|now|just|then|i|we|she|he|they|needs?|wants?|only|still|am|['’]m|looking for|which|what|any|some|kind of|sort of|do i (?:get|need|wear)|should i (?:get|wear|buy)|would work|for it)(?![\w’']) ?)*\W*/i;
const ASKS =
  /\b(?:do (?:i|we)|should (?:i|we)|can (?:i|we)|would|will|work|go|goes|look|looks|match|matches)\b.*$/i;

const WITH_IT = / (?:for|with|to match|to go with|matching) (?:it|them|that|those)\b/i;

/** "What goes with it" asks for pieces: these are worn with a piece of each role. */
const ASKS_PIECES =
  /^\W*(?:(?:so|and|but|now|ok|then)[\s,]+)*(?:what|which pieces?|what else|anything)(?:['’]?s| can| could| should| do| would| will| to)?(?: i| we)? ?(?:goes|go|wear|works?|pairs?|put|match(?:es)?|looks? good|get|buy)(?: good| well| nice| best)? with (?:it|them|that|those|this|these)\W*$/i;
const BESIDE: Readonly<Record<string, string>> = {
  top: 'pants and shoes',
  'mid-layer': 'pants and a top',
  outer: 'pants and a top',
  bottom: 'a top and shoes',
  'one-piece': 'shoes and a bag',
  suit: 'a shirt and shoes',
};
const IT = /(?<how> (?:for|with|to match|to go with|matching)) (?:it|them|that|those)\b/i;

/**
 * "What goes with it" after a piece was told that somebody has: pieces to go with that one.
 * @param heard The latest messages, the last one last.
 */
export function rewordOwnedBefore(text: string, heard: readonly string[]): string {
  const owned = IT.test(text)
    ? heard
        .slice(-2)
        .flatMap((one) => readOwned(one, true).owned ?? [])
        .at(-1)
    : undefined;
  if (owned === undefined) return text;
  const beside = piecesFor(owned);
  if (ASKS_PIECES.test(text)) return beside === null ? text.replace(IT, ` with ${owned}`) : beside;
  return typesIn(text).length > 0 ? text.replace(IT, ` to go with ${owned}`) : text;
}

/** What is worn with a piece that is there, where that is plain. */
function piecesFor(owned: string): string | null {
  const beside = BESIDE[typeRole(typesIn(owned)[0] ?? '') ?? ''];
  return beside === undefined ? null : `${beside} to go with ${owned}`;
}

/** What is asked for beside what somebody has, without what leads over to it. */
export const wishOf = (rest: string): string =>
  rest
    .replace(LEADS, '')
    .replace(ASKS, '')
    .replace(WITH_IT, '')
    .replace(/[\s,.;!?]+$/, '')
    .trim();

const typesIn = (text: string): string[] =>
  understandQuery(text).readings.flatMap(({ role, concepts }) =>
    role === 'wanted' || role === 'beside'
      ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []))
      : [],
  );

/** A message about something that somebody has. */
export interface ReadOwned {
  words: string;
  /** What is owned, where nothing beside it is asked for yet: "red dress". */
  owned: string | null;
}

interface Owned {
  what: string;
  rest: string;
}

/** What a message says that somebody has, and the rest of it; null where it says no such thing. */
export function findOwned(text: string): Owned | null {
  const owns = OWNS.exec(text);
  if (owns?.groups?.what !== undefined) {
    return { what: owns.groups.what.trim(), rest: text.replace(owns[0], ' ') };
  }
  const is = IS.exec(text);
  const { thing = '', how = '' } = is?.groups ?? {};
  const isColor = understandQuery(how).readings.some(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'color' || kind === 'material' || kind === 'pattern'),
  );
  if (is === null || !(isColor || SORTED.test(how))) return null;
  const what = isColor ? `${how} ${thing}` : thing;
  return { what, rest: text.replace(is[0], ' ') };
}

/**
 * Turns what somebody has into what goes with it: "i own white sneakers, need pants" looks for pants
 * to go with white sneakers, and for no sneakers.
 * @param isOpen Whether nothing is being looked for yet.
 */
export function readOwned(text: string, isOpen: boolean): ReadOwned {
  const found = findOwned(text);
  const beside = ON_TOP.exec(text)?.groups?.where?.toLowerCase();
  if (
    found === null &&
    beside !== undefined &&
    beside.startsWith('on ') &&
    !isOpen &&
    typesIn(text.replace(ON_TOP, '')).length === 0
  ) {
    return { words: `${PLACES[beside] ?? 'something'} to go with the first one`, owned: null };
  }
  if (found === null || typesIn(found.what).length === 0) return { words: text, owned: null };
  const { what, rest } = found;
  const where = ON_TOP.exec(rest)?.groups?.where?.toLowerCase();
  if (where !== undefined) {
    return { words: `${PLACES[where] ?? 'something'} to go with ${what}`, owned: null };
  }
  const pieces = ASKS_PIECES.test(rest) && isOpen ? piecesFor(what) : null;
  if (pieces !== null) return { words: pieces, owned: null };
  const wish = rest.replace(LEADS, '').trim();
  const bare = wishOf(rest);
  const others = typesIn(bare).filter((type) => !typesIn(what).includes(type));
  if (others.length > 0) {
    return { words: `${bare} to go with ${what}`, owned: null };
  }
  const isAlone = /^\W*$/.test(wish) && isOpen;
  return { words: text, owned: REST.test(rest) || isAlone ? what : null };
}
