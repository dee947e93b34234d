import { understandQuery } from '@modiste/lexicon/understand-query';

/** Work that is done standing or moving about, in clothes of no office. */
const ON_FEET_PLACES =
  'brewer(?:y|ies)|kitchen|bar|pub|restaurant|diner|cafe|coffee shop|bakery|warehouse|factory|hospital|clinic|nursing home|vet(?:erinary)?(?: clinic)?|salon|barber ?shop|spa|retail|grocery store|supermarket|store|shop|mall|hotel|airport|farm|garden center|nursery|greenhouse|daycare|preschool|construction(?: site)?|workshop|studio|lab|winery|distillery|food truck|gas station|pharmacy|amazon|target|starbucks|walmart|costco';
const ON_FEET_JOBS =
  'nurse|nursing assistant|cna|emt|paramedic|waitress|waiter|server|barista|bartender|brewer|hairdresser|hair ?stylist|barber|cashier|line cook|cook|chef|baker|flight attendant|bouncer|host(?:ess)?|mechanic|electrician|plumber|carpenter|welder|gardener|landscaper|farmer|dog walker|mail(?:man| carrier)|delivery driver|vet tech|dental hygienist|dentist|pharmacist|nail tech|massage therapist|cleaner|housekeeper|janitor|warehouse worker|retail worker|florist|photographer|caterer|construction worker';
const ON_FEET_DONE =
  'bartend|bartending|nurse|wait tables|waitress|cut hair|do hair|cater|bake|landscape|brew beer';

const OFFICE_PLACES =
  'bank|law firm|(?:consulting|accounting|insurance|finance|real estate|investment) (?:firm|company|agency|office)|big four|court(?:house)?|embassy|corporate(?: office)?|city hall|wall street';
const OFFICE_JOBS =
  'lawyer|attorney|paralegal|banker|accountant|consultant|realtor|real estate agent|financial advisor|diplomat|judge|executive|ceo';

const SCHOOL_PLACES =
  'school|university|college|kindergarten|high school|elementary(?: school)?|middle school';
const SCHOOL_JOBS =
  'teacher|professor|substitute(?: teacher)?|principal|librarian|school counselor|teaching assistant|ta|tutor';
const SCHOOL_DONE =
  '(?:teach|teaching)(?: (?:\\w+ )?(?:grade(?:rs)?|kindergarten|pre-?k|preschool|kids|middle school|high school|college|elementary|school|class(?:es)?|english|math|art|science|history|music))*';

const KIND_OF_WORK =
  '(?:(?:new|busy|big|small|local|craft|er|icu|night|registered|full[- ]?time|part[- ]?time|1st|2nd|3rd|4th|5th|6th|first|second|third|fourth|fifth|sixth|grade|high school|middle school|elementary|kindergarten|math|art|english|science|pe|music) )*';
const HAS_JOB =
  "(?:(?:i(?:[’']m| am|m)?|she|he) )?(?:(?:just|recently|currently|also|now) )*(?:got|get|have|has|start(?:ed|ing|s)?|landed|took|work(?:s|ed|ing)?)(?: (?:a|an|my|the))?(?: (?:new|first|summer|part[- ]?time|full[- ]?time))*(?: job| work| gig| position)? (?:at|in|for) (?:an? |the |my |our )?";

function patternsOf(places: string, jobs: string, done: string | null): RegExp[] {
  return [
    new RegExp(
      `\\b(?:for )?(?:my|her|his|a|the) (?:(?:new|first|summer|day|night|part[- ]?time) )*(?:job|gig|shift|shifts|work) (?:at|in) (?:an? |the |my )?${KIND_OF_WORK}(?:${places})\\b`,
      'gi',
    ),
    new RegExp(
      `\\b${HAS_JOB}${KIND_OF_WORK}(?:${places})\\b(?! (?:party|wedding|outfit|crawl|dress))`,
      'gi',
    ),
    new RegExp(
      `\\b(?:i[’']?m|im|i am|i work as|work(?:ing)? as|as|for (?:a|an|my|the)) (?:an? |the )?${KIND_OF_WORK}(?:${jobs})\\b(?![’']s| (?:gift|wedding|party|halloween|costume))`,
      'gi',
    ),
    new RegExp(`\\b(?:${jobs}) (?=(?:shoes|clogs|sneakers|boots|pants)\\b)`, 'gi'),
    ...(done === null ? [] : [new RegExp(`\\b(?:i|she|he) (?:${done})\\b(?! (?:is|was))`, 'gi')]),
  ];
}

const JOBS = [
  {
    patterns: patternsOf(ON_FEET_PLACES, ON_FEET_JOBS, ON_FEET_DONE),
    clothes: 'casual, comfortable',
    shoes: 'comfortable, no heels',
  },
  {
    patterns: patternsOf(OFFICE_PLACES, OFFICE_JOBS, null),
    clothes: 'for the office',
    shoes: 'for the office',
  },
  {
    patterns: patternsOf(SCHOOL_PLACES, SCHOOL_JOBS, SCHOOL_DONE),
    clothes: 'business casual, comfortable',
    shoes: 'business casual, comfortable, no heels',
  },
];

