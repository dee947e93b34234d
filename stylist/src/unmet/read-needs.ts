import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { joinWithAnd } from '../speech/join-words.ts';
import { FABRIC_NEEDS } from './fabric-needs.ts';
import needs from './needs.json' with { type: 'json' };

/** Something that clothes are to do for somebody and that no listing tells. */
interface Need {
  pattern: RegExp;
  /** "what suits breastfeeding" */
  of: string;
  why: string;
  /** What comes near it in the words of listings, by the role of the garment. */
  wish: Readonly<Record<string, string | undefined>>;
}

const BEFORE =
  "(?:(?:,|and|but)? *(?:because|since|as|cause|cuz|so) )?(?:(?:i|she|he|we|they|mom)(?:[’']?(?:m|s|re)| am| is| are| have| has|[’']?ve| got| had| get| suffer from)?(?: just| really| still| currently| also)* )?(?:(?:something|anything|stuff)(?= for| that| while) )?(?:good |great |suitable |ok |okay |easy |best |friendly )?(?:for |with |while |during |after |against |that |which |because of |due to |when |about )*(?:someone |people |somebody |a woman |a man )?(?:with |who (?:is|has|are|have) |in |i[’']?m |i am |have |has |can |will |to |is |are |my |a |an |the |his |her |your |some |bad |no )*";
const AFTER =
  '(?:[- ](?:friendly|safe|proof|approved|compatible|accessible|suitable|people|person|needs|issues|problems?|clothes|wear|moms?|all the time|right now|rn|at the moment|now))*';

const patternOf = (said: string): RegExp =>
  new RegExp(String.raw`(?<![\w-])${BEFORE}(?:${said})${AFTER}(?![\w-])`, 'i');

const refusalOf = (materials: string): string =>
  materials === '' ? '' : `no ${materials.replaceAll(', ', ', no ')}`;

const ROLES = listOf(
  'any, top, mid-layer, outer, bottom, one-piece, suit, shoes, bag, headwear, scarf, hosiery, underwear, swim, sleep, denim, shirt',
);

const NEEDS: readonly Need[] = [
  ...needs.map(({ said, of, why, ...rest }) => ({
    pattern: patternOf(said),
    of,
    why,
    wish: 'wish' in rest ? { ...rest.wish } : {},
  })),
  ...FABRIC_NEEDS.map(({ said, of, why, without, only = {} }) => ({
    pattern: patternOf(said),
    of,
    why,
    wish: Object.fromEntries(
      ROLES.map((role) => [
        role,
        only[role] ?? only.any ?? refusalOf(without[role] ?? without.any ?? ''),
      ]),
    ),
  })),
];

/**
 * "Is the first one good for breastfeeding?" asks of a piece, "how do I get sweat stains out" of care,
 * "what fabric if I sweat a lot" for advice.
 */
