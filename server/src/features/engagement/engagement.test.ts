import type { CallBody } from '@modiste/contract/calls';
import { ENGAGEMENT_KEPT_DAYS } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { deleteOldEngagement } from './engagement-store.ts';

const DAY_MS = 86_400_000;
const SEEN: CallBody<'recordEngagement'> = {
  path: '/onboarding',
  referrer: 'https://search.example/find?q=somebody#top',
  title: 'Modiste',
  screen: { width: 390, height: 844, dpr: 3 },
  timezone: 'Europe/Paris',
  language: 'fr-FR',
  platform: 'iPhone',
  userAgent: 'Mozilla/5.0 (iPhone)',
  cookiesEnabled: true,
  online: true,
  timestamp: '2026-11-21T10:00:00.000Z',
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.deps.database.deleteFrom('engagement_records').execute());
afterAll(() => test.close());

async function record(body: object, headers: Record<string, string> = {}) {
  const { method, path: url } = PATHS.recordEngagement;
  const response = await test.app.inject({ method, url, headers, body });
  return { status: response.statusCode, answer: response.json() };
}

const kept = () => test.deps.database.selectFrom('engagement_records').selectAll().execute();

describe('a page that was opened', () => {
  it('is recorded without a word about who did', async () => {
    const { headers, userId } = await makeMember(test);
    expect(await record(SEEN, headers)).toEqual({ status: 200, answer: { ok: true } });
    const [{ id, created_at, ...row } = { id: '', created_at: null }, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toEqual({
      path: '/onboarding',
      referrer: 'https://search.example/find',
      title: 'Modiste',
      screen: SEEN.screen,
      timezone: 'Europe/Paris',
      language: 'fr-FR',
      platform: 'iPhone',
      user_agent: 'Mozilla/5.0 (iPhone)',
      cookies_enabled: true,
      online: true,
      sent_at: SEEN.timestamp,
    });
    expect(JSON.stringify([id, created_at, row])).not.toContain(userId);
  });

  it('is recorded without the codes that its address carries', async () => {
    await record({ ...SEEN, path: '/password-reset?oobCode=secret' });
    expect(JSON.stringify(await kept())).not.toContain('secret');
  });

  it.each(['dnt', 'sec-gpc'])('is not recorded with %s', async (header) => {
    expect(await record(SEEN, { [header]: '1' })).toEqual({ status: 200, answer: { ok: true } });
    expect(await kept()).toEqual([]);
  });

  it('is recorded for those who say that they do not mind', async () => {
    await record(SEEN, { dnt: '0' });
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['a text without end', { title: 'x'.repeat(2049) }],
    ['a screen without a height', { screen: { width: 390, dpr: 3 } }],
    ['a missing field', { language: undefined }],
  ])('is refused with %s', async (_what, wrong) => {
    const { status, answer } = await record({ ...SEEN, ...wrong });
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
    expect(await kept()).toEqual([]);
  });

  it('is forgotten after its time', async () => {
    await record({ ...SEEN, title: 'nul\0 and half\ud83d' });
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await deleteOldEngagement(test.deps.database, inDays(ENGAGEMENT_KEPT_DAYS - 1));
    expect(await kept()).toHaveLength(1);
    await deleteOldEngagement(test.deps.database, inDays(ENGAGEMENT_KEPT_DAYS + 1));
    expect(await kept()).toEqual([]);
  });
});
