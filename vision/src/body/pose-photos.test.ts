import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRecognizer } from '../recognition/recognizer.ts';
import { drawnCouple, drawnPerson, drawnShirt } from '../testing/drawn-person.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

const judge = async (photo: Uint8Array | Promise<Uint8Array>) =>
  recognizer.judgePosePhoto(await photo);
const change = async (edit: (photo: Sharp) => Sharp) => edit(sharp(await drawnPerson())).toBuffer();

describe('a photo for a pose', () => {
  it('is good with one whole person who faces the camera', async () => {
    expect(await judge(drawnPerson())).toEqual([]);
  });

  it.each([
    [
      'a wall',
      sharp({ create: { width: 600, height: 900, channels: 3, background: 'tan' } })
        .png()
        .toBuffer(),
    ],
    ['a shirt alone', drawnShirt()],
  ])('shows somebody, unlike %s', async (_what, photo) => {
    expect(await judge(photo)).toEqual(['no_person']);
  });

  it('shows nobody else', async () => {
    expect(await judge(drawnCouple())).toEqual(['several_people']);
  });

  it.each([
    ['the legs', { left: 0, top: 0, width: 600, height: 640 }],
    ['the head', { left: 0, top: 190, width: 600, height: 810 }],
  ])('does not end before %s', async (_what, part) => {
    expect(await judge(change((photo) => photo.extract(part)))).toContain('cropped');
  });

  it('is not too dark', async () => {
    expect(
      await judge(change((photo) => photo.linear([0.25, 0.25, 0.25, 1], [0, 0, 0, 0]))),
    ).toContain('too_dark');
  });

  it('is not too small', async () => {
    expect(await judge(change((photo) => photo.resize({ height: 280 })))).toEqual(['too_small']);
  });

  it('is judged as upright as the phone held it', async () => {
    const held = await change((photo) => photo.rotate(-90).jpeg().withMetadata({ orientation: 6 }));
    expect(await judge(held)).toEqual([]);
  });

  it('fails where it is no picture', async () => {
    await expect(judge(Buffer.from('no picture'))).rejects.toThrow('read');
  });
});
