import { understandQuery } from '@modiste/lexicon/understand-query';

/** "No heels" refuses a kind of shoes; it is more than a wish for flat ones. */
const NO_HEELS = /\b(?:no|without(?: any)?|zero) heels\b/gi;

/** "Wool isn't for me", "leave the wool out", "wool? no thanks" refuse what they name. */
const REFUSALS: readonly RegExp[] = [
  /\b(?<what>[\w-]+(?: [\w-]+)?) (?:isn['’]?t|is not|aren['’]?t|are not|not)(?: really| exactly| quite)? (?:for (?:me|him|her|us)|allowed|(?:my|his|her) (?:color|colour|thing|style|vibe|jam|taste|cup of tea|friend|best color)|me)(?![\w-])/i,
  /\bleave (?:the |all )?(?<what>[\w-]+(?: [\w-]+)?) out\b/i,
  /\b(?<what>[\w-]+)\? (?:no|nope|nah)(?:,? thanks| thank you)?\b/i,
  /(?<=(?:^|[,;(.]) ?)(?<what>[\w-]+(?: [\w-]+)?)[:,]? (?:no|nope|never|no thanks|no thank you|no way)(?=\s*(?:[).,;!]|$))/i,
  /\b(?:zero|enough) (?:of )?(?:the |more )?(?<what>[\w-]+)\b/i,
];

/** "No, any color but yellow": the first "no" answers, and refuses nothing. */
const ANSWERED = /^(?:(?:hm+|um+|uh+|oh|ok|okay|no|nope|nah|wait|actually)\b[ ,.!]*)+,\s*/i;
const EXCEPTS = /\b(?:any|all|every)\w* .*\b(?:but|except)\b/i;

/** What is said beside the point: "I never wear wool btw". */
const ASIDES =
  /[,.;]?\s+(?:btw|by the way|fyi|just so (?:you|u) know|tho|though|lol|haha|for the record)\s*[.!]*$/i;

const TOGETHER =
  '(?:in total|total|altogether|all together|together|combined|all in|all up|all told|for (?:everything|it all|all of it|both|the lot)|for the (?:whole|entire|full) (?:thing|outfit|look|fit|set))';
const LIMITED =
  '(?<!(?:[$€£\\d.]|under|below|over|than|max|budget|most|up to|size|around|about|between|and|below|within) ?)';
