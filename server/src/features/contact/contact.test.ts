import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  APPLICATION_KEPT_DAYS,
  CONTACT_KEPT_DAYS,
  CONTACT_PER_HOUR_MAX,
  CV_BYTES_MAX,
} from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { sweepPictures } from '../privacy/sweep-pictures.ts';
import { deleteOldContactMessages } from './contact-store.ts';

const DAY_MS = 86_400_000;
const TEAM = 'team@modiste.example';
const SENT = { name: 'Ada Lane', email: 'ada@mail.example', message: 'I’d like to join you.' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wordFile = (contentType: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    ),
    'word/document.xml': strToU8('<w:document/>'),
  });
/** A compound file whose directory names a stream. */
const compoundFile = (stream: string): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from(stream, 'utf16le'),
  ]);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ environment: { MODISTE_SUPPORT_EMAIL: TEAM } });
});
beforeEach(() => test.deps.database.deleteFrom('contact_messages').execute());
afterAll(() => test.close());

const write = (body: object, { app } = test) =>
  app.inject({ method: 'POST', url: PATHS.sendContact.path, body });

interface Application {
  cv?: Uint8Array;
  part?: string;
  fields?: Record<string, string>;
  url?: string;
}

function apply({
  cv = PDF,
  part = 'cv',
  fields = SENT,
  url = PATHS.sendCareer.path,
}: Application = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(part, new Blob([new Uint8Array(cv)]), 'cv.pdf');
  return test.app.inject({ method: 'POST', url, payload: form });
}

const kept = () => test.deps.database.selectFrom('contact_messages').selectAll().execute();

