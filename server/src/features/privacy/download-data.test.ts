import { DOWNLOADS_PER_HOUR_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { type FullMember, makeFullMember } from '../../testing/people/make-full-member.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: FullMember;
let other: FullMember;
beforeAll(async () => {
  test = await openTestApp();
  shopper = await makeFullMember(test);
  other = await makeFullMember(test);
});
afterAll(() => test.close());

const ask = ({ headers }: Pick<TestMember, 'headers'>, path: string = PATHS.downloadData.path) =>
  test.app.inject({ url: path, headers });

async function download(member: TestMember) {
  const { rawPayload } = await ask(member);
  const files = unzipSync(new Uint8Array(rawPayload));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const rowsOf = (name: string): Record<string, unknown>[] => JSON.parse(textOf(name));
  return { files, textOf, rowsOf };
}

describe('the download of one’s data', () => {
  it('is a ZIP file with a name that says what and when', async () => {
    const { headers } = await ask(await makeMember(test));
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="modiste-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
  });

  it('holds every record of the person as it is', async () => {
    const { rowsOf } = await download(shopper);
    const { userId: user_id, email } = shopper;
    expect(rowsOf('account.json')).toMatchObject([{ id: user_id, email, onboarded: true }]);
    expect(rowsOf('preferences.json')).toMatchObject([
      { user_id, user_notes: 'I like pockets.', clothing_size: ['M', 'L'] },
    ]);
    expect(rowsOf('logins.json')).toMatchObject([
      { provider: 'password', subject: shopper.accountId },
    ]);
    expect(rowsOf('password-login.json')).toMatchObject([{ id: shopper.accountId, email }]);
    expect(rowsOf('sessions.json')).toMatchObject([{ id: shopper.sessionId, device: 'A test' }]);
    expect(rowsOf('searches.json')).toMatchObject([
      { query: `a dress for ${email}`, item_ids: ['t_red'], attachments: [{}] },
    ]);
    expect(rowsOf('conversations.json')).toMatchObject([{ user_id }]);
    expect(rowsOf('messages.json')).toMatchObject([
      { user_id, actor: 'user', message: `For ${email}, please.`, attachments: [{}] },
    ]);
    expect(rowsOf('support-requests.json')).toMatchObject([
      { message: `Please write to ${email}.` },
    ]);
    expect(rowsOf('wishlist.json')).toMatchObject([
      { user_id, item_id: 't_red', price: 80, item: { short_description: 'Black Dress' } },
    ]);
    expect(rowsOf('price-alerts.json')).toMatchObject([{ user_id, item_id: 't_red', below: 45 }]);
    expect(rowsOf('poses.json')).toMatchObject([{ id: shopper.poseId, width: 300, height: 400 }]);
    const [attachment] = rowsOf('attachments.json');
    expect(attachment).toMatchObject({ id: shopper.attachmentId, context: 'chat_attachment' });
    expect(attachment?.look).toHaveLength(IMAGE_EMBEDDING_DIMENSIONS);
  });

  it('holds the pictures themselves', async () => {
    const { files } = await download(shopper);
    const { poseId, tryOnId, attachmentId } = shopper;
    const shown = await Promise.all([
      ask(shopper, fillPath(PATHS.poseImage.path, { id: poseId })),
      ask(shopper, fillPath(PATHS.poseThumbnail.path, { id: poseId })),
      ask(shopper, fillPath(PATHS.attachmentImage.path, { id: attachmentId })),
      ask(shopper, fillPath(PATHS.tryOnImage.path, { id: tryOnId })),
    ]);
    const names = [
      `poses/${poseId}.webp`,
      `poses/${poseId}-thumb.webp`,
      `attachments/${attachmentId}.webp`,
      `try-ons/${tryOnId}.webp`,
    ];
    const others = [`try-ons/${tryOnId}-plain.webp`];
    for (const [at, name] of names.entries()) {
      expect(Buffer.from(files[name] ?? []).equals(shown[at]?.rawPayload ?? Buffer.of())).toBe(
        true,
      );
    }
    expect(
      Object.keys(files)
        .filter((name) => name.includes('/'))
        .toSorted(),
    ).toEqual([...names, ...others].toSorted());
  });

  it('explains every file in plain words', async () => {
    const { files, textOf } = await download(await makeMember(test));
    const names = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(names.length).toBeGreaterThan(7);
    for (const name of names) {
      expect(textOf('README.txt')).toMatch(new RegExp(`^${name}\n.+\nKept: .+`, 'm'));
    }
  });

  it('holds no secret and nothing of another person', async () => {
    const { files, textOf } = await download(shopper);
    const everything = Object.keys(files).map(textOf).join('\n');
    expect(everything).not.toMatch(/argon2|password_hash|"hash"/);
    for (const foreign of [other.userId, other.email, other.poseId, other.attachmentId]) {
      expect(everything).not.toContain(foreign);
    }
  });

  it('has empty lists where there is nothing', async () => {
    const { rowsOf, files } = await download(await makeMember(test));
    expect(rowsOf('searches.json')).toEqual([]);
    expect(Object.keys(files).filter((name) => name.includes('/'))).toEqual([]);
  });

  it('leaves none out of very many', async () => {
    const shopping = await makeMember(test);
    const rows = Array.from({ length: 1234 }, (_, at) => ({
      user_id: shopping.userId,
      query: `dress number ${at}`,
      filters: '{}',
      attachments: '[]',
      item_ids: [],
    }));
    await test.deps.database.insertInto('searches').values(rows).execute();
    const { rowsOf } = await download(shopping);
    const queries = rowsOf('searches.json').map(({ query }) => query);
    expect(new Set(queries)).toEqual(new Set(rows.map(({ query }) => query)));
    expect(queries).toHaveLength(rows.length);
  });

  it('is for its person alone, and a few times an hour', async () => {
    expect((await test.app.inject(PATHS.downloadData.path)).statusCode).toBe(401);
    const eager = await makeMember(test);
    for (let count = 0; count < DOWNLOADS_PER_HOUR_MAX; count += 1) {
      expect((await ask(eager)).statusCode).toBe(200);
    }
    const refused = await ask(eager);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await ask(await makeMember(test))).statusCode).toBe(200);
  });
});
