import type { CallBody } from '@modiste/contract/calls';
import { STYLE_CHARS_MAX, STYLES_MAX, USER_NOTES_CHARS_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

async function profile(of = shopper) {
  const response = await test.app.inject({ url: PATHS.user.path, headers: of.headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function post(call: { method: 'POST'; path: string }, payload: unknown) {
  const { method, path: url } = call;
  const body = JSON.stringify(payload);
  const headers = { ...shopper.headers, 'content-type': 'application/json' };
  const response = await test.app.inject({ method, url, headers, body });
  return { status: response.statusCode, answer: response.json() };
}

async function save(preferences: CallBody<'savePreferences'>) {
  const saved = await post(PATHS.savePreferences, preferences);
  expect(saved).toEqual({ status: 200, answer: { ok: true } });
}

const NOTHING_YET = {
  gender_preference: [],
  clothing_size: [],
  clothing_fit: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  style_preference: [],
  personality: [],
  user_notes: '',
  ai_tone: null,
  ai_tone_description: null,
  location: null,
};

describe('the profile', () => {
  it('is that of who asks, empty before anything was saved', async () => {
    expect(await profile()).toEqual({
      onboarded: true,
      preferences: NOTHING_YET,
      location: null,
      ai_tone: null,
      ai_tone_description: null,
      user_notes: '',
      personality: [],
      chat_enabled: true,
      name: null,
      email: shopper.email,
    });
  });

  it('is nobody’s without a token', async () => {
    for (const { method, path } of [PATHS.user, PATHS.savePreferences, PATHS.setChatMode]) {
      const response = await test.app.inject({ method, url: path });
      expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required']);
    }
  });

  it('of another person is never reached', async () => {
    const other = await makeMember(test);
    await save({ location: 'Lyon', user_notes: 'Mine alone' });
    await post(PATHS.setChatMode, { chat_enabled: false });
    await post(PATHS.savePreferences, { location: 'Nice', user_id: other.userId });
    expect(await profile(other)).toMatchObject({
      email: other.email,
      preferences: NOTHING_YET,
      chat_enabled: true,
    });
    expect(await profile()).toMatchObject({ location: 'Nice', user_notes: 'Mine alone' });
  });
});

describe('preferences', () => {
  const everything = {
    gender_preference: ['Women', 'Unisex'],
    clothing_size: ['S', 'M'],
    clothing_fit: ['P', 'T'],
    clothing_canonical_size: ['2XS', '30x32'],
    shoes_size: ['7'],
    shoes_canonical_size: ['7.5'],
    style_preference: ['Chic', 'Dark academia'],
    personality: ['Creative', 'Bold'],
    user_notes: 'Linen, no logos.\nNavy 💙',
    ai_tone: 'Playful & Witty',
    ai_tone_description: 'Puns, please',
    location: 'Lyon, Auvergne-Rhône-Alpes, France',
  } satisfies CallBody<'savePreferences'>;

  it('come back as they were saved, some of them twice', async () => {
    await save(everything);
    const { preferences, ...rest } = await profile();
    expect(preferences).toEqual(everything);
    const { location, ai_tone, ai_tone_description, user_notes, personality } = everything;
    expect(rest).toMatchObject({
      location,
      ai_tone,
      ai_tone_description,
      user_notes,
      personality,
    });
  });

  it('that are not given stay, and empty ones empty', async () => {
    await save(everything);
    await save({ clothing_size: [], location: null, user_notes: '' });
    const { preferences } = await profile();
    const emptied = { clothing_size: [], location: null, user_notes: '' };
    expect(preferences).toEqual({ ...everything, ...emptied });
    await save({});
    expect((await profile()).preferences).toEqual(preferences);
  });

  it('saved by many tabs at once lose no field', async () => {
    const { gender_preference, shoes_size, location, user_notes } = everything;
    const tabs = [{ gender_preference }, { shoes_size }, { location }, { user_notes }];
    await Promise.all(tabs.map(save));
    const { preferences } = await profile();
    expect(preferences).toMatchObject({ gender_preference, shoes_size, location, user_notes });
  });

  it('hold a value once, and a style once in any case', async () => {
    await save({
      clothing_size: ['M', 'S', 'M'],
      style_preference: [
        ' Cottagecore ',
        'Chic',
        'COTTAGECORE',
        'chic',
        'Éclectique',
        'éclectique',
      ],
    });
    const { preferences } = await profile();
    expect(preferences.clothing_size).toEqual(['S', 'M']);
    expect(preferences.style_preference).toEqual(['Cottagecore', 'Chic', 'Éclectique']);
  });

  it('bring the words of a tone that is chosen without any', async () => {
    await save({ ai_tone: 'Bold & Assertive', ai_tone_description: 'Shout' });
    await save({ ai_tone: 'Elegant & Polished' });
    const described = AI_TONE_DESCRIPTIONS['Elegant & Polished'];
    expect((await profile()).ai_tone_description).toBe(described);
    await save({ ai_tone: null });
    expect((await profile()).ai_tone_description).toBeNull();
  });

  it('are kept without what a database cannot keep', async () => {
    await save({ user_notes: 'a\0b\ud83d', location: ' \0 ', style_preference: ['\0', 'Boho\0'] });
    expect((await profile()).preferences).toMatchObject({
      user_notes: 'ab\ufffd',
      location: null,
      style_preference: ['Boho'],
    });
  });

  it.each([
    ['gender_preference', 'Kids', 'Invalid gender: Kids'],
    ['clothing_size', 'XXL', 'Invalid clothing size: XXL'],
    ['clothing_canonical_size', '7', 'Invalid clothing canonical size: 7'],
    ['clothing_fit', 'Q', 'Invalid clothing fit: Q'],
    ['shoes_size', '17', 'Invalid shoes size: 17'],
    ['shoes_canonical_size', '9.25', 'Invalid shoes canonical size: 9.25'],
  ])('in %s refuse %s by name and save nothing', async (field, value, message) => {
    const given = { location: 'Nowhere', [field]: [value] };
    const { status, answer } = await post(PATHS.savePreferences, given);
    expect([status, answer.code, answer.message]).toEqual([400, 'invalid_request', message]);
    expect((await profile()).location).toBeNull();
  });

  it.each([
    { personality: ['Grumpy'] },
    { ai_tone: 'Rude' },
    { style_preference: ['  '] },
    { style_preference: ['x'.repeat(STYLE_CHARS_MAX + 1)] },
    { style_preference: Array.from({ length: STYLES_MAX + 1 }, (_, n) => `Style ${n}`) },
    { user_notes: 'x'.repeat(USER_NOTES_CHARS_MAX + 1) },
    { clothing_size: 'M' },
    { onboarded: 'yes' },
  ])('refuse %j', async (given) => {
    const { status, answer } = await post(PATHS.savePreferences, given);
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
  });
});

describe('onboarding', () => {
  it('is done once, and never undone', async () => {
    await test.deps.database
      .updateTable('users')
      .set({ onboarded: false })
      .where('id', '=', shopper.userId)
      .execute();
    await save({ location: 'Lyon' });
    expect((await profile()).onboarded).toBe(false);
    await save({ onboarded: true });
    expect(await profile()).toMatchObject({ onboarded: true, location: 'Lyon' });
    await save({ onboarded: false });
    expect((await profile()).onboarded).toBe(true);
  });
});

describe('chat mode', () => {
  it('is kept as it was chosen', async () => {
    for (const chat_enabled of [false, true]) {
      const { status, answer } = await post(PATHS.setChatMode, { chat_enabled });
      expect([status, answer]).toEqual([200, { ok: true }]);
      expect((await profile()).chat_enabled).toBe(chat_enabled);
    }
    expect((await post(PATHS.setChatMode, { chat_enabled: 'on' })).status).toBe(400);
  });
});