/** An amount of money is one by what is said of it: "600 total", "200 all together", "60 each". */
const SUMS: readonly RegExp[] = [
  new RegExp(
    `${LIMITED}\\$?\\b(?<sum>\\d{2,4})(?: (?:dollars|bucks|usd))?(?<said>,? (?:${TOGETHER}|each|apiece|a piece|per (?:item|piece)))\\b`,
    'i',
  ),
  /\b(?<said>total)(?: of)? (?<sum>\d{2,4})\b/i,
  /\b(?:i have|i['’]?ve got|i got|we have|there is|there['’]s|have|got) (?:about |around |only |like )?\$?(?<sum>\d{2,4})(?: dollars| bucks)? (?:to (?:spend|blow|burn|play with|work with|use)|for (?:it|this|that|the))\b/i,
  // "I got 65 left on a gift card"
  /\b(?:i have|i['’]?ve got|i got|i['’]?ve|we have|there is|there['’]s|have|got|with)? ?(?:about |around |only |like )?\$?(?<sum>\d{2,4})(?: dollars| bucks)? (?:left |remaining )?(?:on|in|from) (?:a|my|this|the) (?:gift ?card|gift certificate|voucher|store credit|paycheck|pocket|wallet|account)\b/i,
  /(?<=\b(?:look|outfit|fit|set) )for (?:about |around |only )?\$?(?<sum>\d{2,4})(?: dollars| bucks)?(?= for\b| all\b|[,.!?]|$)/i,
  /\b(?:my |the )?(?:(?:limit|cap|ceiling|maximum) (?:is |of |at )?|max is )(?:now )?\$?(?<sum>\d{2,4})\b/i,
  /\b\$?(?<sum>\d{2,4}) (?:is|['’]s) (?:my|the|our) (?:limit|cap|ceiling|maximum|max|budget|top)\b/i,
  /\b(?:cap|keep|limit) (?:it|this|that|everything) (?:at|to) \$?(?<sum>\d{2,4})\b/i,
  /\b(?:raise|lower|change|set|drop|bring|up|increase|reduce) (?:the |my )?(?:budget|limit|price|max|maximum|cap) (?:to|at) \$?(?<sum>\d{2,4})\b/i,
  /\bi (?:already |just |literally )?(?:said|told (?:you|u|ya)) (?:under |max |only |up to |like |my (?:budget|max|limit) (?:is|was) )*\$?(?<sum>[5-9]\d|\d{3,4})(?: dollars| bucks)?\b/i,
  /\b(?:my |the |our )?budget(?:['’]?s| is| of)? (?:(?:like|maybe|only|just|approx|approximately|prob|probably|literally|max|~) ?)+\$?(?<sum>\d{2,4})(?: dollars| bucks)?\b/i,
  // "Make it cheaper, like 150"
  /(?<=\b(?:cheaper|lower|less expensive|bring it down|get it down)\b[,.]? )(?:(?:more|maybe|like|around|about|say|to|at|for|i mean|something) )+\$?(?<sum>\d{2,4})(?: dollars| bucks)?\b/i,
  /\b\$?(?<sum>\d{2,4})(?: dollars| bucks)? (?:at (?:the )?most|absolute max(?:imum)?)\b/i,
];
const NOT_DEARER =
  /\b(?:not|no|nothing|never|anything but) (?:\w+ )?(?:more|pricier|dearer|higher|expensive|costlier)(?: expensive)? (?:than|then) (?=[$£€]?\d)(?!\d+(?:\.\d+)?(?:["”]| ?-?(?:inch(?:es)?|in|cm|mm)\b))/gi;
/** "No heels higher than 2 inches" wants lower ones, and refuses none of these. */
const HEELS_UNDER =
  /\b(?:no|not|nothing|without) heels? (?:(?:higher|taller|more) than|over|above) (?<height>\d{1,2}(?:\.\d)?(?:["”]| ?-?(?:inch(?:es)?|in|cm)\b))/gi;
const EACH_OVER = /\b(?:no|not a|not one) (?:item|piece|single one|thing) over\b/gi;

/** Alone, the word is read as the name of goods. */
const rewordTogether = (text: string): string =>
  text.replace(/(?<=\d),? (?:all )?(?:together|altogether)\b/i, ' in total');

/** "A fit for a concert", "head to toe" ask for all that is worn at once. */
const WHOLE_FIT =
  /\b(?<article>an?|the|whole|full|complete|cute|nice|good|entire|my|fire) fits?\b(?= (?:for|to|that|under|with|around)\b|\s*[,.!?]|\s*$)/gi;
const HEAD_TO_TOE = /\b(?:from )?head[- ]to[- ]toe\b(?! (?:in|black|white|outfit|look))/gi;

const rewordWhole = (text: string): string =>
  text
    .replaceAll(
      WHOLE_FIT,
      (_, article: string) => `${/^an?$/i.test(article) ? 'an' : article} outfit`,
    )
    .replaceAll(HEAD_TO_TOE, 'a whole outfit');

/** "Its 110 out" tells the degrees without naming them; what may be of either scale is left open. */
const DEGREES_OUT =
  /\b(?<lead>it['’]?s|its|it is|it will be)(?: like| about| around| only)? (?<degrees>4[5-9]|[5-9]\d|1[0-2]\d) (?=(?:out|outside)\b)/gi;
const DEGREES =
  /^\W*(?:it['’]?s |its |it is |about |around )?(?<degrees>-?\d{1,3}) ?(?:°|º|degrees)? ?(?<scale>[fc])\b[.!?]*$/i;
/** "Around 15 degrees", "it is about 60°F", "12 to 15°C" among other words. */
const DEGREES_AMONG =
  /(?:\b(?:(?:with|at|for|in|when|if) )?(?:(?:it(?:['’]?s| is| will be)|its|temps?(?:eratures?)?(?: of| is| are)?|the weather is|highs? of) )?(?:around |about |roughly |maybe |like |near |only |just |at )*)?(?<![$€£.\d])(?<degrees>-?\d{1,3})(?: ?(?:-|–|to) ?-?\d{1,3})? ?(?:(?:°|º) ?(?<scale>celsius|fahrenheit|[cf]\b)?|degrees?\b(?: (?<unit>celsius|fahrenheit|[cf])\b)?)(?: (?:out|outside)\b)?/i;
/** What is asked of the weather itself is answered by the degrees. */
const ASKS_OF_WEATHER = /\bwhat (?:do|should|can|could|would|to)\b.*\bwear\b|\bpack\b|\?\s*$/i;
/** Nobody dresses for more than this in Celsius. */
const CELSIUS_MAX = 41;
const WEATHERS = [
  { upTo: 45, words: 'cold weather' },
  { upTo: 60, words: 'chilly weather' },
  { upTo: 75, words: 'spring' },
  { upTo: 150, words: 'hot weather' },
];

/** The weather that so many degrees are; without a scale, what nobody survives in Celsius is Fahrenheit. */
function weatherAt(degrees: number, scale: string): string | null {
  const isFahrenheit = scale === '' ? degrees > CELSIUS_MAX : /^f/i.test(scale);
  const inFahrenheit = isFahrenheit ? degrees : degrees * 1.8 + 32;
  return WEATHERS.find(({ upTo }) => inFahrenheit < upTo)?.words ?? null;
}

/** "60F" alone tells of the weather that one dresses for; beside other words it is no price. */
function rewordDegrees(text: string): string {
  const { degrees, scale = '' } = DEGREES.exec(text)?.groups ?? {};
  if (degrees !== undefined) {
    const weather = weatherAt(Number(degrees), scale);
    return weather === null ? text : `an outfit for ${weather}`;
  }
  if (ASKS_OF_WEATHER.test(text)) return text;
  return text
    .replace(DEGREES_OUT, '$<lead> $<degrees> degrees ')
    .replace(DEGREES_AMONG, (found: string, ...groups) => {
      const named: Record<string, string | undefined> = groups.at(-1);
      const weather = weatherAt(Number(named.degrees), named.scale ?? named.unit ?? '');
      return weather === null ? found : `for ${weather}`;
    });
}

const rewordSums = (text: string): string =>
  SUMS.reduce(
    (said, pattern) =>
      said.replace(pattern, (...found) => {
        const { sum = '', said: how = '' }: Record<string, string | undefined> = found.at(-1);
        return `under $${sum} ${how.replace(/^,? /, '')}`.trim();
      }),
    rewordTogether(
      text
        .replaceAll(HEELS_UNDER, 'heels under $<height>')
        .replaceAll(EACH_OVER, 'each piece not over')
        .replaceAll(NOT_DEARER, 'not over '),
    ),
  );

function rewordRefusal(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  const what = match?.groups?.what ?? '';
  if (match === null || understandQuery(what).concepts.length === 0) return text;
  return text.replace(match[0], `no ${what}`);
}

/** "He wears M" tells a size; alone, the letter is read as nothing. */
const LETTER_SIZE =
  /\b(?<who>he|she|they|i|[a-z]+) (?:wears?|takes?|needs?)(?: an?)? (?<size>xxs|xs|s|m|l|xl|xxl|[2-5]xl|small|medium|large)\b(?! size)/gi;
/** "Graduation next week" is no name of goods. */
const WHEN =
  /(?<=[a-z]) (?=(?:next|this|coming) (?:week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/gi;
/** "No more than like ninety". */
const ROUGHLY =
  /(?<=\b(?:than|under|over|below|around|about|max|only|is|budget) )(?:like|maybe|say|prob|probably) (?=\$?\d|(?:a )?(?:hundred|thousand|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b)/gi;
/** "Natural fabrics only" leaves out what is made of oil. */
const NATURAL =
  /\b(?:(?:only|just|all|strictly|in|made of|from|prefer(?:ably)?|something(?: in)?) )*(?:all[- ])?natural (?:fabrics?|fibers?|fibres?|materials?)(?: only| please| pls)?\b/gi;
const PETITE_PLUS = /\b(?:petite|short)[- ]plus\b(?![- ]sizes?)|\bplus[- ]petite\b/gi;
const SHARES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:reduced|discounted|marked down|down|off) by (?:at least )?(?:a |one )third\b|\b(?:a|one) third off\b/gi,
    'at least 33% off',
  ],
  [
    /\b(?:reduced|discounted|marked down|down) by (?:at least )?(?:a |one )quarter\b|\b(?:a|one) quarter off\b/gi,
    'at least 25% off',
  ],
  [/\b(?:reduced|discounted|marked down|down) by (?:at least )?half\b/gi, 'at least 50% off'],
  [
    /\b(?:reduced|discounted|marked down|down) by (?:at least )?(?=\d{1,2} ?(?:%|percent))(?<share>\d{1,2}) ?(?:%|percent)/gi,
    'at least $<share>% off',
  ],
];
/** Who wants nothing tight wants no slim or skinny cut either. */
const NOTHING_TIGHT =
  /\b(?:no|not|nothing|never|without|avoid|hate|don['’]?t (?:want|like|do|wear)) (?:anything |things |clothes )?(?:too |very |that is |that['’]?s |so |super )*(?:tight|tight[- ]fitting|clingy|snug|skin[- ]?tight|figure[- ]hugging|body[- ]hugging)(?: (?:fitting|clothes|stuff|things|anything))?(?=\s*(?:[,.;!]|$|and\b|or\b|please\b|pls\b|but\b))/gi;
const WITHOUT = /\bw\/o\b|\bwithot\b|\bwithuot\b|\bwihtout\b/gi;

/** "My budget just dropped to 150" is a budget of 150. */
const BUDGET_CHANGED =
  /\bbudget(?:['’]?s| is| was| has| got)?(?: (?:just|now|actually|recently|sadly|been|gone))* (?:dropped|drops|fell|shrank|shrunk|went (?:down|up)|(?:gone |came |come )?(?:down|up)|cut|reduced|lowered|raised|grew|grown|changed) (?:down |up )?(?:to )(?:about |around |only |just )?\$?(?<sum>\d{2,4})\b(?: now| sorry)?/gi;

/** "Without the $90 limit" lifts it, and sets none. */
const LIFTED =
  /\b(?:without|forget|drop|lift|remove|skip|no) (?:the |a |any |my |that )?\$?\d{2,4} (?:limit|budget|cap|max(?:imum)?)\b/i;

/** Refusals and prices in words that say them in so many: "no wool", "under $600 total". */
export function rewordLimits(text: string): string {
  const shared = SHARES.reduce((said, [share, meant]) => said.replaceAll(share, meant), text);
  const written = shared
    .replace(LIFTED, 'any price')
    .replace(BUDGET_CHANGED, 'budget is $$$<sum>')
    .replace(WITHOUT, 'without')
    .replace(NATURAL, 'no synthetics')
    .replace(ROUGHLY, '')
    .replace(PETITE_PLUS, 'petite and curve')
    .replace(NOTHING_TIGHT, 'nothing tight')
    .replace(LETTER_SIZE, '$<who> is size $<size>');
  const plain = rewordDegrees(rewordWhole(written.replace(ASIDES, '').replace(WHEN, ', ')));
  const answered = EXCEPTS.test(plain) ? plain.replace(ANSWERED, '') : plain;
  return REFUSALS.reduce(rewordRefusal, rewordSums(answered)).replaceAll(NO_HEELS, 'not heels');
}
