/** What somebody tells of their life that wants a kind word before all else. */
export type LifeNews =
  | 'loss'
  | 'illness'
  | 'own-illness'
  | 'parting'
  | 'setback'
  | 'tired'
  | 'hard-day'
  | 'annoyance'
  | 'new-start'
  | 'own-wedding'
  | 'good-news';

const LEAD =
  "(?:(?:well|honestly|ugh|oh|sorry|today|btw|just|hey|hi|also|yeah|yes|no|because|cause|since|as|and|but|so|guess what|turns out|omg|actually|thanks|thank you|thx|it is|it[’']?s been|that) )*";
const WHEN =
  '(?: (?:today|tonight|tomorrow|now|right now|rn|honestly|lately|again|still|already|this (?:morning|week|month|year|weekend|evening)|last (?:night|week|month|year|weekend)|yesterday|recently|a few \\w+ ago|(?:\\d|two|three|a|an|one) \\w+ ago|at work|at school|at home|here|all (?:day|week)|(?:by |for |like |over )*(?:\\d+|two|three|four|five|six|a few|an?) (?:hours?|minutes?|days?)|really|tbh|finally|suddenly|lol|though|too|with (?:him|her|them|it)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)))*';
const VERY =
  '(?:(?:so|very|really|super|pretty|quite|just|a bit|a little|kinda|kind of|feeling|absolutely|totally|such|rather|still|all|completely|back) )*';
const THEIRS =
  '(?:my|our|his|her) (?:(?:best|little|big|older|younger|dear|sweet|poor|old|twin|step|great) )*[a-z]+(?:[- ]in[- ]law)?';
const IS = "(?:[’']?s| is| are| was| were| has been| got| just got| ended up| is back| had to go)";
const ME = "(?:i|we)(?:[’']?(?:m|ve|re)| am| are| have| was| were| have been| had)?";
const FIGHTS =
  '(?:(?:a|an|the|some|really|bad|terrible|awful|high|nasty|mild) )*(?:flu|covid|fever|cold|migraine|headache|stomach bug|food poisoning|cancer|stroke|heart attack|pneumonia|bronchitis|surgery|operation|accident)';
const LOVED =
  '(?:mom|mum|mommy|mother|dad|daddy|father|husband|wife|partner|boyfriend|girlfriend|fiancée?|brother|sister|son|daughter|baby|child|grand\\w+|granny|nana|uncle|aunt|auntie|cousin|niece|nephew|friend|neighbor|boss|coworker|colleague|teacher|dog|cat|pet|puppy|kitten|horse|hamster|rabbit)(?:[- ]in[- ]law)?';
const ONES = `(?:(?:my|our|his|her) (?:(?:best|little|big|older|younger|dear|sweet|poor|old|twin|step|great) )*${LOVED}|he|she|someone close to me)`;
const SOMEBODY = `(?:${THEIRS}|he|she|they|someone close to me)`;

/** Who or what spoils a day; a garment is no such thing. */
const NUISANCE = `(?:(?:(?:my|our|his|her|the|this|that) (?:\\w+ )?)?(?:${LOVED}|ex|manager|supervisor|professor|roommates?|flatmates?|landlord|kids?|children|toddler|team|clients?|customers?|coworkers|colleagues|supervisor|neighbou?rs?|in[- ]laws|family|students|bf|gf|exam|car|computer|wifi|internet|office|job|commute|train|bus|subway|flight|plane)|(?:my |the |this )?(?:work|school|traffic|weather|morning|week|day|mondays?|meetings?)|people|life|today|he|she)`;
const SPOILS =
  '(?:being )?(?:an? |the )?(?:total |complete |real |bit of an? |huge )?(?:worst|nightmare|pain(?: in the (?:ass|butt|neck))?|jerk|idiots?|(?:little )?(?:monsters?|devils|terrors)|tyrant|bully|mess|disaster|joke|hell|hellish|toxic|crap|crappy|awful|terrible|horrible|annoying|exhausting|draining|unbearable|impossible|difficult|mean|rude|weird|late|delayed|cancell?ed|called off|packed|stuck|brutal|insane|stupid|useless|a lot|killing me|stressing me out|(?:driving|drives|driven|drove) me (?:\\w+|up the wall)|(?:getting )?on my (?:last )?(?:nerves?|back)|nagging me)';

