import { LOCATION_SUGGESTIONS_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const API_KEY = 'a-key-of-the-server';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp();
  shopper = await makeMember(test);
});
afterAll(() => test.close());

type LocationCall = typeof PATHS.suggestLocations | typeof PATHS.reverseLocation;

async function ask({ path }: LocationCall, query: Record<string, string>, headers: object) {
  const response = await test.app.inject({ url: path, query, headers: { ...headers } });
  return { status: response.statusCode, answer: response.json() };
}

const suggest = (text: string) => ask(PATHS.suggestLocations, { text }, shopper.headers);
const reverse = (lat: string, lon: string) =>
  ask(PATHS.reverseLocation, { lat, lon }, shopper.headers);

describe('the suggestions of places', () => {
  it('have the form of the maps service', async () => {
    const { status, answer } = await suggest(' münch ');
    expect(status).toBe(200);
    expect(answer.features.length).toBeLessThanOrEqual(LOCATION_SUGGESTIONS_MAX);
    expect(answer.features[0]).toEqual({ properties: { formatted: 'Munich, Bavaria, Germany' } });
  });

  it('may be none', async () => {
    expect(await suggest('zzzzzz')).toEqual({ status: 200, answer: { features: [] } });
  });

  it.each(['', '   ', 'x'.repeat(201)])('are refused for %j', async (text) => {
    const { status, answer } = await suggest(text);
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
  });
});

describe('the place of a position', () => {
  it('is the city there', async () => {
    const formatted = 'Paris, Île-de-France, France';
    const answer = { features: [{ properties: { formatted } }] };
    expect(await reverse('48.85', '2.35')).toEqual({ status: 200, answer });
  });

  it.each([
    ['90.1', '0'],
    ['0', '-180.5'],
    ['north', '0'],
    ['1e1', '0'],
    ['', '0'],
    ['NaN', '0'],
    ['0', 'Infinity'],
  ])('is refused for %j, %j', async (lat, lon) => {
    const { status, answer } = await reverse(lat, lon);
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
  });
});

describe('places', () => {
  it('are told to members only', async () => {
    const asked = [
      ask(PATHS.suggestLocations, { text: 'paris' }, {}),
      ask(PATHS.reverseLocation, { lat: '48.85', lon: '2.35' }, {}),
    ];
    for (const { status, answer } of await Promise.all(asked)) {
      expect([status, answer.code]).toEqual([401, 'authentication_required']);
    }
  });

  it('that the maps service cannot tell fail, and only the log says why', async () => {
    const lines: string[] = [];
    const own = test;
    test = await openTestApp({
      environment: {
        GEOAPIFY_API_KEY: API_KEY,
        GEOAPIFY_URL: `http://127.0.0.1:${await freeLoopbackPort()}`,
      },
      onLog: (line) => lines.push(line),
    });
    try {
      const { headers } = await makeMember(test);
      const suggested = await ask(PATHS.suggestLocations, { text: 'paris' }, headers);
      const found = await ask(PATHS.reverseLocation, { lat: '48.85', lon: '2.35' }, headers);
      expect([suggested.status, suggested.answer]).toEqual([
        502,
        {
          code: 'location_failed',
          message: 'Error retrieving suggestions',
          request_id: expect.any(String),
        },
      ]);
      expect([found.status, found.answer.message]).toEqual([502, 'Error retrieving location']);
      const failures = lines.filter((line) => line.includes('call failed'));
      expect(failures[0]).toContain('Error retrieving suggestions');
      expect(failures[1]).toContain('Error retrieving location');
      expect(failures[1]).toContain('ECONNREFUSED');
      expect(lines.join('\n')).not.toContain(API_KEY);
    } finally {
      await test.close();
      test = own;
    }
  });
});
