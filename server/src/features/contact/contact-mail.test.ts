import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openMailServer, type TestMailServer } from '../../testing/loopback/open-mail-server.ts';
import { retryMails } from '../../testing/mails/retry-mails.ts';

const TEAM = 'team@modiste.example';
const SENT = { name: 'Ada Lane', email: 'ada@mail.example', message: 'Do you read Italian feeds?' };
const lines: string[] = [];

let server: TestMailServer;
let test: TestApp;
beforeAll(async () => {
  server = await openMailServer();
  const environment = { SMTP_URL: server.url, MODISTE_SUPPORT_EMAIL: TEAM };
  test = await openTestApp({ environment, onLog: (line) => lines.push(line) });
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const write = () => test.app.inject({ method: 'POST', url: PATHS.sendContact.path, body: SENT });

function apply() {
  const form = new FormData();
  for (const [name, value] of Object.entries(SENT)) form.set(name, value);
  form.set('cv', new Blob(['%PDF-1.7\n%%EOF\n']), 'cv.pdf');
  return test.app.inject({ method: 'POST', url: PATHS.sendCareer.path, payload: form });
}

describe('what visitors write while the mail server is down', () => {
  it('is taken, waits, is seen in the log, and arrives when the server is back', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    const answers = [await write(), await apply()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await test.deps.mails.settle();
    const waiting = await test.deps.database.selectFrom('queued_mails').select('id').execute();
    expect(waiting).toHaveLength(2);
    expect(lines.join()).toContain('mail not sent, will retry');

    server = await openMailServer(port);
    await retryMails(test);
    const arrived = server.mails.map(({ to, replyTo, text = '' }) => ({
      to: to?.[0]?.address,
      replyTo: replyTo?.[0]?.address,
      hasMessage: text.includes(SENT.message),
      hasCv: text.includes('/contacts/cv/'),
    }));
    const mail = { to: TEAM, replyTo: SENT.email, hasMessage: true };
    expect(arrived).toHaveLength(2);
    expect(arrived).toEqual(
      expect.arrayContaining([
        { ...mail, hasCv: false },
        { ...mail, hasCv: true },
      ]),
    );
  });
});