const ASKS =
  /^\W*(?:and |but |so |ok |hmm )*(?:(?:is|are|will|would|does|do|can|could|did|has|should)\b(?! (?:you|u|we|there|anything|any(?! of\b)|something)\b)|(?:how|why|which|any (?:tips|advice))\b|what(?:['’]?s| is| are| fabrics?| materials?| colou?rs?)\b)/i;

/** Cotton as it is, denim asks for no care of its own. */
const DENIM = ['jeans', 'denim-jacket', 'denim-skirt'];

/** "What pants are good" beside a need looks for pants. */
const ASKS_WHICH =
  /\b(?:what|which) (?<what>(?:kinds? of )?\w+) (?:are|is|would be|do you) (?:good|best|better|right|comfortable|comfy|ok|nice|recommend|suggest)\b/i;

const typesIn = (readings: readonly QueryReading[]): string[] =>
  readings.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );

const isRefusedFabric = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' && concepts.some(({ kind }) => kind === 'material');

const isFabric = (wish: string): boolean => {
  const { readings } = understandQuery(wish);
  const isWanted = ({ role, concepts }: QueryReading) =>
    role === 'wanted' && concepts.every(({ kind }) => kind === 'material');
  return readings.length > 0 && readings.every(isWanted);
};

/** Denim and shirts are asked other things of than all that is worn in their place. */
function roleOf(type: string): string | null {
  if (DENIM.some((kind) => isKindOf(type, kind))) return 'denim';
  return isKindOf(type, 'shirt') && typeRole(type) === 'top' ? 'shirt' : typeRole(type);
}

interface Narrowed {
  bare: string;
  wish: string;
}

/**
 * "Shoes that won't sink" are looked for as the kinds of shoes that do not, and heels as the kinds of
 * heels: the wider kind that was named gives way to them.
 */
function narrowed({ bare, wish }: Narrowed, first: string): Narrowed {
  const kinds = wish.split(', ').filter((one) => typesIn(understandQuery(one).readings).length > 0);
  if (first === '' || kinds.length === 0) return { bare, wish };
  const own = kinds.filter((one) =>
    typesIn(understandQuery(one).readings).some((type) => type !== first && isKindOf(type, first)),
  );
  const named = understandQuery(bare).readings.find((one) => typesIn([one])[0] === first);
  return own.length === 0 || named === undefined
    ? { bare, wish: '' }
    : { bare: bare.replace(named.words, ' '), wish: own.join(', ') };
}

/** A message without its needs, in words that listings have. */
export interface ReadNeeds {
  words: string;
  /** What to tell of each need: several wordings of one statement. */
  notes: readonly (readonly string[])[];
}

/** What refused words keep out, by its names: "no itchy" keeps out wool and mohair. */
const leftOut = (wish: string): string[] =>
  wish.startsWith('no ')
    ? understandQuery(wish).readings.flatMap(({ concepts, words }) =>
        concepts.length > 1
          ? concepts.map(({ id }) => id.replaceAll('-', ' '))
          : [words.replace(/^no /i, '')],
      )
    : [];

const noteOf = ({ of, why }: Need, wish: string): string[] => {
  const left = leftOut(wish);
  const looked =
    left.length > 0
      ? `, so I left out ${joinWithAnd(left)}`
      : wish === ''
        ? ''
        : `, so I went by “${wish}”`;
  return [`The listings don’t say ${of}${looked}. ${why}`, `No listing tells ${of}${looked}.`];
};

/**
 * Puts what listings tell in the place of what they do not: "shoes for bunions" are looked for with a
 * round toe. A need that nothing in a listing comes near is left out of the search.
 * @param before What was asked for so far: it may hold the garment that this message leaves out.
 */
export function readNeeds(words: string, before: readonly QueryReading[] = []): ReadNeeds {
  const found = NEEDS.filter(({ pattern }) => pattern.test(words));
  if (found.length === 0 || ASKS.test(words)) return { words, notes: [] };
  const bare = found
    .reduce((text, { pattern }) => text.replace(pattern, ' '), words)
    .replace(ASKS_WHICH, 'show me $<what>');
  const named = typesIn(understandQuery(bare).readings);
  const types = named.length > 0 ? named : typesIn(before);
  const [first = ''] = types;
  const role = roleOf(first);
  const refusesFabric = [...understandQuery(bare).readings, ...before].some(isRefusedFabric);
  const asWished = found
    .map(({ wish }) => wish[types.length === 0 ? 'any' : (role ?? '')] ?? '')
    // Who says what it is not to be made of leaves open what else it is made of.
    .map((wish) => (refusesFabric && isFabric(wish) ? '' : wish));
  const { wishes, left } = asWished.reduce<{ wishes: readonly string[]; left: string }>(
    (sofar, one) => {
      const { bare: next, wish } = narrowed({ bare: sofar.left, wish: one }, first);
      return { wishes: [...sofar.wishes, wish], left: next };
    },
    { wishes: [], left: bare },
  );
  const rest = left
    .replaceAll(/\s+([,.;!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .trim();
  return {
    words: [rest, ...wishes].filter((part) => /\w/.test(part)).join(', '),
    notes: found.map((need, at) => noteOf(need, wishes[at] ?? '')),
  };
}
