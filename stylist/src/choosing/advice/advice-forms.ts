/**
 * What a question wants to know of a thing: whether it is right, wrong, needed, has to match another,
 * or is still in style.
 */
export type AdviceAsked = 'right' | 'wrong' | 'needed' | 'matched' | 'spared' | 'current';

/** What stands before a question and says nothing. */
export const LEAD =
  /^\W*(?:(?:and|but|so|ok|okay|wait|hm+|also|lol|omg|hey|hi|um+|uh+|oh|like|question|quick (?:q|question)|random(?: question)?|honestly|actually|sorry|(?:any idea|i wonder|(?:i(?:'m| am| was)? |just )?wondering|curious)(?: if| whether)?|tell me)\b[ ,:.!-]*)+/;
/** What only presses for an answer behind it. */
export const TAIL =
  /[ ,]+(?:or (?:nah|no|not|nope|(?:is|are|would) (?:it|that|they|this) .*|too \w+|(?:do|should|must|would|will) (?:i|we|he|she|you|they) .*)|yes or no|yay or nay|y\/n|yes\/no|right|(?:do )?(?:u|you) (?:think|reckon)|tho(?:ugh)?|lol|pls|please|thanks|thx|honestly|then|instead|at all|anymore|these days)\W*$/;
/** Behind this a question is told: "do you think navy is ok". */
export const THINKS = /^(?:do|would|dont|don't) (?:you|u) (?:think|reckon|say)(?: that)? /;

const PERSON =
  '(?<who>blondes?|brunettes?|redheads?|i|you|u|we|he|she|they|one|someone|people|men|women|guys|girls|(?:an? |the |my )?(?:[a-z]+ ){0,2}(?:people|men|man|women|woman|guys?|girls?|person|lady|ladies|dude))';
const ADVERB =
  '(?:(?:really|even|still|just|ever|kinda|kind of|actually|totally|also|only|a bit|a little|so|super|very|that|considered) )*';
const GOOD =
  '(?:ok|okay|fine|alright|all right|acceptable|appropriate|allowed|suitable|right|good|great|cool|safe|respectful|normal|(?:smart|dressy|formal|nice|good|professional|fancy) enough|a good (?:idea|choice|look))';
const BAD =
  '(?:weird|strange|odd|wrong|bad|tacky|rude|disrespectful|inappropriate|unprofessional|off|too (?:much|formal|casual|dressy|dressed up|bold|loud|fancy|plain|flashy|basic|matchy(?:[- ]matchy)?|busy|sexy|bright|dark|young|old|extra)|overkill|over the top|ott|overdressed|underdressed|a faux pas|a (?:big )?no[- ]?(?:no|go)?|a crime|ugly|cringe|risky|a bad idea|frowned (?:on|upon)|overdoing it|a mistake|boring|dull|lame|basic|cheesy|silly|childish|dumb|stupid|ridiculous|awful|terrible|trashy|goofy|frumpy|lazy)';
const IS = "(?:is|are|r|was|would|will|isnt|isn't|arent|aren't|wouldnt|wouldn't)";
const WEARS =
  '(?:wear|wearing|do|rock|pull|get away with|put|pair|combine|mix|match|style|team|go with|go for|go in|use|carry|bring|show up in|look (?:ok|okay|good|fine|alright|weird|silly) in)';
const STYLE =
  '(?:in(?: style| fashion)?|out(?: of (?:style|fashion))?|over|dated|outdated|a thing|cheugy|trendy|dead|done|coming back|back(?: in(?: style| fashion)?)?|old[- ]fashioned|so last year|a trend|current|passe)(?: now| right now| this (?:year|season|summer|winter|fall|spring)| in \\d{4})*';

/** The forms of such questions; the first that fits counts. */
export const FORMS: readonly { asks: AdviceAsked; form: RegExp }[] = [
  {
    asks: 'wrong',
    form: new RegExp(`^(?:do|does|will|would) ${PERSON} ${ADVERB}look ${BAD} in (?<what>.+)$`),
  },
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
      `^(?:do|does|will|would|should|must) ${PERSON} ${ADVERB}(?:need|have to wear|have to have|need to wear|need to have|bother with) (?<what>.+)$`,
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
    asks: 'matched',
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
export const BARE =
  /^(?<what>(?!what|which|how|why|when|where|i |show|find|need|want)[\w' -]+? (?:with|w|and|over|under) [\w' -]+?)[ ,]+(?<says>yes or no|yay or nay|y\/n|yes\/no|or (?:nah|no|not)|ok(?:ay)?|fine|weird|tacky|too much|a no|works?|clash(?:es)?)(?: (?:lol|pls|tho|please|or (?:no|nah|not)))?\W*$/;
/** "Long black dress at a garden wedding, yes or no" */
export const BARE_AT =
  /^(?<what>(?!what|which|how|why|when|where|is |are |do |does |can |could |would |should |will |i |show|find|need|want)[\w' -]+?) (?<rest>(?:at|for|to|in) [\w' -]+?)[ ,:]+(?:yes or no|yay or nay|y\/n|yes\/no|yes no|or (?:nah|no|not))(?: (?:lol|pls|tho|please))?\W*$/;
/** "Black tights ok w that", "flats fine for it?": of what is there. */
export const VERBLESS =
  /^(?<what>(?!(?:what|which|how|why|when|where|i|show|find|need|want|something|anything|is|are|do|does|can|would|will)\b)[\w' -]{3,40}?) (?<says>ok|okay|fine|alright|allowed|weird|tacky|too much)(?<rest> (?:with|for|to|at|in|under|over) (?:it|this|that|these|those|them)\b.*)$/;
/** "Navy is ok for a funeral", behind "do you think". */
export const TOLD = [
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

/** "Could i swap the heels for sneakers or is that tacky" asks whether, and changes nothing yet. */
export const SWAPS =
  /^(?:can|could|should|would|may) (?:i|we|he|she|you|u) (?:just )?(?:swap|switch|change|trade|replace|sub) .+? (?:for|with|to) (?<what>.+)$/;
export const ASKS_BACK = /\bor (?:is|would|will) (?:it|that|this) (?:be )?(?:too )?\w+/;
