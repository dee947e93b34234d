import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { findPlace } from '../knowledge/style/weather/places.ts';
import type { Turn } from '../stylist.ts';

const OPENS = String.raw`^\W*(?:(?:ok|okay|and|but|so|hm+|oh|also|nah|no|yes|yeah|well|cool|nice|great|now|wait|ooh|btw|thanks|although|though)[\s,.!]+)*`;
const SUPPOSES =
  "(?:(?:what|how)(?:['’]?s| is| about| happens| would i wear| do i (?:do|wear)| should i wear)?,? ?(?:if|when|in case)|(?:and )?(?:if|in case|suppose|say|assuming)|(?:(?:the )?(?:forecast|weather(?: app)?|they) (?:says?|calls? for)|i (?:heard|think|hear)|apparently|looks like|pretty sure|there['’]?s a chance(?: that)?))";
const IT =
  '(?:it|there|the (?:weather|evenings?|nights?|mornings?|temperature|office|venue|place|restaurant|room)|we|i|nights|evenings)';
const TURNS =
  "(?:['’]?s|['’]?ll| is| are| was| gets?| will| might| may| could| can| does| should|['’]?s? (?:supposed|going|about|likely|expected) to|['’]?s? gonna)?(?: (?:be|get|turns?|goes|go|becomes?|starts?|a chance of|going to|gonna|supposed to|to|caught|stuck|in|really|very|so|too|super|kind of|kinda|a (?:bit|little|lot)|quite|still|suddenly|actually|pretty|all|out))*";
const SKIES: Readonly<Record<Sky, string>> = {
  rain: '(?:rain(?:s|y|ing)?|pour(?:s|ing)?|drizzl(?:e|es|ing|y)|wet|storm(?:s|y|ing)?|shower(?:s|y|ing)?|a (?:rain)?storm|the rain|thunderstorms?)',
  cold: '(?:cold(?:er)?|chill(?:y|s|ier)|freez(?:es|ing)|cool(?:er|s)?(?: (?:down|off))?|nippy|frosty|snow(?:s|y|ing)?|drop(?:s|ping)?|over-?air ?conditioned|drafty)',
  wind: '(?:wind(?:y|ier)|gusty|breezy|blustery|blow(?:s|ing))',
  hot: '(?:hot(?:ter)?|warm(?:er|s)?(?: up)?|heat(?:s|ing)?(?: up)?|sunny|humid|boiling|sweltering|muggy|a heat ?wave)',
};
const WHEN =
  '(?: (?:and windy|and cold|at (?:night|the venue|the office|work)|in the (?:evening|morning|afternoon|night|office|restaurant|church|venue)|in there|later(?: on)?|out(?:side|doors)?|there|though|then|too|tonight|tomorrow|that (?:day|night|evening)|on the day|all day|after(?:wards)?|after (?:dark|sunset)|by (?:then|night)|when the sun (?:goes down|sets)|a lot|hard|down|again|again|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day))*\\W*$';

type Sky = 'rain' | 'cold' | 'wind' | 'hot';
const ORDER = ['rain', 'cold', 'wind', 'hot'] as const;

const FORECASTS = ORDER.map((sky) => ({
  sky,
  pattern: new RegExp(
    `${OPENS}(?:${SUPPOSES}(?: that)? )?${IT}${TURNS} ${SKIES[sky]}${WHEN}|${OPENS}(?:what about|how about|and|for|in case of) (?:when |if |in |the )*${SKIES[sky]}(?: weather| days?| nights?| evenings?)?${WHEN}`,
    'i',
  ),
}));

/** What the sky asks of the kinds of pieces that face it themselves. */
const FACES: Readonly<Record<Sky, string>> = {
  rain: 'for rain',
  cold: 'warmer',
  wind: 'warmer',
  hot: 'for hot weather',
};
/** What is worn over those that do not. */
const OVER: Readonly<Record<Sky, string | null>> = {
  rain: 'a trench coat',
  cold: 'a warm jacket',
  wind: 'a jacket',
  hot: null,
};
/** What is told as a fact is a wish beside the others. */
const AS_TOLD: Readonly<Record<Sky, string>> = {
  rain: 'for rain',
  cold: 'for cold weather',
  wind: 'for cold weather',
  hot: 'for hot weather',
};
const ASKS = /\b(?:if|in case|suppose|what about|how about|when)\b/i;
/** What shoes have to stand is the snow itself, and no cold. */
const SNOW = /\b(?:snow\w*|slush\w*)\b/i;
const OUTDOORS: ReadonlySet<string | null> = new Set(['outer', 'shoes', 'bag', 'mid-layer']);

