/** What a question wants to know of a thing: whether it is right, wrong, needed, or still in style. */
export type AdviceAsked = 'right' | 'wrong' | 'needed' | 'spared' | 'current';

/** A question that is answered with yes or no: "can i wear flats with a midi to a wedding". */
export interface AdviceQuestion {
  asks: AdviceAsked;
  /** What is asked about: "flats", "it", "black". */
  what: string;
  /** What it is held against: "a midi"; empty where nothing is. */
  beside: string;
  /** Where or when: "a wedding"; empty where nobody says. */
  at: string;
  /** Who is asked about, where that is not the shopper: "short people". */
  who: string;
}

const LEAD =
  /^\W*(?:(?:and|but|so|ok|okay|wait|hm+|also|lol|omg|hey|hi|um+|uh+|oh|like|question|quick (?:q|question)|random(?: question)?|honestly|actually|sorry|(?:any idea|i wonder|(?:i(?:'m| am| was)? |just )?wondering|curious)(?: if| whether)?|tell me)\b[ ,:.!-]*)+/;
const TAIL =
  /[ ,]+(?:or (?:nah|no|not|nope|(?:is|are|would) (?:it|that|they|this) .*|too \w+|do i look .*)|yes or no|yay or nay|y\/n|yes\/no|right|(?:do )?(?:u|you) (?:think|reckon)|tho(?:ugh)?|lol|pls|please|thanks|thx|honestly|then|instead|at all|anymore|these days)\W*$/;
const THINKS = /^(?:do|would|dont|don't) (?:you|u) (?:think|reckon|say)(?: that)? /;

const PERSON =
  '(?<who>i|you|u|we|he|she|they|one|someone|people|men|women|guys|girls|(?:an? |the |my )?(?:[a-z]+ ){0,2}(?:people|men|man|women|woman|guys?|girls?|person|lady|ladies|dude))';
const ADVERB =
  '(?:(?:really|even|still|just|ever|kinda|kind of|actually|totally|also|only|a bit|a little|so|super|very|that|considered) )*';
const GOOD =
  '(?:ok|okay|fine|alright|all right|acceptable|appropriate|allowed|suitable|right|good|great|cool|safe|respectful|normal|(?:smart|dressy|formal|nice|good|professional|fancy) enough|a good (?:idea|choice|look))';
const BAD =
  '(?:weird|strange|odd|wrong|bad|tacky|rude|disrespectful|inappropriate|unprofessional|off|too (?:much|formal|casual|dressy|dressed up|bold|loud|fancy|plain|flashy|basic|matchy(?:[- ]matchy)?|busy|sexy|bright|dark|young|old|extra)|overkill|over the top|ott|overdressed|underdressed|a faux pas|a (?:big )?no[- ]?(?:no|go)?|a crime|ugly|cringe|risky|a bad idea|frowned (?:on|upon)|overdoing it|a mistake)';
const IS = "(?:is|are|r|was|would|will|isnt|isn't|arent|aren't|wouldnt|wouldn't)";
const WEARS =
  '(?:wear|wearing|do|rock|pull|get away with|put|pair|combine|mix|match|style|team|go with|go for|go in|use|carry|bring|show up in|look (?:ok|okay|good|fine|alright|weird|silly) in)';
const STYLE =
  '(?:in(?: style| fashion)?|out(?: of (?:style|fashion))?|over|dated|outdated|a thing|cheugy|trendy|dead|done|coming back|back(?: in(?: style| fashion)?)?|old[- ]fashioned|so last year|a trend|current|passe)(?: now| right now| this (?:year|season|summer|winter|fall|spring)| in \\d{4})*';

const FORMS: readonly { asks: AdviceAsked; form: RegExp }[] = [
  {
    asks: 'current',
    form: new RegExp(`^(?:is|are|r) (?<what>.+?) ${ADVERB}(?:already )?${STYLE}$`),
  },
  {
    asks: 'spared',
    form: new RegExp(
      `^(?:can|could|should|may) ${PERSON} ${ADVERB}(?:skip|do without|go without|get away without|leave off) (?<what>.+)$`,
    ),
  },
  {
    asks: 'needed',
    form: new RegExp(
      `^(?:do|does|will|would|should|must) ${PERSON} ${ADVERB}(?:need|have to wear|have to have|need to wear|need to have|bother with|wear) (?<what>.+)$`,
    ),
  },
  {
    asks: 'needed',
    form: /^(?:is|are) (?<what>.+?) (?:really |even |still )*(?:necessary|needed|required|expected|mandatory|a must)\b(?<rest>.*)$/,
  },
  {
    asks: 'wrong',
    form: new RegExp(
      `^${IS} it ${ADVERB}${BAD} (?:for ${PERSON} )?(?:to|if (?:i|you|we|they))(?: ${WEARS})? (?<what>.+)$`,
    ),
  },
  {
    asks: 'right',
    form: new RegExp(
      `^${IS} it ${ADVERB}${GOOD} (?:for ${PERSON} )?(?:to|if (?:i|you|we|they))(?: ${WEARS})? (?<what>.+)$`,
    ),
  },
  {
    asks: 'right',
    form: new RegExp(
      `^(?:can|could|should|may|shall|might|would|do|does) ${PERSON} ${ADVERB}${WEARS} (?<what>.+)$`,
    ),
  },
  {
    asks: 'wrong',
    form: new RegExp(
      `^(?:do|does|will|would) (?<what>.+?) ${ADVERB}(?:clash|fight|look ${BAD})\\b(?<rest>.*)$`,
    ),
  },
  {
    asks: 'wrong',
    form: /^(?:will|would|does|do) (?<what>.+?) (?:totally |kinda |just )*(?:ruin|kill|spoil|cheapen|mess up|wreck) (?<beside>.+)$/,
  },
  {
    asks: 'needed',
    form: /^(?:should|must|(?:do|does)(?=.* (?:have|need) to )) (?<what>.+?) (?:have to |need to |really |always )*(?:match|be the same (?:color |colour )?as) (?:with )?(?<beside>.+)$/,
  },
  {
    asks: 'wrong',
    form: /^(?:is|are) (?<what>.+?) (?:considered |seen as |too |only )*(?<who>feminine|girly|masculine|manly|womanly|for (?:men|women|guys|girls|old people|kids))(?: only)?$/,
  },
  {
    asks: 'right',
    form: /^(?:do|does|will|would|can|could) (?!(?:i|you|u|we|they) )(?<what>.+?) (?:even |really |actually |still )*(?:match|suit|complement) (?!with\b|together\b)(?<beside>.+)$/,
  },
  {
    asks: 'right',
    form: new RegExp(
      `^(?:do|does|will|would|can|could) (?!(?:i|you|u|we|they) )(?<what>.+?) ${ADVERB}(?:go|goes|work|match|pair|look ${GOOD})\\b(?: well| ok| okay| nicely)?(?: together)?(?<rest>.*)$`,
    ),
  },
  { asks: 'wrong', form: new RegExp(`^${IS} (?<what>.+?) (?:be )?${ADVERB}${BAD}(?<rest>$| .+)`) },
  { asks: 'right', form: new RegExp(`^${IS} (?<what>.+?) (?:be )?${ADVERB}${GOOD}(?<rest>$| .+)`) },
];
/** "Brown belt with black boots yes or no", "gray blazer and navy chinos ok?" */
const BARE =
  /^(?<what>(?!what|which|how|why|when|where|i |show|find|need|want)[\w' -]+? (?:with|w|and|over|under) [\w' -]+?)[ ,]+(?<says>yes or no|yay or nay|y\/n|yes\/no|or (?:nah|no|not)|ok(?:ay)?|fine|weird|tacky|too much|a no|works?|clash(?:es)?)(?: (?:lol|pls|tho|please|or (?:no|nah|not)))?\W*$/;
/** "Navy is ok for a funeral", behind "do you think". */
const TOLD = [
  {
    asks: 'wrong',
    form: new RegExp(`^(?<what>.+?) (?:is|are|would be|looks?) ${ADVERB}${BAD}(?<rest>$| .+)`),
  },
  {
    asks: 'right',
    form: new RegExp(`^(?<what>.+?) (?:is|are|would be|looks?) ${ADVERB}${GOOD}(?<rest>$| .+)`),
  },
  {
    asks: 'right',
    form: new RegExp(`^${PERSON} (?:can|could|should) ${ADVERB}${WEARS} (?<what>.+)$`),
  },
] as const;

const NO_OTHER =
  /^(?:i|you|u|we|one|someone|he|she|they|people)$|^(?:my|the) (?!.*\b(?:people|men|women)\b)/;
const BESIDE =
  /^(?<left>.*?)\b(?:with|w\/?|over|under|underneath|beside|next to|on top of|against|to go with|matching)\s+(?<right>.+)$/;
const AND = /^(?<left>.+?) (?:and|&|n|plus) (?<right>.+)$/;
const AT = /^(?<left>.*?)\b(?:for|to|at|in|on|during|around|when|if)\s+(?<right>.+)$/;
/** What stands between the two things, or names the way of wearing them. */
const IDLE =
  /\boff$|\b(?:my|your|some|any|those|a pair of|pair of|together|something like|go|wear(?:ing)?|like)\b/g;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/\bw\/? /g, 'with ')
    .replaceAll(/\bur\b/g, 'your')
    .replaceAll(/\s+/g, ' ')
    .trim();

const parted = (pattern: RegExp, text: string): [string, string] | null => {
  const { left, right } = pattern.exec(text)?.groups ?? {};
  return left === undefined || right === undefined ? null : [left.trim(), right.trim()];
};

const thing = (text: string): string => text.replaceAll(IDLE, ' ').replaceAll(/\s+/g, ' ').trim();

/** Sorts what is asked about, what beside it and where from the words behind the question. */
function sortParts(
  what: string,
  rest: string,
  isPair: boolean,
): Omit<AdviceQuestion, 'asks' | 'who'> {
  const text = `${what} ${rest}`
    .replaceAll(/[?.!]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [first, second = ''] = parted(BESIDE, text) ?? [text];
  const [one, where] = parted(AT, first) ?? [first, ''];
  const [other, place] = parted(AT, second) ?? [second, ''];
  const [left, right = ''] = isPair && other === '' ? (parted(AND, one) ?? [one]) : [one, other];
  return { what: thing(left), beside: thing(right), at: place === '' ? where : place };
}

const sentence = (words: string): string => {
  const text = plain(words).replace(/[?.! ]+$/, '');
  let stripped = text.replace(LEAD, '');
  for (let before = ''; before !== stripped; ) {
    before = stripped;
    stripped = stripped.replace(TAIL, '').replace(/[?.!, ]+$/, '');
  }
  return stripped;
};

const OF_PAIR = /\b(?:clash|together|mix|combine|match|go|pair|work)\b/;
/** A message that says more than its question is read part by part. */
const IS_SEVERAL = /[.?!;]\s+\w|\n/;
/** What is sold, how many are needed, and what is worn below are told elsewhere. */
const OF_OTHER =
  /\b(?:under \$?\d|\$\d|\d+ (?!-)|bras?|underwear|underneath|size|in stock|available|cheaper|instead of buying)\b|^\W*(?:are|is) there\b/i;

/** Reads a question that yes or no answers; null where a message is none. */
export function readAdviceQuestion(words: string): AdviceQuestion | null {
  if (IS_SEVERAL.test(words.trim()) || OF_OTHER.test(words)) return null;
  const bare = BARE.exec(plain(words).replace(LEAD, ''))?.groups;
  const asked = sentence(words);
  if (bare?.what !== undefined && !FORMS.some(({ form }) => form.test(asked))) {
    const isWrong = /weird|tacky|much|a no$|clash/.test(bare.says ?? '');
    return { asks: isWrong ? 'wrong' : 'right', who: '', ...sortParts(bare.what, '', true) };
  }
  const isThought = THINKS.test(asked);
  const text = asked.replace(THINKS, '');
  for (const { asks, form } of isThought ? TOLD : FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups?.what === undefined) continue;
    const who = groups.who ?? '';
    return {
      asks,
      who: NO_OTHER.test(who) ? '' : who,
      ...sortParts(
        groups.what,
        groups.beside === undefined ? (groups.rest ?? '') : `with ${groups.beside}`,
        OF_PAIR.test(text),
      ),
    };
  }
  return null;
}
