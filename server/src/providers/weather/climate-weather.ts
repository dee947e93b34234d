import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import tzLookup from '@photostructure/tz-lookup';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/logger.ts';
import type { Position } from '../location/location-service.ts';
import { seasonOf } from './season-of.ts';
import { type UsualWeather, usualWeather } from './usual-weather.ts';
import type { WeatherService } from './weather-service.ts';

export interface LocatedCity extends Position {
  name: string;
  /** Of two letters (ISO 3166-1). */
  country: string;
}

/** The United States and their territories, and the neighbors that measure like them. */
const FAHRENHEIT: ReadonlySet<string> = new Set([
  'US',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'BS',
  'KY',
  'PW',
  'MH',
  'FM',
  'LR',
]);

/** The local day of a city that was found. */
export interface CityDay {
  city: LocatedCity;
  /** By its IANA name. */
  timeZone: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** The city that is meant by the words; null where none is known. */
export type LocateCity = (place: string) => Promise<LocatedCity | null>;

const PLACES_KNOWN_MAX = 2_000;
/** No place tells the hemisphere: most people live in the northern one. */
const NORTHERN_LAT = 45;

const localDay = (now: Date, timeZone: string): string =>
  // Canadian English writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The setting of a day at a city, by its weather. */
export function describeDay(
  { city, day }: CityDay,
  { lowC, highC, isRainy }: UsualWeather,
  source: DaySetting['source'],
): DaySetting {
  const usual = usualWeather(city, new Date(day));
  return {
    day,
    season: seasonOf({ lat: city.lat, month: monthOf(day), highC: usual.highC }),
    place: city.name,
    low_c: lowC,
    high_c: highC,
    is_rainy: isRainy,
    source,
    ...(FAHRENHEIT.has(city.country) && { uses_fahrenheit: true }),
  };
}

/** What days are usually like, without a network. */
export class ClimateWeather implements WeatherService {
  readonly #locate: LocateCity;
  readonly #log: Log;
  readonly #cities = new LRUCache<string, { city: LocatedCity | null }>({ max: PLACES_KNOWN_MAX });

  constructor({ locate, log }: { locate: LocateCity; log: Log }) {
    this.#locate = locate;
    this.#log = log;
  }

  async #cityOf(place: string): Promise<LocatedCity | null> {
    const known = this.#cities.get(place);
    if (known !== undefined) return known.city;
    const city = await this.#locate(place);
    this.#cities.set(place, { city });
    return city;
  }

  /** The local day of the place; null where it is not known. */
  async dayAt(place: string | null, now: Date): Promise<CityDay | null> {
    if (place === null || place.trim() === '') return null;
    try {
      const city = await this.#cityOf(place);
      if (city === null) return null;
      const timeZone = tzLookup(city.lat, city.lon);
      return { city, timeZone, day: localDay(now, timeZone) };
    } catch (error) {
      this.#log.warn({ err: error }, 'place of the weather not found');
      return null;
    }
  }

  /** What the day is usually like there, or the calendar alone. */
  describe(at: CityDay | null, now: Date): DaySetting {
    if (at !== null) return describeDay(at, usualWeather(at.city, new Date(at.day)), 'climate');
    const day = localDay(now, 'UTC');
    return {
      day,
      season: seasonOf({ lat: NORTHERN_LAT, month: monthOf(day), highC: 0 }),
      place: null,
      low_c: null,
      high_c: null,
      is_rainy: false,
      source: 'climate',
    };
  }

  async settingOf(place: string | null, now: Date): Promise<DaySetting> {
    return this.describe(await this.dayAt(place, now), now);
  }
}
