import type { Axis } from '../alternatives/weigh-side.ts';

/** Where on the body a piece is asked to add or to take away. */
export type LookAxis = Extract<Axis, 'torso' | 'hips' | 'belly' | 'lengthen'>;

/** A question of how a thing makes its wearer look: "do puff sleeves make me look bigger on top". */
export interface LooksQuestion {
  /** What is asked about: "puff sleeves", "that". */
  what: string;
  /** Null where nobody says where: the kind of the piece tells. */
  axis: LookAxis | null;
  /** Whether it is hoped for, and not feared: "taller". */
  isHoped: boolean;
  /** Whether a loose cut is what is feared. */
  isOfLoose: boolean;
}

const WHO =
  '(?:me|him|her|you|us|them|someone|somebody|people|an? (?:[a-z]+ ){0,2}(?:girl|woman|guy|man|person|bust|chest|belly|butt|bum|frame)|(?:my|your|his|her) (?!look\\b)[a-z]+(?: [a-z]+)?)';
const HOW =
  '(?<how>shorter|short|stumpy|stubby|squat|tiny|taller|tall|longer|leggier|leaner|(?:less )?(?:bigger|big|wider|wide|broader|broad|larger|large|fatter|fat|heavier|heavy|huge|bulkier|bulky|boxier|boxy|chunkier|chunky|thicker|thick|puffy|massive|top[- ]heavy|busty|bustier|hippy|pregnant|like a (?:tent|box|sack))|slimmer|slim|thinner|thin|skinnier|skinny|smaller|narrower)';
const LOOKS = new RegExp(
  `(?:^|[.,;!?] *|\\b(?:and|but|so) )(?:do|does|did|will|would|can|could|is|are|wont|won['’]?t|doesn['’]?t|don['’]?t|wouldn['’]?t) (?<what>[^,.;!?]+?) (?:(?:really|just|even|only|going to|gonna|actually|kinda|not) )*(?:make|get|making) (?<who>${WHO})(?: \\w+)?(?: (?:look|appear|seem)(?:ing)?)?(?: (?:even|too|way|much|so|really|kinda|more|any|like|a (?:bit|little)|lot|all))* ?${HOW}\\b(?<rest>[^.;!?]*)`,
  'i',
);
const WILL_I = new RegExp(
  `(?:^|[.,;!?] *|\\b(?:and|but|so) )(?:do|will|would|am|is) (?:i|she|he) (?:(?:going to|gonna) )?(?:look|seem|appear)(?: (?:even|too|way|much|so|really|kinda|more|any|like|a (?:bit|little)))* ?${HOW}\\b(?<rest>[^.;!?]*?) (?:in|with|wearing) (?<what>[^,.;!?]+?)\\W*$`,
  'i',
);

const AT: readonly (readonly [RegExp, LookAxis])[] = [
  [/\b(?:on top|up top|top[- ]?heavy|bust\w*|chest|boobs|shoulders?|arms?|upper)\b/i, 'torso'],
  [/\b(?:hips?|hippy|butt|bum|bottom|thighs?|legs? (?:look )?(?:big|wide|thick))\b/i, 'hips'],
  [/\b(?:belly|stomach|tummy|middle|waist|pregnant|tent|sack)\b/i, 'belly'],
  [/\b(?:short\w*|stumpy|stubby|squat|tiny|tall\w*|longer|leggier)\b/i, 'lengthen'],
];

/** Reads how a thing is feared or hoped to make its wearer look; null where a message asks no such thing. */
export function readLooks(words: string): LooksQuestion | null {
  const found = LOOKS.exec(words)?.groups ?? WILL_I.exec(words)?.groups;
  const { what, how, rest = '', who = '' } = found ?? {};
  if (what === undefined || how === undefined) return null;
  const where = `${how} ${rest} ${who}`;
  return {
    what: what.trim(),
    axis: AT.find(([at]) => at.test(where))?.[1] ?? null,
    isHoped: /^(?:less|slim|thin|skinn|small|narrow|tall|long|legg|lean)/i.test(how),
    isOfLoose: /pregnant|tent|sack|boxy/i.test(how),
  };
}

const ANY_LOOK = new RegExp(
  `(?:^|[.,;!?] *|\\b(?:and|but|so) )(?:do|does|will|would|can|could|is|are) [^,.;!?]+? (?:make|making) ${WHO} (?:\\w+ )?(?:look|appear|seem)(?: (?:even|too|way|so|really|kinda|like|a (?:bit|little)))* ?(?<how>[a-z -]+)`,
  'i',
);
const OF_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [/^(?:pale|paler|washed out|tired|sick|ill|dull|dead|yellow)\b/i, 'undertone'],
  [/^(?:old|older|young|younger|frumpy|matronly|my mother|my mom|a grandma)\b/i, 'age'],
];

/** The subject of advice that a look is about where no cut decides it: the skin, or an age; null where none is. */
export function subjectOfLook(words: string): string | null {
  const how = ANY_LOOK.exec(words)?.groups?.how ?? '';
  return OF_SUBJECT.find(([look]) => look.test(how))?.[1] ?? null;
}
