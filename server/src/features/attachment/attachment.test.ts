import { deflateSync } from 'node:zlib';
import { fillPath, PATHS } from '@modiste/contract/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { pngOfSize } from '../../testing/pictures/png-of-size.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp();
  shopper = await makeMember(test);
});
afterAll(() => test.close());

async function send(parts: Parameters<typeof uploadBody>[0]) {
  const { method, path } = PATHS.uploadAttachment;
  const { payload, headers } = uploadBody(parts);
  const response = await test.app.inject({
    method,
    url: path,
    payload,
    headers: { ...headers, ...shopper.headers },
  });
  return { status: response.statusCode, answer: response.json() };
}

const file = (content: Uint8Array | string, filename = 'photo.jpg') => ({
  name: 'file',
  content,
  filename,
  type: 'image/jpeg',
});
const CONTEXT = { name: 'context', content: 'chat_attachment' };
const upload = (content: Uint8Array | string, filename?: string) =>
  send([file(content, filename), CONTEXT]);

const get = (path: string, id: string, { headers } = shopper) =>
  test.app.inject({ url: fillPath(path, { id }), headers });
const image = (id: string) => get(PATHS.attachmentImage.path, id);

describe('an uploaded picture', () => {
  it('is kept, described and shown again', async () => {
    const { status, answer } = await upload(await drawGarment({ color: 'red', shape: 'dress' }));
    expect(status).toBe(200);
    expect(answer).toEqual({
      id: answer.id,
      context: 'chat_attachment',
      user_id: shopper.userId,
      url: fillPath(PATHS.attachmentImage.path, { id: answer.id }),
    });
    const record = await get(PATHS.attachment.path, answer.id);
    expect(record.json()).toEqual(answer);
    const { headers } = await image(answer.id);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toMatch(/^private,/);
  });

  it('loses its EXIF data, stands upright and is at most 1600 px long', async () => {
    const photo = await sharp({
      create: { width: 2400, height: 1200, channels: 3, background: 'teal' },
    })
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera with a serial number' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('serial number')).toBe(true);
    const { answer } = await upload(photo);
    const kept = await sharp((await image(answer.id)).rawPayload).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual([
      'webp',
      800,
      1600,
      undefined,
    ]);
  });

  it.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'may be %s under any name',
    async (format) => {
      const drawn = await drawGarment({ color: 'navy', shape: 'trousers' });
      const { status } = await upload(await sharp(drawn).toFormat(format).toBuffer(), 'notes.txt');
      expect(status).toBe(200);
    },
  );
});

describe('an upload that is refused', () => {
  it('says that only images are allowed for a text with the name of a picture', async () => {
    const { status, answer } = await upload('Dear diary', 'photo.jpg');
    expect(status).toBe(415);
    expect(answer.message).toBe('Only image files are allowed');
  });

  it.each([
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n'],
    ['nothing', ''],
  ])('says the same for %s', async (_what, content) => {
    expect((await upload(content)).answer.message).toBe('Only image files are allowed');
  });

  it('names the limit for a picture of 20,000 by 20,000 pixels without unfolding it', async () => {
    const bomb = pngOfSize(20_000, 20_000, deflateSync(Buffer.alloc(10_000_000)));
    const { status, answer } = await upload(bomb);
    expect(status).toBe(422);
    expect(answer.detail).toContain('20000 x 20000');
  });

  it('tells how to send a HEIC photo', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from('mif1heic'),
      Buffer.alloc(64),
    ]);
    const { status, answer } = await upload(heic, 'IMG_0001.HEIC');
    expect(status).toBe(422);
    expect(answer.message).toBe('Error processing attachment');
    expect(answer.detail).toContain('JPEG');
  });

  it('says that a cut picture is damaged', async () => {
    const whole = await drawGarment({ color: 'red', shape: 'dress' });
    const { status, answer } = await upload(whole.subarray(0, whole.length / 2));
    expect([status, answer.code]).toEqual([422, 'unreadable_image']);
  });

  it('is too large above 12 MiB', async () => {
    const { status, answer } = await upload(Buffer.alloc(12 * 1024 * 1024 + 1, 0xff));
    expect([status, answer.message]).toEqual([413, 'Failed to upload Image']);
  });

  it('has to be one file, in its own part, of a known context', async () => {
    const picture = await drawGarment({ color: 'red', shape: 'dress' });
    const refused = [
      [CONTEXT],
      [file(picture), file(picture), CONTEXT],
      [{ ...file(picture), name: 'picture' }, CONTEXT],
      [file(picture), { name: 'context', content: 'elsewhere' }],
    ];
    for (const parts of refused) {
      const { status, answer } = await send(parts);
      expect([status, answer.code]).toEqual([400, 'invalid_request']);
    }
  });
});

describe("another person's attachment", () => {
  it('answers like one that does not exist', async () => {
    const { answer } = await upload(await drawGarment({ color: 'red', shape: 'dress' }));
    const other = await makeMember(test);
    for (const { path } of [PATHS.attachment, PATHS.attachmentImage]) {
      const response = await get(path, answer.id, other);
      expect([response.statusCode, response.json().code]).toEqual([404, 'attachment_not_found']);
    }
  });
});

describe('an unknown attachment', () => {
  it.each(['nowhere', '\0', '../../modiste.lock'])('answers that it is: %j', async (id) => {
    for (const { path } of [PATHS.attachment, PATHS.attachmentImage]) {
      const response = await get(path, id);
      expect([response.statusCode, response.json().code]).toEqual([404, 'attachment_not_found']);
    }
  });
});
