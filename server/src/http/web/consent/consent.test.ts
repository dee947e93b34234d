import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSENT_COOKIE } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/read-config.ts';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';

const TAG =
  '<script defer src="https://counts.example/tag.js?a=1&amp;b=2" data-site=\'7"7\'></script>';
const MARKETING = 'www.modiste.example';
const PAGE = `<html data-tag="%TAG%" data-consent="%CONSENT%"><!--if undecided-->banner<!--end-->
<!--if choice-->choice<!--end--><!--if signal-->signal<!--end--><!--if off-->off<!--end--></html>`;
const PRIVACY =
  '<!--if on-->counted, see %SITE%/choices<!--end--><!--if off-->not counted<!--end-->';

let folder = '';
let counting: TestApp;
let plain: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-consent-'));
  await mkdir(join(folder, 'website'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  await writeFile(join(folder, 'privacy.html'), PRIVACY);
  for (const page of ['landing', 'privacy-choices']) {
    await writeFile(join(folder, 'website', `${page}.html`), PAGE);
  }
  const environment = {
    PUBLIC_URL: 'https://modiste.example',
    MODISTE_MARKETING_HOST: MARKETING,
  };
  plain = await openTestApp({ webFolder: folder, environment });
  counting = await openTestApp({
    webFolder: folder,
    environment: {
      ...environment,
      MODISTE_ANALYTICS_TAG: TAG,
      MODISTE_ANALYTICS_ORIGINS: 'https://in.counts.example',
    },
  });
});
afterAll(async () => {
  await Promise.all([plain.close(), counting.close()]);
  await rm(folder, { recursive: true });
});

async function visit({ app }: TestApp, headers: Record<string, string> = {}, url = '/') {
  const { body, headers: sent } = await app.inject({
    url,
    headers: { host: MARKETING, ...headers },
  });
  const policy = String(sent['content-security-policy']);
  return { body, policy, cookie: sent['set-cookie'], vary: String(sent.vary) };
}

const choose = (choice: string, cookie = '', host = MARKETING) =>
  counting.app.inject({
    method: 'POST',
    url: PAGES.privacyChoices,
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });

const chosen = (choice: string) => ({ cookie: `${CONSENT_COOKIE}=${choice}` });

describe('a visitor of the public side', () => {
  it('is asked before anything is set, and the tag is named to the page', async () => {
    const { body, policy, cookie, vary } = await visit(counting);
    expect(body).toContain('banner');
    expect(body).toContain('data-consent="undecided"');
    expect(body).toContain(
      'data-tag="{&quot;src&quot;:&quot;https://counts.example/tag.js?a=1&amp;b=2&quot;,&quot;data-site&quot;:&quot;7\\&quot;7&quot;}"',
    );
    expect(cookie).toBeUndefined();
    expect(policy).toContain("script-src 'self' https://counts.example;");
    expect(policy).toContain(
      "connect-src 'self' https://counts.example https://in.counts.example;",
    );
    expect(policy).toContain("script-src-attr 'none'");
    expect(vary).toContain('sec-gpc');
  });

  it.each(['accepted', 'refused'])(
    'who %s is not asked again, and may choose anew',
    async (choice) => {
      const { body } = await visit(counting, chosen(choice));
      expect(body).toContain(`data-consent="${choice}"`);
      expect(body).toContain('choice');
      expect(body).not.toContain('banner');
    },
  );

  it.each(['dnt', 'sec-gpc'])(
    'whose browser sends %s is neither asked nor counted',
    async (header) => {
      const { body, policy } = await visit(counting, { [header]: '1', ...chosen('accepted') });
      expect(body).toContain('data-tag="" data-consent="signal"');
      expect(body).not.toMatch(/banner|choice/);
      expect(policy).toContain("script-src 'self';");
    },
  );

  it('is neither asked nor counted where no tag is set', async () => {
    const { body, policy } = await visit(plain, chosen('accepted'));
    expect(body).toContain('data-tag="" data-consent="off"');
    expect(body).not.toMatch(/banner|choice/);
    expect(policy).toContain("script-src 'self';");
  });
});

describe('a choice', () => {
  it('is remembered for half a year, and leads back to the choices', async () => {
    const { statusCode, headers } = await choose('accepted');
    expect([statusCode, headers.location]).toEqual([303, PAGES.privacyChoices]);
    expect(headers['set-cookie']).toBe(
      `${CONSENT_COOKIE}=accepted; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('against being counted removes what the tag has left, and nothing else', async () => {
    const { headers } = await choose('refused', '_ga=1; shop_login=2; __Host-x=3');
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies[0]).toContain(`${CONSENT_COOKIE}=refused`);
    expect(cookies.slice(1).map((cookie) => cookie.split('=')[0])).toEqual(['_ga', '_ga', '_ga']);
    expect(cookies.join()).toContain('Domain=www.modiste.example');
    expect(cookies.join()).toContain('Domain=modiste.example');
  });

  it('of anything else changes nothing', async () => {
    expect((await choose('perhaps')).headers['set-cookie']).toBeUndefined();
  });
});

describe('the legal pages', () => {
  it('say what holds here', async () => {
    const app = { host: 'modiste.example' };
    expect((await visit(plain, app, PAGES.privacy)).body).toBe('not counted');
    const { body, policy } = await visit(counting, app, PAGES.privacy);
    expect(body).toBe('counted, see https://www.modiste.example/choices');
    expect(policy).toContain("script-src 'self';");
  });
});

describe('the setting of the tag', () => {
  it.each([
    'https://counts.example/tag.js',
    '<script>alert(1)</script>',
    '<script src="x.js"></script>',
  ])('is refused as %j', (tag) => {
    const read = () => readConfig({ MODISTE_ANALYTICS_TAG: tag });
    expect(read).toThrow('MODISTE_ANALYTICS_TAG must look like');
  });

  it('needs a host whose pages are counted', () => {
    const PUBLIC_URL = 'https://modiste.example';
    const read = () => readConfig({ MODISTE_ANALYTICS_TAG: TAG, PUBLIC_URL });
    expect(read).toThrow('needs MODISTE_MARKETING_HOST');
  });
});
