import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPerson } from '../person/read-person.ts';
import { comparePeople, doubtsOfChange } from './compare-people.ts';

const run = await openBodyNetwork();
const drawn = await drawnPerson();
const { width, height } = await sharp(drawn).metadata();

/** The drawn person in a picture that is changed. */
async function doubtsAfter(...changes: ((picture: Sharp) => Sharp)[]) {
  let changed = drawn;
  for (const change of changes) changed = await change(sharp(changed)).png().toBuffer();
  const [before, after] = await Promise.all(
    [drawn, changed].map((bytes) => findPerson(run, bytes)),
  );
  if (!before || !after) throw new Error('Somebody is seen');
  return doubtsOfChange(comparePeople(before, after));
}

const patch = (top: number, bottom: number, color: string) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width * 0.34}"
      y="${height * top}" width="${width * 0.32}" height="${height * (bottom - top)}" fill="${color}"/></svg>`,
  ),
});
const inRed = (picture: Sharp) => picture.composite([patch(0.24, 0.54, '#b03040')]);

describe('a person before and after', () => {
  it('is the same in other clothes, also in a smaller and softer picture', async () => {
    expect(await doubtsAfter(inRed)).toEqual([]);
    expect(await doubtsAfter(inRed, (picture) => picture.resize(450).blur(1))).toEqual([]);
  });

  it('wears the old clothes where nothing changed', async () => {
    expect(await doubtsAfter()).toEqual(['old_garment_left']);
  });

  it('has another face', async () => {
    const masked = (picture: Sharp) =>
      picture.composite([patch(0.24, 0.54, '#b03040'), patch(0.1, 0.155, '#553322')]);
    expect(await doubtsAfter(masked)).toEqual(['face_changed']);
  });

  it('has another outline where it is stretched', async () => {
    const room = { left: 500, right: 500, background: '#dedbd6' };
    const widened = (picture: Sharp) => picture.extend(room);
    const squeezed = (picture: Sharp) => picture.resize(width, height, { fit: 'fill' });
    expect(await doubtsAfter(inRed, widened, squeezed)).toContain('outline_changed');
  });
});