const piecesOf = ({ items }: Turn, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

const isLayer = ({ other_info }: Item): boolean => typeRole(other_info.type) === 'outer';

/** "What if it rains", "it might get cold at night", said of what is shown: what is wanted then. */
export function rewordForecast(words: string, turn: Turn): string {
  const { shown, focusId, request } = turn.state;
  const found = FORECASTS.find(({ pattern }) => pattern.test(words));
  if (found === undefined || request === null) return words;
  const { sky } = found;
  const [outfit] = shown.outfits;
  if (outfit !== undefined) {
    const isCovered = piecesOf(turn, outfit).some(isLayer);
    if (sky === 'rain') return 'make it for rain';
    if (sky === 'hot') return 'make it for hot weather';
    return isCovered ? 'make it warmer' : `add ${OVER[sky]}`;
  }
  const [first] = piecesOf(turn, [...(focusId === null ? [] : [focusId]), ...shown.itemIds]);
  if (first === undefined) return words;
  if (SNOW.test(words) && typeRole(first.other_info.type) === 'shoes' && shown.itemIds.length > 1) {
    return 'which of these would survive the snow?';
  }
  if (!ASKS.test(words)) return AS_TOLD[sky];
  const over = OVER[sky];
  if (over === null || OUTDOORS.has(typeRole(first.other_info.type))) return FACES[sky];
  return `${over} to go with ${focusId === null ? 'the first' : 'it'}`;
}

const WEATHER_WORDS =
  '(?:hot|cold|warm|cool|chilly|rainy?|raining|humid|sunny|windy|snow(?:y|ing)?|freezing)';
const THERE_THEN = '(?:there|then|by then|that time(?: of (?:the )?year)?|in that weather)';
/** "Does it rain in April?", "do evenings get cold this time of year". */
const ASKS_USUAL =
  /\b(?:does|do|will|is)(?:n['’]?t)? (?:it|the \w+|evenings?|nights?|days?|mornings?)(?: (?:often|usually|ever|even|still|really|much|actually))*(?: (?:rain|snow|get|be|like))?(?: (?:that|very|so|really))*(?: (?:cold|hot|warm|chilly|cool|rainy|raining|wet|windy|humid|much|a lot))*(?: (?:there|then|at night|in the evenings?))*(?: in [a-z]+(?: [a-z]+)?)?(?: in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter))\b/i;
/** "Will it be hot there?" asks of the place, and of no piece that is shown. */
const ASKS_THERE = new RegExp(
  `\\b(?:will|is|would|does|gonna|going to|might|won['’]?t)\\b[^.?!]*\\b${WEATHER_WORDS}\\b[^.?!]*\\b${THERE_THEN}\\b|\\b(?:what|how)\\b[^.?!]*\\bweather\\b[^.?!]*\\b${THERE_THEN}\\b|\\bhow (?:hot|cold|warm) (?:is|will|does)\\b[^.?!]*\\b${THERE_THEN}\\b`,
  'i',
);
const MONTH_NAME =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|autumn)\b/i;

/** What a question of the weather "there" asks of the place named before; null where it is none. */
export function rewordThere({ words, history }: Pick<Turn, 'words' | 'history'>): string | null {
  if (!ASKS_THERE.test(words) && !ASKS_USUAL.test(words)) return null;
  const said = history
    .flatMap(({ actor, message }) => (actor === 'user' ? [message] : []))
    .toReversed();
  const place = [words, ...said].map(findPlace).find((found) => found !== null);
  const month = [words, ...said].flatMap((one) => MONTH_NAME.exec(one)?.[0] ?? [])[0];
  const where = place === undefined ? '' : ` in ${place.name}`;
  const rain = /\brain|\bwet\b/i.test(words) ? 'rain, ' : '';
  return `${rain}weather${where}${month === undefined ? '' : ` in ${month}`}`;
}
