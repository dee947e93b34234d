import { findPlace } from '../knowledge/style/weather/places.ts';
import type { Turn } from '../stylist.ts';

const WEATHER =
  '(?:hot|cold|warm|cool|chilly|rainy?|raining|humid|sunny|windy|snow(?:y|ing)?|freezing)';
const THERE = '(?:there|then|by then|that time(?: of (?:the )?year)?|in that weather)';
/** "Will it be hot there?" asks of the place, and of no piece that is shown. */
const ASKS = new RegExp(
  `\\b(?:will|is|would|does|gonna|going to|might|won['’]?t)\\b[^.?!]*\\b${WEATHER}\\b[^.?!]*\\b${THERE}\\b|\\b(?:what|how)\\b[^.?!]*\\bweather\\b[^.?!]*\\b${THERE}\\b|\\bhow (?:hot|cold|warm) (?:is|will|does)\\b[^.?!]*\\b${THERE}\\b`,
  'i',
);
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|autumn)\b/i;

/** What a question of the weather "there" asks of the place named before; null where none was. */
export function rewordThere({ words, history }: Pick<Turn, 'words' | 'history'>): string | null {
  if (!ASKS.test(words)) return null;
  const said = [
    ...history.flatMap(({ actor, message }) => (actor === 'user' ? [message] : [])),
  ].toReversed();
  const place = [words, ...said].map(findPlace).find((found) => found !== null);
  if (place === undefined) return null;
  const month = [words, ...said].flatMap((one) => MONTH.exec(one)?.[0] ?? [])[0];
  return `weather in ${place.name}${month === undefined ? '' : ` in ${month}`}`;
}