const PATTERNS: readonly (readonly [LifeNews, string])[] = [
  [
    'loss',
    `${ONES}(?: (?:has|have|just|recently|suddenly))* (?:died|passed|passed away|passed on|was put down)(?: of [a-z ]+)?`,
  ],
  [
    'loss',
    `(?:${ME} )?(?:just |recently )*(?:lost|buried|had to put down|put down|burying) (?:my|our) (?:\\w+ )?${LOVED}`,
  ],
  ['loss', '(?:there was |we had |i had )?a (?:death|loss) in the family'],
  ['loss', `${THEIRS}[’']?s funeral(?: is| was)?`],
  [
    'illness',
    `${THEIRS}${IS}(?: (?:taken|rushed|admitted|sent))?(?: back)? (?:in|to|into) (?:the |a )?(?:hospital|er|icu|emergency room|intensive care|hospice|rehab)`,
  ],
  [
    'illness',
    `${THEIRS}${IS} ${VERY}(?:sick|ill|unwell|dying|poorly|not (?:doing )?well|diagnosed with [a-z ]+)`,
  ],
  ['illness', `${THEIRS} (?:just )?(?:has|had|got|caught|is having|came down with) ${FIGHTS}`],
  [
    'own-illness',
    `(?:${ME} )?(?:just )?(?:have|got|had|caught|came down with|down with|having|recovering from) ${FIGHTS}`,
  ],
  [
    'own-illness',
    `(?:${ME} |i feel )${VERY}(?:home )?(?:sick|ill|unwell|under the weather|not feeling (?:well|good)|in the hospital)`,
  ],
  [
    'parting',
    `(?:${ME} )?(?:just |recently )*(?:broke up|split up|separated|got divorced|getting divorced|got dumped|going through a (?:divorce|breakup|break up))(?: with (?:my )?\\w+)?`,
  ],
  [
    'parting',
    `${THEIRS} (?:just )?(?:left me|dumped me|broke up with me|cheated on me|ghosted me)`,
  ],
  ['parting', `(?:${ME} )?heart ?broken`],
  ['setback', `(?:${ME} )?(?:just )?(?:got|been|getting)?(?: ?)(?:fired|laid off|let go|rejected)`],
  [
    'setback',
    `(?:${ME} )?(?:just )?(?:lost my job|failed (?:my|the) [a-z' ]+|did(?: not|n['’]?t) get (?:the|that) (?:job|promotion|part))`,
  ],
  [
    'tired',
    `(?:(?:${ME}|feel|i feel) )?${VERY}(?:tired|exhausted|worn out|wiped out|drained|dead tired|knackered|sleepy|burn(?:ed|t) out|wrecked)`,
  ],
  ['tired', `(?:${ME} )?(?:barely|hardly|did(?: not|n['’]?t)) (?:slept|sleep)`],
  [
    'hard-day',
    `(?:(?:it[’']?s|its|it was|it is|${ME}|having|had|been|what|today was|today is|today) )?(?:been |had |having )?(?:an? |the )?${VERY}(?:an? )?(?:bad|rough|hard|tough|terrible|awful|horrible|rotten|long|crappy|shitty|stressful|lousy|difficult|worst|miserable|crazy) (?:day|week|month|morning|night|year|time)`,
  ],
  [
    'hard-day',
    `(?:(?:${ME}|i feel|feel) )${VERY}(?:sad|down|stressed|stressed out|overwhelmed|lonely|low|upset|anxious|crying|miserable|not ok|not okay|having a hard time|struggling)`,
  ],
  [
    'hard-day',
    `(?:${ME} )?(?:just )?(?:got|been|was|getting) (?:yelled|shouted|screamed|snapped) at(?: by (?:my |a |the )?\\w+)?`,
  ],
  [
    'hard-day',
    `feeling ${VERY}(?:sad|down|stressed|overwhelmed|lonely|low|upset|anxious|blue|miserable)`,
  ],
  [
    'annoyance',
    `(?:oh )?(?:what|such) an? ${VERY}(?:day|week|month|morning|night|monday|shift|commute|mess|nightmare)`,
  ],
  [
    'annoyance',
    `${NUISANCE}(?:[’']?s| is| are| was| were| been| has been| have been| got| keeps?| kept)? (?:(?:literally|honestly|actually|always) )*${VERY}${SPOILS}`,
  ],
  [
    'annoyance',
    `${NUISANCE} (?:just |literally |really |always )*(?:suck(?:s|ed)?|stinks?|yelled at|shouted at|screamed at|hates|hated|ignored|stood me up|blamed|drives|kills|is making|made) ?(?:me)?(?: (?:crazy|nuts|mad|insane|cry|work late|stay late|up the wall))?`,
  ],
  [
    'annoyance',
    `(?:${ME} |i )?${VERY}(?:hate|can[’']?t stand|over|am sick of|sick of|fed up with|done with) (?:mondays?|tuesdays?|everyone|${NUISANCE})`,
  ],
  [
    'annoyance',
    `${ME} ${VERY}(?:need|want|deserve|could use) (?:an? |some |more )?(?:coffee|wine|drink|vacation|holiday|hug|break|nap|day off|weekend|glass of wine|chocolate|sleep)`,
  ],
  [
    'new-start',
    `(?:(?:it[’']?s |its |is |tomorrow is |tomorrow[’']?s |today is )?(?:my |his |her )?first day(?: (?:tomorrow|today|on monday|next \\w+|is tomorrow|of (?:my|the)|at|in|as|a|an|my|the|new|job|work|office|school|college|university|teacher|nurse|company|internship))*)`,
  ],
  [
    'new-start',
    `(?:${ME} )?(?:starting|start|starts?) (?:a|my|the|at my|at a) new (?:job|position|school|role)(?: (?:on|next) \\w+)?`,
  ],
  ['own-wedding', `(?:${ME}) (?:finally )?(?:getting|gonna get|going to get) (?:married|hitched)`],
  ['own-wedding', `(?:${ME} )?(?:just |finally )*(?:engaged|got engaged|said yes|got married)`],
  [
    'good-news',
    `(?:i|we|${SOMEBODY})(?:[’']?s| have| has| was|[’']ve)? ?(?:just |finally |actually )*(?:got|been|was|am|being)? ?(?:promoted|(?:a|the|that|my|his|her) (?:big )?(?:promotion|raise|job|new job|dream job|offer|house|scholarship)|hired|accepted(?: (?:to|into|at) [a-z ]+)?|engaged|into [a-z ]+)`,
  ],
  [
    'good-news',
    `(?:i|we|${SOMEBODY})(?:[’']?s| have| has|[’']ve)? ?(?:just |finally )*(?:passed|aced|won) (?:my|the|his|her|our|all my|a) [a-z' ]+`,
  ],
  [
    'good-news',
    `(?:i|we|${SOMEBODY})(?:[’']?s| have| has|[’']ve)? ?(?:just |finally )*(?:graduated|had a baby|became (?:a )?(?:grand\\w+|parents?|dad|mom|aunt|uncle)|retired|bought (?:a|our|my)(?: first)? house)`,
  ],
  ['good-news', `(?:good|great|big|happy|amazing|wonderful|best) news`],
  ['good-news', `(?:${ME} )?${VERY}(?:celebrating|celebrate)`],
];

