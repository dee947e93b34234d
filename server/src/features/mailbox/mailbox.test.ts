import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillPath, PAGES } from '@modiste/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verificationMail } from '../../mails/account-mails.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

const LINK = 'http://localhost:3000/verify-email?oobCode=abc';
const TO = 'lena@shopper.example';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const get = (
  url: string,
  from: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => test.app.inject({ url, ...from });

describe('the development mailbox', () => {
  it('says that no mail was sent yet', async () => {
    const page = await get(PAGES.mailbox);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('No emails yet');
  });

  it('lists what was sent, newest first, and leads to each mail', async () => {
    await test.deps.mail.send({ to: TO, subject: 'First <b>', text: 'One', html: '<p>One</p>' });
    await test.deps.mail.send({ to: TO, ...verificationMail(LINK) });
    const { body } = await get(PAGES.mailbox);
    expect(body.indexOf('Confirm your email')).toBeLessThan(body.indexOf('First &lt;b&gt;'));
    const [, address = ''] = /href="([^"]+\.eml)"/.exec(body) ?? [];
    const page = await get(address);
    expect(page.body).toContain(TO);
    expect(page.body).toContain(LINK);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('shows the mail in a frame where nothing runs and links lead out', async () => {
    const [mail] = (await test.deps.outbox?.list()) ?? [];
    const page = await get(fillPath(PAGES.mailboxMail, { name: mail?.name ?? '' }));
    const [, address = ''] = /<iframe [^>]*src="([^"]+)"/.exec(page.body) ?? [];
    const framed = await get(address);
    const policy = String(framed.headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy.some((rule) => rule.startsWith('script-src'))).toBe(false);
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(framed.body).toContain('<base target="_top">');
    expect(framed.body).toContain(`href="${LINK}"`);
  });

  it('has a style sheet', async () => {
    const { body } = await get(PAGES.mailbox);
    const [, style = ''] = /href="([^"]+\.css)"/.exec(body) ?? [];
    expect((await get(style)).headers['content-type']).toContain('text/css');
  });

  it.each(['..%2Fsecret', '%2e%2e%2fsecret', '..%5Csecret', '20250902T101500123-9f3a01c2.eml'])(
    'knows no mail named %s',
    async (name) => {
      await writeFile(join(test.config.dataFolder, 'secret'), 'a secret');
      for (const address of [`${PAGES.mailbox}/${name}`, `${PAGES.mailbox}/${name}/html`]) {
        const page = await get(address);
        expect([page.statusCode, page.body.includes('a secret')]).toEqual([404, false]);
      }
    },
  );

  it('is there for the same machine and network only', async () => {
    const status = async (from: Parameters<typeof get>[1]) =>
      (await get(PAGES.mailbox, from)).statusCode;
    expect(await status({ remoteAddress: '192.168.1.20' })).toBe(200);
    expect(await status({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
    expect(await status({ remoteAddress: '93.184.216.34' })).toBe(404);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect(await status({ headers: { [header]: '93.184.216.34' } })).toBe(404);
    }
  });
});

describe('the mailbox behind a proxy', () => {
  it('is open to whom the proxy names as near, and to nobody who only says so', async () => {
    const behind = await openTestApp({ environment: { MODISTE_TRUSTED_PROXY: 'on' } });
    const status = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await behind.app.inject({ url: PAGES.mailbox, remoteAddress, headers })).statusCode;
    };
    expect(await status('127.0.0.1', '192.168.1.20')).toBe(200);
    expect(await status('127.0.0.1', '127.0.0.1, 93.184.216.34')).toBe(404);
    expect(await status('93.184.216.34', '127.0.0.1')).toBe(404);
    await behind.close();
  });
});

describe('there is no mailbox', () => {
  let other: TestApp | null = null;
  afterEach(() => other?.close());

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where mails are sent out', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('%s', async (_name, environment) => {
    other = await openTestApp({ environment });
    await other.deps.outbox?.send({ to: TO, ...verificationMail(LINK) });
    const [mail] = (await other.deps.outbox?.list()) ?? [];
    const name = mail?.name ?? 'any.eml';
    const addresses = [PAGES.mailbox, fillPath(PAGES.mailboxMail, { name })];
    for (const url of [...addresses, `${PAGES.mailbox}/style.css`]) {
      expect((await other.app.inject({ url })).statusCode).toBe(404);
    }
  });
});
