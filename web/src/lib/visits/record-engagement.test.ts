import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordEngagement } from './record-engagement.ts';

const records: unknown[] = [];
const server = setupServer(
  http.post(`*${PATHS.recordEngagement.path}`, async ({ request }) => {
    records.push(await request.json());
    return HttpResponse.json({ ok: true });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  records.length = 0;
  server.resetHandlers();
  vi.restoreAllMocks();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) {
    Reflect.deleteProperty(navigator, name);
  }
});
afterAll(() => server.close());

const pretend = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

describe('the record of a visit', () => {
  it('says which page was opened, where it came from and on what', async () => {
    document.title = 'Modiste';
    recordEngagement();
    await expect.poll(() => records).toHaveLength(1);
    expect(records[0]).toEqual({
      path: '/',
      referrer: '',
      title: 'Modiste',
      screen: { width: screen.width, height: screen.height, dpr: 1 },
      timezone: expect.stringMatching(/\w/),
      language: 'en-US',
      platform: navigator.platform,
      userAgent: navigator.userAgent,
      cookiesEnabled: true,
      online: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('is not sent when the browser says %s', (name, value) => {
    const send = vi.spyOn(window, 'fetch');
    pretend(name, value);
    recordEngagement();
    expect(send).not.toHaveBeenCalled();
  });

  it('that fails is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.error()));
    recordEngagement();
    await expect.poll(() => log).toHaveBeenCalled();
  });
});