const READERS = PATTERNS.map(
  ([news, pattern]) => [news, new RegExp(`^${LEAD}(?:${pattern})${WHEN}$`, 'i')] as const,
);

const BREAK =
  /(?<=[.,;:!?…)(\n])|(?=\s(?:and|but|because|cause|since)\s)|(?=\sso (?:i['’]?m?\b|we\b|show|need|looking|can|please))/;
const THANKS =
  /^(?:ok(?:ay)? |oh |many |great |perfect )*(?:thanks|thank you|thx|ty|tysm|cheers)(?: (?:so much|a lot|very much|again|you|for (?:that|your help|the help)))*$/i;
const FILLER =
  /^(?:ok|okay|well|oh|hi|hey|hello|yay|ugh|so|and|but|sorry|lol|omg|honestly|guess what|woohoo|yes|no|anyway|sigh|haha)?$/i;
const ASKS = /\?\s*$/;
/** Nothing is as grave as what stands first. */
const GRAVEST: readonly LifeNews[] = [...new Set(PATTERNS.map(([news]) => news))];
/** What a search may need to know: "I'm getting married in June, need shoes". */
const KEPT: ReadonlySet<LifeNews> = new Set(['own-illness', 'new-start', 'own-wedding']);

/** "My husband is ill and needs pajamas": the one who is told of is dressed. */
const OF_THEM = /\b(?:he|she|him|her|his|hers|they|them|needs|wants|likes|wears)\b/i;

const bare = (clause: string): string =>
  clause
    .replaceAll(/[^\p{L}\p{N}'’\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and|but|so|because|cause|since) /i, '');

const newsOf = (clause: string): LifeNews | null =>
  ASKS.test(clause)
    ? null
    : (READERS.find(([, pattern]) => pattern.test(bare(clause)))?.[0] ?? null);

export interface ToldNews {
  /** The gravest of what is told. */
  news: LifeNews;
  /** What else is said: what it asks for; empty where it asks for nothing. */
  rest: string;
  isThanking: boolean;
}

/** What a message tells of the shopper's life, and what it says beside that; null where it tells nothing. */
export function readLifeNews(words: string): ToldNews | null {
  const clauses = words.split(BREAK).filter((clause) => clause.trim() !== '');
  const read = clauses.map((clause) => ({ clause, news: newsOf(clause) }));
  const told = read.flatMap(({ news }) => news ?? []);
  const news = GRAVEST.find((one) => told.includes(one));
  if (news === undefined) return null;
  const others = read.filter((one) => one.news === null).map(({ clause }) => bare(clause));
  const isAsking = others.some((clause) => !THANKS.test(clause) && !FILLER.test(clause));
  const isOfThem = others.some((clause) => OF_THEM.test(clause));
  const kept = read.filter((one) => one.news === null || KEPT.has(one.news) || isOfThem);
  const rest = kept.map(({ clause }) => clause).join('');
  return {
    news,
    rest: isAsking ? rest.replace(/^[\s,.;:!?]*(?:(?:and|but|so)\b)?\s*|[\s,;:]+$/gi, '') : '',
    isThanking: others.some((clause) => THANKS.test(clause)),
  };
}
