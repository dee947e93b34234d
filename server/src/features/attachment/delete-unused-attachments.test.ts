import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentKey } from '../../images/attachment-key.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';
import { deleteUnusedAttachments } from './delete-unused-attachments.ts';

const log: string[] = [];
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop(), onLog: (line) => log.push(line) });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function upload(): Promise<string> {
  const { method, path } = PATHS.uploadAttachment;
  const content = await drawGarment({ color: 'red', shape: 'dress' });
  const { payload, headers } = uploadBody([{ name: 'file', content, filename: 'me.jpg' }]);
  const all = { ...headers, ...shopper.headers };
  return (await test.app.inject({ method, url: path, payload, headers: all })).json().id;
}

async function searchWith(id: string): Promise<number> {
  const { method, path } = PATHS.search;
  const payload = { query: '', attachments: [{ id, context: 'chat_attachment' }] };
  const { headers } = shopper;
  return (await test.app.inject({ method, url: path, payload, headers })).statusCode;
}

async function isThere(id: string) {
  const url = fillPath(PATHS.attachment.path, { id });
  const row = await test.app.inject({ url, headers: shopper.headers });
  const picture = await test.deps.objects.get(attachmentKey(id));
  return { row: row.statusCode === 200, picture: picture !== null };
}

const usedAt = async (id: string) =>
  (
    await test.deps.database
      .selectFrom('attachments')
      .select('used_at')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.used_at;

const WHOLE = { row: true, picture: true };
const GONE = { row: false, picture: false };

describe('an upload', () => {
  it('that nothing used is deleted after a day, with its picture', async () => {
    const id = await upload();
    await deleteUnusedAttachments(test.deps, inHours(23.9));
    expect(await isThere(id)).toEqual(WHOLE);
    await deleteUnusedAttachments(test.deps, inHours(24.1));
    expect(await isThere(id)).toEqual(GONE);
  });

  it('that a search used stays', async () => {
    const id = await upload();
    expect(await usedAt(id)).toBeNull();
    expect(await searchWith(id)).toBe(200);
    expect(await usedAt(id)).toBeInstanceOf(Date);
    await deleteUnusedAttachments(test.deps, inHours(24 * 365));
    expect(await isThere(id)).toEqual(WHOLE);
  });

  it('of somebody else is not used by asking for it', async () => {
    const id = await upload();
    const other = await makeMember(test);
    const { method, path } = PATHS.search;
    const payload = { query: '', attachments: [{ id, context: 'chat_attachment' }] };
    const asked = { method, url: path, payload, headers: other.headers };
    expect((await test.app.inject(asked)).statusCode).toBe(404);
    expect(await usedAt(id)).toBeNull();
  });

  it('that a search takes at the same moment is either found and kept, or not found', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, upload));
    const [statuses] = await Promise.all([
      Promise.all(ids.map(searchWith)),
      deleteUnusedAttachments(test.deps, inHours(25)),
    ]);
    for (const [at, id] of ids.entries()) {
      expect([statuses[at], await isThere(id)]).toEqual(
        statuses[at] === 200 ? [200, WHOLE] : [404, GONE],
      );
    }
  });

  it('that is being taken is left to the search, which need not wait for the others', async () => {
    const [taken, unused] = [await upload(), await upload()];
    await test.deps.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('attachments')
        .set({ used_at: new Date() })
        .where('id', '=', taken)
        .execute();
      await deleteUnusedAttachments(test.deps, inHours(25));
      expect(await isThere(unused)).toEqual(GONE);
    });
    expect(await isThere(taken)).toEqual(WHOLE);
  });

  it('is forgotten even where its picture cannot be removed, and the others with theirs', async () => {
    const [stuck, unused] = [await upload(), await upload()];
    // A folder in the place of the file: the store can remove no such thing.
    const file = join(test.config.objects, attachmentKey(stuck));
    await rm(file);
    await mkdir(file);
    await deleteUnusedAttachments(test.deps, inHours(25));
    await rmdir(file);
    expect(await isThere(stuck)).toEqual(GONE);
    expect(await isThere(unused)).toEqual(GONE);
    expect(log.join('')).toContain('unused upload deleted, but not its picture');
  });
});
