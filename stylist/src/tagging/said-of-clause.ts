/**
 * What a clause says of the things that it names, where that is neither a wish nor a plain refusal:
 * it is told by small words (have, only, never said, have to be), whatever the things are.
 */
export type SaidOf =
  /** "I have not suit": it is needed. */
  | 'lacks'
  /** "I own only hoodies": told, and neither wished nor refused. */
  | 'has'
  /** "She has scarves enough": no more of them. */
  | 'has-enough'
  /** "I never said wool": the wish was none. */
  | 'unsaid'
  /** "It doesn't have to be blue": the wish is over. */
  | 'frees'
  /** "I'm not going to the gym": no occasion. */
  | 'denies'
  /** "Suede and I don't get along": not borne. */
  | 'not-borne';

/** A stretch of a message that says so, and the part of it that names things. */
export interface Statement {
  said: SaidOf;
  start: number;
  end: number;
  what: string;
}

const BEGIN = String.raw`(?:^|(?<=[\s,.;:!?(–—-]))`;
const STOP = String.raw`(?=\s*(?:[.,;:!?…)]|\b(?:and|but|so|because|cause|since|that['’]?s|thats|do you|you have|need|i|we|now|what|any)\b|$))`;
const WHAT = String.raw`(?<what>[\p{L}\p{N}][\p{L}\p{N}'’& -]*?)`;
const LEADS = String.raw`(?:(?:and|but|so|because|cause|since|also|plus)\s+)?`;
const WHO = `(?:i|we|he|she|they)(?:['’]?ve|['’]?s)?`;
const HAVE = '(?:have|has|own|owns|owned|got|possess(?:es)?|had|wear|wears|live in|lives in)';
const ONLY =
  '(?:only|just|basically|mostly|mainly|literally|pretty much|nothing but|nothing except|solely)';
const NOT =
  "(?:not|no|never|don['’]?t|do not|does not|doesn['’]?t|haven['’]?t|hasn['’]?t|didn['’]?t)";
const ANY =
  '(?:a single|a proper|an?|any|one|even|really|actually|yet|proper|decent|good|no|not|got|at all)';
const ALL =
  '(?:it|they|that|this|these|those|everything|all(?: of (?:it|them|these))?|every(?: single)? \\w+|each(?: one)?|the (?:\\w+ )?\\w+)';
const SAY =
  '(?:say|said|ask|asked|asking|mention|mentioned|type|typed|wrote|write|request|requested|insist|insisted|want|wanted)';

