import { preferencesSchema } from '@modiste/contract/entities/preferences';
import { PATHS } from '@modiste/contract/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { identityClient } from '../../testing/people/identity-client.ts';
import { DEMO_ACCOUNT, prepareDemoAccount } from './demo-account.ts';

const { email, password } = DEMO_ACCOUNT;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const start = (change: Partial<Config> = {}) =>
  prepareDemoAccount({ ...test.deps, config: { ...test.config, ...change } });

const profileOf = async (headers: { authorization: string }) =>
  test.app.inject({ url: PATHS.user.path, headers });

describe('the demo account', () => {
  it('can be signed in with at once, verified and onboarded', async () => {
    expect(await start()).toBe(true);
    const profile = await profileOf(await identityClient(test).enter(email, password));
    expect(profile.json()).toMatchObject({ email, onboarded: true, chat_enabled: true });
    const preferences = preferencesSchema.parse(profile.json().preferences);
    expect(preferences.style_preference.length).toBeGreaterThan(0);
    expect(preferences.ai_tone_description).not.toBeNull();
  });

  it('is made once, and keeps what was changed in it', async () => {
    await start();
    const client = identityClient(test);
    const headers = await client.enter(email, password);
    const changed = { password, new_password: 'my own secret' };
    await client.ask(PATHS.changePassword, changed, headers);
    expect(await start()).toBe(false);
    expect((await client.signIn(email, 'my own secret')).status).toBe(200);
  });

  it('is made once by two that start at the same moment', async () => {
    expect(await Promise.all([start(), start()])).toEqual([true, true]);
  });

  const nowhere: [string, Partial<Config>][] = [
    ['in production', { isProduction: true }],
    ['without the demo shop', { hasDemoShop: false }],
  ];
  it.each(nowhere)('is not made %s', async (_where, change) => {
    expect(await start(change)).toBe(false);
    expect((await identityClient(test).signIn(email, password)).answer.code).toBe('user_not_found');
  });

  it.each(nowhere)('lets nobody in %s, though it was made before', async (_where, change) => {
    await start();
    const client = identityClient(test);
    const headers = await client.enter(email, password);
    const { id_token } = (await client.signIn(email, password)).answer;
    await start(change);
    expect((await client.signIn(email, password)).answer.code).toBe('user_disabled');
    expect((await client.exchange(id_token)).status).toBe(401);
    expect((await profileOf(headers)).statusCode).toBe(401);
    await start();
    expect((await profileOf(headers)).statusCode).toBe(200);
  });
});
