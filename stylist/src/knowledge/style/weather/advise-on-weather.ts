import type { Answer } from '../../../answers/answer.ts';
import { type Asked, asksOf } from '../../topics/asked.ts';
import { findTopics } from '../../topics/find-topic.ts';
import { reply } from '../../topics/reply.ts';
import { tellFacts } from '../../topics/tell-facts.ts';
import type { Topic } from '../../topics/topic.ts';
import { isWet, usualCelsius } from './climate.ts';
import { findPlace } from './places.ts';
import { readTemperature, type Temperature } from './read-temperature.ts';
import {
  monthWritten,
  northernMonthIn,
  SEASONS,
  type Season,
  seasonNamed,
  seasonNow,
} from './season.ts';
import bands from './weather-bands.json' with { type: 'json' };
import topics from './weather-topics.json' with { type: 'json' };

/** What to wear up to a temperature. */
export interface WeatherBand {
  /** In Celsius. */
  upTo: number;
  /** How it feels: "cool". */
  name: string;
  facts: Topic['facts'];
  next: readonly string[];
}

export const WEATHER_TOPICS: readonly Topic[] = topics;
export const WEATHER_BANDS: readonly WeatherBand[] = bands;

const NAMES: Readonly<Record<Season, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
};

const isSeason = ({ id }: Topic): boolean => SEASONS.some((season) => season === id);

/** What to wear at a temperature in Celsius. */
export const bandAt = (celsius: number): WeatherBand | null =>
  WEATHER_BANDS.find(({ upTo }) => celsius <= upTo) ?? WEATHER_BANDS.at(-1) ?? null;

const isAmerican = ({ read, text }: Asked): boolean => {
  const location = read.turn.shopper.preferences.location ?? '';
  const place = /united states|\busa?\b/i.test(location) || location === '';
  return place && !/celsius/i.test(text);
};

/** Rain, wind, sun and the like, as the words name them. */
export const conditionsOf = (asked: Asked): Topic[] =>
  findTopics(asked, WEATHER_TOPICS)
    .map(({ topic }) => topic)
    .filter((topic) => !isSeason(topic));

/** The temperature that was asked for, or null. */
export const temperatureOf = (asked: Asked): Temperature | null =>
  readTemperature(asked.read.turn.words, isAmerican(asked));

const seasonTopic = (season: Season): Topic | null =>
  WEATHER_TOPICS.find(({ id }) => id === season) ?? null;

const FELT: readonly (readonly [celsius: number, cues: readonly string[]])[] = [
  [-3, ['freezing', 'frost*', 'subzero']],
  [
    4,
    ['cold weather', 'cold day', 'cold outside', 'really cold', 'so cold', 'is cold', 'its cold'],
  ],
  [10, ['chilly', 'cool weather', 'cool day', 'brisk']],
  [15, ['mild weather', 'mild day']],
  [25, ['warm weather', 'warm day', 'warm outside']],
  [32, ['hot', 'heat', 'scorching', 'boiling']],
];

/** What the words say of how it feels, or what is usual for the place and the season they name. */
function bandNamed(asked: Asked): WeatherBand | null {
  const felt = FELT.find(([, cues]) => asksOf(asked, ...cues))?.[0];
  if (felt !== undefined) return bandAt(felt);
  const place = findPlace(asked.text);
  if (place === null) return null;
  const month = northernMonthIn(asked.text, place.isSouthern);
  return bandAt(usualCelsius(place.climate, seasonNamed(asked) ?? seasonNow(asked), month));
}

/** Whether the words name the weather, by itself, by a season or by a place. */
export const namesWeather = (asked: Asked): boolean =>
  weatherTopic(asked) !== null || bandNamed(asked) !== null;

/** The season or weather that the words name, or null; "today" means the season of now. */
export function weatherTopic(asked: Asked): Topic | null {
  const season = seasonNamed(asked);
  if (season !== null) return seasonTopic(season);
  return conditionsOf(asked)[0] ?? null;
}

