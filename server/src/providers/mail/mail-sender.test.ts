import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import type { Mail, MailSender } from './mail-sender.ts';
import { Outbox } from './outbox.ts';
import { SmtpMailSender } from './smtp-mail-sender.ts';

const FROM = 'Modiste <no-reply@modiste.example>';
const MAIL: Mail = {
  to: 'lena@shopper.example',
  subject: 'Grüße — a link',
  text: 'Open https://modiste.example/verify-email?oobCode=a_b-c\n.\nA line with a dot alone.',
  html: '<p>Open <a href="https://modiste.example/verify-email?oobCode=a_b-c">this</a></p>',
};

let folder = '';
let undo: (() => void | Promise<void>)[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'modiste-mail-')), 'outbox');
  undo = [() => rm(join(folder, '..'), { recursive: true })];
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

interface Taken {
  recipients: string[];
  bytes: Buffer;
}

/** A mail server that takes everything, or refuses what is sent to `refused@`. */
async function openMailServer(): Promise<{ url: string; taken: Taken[] }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused@') ? done(new Error('No such person')) : done(),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.once('end', () => {
        taken.push({ recipients, bytes: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  undo.push(async () => {
    server.close();
    await once(server.server, 'close');
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

async function openSmtp(): Promise<{ sender: MailSender; arrived: () => Promise<Buffer[]> }> {
  const { url, taken } = await openMailServer();
  const arrived = async () => taken.map(({ bytes }) => bytes);
  return { sender: new SmtpMailSender({ url, from: FROM }), arrived };
}

async function openOutbox(): Promise<{ sender: MailSender; arrived: () => Promise<Buffer[]> }> {
  const arrived = async () => {
    const names = (await readdir(folder)).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  };
  return { sender: new Outbox({ folder, from: FROM }), arrived };
}

describe.each([
  ['an SMTP server', openSmtp],
  ['the outbox', openOutbox],
])('a mail to %s', (_name, open) => {
  it('arrives with its subject, text and HTML', async () => {
    const { sender, arrived } = await open();
    await sender.send(MAIL);
    const [bytes] = await arrived();
    const mail = await PostalMime.parse(bytes ?? '');
    expect(mail).toMatchObject({
      from: { name: 'Modiste', address: 'no-reply@modiste.example' },
      to: [{ address: MAIL.to }],
      subject: MAIL.subject,
    });
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.text, MAIL.html]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('is answered to whom it names', async () => {
    const { sender, arrived } = await open();
    await sender.send({ ...MAIL, replyTo: 'ada@shopper.example' });
    const [bytes] = await arrived();
    expect((await PostalMime.parse(bytes ?? '')).replyTo?.[0]?.address).toBe('ada@shopper.example');
  });

  it('says how it is unsubscribed, by one click where that is safe', async () => {
    const { sender, arrived } = await open();
    const address = 'https://modiste.example/price-mails/a_b-c';
    await sender.send({ ...MAIL, unsubscribe: address });
    await sender.send({ ...MAIL, unsubscribe: address.replace('https:', 'http:') });
    const mails = await Promise.all((await arrived()).map((bytes) => PostalMime.parse(bytes)));
    const headers = mails.map((mail) =>
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ value }) => value),
    );
    expect(headers).toEqual([
      [`<${address}>`, 'List-Unsubscribe=One-Click'],
      [`<${address.replace('https:', 'http:')}>`],
    ]);
  });

  it('has the same id at every attempt', async () => {
    const { sender, arrived } = await open();
    await sender.send({ ...MAIL, id: 'price-1' });
    await sender.send({ ...MAIL, id: 'price-1' });
    const mails = await Promise.all((await arrived()).map((bytes) => PostalMime.parse(bytes)));
    const ids = new Set(mails.map(({ messageId }) => messageId));
    expect([...ids]).toEqual(['<price-1@modiste.example>']);
  });

  it('gains no header by a line break in its subject', async () => {
    const { sender, arrived } = await open();
    await sender.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@shopper.example' });
    const [bytes] = await arrived();
    const mail = await PostalMime.parse(bytes ?? '');
    expect([mail.bcc, mail.subject]).toEqual([undefined, 'Hello Bcc: eve@shopper.example']);
  });
});

describe('an SMTP server', () => {
  it('is given one recipient, whatever the address looks like', async () => {
    const { url, taken } = await openMailServer();
    const sender = new SmtpMailSender({ url, from: FROM });
    await sender
      .send({ ...MAIL, to: 'lena@shopper.example, eve@shopper.example' })
      .catch(() => undefined);
    expect(taken.flatMap(({ recipients }) => recipients)).not.toContain('eve@shopper.example');
  });

  it('that refuses the recipient fails the sending', async () => {
    const { url, taken } = await openMailServer();
    const sender = new SmtpMailSender({ url, from: FROM });
    await expect(sender.send({ ...MAIL, to: 'refused@shopper.example' })).rejects.toThrow(
      'No such person',
    );
    expect(taken).toEqual([]);
  });

  it('that is not there fails the sending', async () => {
    const url = `smtp://127.0.0.1:${await freeLoopbackPort()}`;
    const sender = new SmtpMailSender({ url, from: FROM });
    await expect(sender.send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });

  it('that says nothing fails the sending in the end', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    undo.push(() => void silent.close());
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const sender = new SmtpMailSender({ url, from: FROM, sendLimitMs: 50 });
    await expect(sender.send(MAIL)).rejects.toThrow(/timeout|abort/i);
  });
});

describe('the outbox', () => {
  it('is for its owner only', async () => {
    await new Outbox({ folder, from: FROM }).send(MAIL);
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('lists its mails, newest first, though they were sent at once', async () => {
    const outbox = new Outbox({ folder, from: FROM });
    expect(await outbox.list()).toEqual([]);
    for (const subject of ['One', 'Two', 'Three']) await outbox.send({ ...MAIL, subject });
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One']);
  });

  it('takes one mail once, however often it comes', async () => {
    const outbox = new Outbox({ folder, from: FROM });
    for (const id of ['price-1', 'price-1', 'price-2']) await outbox.send({ ...MAIL, id });
    expect(await outbox.list()).toHaveLength(2);
  });

  it('drops the oldest when it is full', async () => {
    const outbox = new Outbox({ folder, from: FROM, max: 2 });
    for (const subject of ['One', 'Two', 'Three']) await outbox.send({ ...MAIL, subject });
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Three', 'Two']);
  });

  it('reads nothing but its mails', async () => {
    const outbox = new Outbox({ folder, from: FROM });
    await outbox.send(MAIL);
    await writeFile(join(folder, '../secret'), 'a secret');
    await writeFile(join(folder, 'notes.eml'), 'Subject: Not ours');
    const names = ['../secret', 'notes.eml', '20250902T101500123-9f3a01c2.eml', ''];
    for (const name of names) expect(await outbox.read(name)).toBeNull();
    expect(await outbox.list()).toHaveLength(1);
  });

  it('fails the sending where it cannot write', async () => {
    await writeFile(folder, 'a file in its place');
    await expect(new Outbox({ folder, from: FROM }).send(MAIL)).rejects.toThrow('EEXIST');
  });
});
