import { PATHS } from '@modiste/contract/paths';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';

let test: TestApp;
let shopper: TestMember;
const open = async (environment: Record<string, string> = {}) => {
  test = await openTestApp({ environment });
  shopper = await makeMember(test);
};
beforeEach(() => open());
afterEach(() => test.close());

const drawn = () => drawGarment({ color: 'red', shape: 'dress' });

async function upload(content: Uint8Array) {
  const file = { name: 'file', content, filename: 'photo.jpg', type: 'image/jpeg' };
  const { payload, headers } = uploadBody([file]);
  const { method, path } = PATHS.uploadAttachment;
  const response = await test.app.inject({
    method,
    url: path,
    payload,
    headers: { ...headers, ...shopper.headers },
  });
  return { status: response.statusCode, answer: response.json() };
}

/** No test has an explicit picture: the network's answer is given instead. */
const rateAs = (...explicit: number[]) => {
  test.deps.recognizer = {
    recognize: () => Promise.resolve({ kinds: {}, explicit }),
    judgePosePhoto: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
};

const countKept = async () => {
  const rows = await test.deps.database.selectFrom('attachments').select('id').execute();
  return rows.length;
};

describe('an explicit upload', () => {
  it('is refused in kind words, and nothing of it is kept', async () => {
    rateAs(0.99, 0.98, 0.99);
    const { status, answer } = await upload(await drawn());
    expect([status, answer.code]).toEqual([422, 'explicit_image']);
    expect(answer.message).toContain('Please try another one');
    expect(await countKept()).toBe(0);
  });

  it('is kept where the settings say so', async () => {
    await test.close();
    await open({ MODISTE_EXPLICIT_CHECK: 'off' });
    rateAs(0.99, 0.98);
    expect((await upload(await drawn())).status).toBe(200);
    expect(await countKept()).toBe(1);
  });

  it('is not what only one view is taken for', async () => {
    rateAs(0.99, 0.4);
    expect((await upload(await drawn())).status).toBe(200);
  });

  it('is not what could not be looked at', async () => {
    test.deps.recognizer = {
      recognize: () => Promise.reject(new Error('the thread ended')),
      judgePosePhoto: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    };
    expect((await upload(await drawn())).status).toBe(200);
    expect(await countKept()).toBe(1);
  });
});

describe('an ordinary upload', () => {
  it('passes, and its kinds are kept', async () => {
    const { status, answer } = await upload(
      await sharp(await drawn())
        .resize(200)
        .extend({ top: 40, left: 60, right: 60, background: 'tan' })
        .png()
        .toBuffer(),
    );
    expect(status).toBe(200);
    const { seen } = await test.deps.database
      .selectFrom('attachments')
      .select('seen')
      .where('id', '=', answer.id)
      .executeTakeFirstOrThrow();
    const shares = Object.values(seen?.kinds ?? {});
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.9);
  });
});
