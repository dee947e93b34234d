import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { serveLoopback } from '../../testing/loopback/serve-loopback.ts';
import { Gazetteer } from '../location/gazetteer/gazetteer.ts';
import { ClimateWeather } from './climate-weather.ts';
import { OpenMeteoWeather } from './open-meteo-weather.ts';
import type { WeatherService } from './weather-service.ts';

const NOVEMBER = new Date('2026-11-23T12:00:00Z');
const MAY = new Date('2026-05-20T12:00:00Z');
const LISBON = 'Lisbon, Portugal';
const OSLO = 'Oslo, Norway';
const SYDNEY = 'Sydney, New South Wales, Australia';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => lines.push(line) });
const gazetteer = new Gazetteer();
const climate = new ClimateWeather({ locate: (place) => gazetteer.locate(place), log });

const asked: URL[] = [];
const undo: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  asked.splice(0);
  lines.splice(0);
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** Knows the calls and the parameters of Open-Meteo. */
const openMeteo: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', 'http://open-meteo.test');
  asked.push(url);
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname !== '/v1/forecast' || given('start_date') !== given('end_date')) {
    return answer(400, { error: true, reason: 'Parameter out of range' });
  }
  return answer(200, {
    latitude: Number(given('latitude')),
    longitude: Number(given('longitude')),
    generationtime_ms: 0.05,
    utc_offset_seconds: 0,
    timezone: given('timezone'),
    elevation: 20,
    daily_units: { time: 'iso8601', temperature_2m_max: '°C', precipitation_sum: 'mm' },
    daily: {
      time: [given('start_date')],
      temperature_2m_max: [21.6],
      temperature_2m_min: [13.2],
      precipitation_sum: [4.1],
    },
  });
};

async function openForecasts(listener: RequestListener = openMeteo): Promise<OpenMeteoWeather> {
  const server = await serveLoopback(listener);
  undo.push(() => server.close());
  return new OpenMeteoWeather({ url: new URL(server.origin), climate, log, timeLimitMs: 300 });
}

describe.each([
  ['the climate', async () => climate],
  ['Open-Meteo', () => openForecasts()],
])('%s', (_name, open: () => Promise<WeatherService>) => {
  let weather: WeatherService;
  beforeEach(async () => {
    weather = await open();
  });

  it('tells the local day of the place', async () => {
    const late = new Date('2026-11-23T22:30:00Z');
    expect(await weather.settingOf(SYDNEY, late)).toMatchObject({ day: '2026-11-24' });
    const early = new Date('2026-11-23T03:00:00Z');
    const denver = 'Denver, Colorado, United States';
    expect(await weather.settingOf(denver, early)).toMatchObject({ day: '2026-11-22' });
  });

  it('tells the season of the hemisphere', async () => {
    expect(await weather.settingOf(OSLO, MAY)).toMatchObject({ season: 'spring', place: 'Oslo' });
    expect(await weather.settingOf(SYDNEY, MAY)).toMatchObject({ season: 'autumn' });
  });

  it('has summer all year where the tropics are warm, and not in their mountains', async () => {
    expect(await weather.settingOf('Singapore', NOVEMBER)).toMatchObject({ season: 'summer' });
    const bogota = 'Bogotá, Bogota D.C., Colombia';
    expect((await weather.settingOf(bogota, NOVEMBER)).season).not.toBe('summer');
  });

  it('says where people speak of Fahrenheit', async () => {
    const denver = await weather.settingOf('Denver, Colorado, United States', NOVEMBER);
    expect(denver.uses_fahrenheit).toBe(true);
    expect((await weather.settingOf(OSLO, NOVEMBER)).uses_fahrenheit).toBeUndefined();
  });

  it.each([
    ['no place', null],
    ['an empty place', ' '],
    ['a place that is none', 'Moon base zzz'],
  ])('knows the calendar alone for %s', async (_what, place) => {
    expect(await weather.settingOf(place, NOVEMBER)).toEqual({
      day: '2026-11-23',
      season: 'autumn',
      place: null,
      low_c: null,
      high_c: null,
      is_rainy: false,
      source: 'climate',
    });
    expect(asked).toEqual([]);
  });
});

describe('the climate', () => {
  it('tells a mild November from a cold one, and November from May', async () => {
    const [lisbon, oslo] = [
      await climate.settingOf(LISBON, NOVEMBER),
      await climate.settingOf(OSLO, NOVEMBER),
    ];
    expect(lisbon.high_c).toBeGreaterThan(15);
    expect(oslo.high_c).toBeLessThan(8);
    const may = await climate.settingOf(OSLO, MAY);
    expect(may.high_c).toBeGreaterThan((oslo.high_c ?? 0) + 8);
  });

  it('is that of the nearest cities where the place has no record of its own', async () => {
    const setting = await climate.settingOf('Bath, England, United Kingdom', NOVEMBER);
    expect(setting.high_c).toBeGreaterThanOrEqual(8);
    expect(setting.high_c).toBeLessThanOrEqual(13);
    expect(setting).toMatchObject({ is_rainy: true, source: 'climate' });
  });

  it('goes on without a gazetteer, and says so in the log', async () => {
    const broken = new ClimateWeather({
      locate: async () => {
        throw new Error('the list of cities is damaged');
      },
      log,
    });
    expect(await broken.settingOf(LISBON, NOVEMBER)).toMatchObject({ place: null });
    expect(lines.join()).toContain('the list of cities is damaged');
  });
});

describe('Open-Meteo', () => {
  it('forecasts the day there, told a rounded position and nothing else', async () => {
    const weather = await openForecasts();
    expect(await weather.settingOf(LISBON, NOVEMBER)).toEqual({
      day: '2026-11-23',
      season: 'autumn',
      place: 'Lisbon',
      low_c: 13,
      high_c: 22,
      is_rainy: true,
      source: 'forecast',
    });
    expect(asked.map((url) => Object.fromEntries(url.searchParams))).toEqual([
      {
        latitude: '38.7',
        longitude: '-9.1',
        daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
        timezone: 'Europe/Lisbon',
        start_date: '2026-11-23',
        end_date: '2026-11-23',
      },
    ]);
  });

  it('is asked once for a city and day', async () => {
    const weather = await openForecasts();
    await Promise.all([1, 2, 3].map(() => weather.settingOf(LISBON, NOVEMBER)));
    await weather.settingOf(LISBON, NOVEMBER);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(429).end('Too many')],
    ['answers nonsense', (_request, response) => response.end('<html>')],
    ['answers another form', (_request, response) => response.end('{"daily":{}}')],
    ['never ends', (_request, response) => response.write('{')],
    ['sends far too much', (_request, response) => response.end(' '.repeat(200_000))],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    ['hangs up', (request) => request.destroy()],
    ['never answers', () => {}],
  ])('that %s gives way to the climate, with its cause in the log', async (_how, listener) => {
    let calls = 0;
    const weather = await openForecasts((request, response) => {
      calls += 1;
      listener(request, response);
    });
    const usual = await climate.settingOf(LISBON, NOVEMBER);
    expect(await weather.settingOf(LISBON, NOVEMBER)).toEqual(usual);
    const callsOfOne = calls;
    expect(await weather.settingOf(LISBON, NOVEMBER)).toEqual(usual);
    expect(calls).toBe(callsOfOne);
    expect(lines.filter((line) => line.includes('no weather forecast'))).toHaveLength(1);
  });
});
