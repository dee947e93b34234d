import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { ATTACHMENT_BYTES_MAX, POSES_MAX } from '@modiste/contract/limits';
import { type CallName, fillPath, PATHS } from '@modiste/contract/paths';
import { TryOnFailure } from '@modiste/fitting/try-on-engine';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { pngOfSize } from '../../testing/pictures/png-of-size.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';
import { createTrunkEngine } from '../../testing/try-on/trunk-engine.ts';

let test: TestApp;
const engine = { ...createTrunkEngine(), prepare: vi.fn(async () => undefined) };
beforeAll(async () => {
  test = await openTestApp({ tryOn: engine });
});
afterAll(() => test.close());

const photo = (width = 600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera with a serial number' } })
    .toBuffer();

const image = (content: Uint8Array | string) => ({
  name: 'image',
  content,
  filename: 'me.jpg',
  type: 'image/jpeg',
});

async function send(shopper: TestMember, parts: Parameters<typeof uploadBody>[0]) {
  const { method, path } = PATHS.createPose;
  const { payload, headers } = uploadBody(parts);
  const response = await test.app.inject({
    method,
    url: path,
    payload,
    headers: { ...headers, ...shopper.headers },
  });
  return { status: response.statusCode, answer: response.json() };
}

const upload = async (shopper: TestMember, content?: Uint8Array | string) =>
  send(shopper, [image(content ?? (await photo()))]);

const ask = (shopper: TestMember, { method, path }: (typeof PATHS)[CallName], id = '') =>
  test.app.inject({ method, url: fillPath(path, { id }), headers: shopper.headers });

async function picturesOf({ userId }: TestMember): Promise<string[]> {
  const folder = join(test.config.objects, 'poses', userId);
  return readdir(folder).catch(() => []);
}

describe('an uploaded pose', () => {
  it('is answered and listed, the newest first', async () => {
    const shopper = await makeMember(test);
    const first = await upload(shopper);
    const second = await upload(shopper);
    expect(first).toEqual({
      status: 200,
      answer: {
        id: first.answer.id,
        description: '',
        generated: false,
        generated_from_item_id: null,
        // A plain tan picture.
        photo_faults: ['no_person'],
      },
    });
    expect((await ask(shopper, PATHS.poses)).json()).toEqual([second.answer, first.answer]);
    expect((await ask(shopper, PATHS.poseById, first.answer.id)).json()).toEqual(first.answer);
    const thumbnails = (await ask(shopper, PATHS.poseThumbnails)).json();
    expect(Object.keys(thumbnails)).toEqual([second.answer.id, first.answer.id]);
  });

  it('is shown large and small to its person, and kept by no cache between', async () => {
    const shopper = await makeMember(test);
    const { id } = (await upload(shopper, await photo(2400, 3200))).answer;
    const large = await ask(shopper, PATHS.poseImage, id);
    const small = await ask(shopper, PATHS.poseThumbnail, id);
    for (const { headers } of [large, small]) {
      expect(headers['content-type']).toBe('image/webp');
      expect(headers['cache-control']).toMatch(/^private,/);
    }
    const sizes = await Promise.all(
      [large, small].map(async ({ rawPayload }) => sharp(rawPayload).metadata()),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [1200, 1600],
      [320, 427],
    ]);
    expect(sizes.map(({ exif }) => exif)).toEqual([undefined, undefined]);
    const { [id]: url } = (await ask(shopper, PATHS.poseThumbnails)).json();
    expect(url).toBe(`data:image/webp;base64,${small.rawPayload.toString('base64')}`);
  });

  it('stands upright however the phone was held', async () => {
    const shopper = await makeMember(test);
    const held = await sharp(await photo(900, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id } = (await upload(shopper, held)).answer;
    const { width, height } = await sharp(
      (await ask(shopper, PATHS.poseImage, id)).rawPayload,
    ).metadata();
    expect([width, height]).toEqual([600, 900]);
  });

  it('is gone with both pictures once deleted', async () => {
    const shopper = await makeMember(test);
    const { id } = (await upload(shopper)).answer;
    expect(await picturesOf(shopper)).toHaveLength(2);
    // Ids are the same in capitals.
    const deleted = await ask(shopper, PATHS.deletePose, id.toUpperCase());
    expect(deleted.json()).toEqual({ ok: true });
    expect(await picturesOf(shopper)).toEqual([]);
    expect((await ask(shopper, PATHS.poses)).json()).toEqual([]);
    expect((await ask(shopper, PATHS.deletePose, id)).statusCode).toBe(404);
  });
});

describe('a photo that cannot be judged', () => {
  it('is kept all the same, and the log says why it was not', async () => {
    const shopper = await makeMember(test);
    const { recognizer, log } = test.deps;
    const looking = vi
      .spyOn(recognizer, 'judgePosePhoto')
      .mockRejectedValue(new Error('The thread for pictures ended'));
    const logged = vi.spyOn(log, 'error');
    const { status, answer } = await upload(shopper);
    looking.mockRestore();
    expect([status, answer.photo_faults]).toEqual([200, []]);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      err: { message: 'The thread for pictures ended' },
    });
    logged.mockRestore();
  });
});

