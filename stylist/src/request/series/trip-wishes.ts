import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { eventsIn } from '../../intents/is-for-event.ts';
import type { Purpose } from '../../intents/purpose.ts';
import { usualCelsius } from '../../knowledge/style/weather/climate.ts';
import { findPlaces } from '../../knowledge/style/weather/places.ts';
import { northernMonthIn, seasonIn } from '../../knowledge/style/weather/season.ts';
import type { Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';

const GOES =
  /\b(?:trip|travel\w*|go|goes|going|fly|flying|holidays?|vacation|visit\w*|break|honeymoon|off to|heading|(?:days?|nights?|weeks?|weekend) (?:in|at|to)|for (?:\d+|a|two|three|four|five) (?:days?|nights?|weeks?|weekend))\b/i;

/** Where one goes to rest in the sun, and not to see a city. */
const RESTS =
  /\b(?:beach\w*|holidays?|vacation|honeymoon|cruise|resort|island|pool|getaway|retreat|seaside)\b/i;

/** From these temperatures on one dresses for the season. */
const DRESSED_FOR: readonly (readonly [celsius: number, season: string])[] = [
  [24, 'summer'],
  [14, 'spring'],
  [8, 'fall'],
  [Number.NEGATIVE_INFINITY, 'winter'],
];

/** The journey and the weather of a trip whose place is named: May in Lisbon is as warm as that. */
export function tripWishes({
  turn,
  message,
  purpose,
}: {
  turn: Turn;
  message: Message;
  purpose: Purpose;
}): QueryReading[] {
  const [place] = findPlaces(message.text);
  if (place === undefined || !purpose.wantsOutfit || !GOES.test(message.text)) return [];
  const season = seasonIn(message.text, { now: turn.now, isSouthern: place.isSouthern });
  const month = northernMonthIn(message.text, place.isSouthern);
  const celsius = usualCelsius(place.climate, season, month);
  const weather = DRESSED_FOR.find(([least]) => celsius >= least)?.[1] ?? season;
  const isForEvent = eventsIn(message.readings.map(({ reading }) => reading)).length > 0;
  const isRest = place.climate === 'tropical' || RESTS.test(message.text);
  const journey = isRest ? 'vacation' : 'sightseeing';
  return understandQuery(isForEvent ? weather : `${journey}, ${weather}`).readings.filter(
    ({ role }) => role === 'wanted',
  );
}
