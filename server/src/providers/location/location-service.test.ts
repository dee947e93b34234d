import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { LOCATION_SUGGESTIONS_MAX } from '@modiste/contract/limits';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Gazetteer } from './gazetteer/gazetteer.ts';
import { GeoapifyLocations } from './geoapify-locations.ts';
import type { LocationService } from './location-service.ts';

const API_KEY = 'a-key-of-the-server';
const PLACES = [
  { city: 'Paris', state: 'Île-de-France', country: 'France', lat: 48.857, lon: 2.352 },
  { city: 'Paris', state: 'Texas', country: 'United States', lat: 33.662, lon: -95.555 },
  ...Array.from({ length: 12 }, (_, n) => ({
    city: `Parisville ${n}`,
    state: 'Québec',
    country: 'Canada',
    lat: 46,
    lon: -72,
  })),
];

/** A feature as Geoapify answers it. */
const feature = ({ city, state, country, lat, lon }: (typeof PLACES)[number]) => ({
  type: 'Feature',
  properties: {
    datasource: { sourcename: 'openstreetmap', license: 'Open Database License' },
    country,
    state,
    city,
    lon,
    lat,
    result_type: 'city',
    formatted: [city, state, country].join(', '),
    place_id: '51ddf0605683b5024059',
  },
  geometry: { type: 'Point', coordinates: [lon, lat] },
  bbox: [lon, lat, lon, lat],
});

const asked: URL[] = [];

/** Knows the calls, the parameters and the refusals of Geoapify. */
const geoapify: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', 'http://geoapify.test');
  asked.push(url);
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const given = (name: string) => url.searchParams.get(name) ?? '';
  if (given('apiKey') !== API_KEY) {
    return answer(401, { statusCode: 401, error: 'Unauthorized', message: 'Invalid apiKey' });
  }
  if (url.pathname === '/v1/geocode/autocomplete') {
    const found = PLACES.filter(({ city }) => city.toLowerCase().startsWith(given('text')));
    const features = found.slice(0, Number(given('limit'))).map(feature);
    return answer(200, { type: 'FeatureCollection', features, query: { text: given('text') } });
  }
  const near = PLACES.filter(({ lat }) => Math.abs(lat - Number(given('lat'))) < 0.5);
  const features = near.slice(0, 1).map(feature);
  return answer(200, { type: 'FeatureCollection', features });
};

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function listen(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return new URL(`http://127.0.0.1:${port}`);
}

const openGeoapify = async () =>
  new GeoapifyLocations({ apiKey: API_KEY, url: await listen(geoapify) });
const gazetteer = new Gazetteer();

describe.each([
  ['Geoapify', openGeoapify],
  ['the gazetteer', async () => gazetteer],
])('%s', (_name, open: () => Promise<LocationService>) => {
  let service: LocationService;
  beforeEach(async () => {
    service = await open();
  });

  it('suggests cities with region and country, the likeliest first', async () => {
    const found = await service.suggest('pari');
    expect(found[0]).toEqual({ formatted: 'Paris, Île-de-France, France' });
    expect(found).toContainEqual({ formatted: 'Paris, Texas, United States' });
  });

  it('suggests no more than a list can show, each once', async () => {
    const found = (await service.suggest('par')).map(({ formatted }) => formatted);
    expect(found.length).toBe(LOCATION_SUGGESTIONS_MAX);
    expect(new Set(found).size).toBe(found.length);
  });

  it('suggests nothing for what is no beginning of a city', async () => {
    expect(await service.suggest('zzzzzz')).toEqual([]);
    expect(await service.suggest('&apiKey=%00\u0001')).toEqual([]);
  });

  it('names the city of a position', async () => {
    const found = await service.reverse({ lat: 48.85, lon: 2.35 });
    expect(found).toEqual([{ formatted: 'Paris, Île-de-France, France' }]);
  });

  it('names none in the middle of an ocean', async () => {
    expect(await service.reverse({ lat: 0, lon: -140 })).toEqual([]);
  });
});

describe('Geoapify', () => {
  afterAll(() => asked.splice(0));

  it('is asked for cities only, with the key of the server', async () => {
    const service = await openGeoapify();
    asked.splice(0);
    await service.suggest('são & co');
    await service.reverse({ lat: 48.85, lon: -2.35 });
    const [autocomplete, reverse] = asked.map((url) => [
      url.pathname,
      Object.fromEntries(url.searchParams),
    ]);
    const always = { type: 'city', lang: 'en', apiKey: API_KEY };
    expect(autocomplete).toEqual([
      '/v1/geocode/autocomplete',
      { text: 'são & co', limit: String(LOCATION_SUGGESTIONS_MAX), ...always },
    ]);
    expect(reverse).toEqual(['/v1/geocode/reverse', { lat: '48.85', lon: '-2.35', ...always }]);
  });

  it.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(429).end('Too many')],
    ['answers nonsense', (_request, response) => response.end('<html>')],
    ['answers another form', (_request, response) => response.end('{"results":[]}')],
    ['hangs up', (request) => request.destroy()],
    ['never answers', () => {}],
  ])('that %s is a failure that tells no key', async (_how, listener) => {
    const url = await listen(listener);
    const service = new GeoapifyLocations({ apiKey: API_KEY, url, timeLimitMs: 300 });
    const failure = await service.suggest('par').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure) + JSON.stringify(failure)).not.toContain(API_KEY);
  });

  it('that leads elsewhere is not followed, since the key would go along', async () => {
    const elsewhere: string[] = [];
    const other = await listen(({ url = '' }, response) => {
      elsewhere.push(url);
      response.end('{"features":[]}');
    });
    const url = await listen((request, response) =>
      response.writeHead(307, { location: new URL(request.url ?? '', other).href }).end(),
    );
    const service = new GeoapifyLocations({ apiKey: API_KEY, url });
    await expect(service.suggest('par')).rejects.toThrow();
    expect(elsewhere).toEqual([]);
  });
});