async function newestMail(): Promise<string> {
  const folder = join(test.config.dataFolder, 'outbox');
  const newest = (await readdir(folder)).sort().at(-1);
  const text = await readFile(join(folder, newest ?? ''), 'utf8');
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

async function cvLink(): Promise<string> {
  const path = /\/contacts\/cv\/[\w-]+/.exec(await newestMail())?.[0];
  if (path === undefined) throw new Error('The mail has no link to a CV');
  return path;
}

describe('a message to the team', () => {
  it('is kept and mailed to those who answer, who reply to its sender', async () => {
    const response = await write({ ...SENT, message: '  Hello\0 there \n' });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(await kept()).toMatchObject([
      { kind: 'contact', name: 'Ada Lane', message: 'Hello there', cv_extension: null },
    ]);
    const mail = await newestMail();
    expect(mail).toContain(`To: ${TEAM}`);
    expect(mail).toContain(`Reply-To: ${SENT.email}`);
    expect(mail).toContain('Hello there');
  });

  it.each([
    ['a blank name', { name: '  ' }],
    ['no message', { message: undefined }],
    ['an address that is none', { email: 'ada' }],
  ])('is refused with %s', async (_what, wrong) => {
    const response = await write({ ...SENT, ...wrong });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(await kept()).toEqual([]);
  });

  it('by a script that fills in every field is thanked and dropped', async () => {
    const response = await write({ ...SENT, website: 'https://spam.example' });
    expect(response.json()).toEqual({ ok: true });
    expect(await kept()).toEqual([]);
    expect((await write({ ...SENT, website: '' })).statusCode).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('cannot put lines of its own into the head of the mail', async () => {
    await write({ ...SENT, name: 'Ada\r\nBcc: all@mail.example' });
    const [head = ''] = (await newestMail()).split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/m);
  });

  it('is taken a few times an hour from one network', async () => {
    const limited = await openTestApp({ environment: { MODISTE_SIGN_INS_PER_MINUTE: '10' } });
    const answers = await Promise.all(
      Array.from({ length: CONTACT_PER_HOUR_MAX + 2 }, () => write(SENT, limited)),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(CONTACT_PER_HOUR_MAX);
    const refused = await write(SENT, limited);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await limited.close();
  });
});

describe('an application', () => {
  it.each([
    ['pdf', PDF],
    ['docx', wordFile(MAIN)],
    ['doc', compoundFile('WordDocument')],
  ])('with a .%s is kept, and its CV saved by the link in the mail', async (extension, cv) => {
    const response = await apply({ cv });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(await kept()).toMatchObject([{ kind: 'career', cv_extension: extension }]);
    const file = await test.app.inject(await cvLink());
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(Buffer.from(cv))).toBe(true);
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="cv-[0-9a-f]{8}\\.${extension}"$`),
    );
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', Buffer.from('MZ\x90\0\x03')],
    ['a text that calls itself a PDF', Buffer.from('PDF by name only')],
    ['a table', compoundFile('Workbook')],
    ['a document with macros', wordFile(MAIN.replace('document.main', 'document.macroEnabled'))],
    ['nothing', Buffer.alloc(0)],
  ])('with %s in place of a CV is refused, and leaves nothing', async (_what, cv) => {
    const response = await apply({ cv });
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(await kept()).toEqual([]);
  });

  it('is refused without its fields, with another part, or above 10 MB', async () => {
    const missing = await apply({ fields: { name: 'Ada', email: SENT.email } });
    const other = await apply({ part: 'file' });
    const huge = await apply({ cv: Buffer.concat([PDF, Buffer.alloc(CV_BYTES_MAX)]) });
    const codes = [missing, other, huge].map((response) => response.json().code);
    expect(codes).toEqual(['invalid_request', 'invalid_request', 'payload_too_large']);
    expect(await kept()).toEqual([]);
  });

  it('takes a letter as long as the form does', async () => {
    const message = '字'.repeat(5_000);
    expect((await apply({ fields: { ...SENT, message } })).statusCode).toBe(200);
    expect((await kept())[0]?.message).toBe(message);
  });

  it('leads to its CV at the app’s own address, whatever host was asked', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(SENT)) form.set(name, value);
    form.set('cv', new Blob([PDF]), 'cv.pdf');
    const headers = { host: 'attacker.example' };
    const url = PATHS.sendCareer.path;
    await test.app.inject({ method: 'POST', url, headers, payload: form });
    const mail = await newestMail();
    expect(mail).toContain('/contacts/cv/');
    expect(mail).not.toContain('attacker.example');
  });

  it('opens its CV to nobody who has only guessed a link', async () => {
    await apply();
    const link = await cvLink();
    const at = link.length - 5;
    const forged = `${link.slice(0, at)}${link[at] === 'a' ? 'b' : 'a'}${link.slice(at + 1)}`;
    for (const path of [forged, '/contacts/cv/none']) {
      expect((await test.app.inject(path)).statusCode).toBe(404);
    }
  });
});

describe('a form without a script', () => {
  const submit = (body: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: PAGES.contactForm,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    });

  it('is kept, and answered by a page', async () => {
    const response = await submit({ ...SENT, website: '' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/website/sent']);
    expect(await kept()).toHaveLength(1);
  });

  it('takes an application with its CV', async () => {
    const response = await apply({ url: PAGES.careerForm });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/website/sent']);
    expect((await kept())[0]?.cv_extension).toBe('pdf');
  });

  it('is answered by another page where something is wrong', async () => {
    const blank = await submit({ ...SENT, name: ' ' });
    const picture = await apply({ cv: Buffer.from('GIF89a'), url: PAGES.careerForm });
    for (const { headers } of [blank, picture]) expect(headers.location).toBe('/website/not-sent');
    expect(await kept()).toEqual([]);
  });
});

describe('what was written', () => {
  it('is forgotten when it was kept long enough, with its CV', async () => {
    await write(SENT);
    await apply();
    const link = await cvLink();
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const forget = async (days: number) => {
      await deleteOldContactMessages(test.deps.database, inDays(days));
      await sweepPictures(test.deps, inDays(days));
    };
    await forget(APPLICATION_KEPT_DAYS - 1);
    expect(await kept()).toHaveLength(2);
    expect((await test.app.inject(link)).statusCode).toBe(200);
    await forget(APPLICATION_KEPT_DAYS + 1);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['contact']);
    expect((await test.app.inject(link)).statusCode).toBe(404);
    for await (const { key } of test.deps.objects.list('cvs')) expect(key).toBeNull();
    await forget(CONTACT_KEPT_DAYS + 1);
    expect(await kept()).toEqual([]);
  });
});