describe('a pose that is not one’s own', () => {
  it.each([PATHS.poseById, PATHS.poseImage, PATHS.poseThumbnail, PATHS.deletePose])(
    'answers to $method $path like one that does not exist',
    async (call) => {
      const shopper = await makeMember(test);
      const other = await makeMember(test);
      const { id } = (await upload(shopper)).answer;
      for (const unknown of [id, crypto.randomUUID(), 'nowhere', '\0']) {
        const response = await ask(other, call, unknown);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
      expect((await ask(shopper, PATHS.poseImage, id)).statusCode).toBe(200);
    },
  );

  it('is in no list of another person', async () => {
    await upload(await makeMember(test));
    const other = await makeMember(test);
    expect((await ask(other, PATHS.poses)).json()).toEqual([]);
    expect((await ask(other, PATHS.poseThumbnails)).json()).toEqual({});
  });

  it('is nothing to a stranger', async () => {
    const response = await test.app.inject(PATHS.poses.path);
    expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required']);
  });
});

describe('a picture that moves', () => {
  it.each(['gif', 'webp'] as const)('(%s) is kept as its first picture', async (kind) => {
    const shopper = await makeMember(test);
    const frame = (background: string) =>
      sharp({ create: { width: 90, height: 120, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['red', 'blue'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(kind)
      .toBuffer();
    const { status, answer } = await upload(shopper, moving);
    expect(status).toBe(200);
    const kept = sharp((await ask(shopper, PATHS.poseImage, answer.id)).rawPayload);
    expect(await kept.metadata()).toMatchObject({ width: 90, height: 120, format: 'webp' });
    const { dominant } = await kept.stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });
});

describe('an upload that is refused as a pose', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const halfOf = async () => (await photo()).subarray(0, 900);
  const bomb = () => pngOfSize(30_000, 30_000, deflateSync(Buffer.alloc(1_000_000)));

  type Content = Uint8Array | string;
  type Refusal = [
    what: string,
    content: () => Content | Promise<Content>,
    status: number,
    code: string,
  ];
  const refusals: Refusal[] = [
    ['a text', () => 'Dear diary', 415, 'not_an_image'],
    ['a drawing with a script', () => drawing, 415, 'not_an_image'],
    ['a page', () => '<!doctype html><title>me.jpg</title>', 415, 'not_an_image'],
    ['a document', () => '%PDF-1.7\n%me.jpg', 415, 'not_an_image'],
    ['a HEIC photo', () => Buffer.concat([heic, Buffer.alloc(64)]), 422, 'unreadable_image'],
    ['half a photo', halfOf, 422, 'unreadable_image'],
    ['a small file of too many pixels', bomb, 422, 'unreadable_image'],
    [
      'too many bytes',
      () => Buffer.alloc(ATTACHMENT_BYTES_MAX + 1, 0xff),
      413,
      'attachment_too_large',
    ],
  ];
  it.each(refusals)('says why for %s and keeps nothing', async (_what, content, status, code) => {
    const shopper = await makeMember(test);
    const refused = await upload(shopper, await content());
    expect([refused.status, refused.answer.code]).toEqual([status, code]);
    expect(await picturesOf(shopper)).toEqual([]);
    expect((await ask(shopper, PATHS.poses)).json()).toEqual([]);
  });

  it('has its picture in another part', async () => {
    const shopper = await makeMember(test);
    const picture = await photo();
    for (const parts of [
      [],
      [{ ...image(picture), name: 'file' }],
      [image(picture), image(picture)],
    ]) {
      const { status, answer } = await send(shopper, parts);
      expect([status, answer.code]).toEqual([400, 'invalid_request']);
    }
  });

  it('names a try-on result that does not exist', async () => {
    const shopper = await makeMember(test);
    const parts = [{ name: 'image_id', content: crypto.randomUUID() }, image(await photo())];
    const { status, answer } = await send(shopper, parts);
    expect([status, answer.code]).toEqual([404, 'not_found']);
    expect(await picturesOf(shopper)).toEqual([]);
  });

  it('is one too many, also among several at once', async () => {
    const shopper = await makeMember(test);
    const rows = Array.from({ length: POSES_MAX - 1 }, () => ({
      user_id: shopper.userId,
      width: 1,
      height: 1,
    }));
    await test.deps.database.insertInto('poses').values(rows).execute();
    const content = await photo();
    const sent = await Promise.all([1, 2, 3].map(() => upload(shopper, content)));
    const statuses = sent.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await picturesOf(shopper)).toHaveLength(2);
    expect((await upload(shopper, content)).answer.message).toBe('Failed to upload pose');
  });
});

describe('pictures of poses', () => {
  it('are there before the pose is: what cannot be stored becomes none', async () => {
    const shopper = await makeMember(test);
    const { objects } = test.deps;
    const put = objects.put.bind(objects);
    objects.put = async (key, bytes, type) => {
      if (key.endsWith('-thumb.webp')) throw new Error('The disk is full');
      await put(key, bytes, type);
    };
    expect((await upload(shopper)).status).toBe(500);
    objects.put = put;
    expect((await ask(shopper, PATHS.poses)).json()).toEqual([]);
  });

  it('outlive their row when they cannot be removed, never the other way about', async () => {
    const shopper = await makeMember(test);
    const { id } = (await upload(shopper)).answer;
    const { objects } = test.deps;
    const remove = objects.remove.bind(objects);
    objects.remove = async () => {
      throw new Error('The disk is gone');
    };
    expect((await ask(shopper, PATHS.deletePose, id)).statusCode).toBe(200);
    objects.remove = remove;
    expect((await ask(shopper, PATHS.poses)).json()).toEqual([]);
  });
});

describe('a pose that is looked at', () => {
  it('gets known to the engine of the try-on, its thumbnail does not', async () => {
    const shopper = await makeMember(test);
    const { id } = (await upload(shopper)).answer;
    engine.prepare.mockClear();
    await ask(shopper, PATHS.poseThumbnail, id);
    expect(engine.prepare).not.toHaveBeenCalled();
    const { rawPayload } = await ask(shopper, PATHS.poseImage, id);
    expect(engine.prepare.mock.calls).toEqual([[{ key: id, bytes: rawPayload }]]);
  });

  it.each([
    ['nobody is in it', new TryOnFailure('no_person'), 0],
    ['the engine fails, and the log says so', new TryOnFailure('failed'), 1],
  ])('is shown where %s', async (_, failure, warnings) => {
    const shopper = await makeMember(test);
    const { id } = (await upload(shopper)).answer;
    engine.prepare.mockRejectedValueOnce(failure);
    const logged = vi.spyOn(test.deps.log, 'warn');
    onTestFinished(() => logged.mockRestore());
    expect((await ask(shopper, PATHS.poseImage, id)).statusCode).toBe(200);
    expect(logged).toHaveBeenCalledTimes(warnings);
  });
});
