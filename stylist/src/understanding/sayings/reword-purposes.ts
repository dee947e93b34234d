import { understandQuery } from '@modiste/lexicon/understand-query';

const EVENT =
  '(?:wedding|party|ceremony|reception|shower|birthday|dinner|graduation|prom|brunch|event|quincea[nñ]era|concert)';
const OUTSIDE =
  /,? ?\b(?:(?:it['’]?s|its|all|held|being held|entirely|mostly) )*(?:outdoors?|outside)\b(?! (?:wedding|party|ceremony|reception|shower|dinner|event|concert|temperature))/i;
const MARRIES = /(?:['’]?s| is| are)? (?:getting|gettin|gonna get|to be) (?:married|hitched)\b/i;
const EVENT_WORD = new RegExp(`\\b(?<!outdoor )${EVENT}\\b`, 'i');

/** "My sister's wedding is outdoors" is an outdoor wedding, and nothing for sports. */
function rewordOutside(text: string): string {
  const rest = text.replace(OUTSIDE, '');
  if (rest === text) return text;
  if (MARRIES.test(rest)) return rest.replace(MARRIES, "'s outdoor wedding is");
  return EVENT_WORD.test(rest) ? rest.replace(EVENT_WORD, 'outdoor $&') : text;
}

/** "My kid's school concert" is no concert of rock, and nobody dresses the kid for it. */
const OF_SCHOOL =
  /\b(?:(?:my|our|the) (?:kid|child|son|daughter|grandson|granddaughter|niece|nephew|grandkid|toddler)s?['’]?s? )?(?:(?:school|kindergarten|dance|piano|violin|music|choir|band|ballet) (?:concert|recital|play|show|musical|performance)|recital)\b/gi;
/** "My kid's graduation". */
const OF_CHILD = new RegExp(
  `\\b(?<whose>my|our) (?:kid|child|toddler|kiddo)s?['’]?s? (?=(?:\\w+ )?${EVENT})`,
  'gi',
);
const NEW_JOB =
  /\b(?:(?:my|a|the|his|her) )?(?:new|first) (?:office |corporate )?job\b(?! (?:interview|fair))/gi;
/** "Straight from work" tells of the way there, and of no legs. */
const STRAIGHT = /\bstraight (?=(?:from|after|to|out of) )/gi;

/** "Night shifts" are work, and long ones in which shoes are to be kind. */
const SHIFTS =
  /\b(?:(?:night|day|late|early|long|double|hospital|work|bar|restaurant|retail|warehouse|nursing|back[- ]to[- ]back|\d{1,2}[- ]?(?:hour|hr|h)) )+shifts?\b(?! dress)/gi;
const OF_SHOES = /\b(?:shoes|sneakers|boots|clogs|footwear|slip[- ]?ons)\b/i;

/** What is done in a piece, said as what the piece is for. */
const DONE_IN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:that|which) )?(?:i|we|she|he) (?:can|could|could also|can also|want to|need to|will|would|have to|['’]ll)? ?(?:bike|cycle|ride my bike|bicycle)(?: (?:to|from|into|around|through) [a-z]+)?(?: in(?=\W|$))?/gi,
    'for cycling',
  ],
  [
    /\b(?:for|while|when) (?:biking|bicycling|riding my bike|my bike|bike rides?|bike commut\w+|the bike)(?: to \w+)?\b/gi,
    'for cycling',
  ],
  [/\bfor (?:my|the|a) (?:bike|cycling|bicycle) (?:commute|ride)(?: to \w+)?\b/gi, 'for cycling'],
  [
    /\b(?:(?:that|which) )?(?:i|we|she|he) (?:can|could|want to|need to|have to) (?:walk|stroll)(?: (?:to|from|around|through|all|miles|for) ?[a-z]*)*? in(?=\W|$)/gi,
    'comfortable for walking',
  ],
  [
    /,? ?\bnot (?:for|on|at|during) (?:(?:my|a|the) )?(?:shifts?|work)\b(?! (?:dress|wear|clothes))/gi,
    '',
  ],
  [/\b(?:on|off) (?:(?:my|a|the) )?shifts?\b(?! dress)/gi, 'at work'],
  // Whoever is back from leave dresses for work, and for no belly.
  [
    /\b(?:(?:i['’]?m|i am|i|im|she['’]?s|she is|am|was|just|now|soon|about to|going|be|get|getting) )*(?:(?:go|going|gone|come|coming|am|head|heading|return|returning|start|starting) )?(?:back |return(?:ing)? )?(?:(?:to|at|in|into) )?(?:(?:the|my) )?(?:work|office|job|working)(?: (?:again|soon|next week|next month|in \w+|full[- ]?time|part[- ]?time))? (?:after|from|post|following) (?:(?:my|a|long|\w+ months?(?: of)?) )*(?:maternity|mat|parental|paternity|baby)(?: leave)?\b|\b(?:(?:i['’]?m|i am|just|coming|getting|going|been|finished|finishing|ending|came) )*(?:back |returning )?(?:from|off|after|done with) (?:(?:my|a) )?(?:maternity|mat|parental) leave\b/gi,
    'for work',
  ],
  [
    /\b(?:(?:i['’]?m|i am|she['’]?s|she is|while|when|being|as i am|since i['’]?m) )*(?:(?:very |heavily |currently |about |almost |now )*(?:\d{1,2}|\w+) (?:months?|weeks?|mo|wks?) )?pregnant\b/gi,
    'maternity',
  ],
  [
    /\b(?:i['’]?m |i am |being |standing )?on (?:my|her|his) feet(?: (?:all (?:day|night|shift)|a lot|for (?:hours|\w+ (?:hours|hrs))|\d{1,2} ?(?:hours|hrs|h)(?: (?:a|at a|per) \w+)?|most of the day|the whole (?:day|time)))+/gi,
    'comfortable, no heels',
  ],
  [
    /\b(?<=\b(?:cousin|sister|friend|daughter|niece|bestie|neighbor|best friend)['’]?s? |\b(?:an?|my|her) )quince\b/gi,
    'quinceañera',
  ],
  [
    /\b(?:that )?(?:i |she |we )?(?:can|could) (?:be )?open(?:ed)? (?:at|in|from|down) (?:the )?front\b|\bthat opens? (?:at|in|from|down) (?:the )?front\b|\bfront[- ]opening\b/gi,
    'button-front',
  ],
  [
    /\b(?:but )?(?:i )?(?:don['’]?t|do not|hate|not|no|never|without) (?:really )?(?:like |want |wanna |love |feel like )?(?:to show |showing |my |having )*(?:upper |bare |flabby )?arms(?: (?:showing|to show|out|exposed|bare|seen|visible))?\b/gi,
    'with sleeves',
  ],
];
/** "Sleeves to the elbow at least" are wished for, and no question of fit. */
const SLEEVES =
  /\b(?:with |the )?(?:sleeves|arms) (?:should |must |have to |need to )?(?:be |go |come |reach |cover(?:ed)? )?(?:down |long |at least )*(?:to|past|below|over|until) (?:the |my |her )?(?<where>elbows?|wrists?)(?: at (?:the )?(?:very )?least| or (?:longer|more|below))?/gi;
const longSleeves = (_: string, where: string): string =>
  where.startsWith('elbow') ? 'with elbow-length sleeves' : 'with long sleeves';

/** "I own nothing black" wants something black. */
const LACKS =
  /\b(?:i )?(?:(?:do not|don['’]?t|dont) (?:own|have) (?:anything|any)|(?:own|have|have got|['’]ve got) (?:nothing|no))(?: in)? (?<color>black|white|navy|dark|blue|gray|grey|green|red|brown|beige)\b(?: clothes| clothing| things| to wear)*/gi;
/** "What should I wear, size 44R jacket": the size of one who asks what to wear. */
const SIZED =
  /\b(?<size>size \d{2}[srl]?) (?:suit |sport )?(?:jackets?|suits?|blazers?|coats?)\b(?=\s*(?:[,.;!?]|$|and\b|so\b|but\b))/gi;
const ASKS_WHAT =
  /\bwhat (?:do|should|can|could|would|shall|to) ?(?:i |he |she |we )?wear\b|\boutfit\b/i;

const withoutSized = (text: string): string =>
  ASKS_WHAT.test(text) ? text.replaceAll(SIZED, '$<size>') : text;

/** "Bbq outfit for saturday, warm": the day is, and no piece has to be. */
const DAY_IS =
  /(?<=,) ?(?:it['’]?s |its |will be |should be |probably |quite |pretty )*(?<sky>warm|hot|cold|chilly|cool|sunny|rainy)(?=\s*(?:[,.;!]|$))/gi;

const withWeather = (text: string): string =>
  ASKS_WHAT.test(text) && understandQuery(text).types.length === 0
    ? text.replaceAll(DAY_IS, ' in $<sky> weather')
    : text;

/** Dressy is what one wears to a dinner out, and no gown. */
const DRESSY = /(?:,? ?\b(?:and|but|something|bit|a))* ?\bdressy\b(?: but)?/gi;

const withDinner = (text: string): string =>
  ASKS_WHAT.test(text) && understandQuery(text).soft.attributes.includes('dinner')
    ? text.replaceAll(DRESSY, '')
    : text;

/** Where and how a day is held, told on its own: "she's having it at a vineyard, dress code is cocktail". */
const HELD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:she|he|they|we)(?:['’]?s|['’]?re| is| are|re)?|i['’]?m|i am) (?:having|holding|hosting|doing|throwing|celebrating) it (?:at|in|on) /gi,
    "it's for an event at ",
  ],
  [
    /\b(?<what>it['’]?s|its|it is|this is) (?:for )?(?:her|his|their) (?=(?:\w+ )?(?:wedding|graduation|party|ceremony|funeral|reception)\b)/gi,
    '$<what> a ',
  ],
  [
    /(?<=\b(?:at|to|attend|attending) )(?:his|her|their) (?=(?:\w+ )?(?:party|gala|reception|ceremony|dinner|graduation|funeral|wedding|office|event)\b)/gi,
    'the ',
  ],
  [
    /\b(?:the |with a |and (?:the )?)?dress[- ]?code(?:['’]?s| is| says|:| will be| was)? (?<code>cocktail|formal|semi[- ]?formal|black[- ]tie(?: optional)?|white[- ]tie|smart[- ]casual|business[- ]casual|business|casual|festive|creative|beach formal|garden party|resort|dressy(?: casual)?)(?: attire)?\b/gi,
    'for a $<code> event',
  ],
];
/** What somebody wants to look like no longer. */
const GROWS_UP =
  /\b(?:i |to |must |should |want to |need to )*(?:stop|quit) (?:dressing|looking)(?: so much)? like (?:an? )?(?:teen(?:ager)?|kid|child|boy|little (?:boy|girl)|(?:college |high school |grad )?(?:student|kid|boy)|slob|bum|frat (?:boy|bro)|toddler)s?\b/gi;

/** "I don't want to look like I tried too hard", "effortless": less dressed up. */
const AT_EASE =
  /\b(?:(?:and |but )?(?:i )?(?:do not|don['’]?t|not|without) (?:really )?(?:want(?:ing)? to |wanna |trying to )?(?:look(?:ing)?|seem(?:ing)?|come off|be(?:ing)?) (?:like |as if )?(?:i['’]?m |i am |i )?(?:(?:have |['’]ve )?tr(?:ied|y|ying) (?:too|so|that) hard|overdressed|too dressed up)|(?:without|not) (?:looking like i['’]?m )?trying too hard|effortless(?:ly cool)?(?= |$|,))/gi;

/** "The party is sat", "friday the 3rd" and so on say when. */
const SATURDAY =
  /(?<=\b(?:on|this|next|\w{4,}) )(?:sat|fri|thurs?|tues?|weds?)(?=\s*(?:[,.!?;]|$|night\b|evening\b|morning\b))/gi;
const DAYS: Readonly<Record<string, string>> = {
  sat: 'saturday',
  fri: 'friday',
  thu: 'thursday',
  tue: 'tuesday',
  wed: 'wednesday',
};

/** Where and why a piece is worn, in the words of occasions that listings know. */
export function rewordPurposes(text: string): string {
  const worked = text.replaceAll(
    SHIFTS,
    OF_SHOES.test(text) ? 'walking, comfortable, no heels' : 'work',
  );
  const schooled = withoutSized(withDinner(withWeather(worked)))
    .replaceAll(LACKS, 'in $<color>')
    .replaceAll(SLEEVES, longSleeves)
    .replaceAll(STRAIGHT, '')
    .replaceAll(AT_EASE, 'casual')
    .replaceAll(NEW_JOB, 'work')
    .replaceAll(OF_SCHOOL, 'school recital')
    .replaceAll(OF_CHILD, '$<whose> ');
  const dated = schooled.replaceAll(SATURDAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day);
  return rewordOutside(
    [...DONE_IN, ...HELD, [GROWS_UP, 'i need an outfit, more grown up'] as const].reduce(
      (said, [pattern, meant]) => said.replaceAll(pattern, meant),
      dated,
    ),
  );
}
