const WHO = String.raw`\b(?<who>i['’]?m|i am|ima|he['’]?s|he is|she['’]?s|she is|we['’]?re|me,?|my height is|(?:my \w+|the \w+) is)?`;
const ONLY = `(?: ?(?:only|just|about|around|like|barely|almost|a short|a tall|also|literally))*`;
const TALL = String.raw`(?: ?(?:tall|in height|high|short|petite|girl|woman|man|guy|and short|and tall))*(?= ?(?:[,.;!?]|$|and\b|so\b|but\b|here\b|with\b|if\b|btw\b|lol\b|by the way\b|n\b|&))`;
/** "I'm 5'1"", "she is 5 foot 3", "six feet tall", "i am 160 cm". */
const HEIGHTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${WHO}${ONLY} ?(?<![\d$])(?<feet>[4-6]) ?(?:['’′‘]|ft\.?|foot|feet|f)(?: and)? ?(?<inches>1[01]|\d)?(?: ?(?:["”″]|['’]['’]|inches|inch|in\b))?${TALL}`,
    'i',
  ),
  new RegExp(
    String.raw`${WHO}${ONLY} ?(?<![a-z])(?<feet>four|five|six)(?: ?(?:ft|foot|feet))(?: and)?(?: (?<inches>1[01]|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven))?${TALL}`,
    'i',
  ),
  new RegExp(String.raw`${WHO}${ONLY} ?(?<![\d$])(?<cm>1[4-9]\d|20\d) ?cm${TALL}`, 'i'),
];
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Up to here petite lengths are cut, and from there tall ones, in inches. */
const PETITE_MAX = 64;
const TALL_MIN = { women: 69, men: 74 };

/** "6'4 and skinny" tells of the body, and of no cut. */
const BUILD =
  /^\s*(?:(?:very|really|super|pretty|quite|and|n|but) )*(?:skinny|slim|lanky|lean|thin|slender|stocky|broad|curvy|n curvy)(?: (?:and|but|n) (?:skinny|lanky|lean|thin|broad|muscular))?(?=\s*(?:[,.;!?]|$|(?:so|and|but)\b))(?:[\s,.;!]|(?:and|so|but)\b)*/i;

/** "A 44 long" says which length by itself. */
const CHEST_AND_LENGTH = /\b(?:3[4-9]|4\d|5[0-8]) ?(?:[srl]|short|regular|long)\b/i;

/** A height as it was told, and what is looked for by it. */
export interface ReadHeight {
  words: string;
  /** What to tell of the height; empty where none was told. */
  note: readonly string[];
}

const asFeet = (inches: number): string =>
  `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`;

const ASKS = /\?|^\W*(?:is|are|will|would|does|do|can|could|should|what|how|which)\b/i;

function cutFor(inches: number, wears: Wearer['wears']): 'petite' | 'tall' | null {
  if (inches <= PETITE_MAX && wears !== 'men') return 'petite';
  return inches >= (wears === 'women' ? TALL_MIN.women : TALL_MIN.men) ? 'tall' : null;
}

interface Wearer {
  /** What they are dressed in, as far as that is known. */
  wears: 'men' | 'women' | null;
  /** Whether it is for somebody else: then "he is 6'4" is said of the one who wears it. */
  isOther: boolean;
}

/** "My son is 6'4, he needs jeans": the one who is told of wears it. */
const WEARS_IT =
  /\b(?:he|she|they)(?: really| only| just)? (?:needs?|wants?|wears?|likes?|is looking for)\b|\bfor (?:him|her|(?:my|our|his) (?!(?:wedding|birthday|trip|job|interview|date|party|work|graduation)\b)[a-z]+)\b/i;

const numberOf = (said: string): number => {
  const at = NUMBERS.indexOf(said.toLowerCase());
  return at < 0 ? Number(said) : at;
};

const inchesOf = (groups: Readonly<Record<string, string | undefined>>): number => {
  const { feet = '', inches = '0', cm } = groups;
  if (cm !== undefined) return Math.round(Number(cm) / CM_PER_INCH);
  return numberOf(feet) * INCHES_PER_FOOT + numberOf(inches);
};

/**
 * A height that is told, as the length that is cut for it: 5'1" is petite. A height of somebody who
 * wears nothing of it is left out; a question about heights stays as it is.
 */
export function readHeight(words: string, { wears, isOther }: Wearer): ReadHeight {
  const match = ASKS.test(words)
    ? null
    : HEIGHTS.map((height) => height.exec(words)).find((found) => found !== null);
  if (match == null) return { words, note: [] };
  const { who = '', ...groups } = match.groups ?? {};
  const isOfOther = /^(?:he|she|my \w+ is|the )/i.test(who) && !/^my height/i.test(who);
  const behind = words.slice(match.index + match[0].length).replace(BUILD, '');
  const rest = `${words.slice(0, match.index)} ${behind}`
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:[\s,.;!]|(?:and|so|but|here|btw|lol)\b)+/i, '')
    .replace(BUILD, '')
    .replace(/[\s,;]+$/, '')
    .trim();
  if (isOfOther && !isOther && !WEARS_IT.test(words))
    return { words: rest === '' ? 'ok' : rest, note: [] };
  const inches = inchesOf(groups);
  const cut = cutFor(inches, wears);
  const said = asFeet(inches);
  // At 5'10" a woman wears tall lengths and a man regular ones.
  const isOpen = wears === null && inches >= TALL_MIN.women && inches < TALL_MIN.men;
  if ((isOpen || CHEST_AND_LENGTH.test(rest)) && rest !== '') return { words: rest, note: [] };
  if (cut === null) {
    const note = [`At ${said}, regular lengths are cut for you.`, `${said} wears regular lengths.`];
    return { words: rest === '' ? 'ok' : rest, note };
  }
  const note = [
    `At ${said}, I look at ${cut} lengths; say “any fit” to see the others too.`,
    `${said} it is: ${cut} lengths from here on, until you say “any fit”.`,
  ];
  return { words: rest === '' ? cut : `${rest}, ${cut}`, note };
}
