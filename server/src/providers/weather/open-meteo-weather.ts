import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Log } from '../../log/logger.ts';
import { type CityDay, type ClimateWeather, describeDay } from './climate-weather.ts';
import type { WeatherService } from './weather-service.ts';

const TIME_LIMIT_MS = 3_000;
const FORECAST_KEPT_MS = 3 * 60 * 60 * 1_000;
/** A service that failed is left alone for so long. */
const FAILURE_KEPT_MS = 5 * 60 * 1_000;
const FORECASTS_MAX = 2_000;
const BYTES_MAX = 64 * 1024;
/** From this on, in mm a day, people take an umbrella. */
const RAINY_MM = 1;

const one = z.tuple([z.number()]).transform(([value]) => value);
const forecastSchema = z.object({
  daily: z.object({
    time: z.tuple([z.iso.date()]),
    temperature_2m_max: one,
    temperature_2m_min: one,
    precipitation_sum: one,
  }),
});

interface OpenMeteoSettings {
  url: URL;
  climate: ClimateWeather;
  log: Log;
  timeLimitMs?: number;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BYTES_MAX) throw new Error(`The forecast has more than ${BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Forecasts of Open-Meteo, a public service that asks for no key. It is told a position rounded to a
 * tenth of a degree, and nothing of the person. https://open-meteo.com/en/docs
 */
export class OpenMeteoWeather implements WeatherService {
  readonly #settings: Required<OpenMeteoSettings>;
  /** By city and day; null for a forecast that failed. */
  readonly #forecasts = new LRUCache<string, Promise<DaySetting | null>>({ max: FORECASTS_MAX });

  constructor(settings: OpenMeteoSettings) {
    this.#settings = { timeLimitMs: TIME_LIMIT_MS, ...settings };
  }

  #addressOf({ city, timeZone, day }: CityDay): URL {
    const address = new URL(this.#settings.url);
    address.pathname = `${address.pathname.replace(/\/$/, '')}/v1/forecast`;
    address.search = new URLSearchParams({
      latitude: city.lat.toFixed(1),
      longitude: city.lon.toFixed(1),
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      timezone: timeZone,
      start_date: day,
      end_date: day,
    }).toString();
    return address;
  }

  async #fetchForecast(at: CityDay): Promise<DaySetting> {
    const response = await fetch(this.#addressOf(at), {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#settings.timeLimitMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Open-Meteo answers ${response.status}`);
    }
    const { daily } = forecastSchema.parse(JSON.parse(await readBounded(response)));
    if (daily.time[0] !== at.day) throw new Error('Open-Meteo answers another day');
    const weather = {
      lowC: Math.round(daily.temperature_2m_min),
      highC: Math.round(daily.temperature_2m_max),
      isRainy: daily.precipitation_sum >= RAINY_MM,
    };
    return describeDay(at, weather, 'forecast');
  }

  #forecastOf(at: CityDay): Promise<DaySetting | null> {
    const key = `${at.city.lat} ${at.city.lon} ${at.day}`;
    const known = this.#forecasts.get(key);
    if (known !== undefined) return known;
    const asked = this.#fetchForecast(at).catch((error: unknown) => {
      this.#settings.log.warn({ err: error }, 'no weather forecast, using the usual weather');
      this.#forecasts.set(key, Promise.resolve(null), { ttl: FAILURE_KEPT_MS });
      return null;
    });
    this.#forecasts.set(key, asked, { ttl: FORECAST_KEPT_MS });
    return asked;
  }

  async settingOf(place: string | null, now: Date): Promise<DaySetting> {
    const { climate } = this.#settings;
    const at = await climate.dayAt(place, now);
    const forecast = at && (await this.#forecastOf(at));
    return forecast ?? climate.describe(at, now);
  }
}