function adviseAt(asked: Asked, temperature: Temperature): Answer {
  const band = bandAt(temperature.celsius);
  const { fahrenheit, celsius, isSure } = temperature;
  const scale = `${fahrenheit}°F (${celsius}°C)`;
  const head = asked.read.speech.say(
    ...(isSure
      ? [`${scale} is ${band?.name}.`, `At ${scale} it is ${band?.name}.`]
      : [
          `I take that as ${scale}, which is ${band?.name}.`,
          `Read as ${scale}, that is ${band?.name}.`,
        ]),
  );
  const [condition] = conditionsOf(asked);
  return reply(asked, {
    parts: [
      head,
      tellFacts(asked, band?.facts ?? [], 2),
      condition === undefined ? '' : tellFacts(asked, condition.facts, 1),
    ],
    suggestions: [...(condition?.next.slice(0, 1) ?? []), ...(band?.next ?? [])],
  });
}

/** What to wear for weather that was described, or that is usual where the words lead. */
function adviseUsual(asked: Asked, band: WeatherBand): Answer {
  const place = findPlace(asked.text);
  const season = monthWritten(asked.text) ?? NAMES[seasonNamed(asked) ?? seasonNow(asked)];
  const head =
    place === null
      ? ''
      : asked.read.speech.say(
          `${place.name} in ${season} is usually ${band.name}.`,
          `In ${season}, ${place.name} is mostly ${band.name}.`,
        );
  const [condition] = conditionsOf(asked);
  const isOfRain = condition?.id === 'rain' && place !== null;
  const isRainy = isOfRain && isWet(place.climate, seasonNamed(asked) ?? seasonNow(asked));
  const rain = !isOfRain
    ? ''
    : isRainy
      ? asked.read.speech.say(
          'Yes, showers are common then.',
          'It does rain then, mostly in showers.',
        )
      : asked.read.speech.say('Hardly: rain is rare then.', 'Rain is rare then.');
  // Against rain that hardly falls nothing has to be packed.
  const more =
    condition === undefined || (isOfRain && !isRainy) ? '' : tellFacts(asked, condition.facts, 1);
  return reply(asked, {
    parts: [rain, head, tellFacts(asked, band.facts, more === '' ? 3 : 2), more],
    suggestions: [...band.next, ...(condition?.next ?? [])],
  });
}

function adviseNow(asked: Asked): Answer {
  const season = seasonNow(asked);
  const place = findPlace(asked.read.turn.shopper.preferences.location ?? '');
  const where = place === null ? '' : ` in ${place.name}`;
  const head = asked.read.speech.say(
    `I cannot see the forecast, but it is ${NAMES[season]}${where} now.`,
    `Going by the season, ${NAMES[season]}${where}.`,
  );
  const told = tellFacts(asked, seasonTopic(season)?.facts ?? [], 2);
  const ask = asked.read.speech.say(
    'Tell me the temperature and where you are going, and I can be exact.',
    'With the temperature I can say coat or no coat.',
  );
  return reply(asked, {
    parts: [head, told, ask],
    suggestions: ['It is 45°F and windy', 'It is 60°F', 'It is 80°F', 'I am going to the office'],
  });
}

/** What to wear in the weather that the words name; that of the season where they name none. */
export function adviseOnWeather(asked: Asked): Answer {
  const temperature = temperatureOf(asked);
  if (temperature !== null) return adviseAt(asked, temperature);
  const band = bandNamed(asked);
  if (band !== null) return adviseUsual(asked, band);
  const topic = weatherTopic(asked);
  if (topic === null) return adviseNow(asked);
  const condition = conditionsOf(asked).find((one) => one !== topic);
  const more = condition === undefined ? '' : tellFacts(asked, condition.facts, 1);
  return reply(asked, {
    parts: [tellFacts(asked, topic.facts, more === '' ? 3 : 2), more],
    suggestions: [...topic.next, ...(condition?.next ?? [])],
  });
}