const PATTERNS: readonly (readonly [SaidOf, string])[] = [
  // "I never said wool", "did I ask for florals?", "who asked for a blazer"
  [
    'unsaid',
    `${LEADS}(?:(?:i|we)(?: have|['’]?ve)? (?:really |actually |ever )?(?:never|didn['’]?t|did not|haven['’]?t)(?: (?:ever|even|once|actually|really))*|(?:when |where )?did i(?: ever| even| once)*|(?:who|nobody|no one)(?: ever| even)?) ${SAY}(?: (?:for|about|on|anything about|a word about|it (?:has|had|should) to be|i wanted|i want|that|only))*(?: (?:an?|any|the|it))* ${WHAT}(?: (?:only|anyway|you know|though|tho|at all|per se))*`,
  ],
  // "Does everything have to be green", "must it always be black", "it doesn't need to be wool"
  [
    'frees',
    `${LEADS}(?:(?:why )?(?:(?:do|does) ${ALL} (?:(?:all|always|really|now|necessarily) )*(?:have|need|got) to|must ${ALL})|(?:${ALL}|colou?rs?|i)(?: really)? (?:do(?:es)?n['’]?t|do(?:es)? not) (?:necessarily |really |all )*(?:have|need) (?:it |them )?to|(?:${ALL}|colou?rs?) (?:need not|needn['’]?t)) (?:(?:always|only|all) )*be(?: (?:always|only|all))* ${WHAT}(?: (?:again|now|every (?:single )?time|each time|always|all the time|any ?more|though|tho|really|everywhere))*`,
  ],
  ['frees', `${LEADS}not necessarily(?: in)? ${WHAT}`],
  // "I have not suit", "I don't own any coat", "got no coat at all"
  [
    'lacks',
    String.raw`${LEADS}(?:${WHO} )?(?:(?:really|still|also|currently|actually|do|even) )*(?:${NOT} (?:have|has|own|owns|possess|got)|(?:have|has|got|own|owns|possess(?:es)?)(?: got)? (?:not|no|none|zero|nothing|not even)|(?:haven['’]?t|hasn['’]?t)(?! \p{L}+e[dn]\b)|lack|lacks)(?: ${ANY})* (?!to\b|but\b|except\b|idea|time|patience|money)${WHAT}(?: (?:at all|yet|whatsoever|at home|anymore|any more|left|in my life|to wear))*`,
  ],
  // "All I own is hoodies", "my closet is only hoodies"
  [
    'has',
    `${LEADS}(?:all (?:that )?${WHO}(?:(?: ever| really)? (?:${HAVE}|got))+ (?:is|are)|my (?:whole |entire )?(?:closet|wardrobe|drawers?)(?: is| are|['’]s)?(?: all| full of| only| just)+|(?:${WHO} )?(?:really |already )*${HAVE}(?: got)?(?: (?:really|basically|like))* ${ONLY}(?: ${ONLY})*|(?:${WHO} )?(?:basically |really )*${ONLY}(?: ever)? ${HAVE}(?: got)?)(?: (?:some|my|the|a few|an?|old))* ${WHAT}(?: (?:ones?|at home|already|anyway|so far|all year|all the time|every ?day))*`,
  ],
  // "No, I HAVE hoodies"
  [
    'has',
    String.raw`(?:(?:no+|nope|wait|sorry|ugh)[\s,.!]+)+(?:but )?${WHO} (?:do |already )*(?:have|own|got)(?: (?:the|those|my|enough))* ${WHAT}(?: (?:already|at home))*`,
  ],
  // "She has scarves enough", "I have plenty of jeans"
  [
    'has-enough',
    String.raw`${LEADS}(?:${WHO} |my \w+ |(?=already ))(?:already |really )*${HAVE}(?: got)?(?: already)? (?:(?:enough|plenty|tons|loads|lots|too many|so many|every|a lot|a couple|several|two|three|four|five|six|ten|twelve|[2-9]|1\\d)(?: of)?(?: kinds? of)? ${WHAT}(?: ones?)?|(?<before>[\p{L}][\p{L} -]*?) (?:enough|galore|en masse|in every color))(?: (?:already|at home|there is|as it is))*`,
  ],
  // "Suede and I don't get along", "wool and my skin are no friends"
  [
    'not-borne',
    String.raw`${LEADS}${WHAT} (?:and|&|n) (?:i|me|my \w+) (?:(?:really|just|simply) )*(?:don['’]?t|do not|never|can['’]?t|won['’]?t|are not|aren['’]?t|are no|were never) [\p{L} ]+?(?: (?:in|on|at|for|with) [\p{L} ]+?)?`,
  ],
  // "Polyester makes me sweat", "I break out in wool"
  [
    'not-borne',
    String.raw`${LEADS}(?:(?:i|she|he|we|they) (?:always |just |really )*(?:react(?:s)? (?:badly )?to|breaks? out (?:in|from)|gets? (?:a rash|hives|itchy|an allergy|eczema|red|bumps) (?:from|in|with)|scratch(?:es)? \w+ \w+ in) ${WHAT})`,
  ],
  // "I'm not going to the gym, just …"
  [
    'denies',
    String.raw`${LEADS}(?:(?:(?:i|we|he|she)(?:['’]?m|['’]?re|['’]?s)?(?: am| are| is)?|im|its|it['’]?s) )?not (?!looking|wearing|liking|wanting|feeling|loving|seeing|fitting|showing|anything|nothing)\p{L}{2,}ing ${WHAT}`,
  ],
];

const COMPILED = PATTERNS.map(
  ([said, source]) => [said, new RegExp(`${BEGIN}${source}${STOP}`, 'giu')] as const,
);

/** "Trackies and trainers": what is named in one breath with the first. */
const BESIDE =
  /^(?:\s*,\s*|\s+)(?:and|&|or|n)\s+(?:an?\s+|some\s+|my\s+)?[\p{L}-]+(?=\s*(?:[.,;!?]|$))/iu;

/** What a message says in passing of things that it names, in its order; no two overlap. */
export function statementsIn(text: string): Statement[] {
  const found = COMPILED.flatMap(([said, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole, groups }) => {
      const beside = BESIDE.exec(text.slice(index + whole.length))?.[0] ?? '';
      const what = `${groups?.what ?? groups?.before ?? ''}${beside}`.trim();
      return { said, start: index, end: index + whole.length + beside.length, what };
    }),
  );
  return found
    .filter(
      (one, at) =>
        !found.slice(0, at).some((other) => other.start < one.end && one.start < other.end),
    )
    .toSorted((one, other) => one.start - other.start);
}