/** "I stand all day at work" is said of feet, and of no office. */
const STANDS =
  /\b(?:(?:that|which) )?(?:i(?:['’]?m| am)? |and |who |she |he |can |could |will |have to |need to |to )*(?:stand(?:s|ing)?|walk(?:s|ing)?|run(?:s|ning)? around|be(?:en|ing)?|up) (?:(?:on|up|around|in|in them|in it) )*(?:all (?:day|night|shift)|the whole (?:day|time|night)|for (?:hours|\w+ (?:hours|hrs)|\d+ ?h(?:ours|rs)?)|\d+ ?(?:hours|hrs|h)(?: a day)?)(?: (?:long|in them|in it))*(?:,? (?:at|for) (?:work|my job|the job|a living))?\b/gi;
const FEET_HURT =
  /\b(?:my|her|his) (?:poor )?(?:feet|arches|heels|soles|knees) (?:are |is |really |always |so )*(?:kill(?:s|ing)?(?: me)?|hurt(?:s|ing)?|ach(?:e|es|ing|y)|tired|sore|swollen|dead|dying|burn(?:ing)?)\b/gi;
const OF_SHOES =
  /\b(?:shoes?|sneakers?|boots?|clogs?|footwear|slip[- ]?ons?|sandals|flats|heels|loafers)\b/i;
/** "What do I wear", where nothing to wear is named. */
const ASKS_WHAT =
  /\b(?:what(?:['’]?s| is| do| should| can| to| would| are)?|outfit|help|need (?:clothes|stuff|something|an outfit)|clothes)\b/i;

/** Where an interview is held asks for nothing beyond the interview. */
const INTERVIEW_AT = new RegExp(
  `(?<=\\binterview(?:ing)?\\b.{0,20}) (?:at|with|for) (?:an? |the )?${KIND_OF_WORK}(?:${[ON_FEET_PLACES, OFFICE_PLACES, SCHOOL_PLACES].join('|')})\\b`,
  'gi',
);

/** Where nobody comes in a suit. */
const RELAXED_PLACES =
  '(?:tech|software|it|ai|gaming|game|design|creative|ad|advertising|marketing|media|digital|web) (?:start[- ]?up|company|firm|agency|studio|job|role|place)|start[- ]?up|agency|design studio';
const INTERVIEW_RELAXED = new RegExp(
  `(?<=\\binterview(?:ing)?\\b.{0,20}) (?:at|with|for|in) (?:an? |the )?(?:\\w+ )?(?:${RELAXED_PLACES})\\b|(?<=\\b)(?:${RELAXED_PLACES})(?= (?:job )?interview)`,
  'gi',
);

const namesGarment = (text: string): boolean =>
  understandQuery(text).readings.some(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'type'),
  );

/** "Work shirts" are for the office, unless they are for work with the hands. */
const WORK_SHIRTS = /\bwork (?<shirts>shirts?)\b/gi;
const WITH_HANDS =
  /\b(?:utility|rugged|heavy[- ]?duty|construction|warehouse|uniforms?|mechanics?|site|farm|garage|canvas|denim|chambray|flannel|workwear|tough|durable|sturdy|outdoors?|manual|pockets?|snap|western)\b/i;

/** What somebody does for a living, as what that asks of clothes and shoes. */
export function rewordJobs(text: string): string {
  const isOfShoes = OF_SHOES.test(text);
  const worn = WITH_HANDS.test(text) ? text : text.replaceAll(WORK_SHIRTS, '$<shirts> for work');
  const told = worn.replaceAll(INTERVIEW_AT, '').replaceAll(INTERVIEW_RELAXED, ' smart casual');
  const stood = isOfShoes
    ? told
        .replaceAll(STANDS, ' comfortable, no heels')
        .replaceAll(FEET_HURT, 'comfortable, no heels')
    : told;
  for (const { patterns, clothes, shoes } of JOBS) {
    const pattern = patterns.find((one) => stood.search(one) >= 0);
    if (pattern === undefined) continue;
    const meant = isOfShoes ? shoes : clothes;
    const rest = stood.replace(pattern, ' ').trim();
    if (namesGarment(rest))
      return stood.replace(pattern, ` ${meant} `).replaceAll(/ {2,}/g, ' ').trim();
    // What else was said, a budget or a refusal, still holds.
    const asked = stood
      .replace(pattern, ` show me an outfit, ${meant}, `)
      .replaceAll(/ {2,}/g, ' ')
      .trim();
    return ASKS_WHAT.test(rest) ? asked : stood;
  }
  return stood;
}
