import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PERSON_PARTS } from './person-parse.ts';
import { readPerson } from './read-person.ts';

const network = await openBodyNetwork();
const person = await readPerson(network, await drawnPerson());

/** The part that is seen at a place of the drawing. */
const partAt = (x: number, y: number) => {
  const label = person?.labels[y * person.width + x] ?? 0;
  return PERSON_PARTS[label];
};

describe('the picture of a person', () => {
  it.each([
    ['background', 40, 40],
    ['hair', 300, 62],
    ['face', 300, 145],
    ['top', 300, 400],
    ['bottom', 245, 700],
    ['right_arm', 160, 470],
    ['left_arm', 440, 470],
    ['shoes', 230, 925],
  ] as const)('shows %s where it is drawn', (part, x, y) => {
    expect(partAt(x, y)).toBe(part);
  });

  it('ends where the person ends, within two pixels', () => {
    const { alpha, width } = person ?? { alpha: new Uint8Array(), width: 0 };
    const inside = [0, 1, 2].map((row) => alpha[(650 + row) * width + 214] ?? 0);
    expect(Math.min(...inside)).toBeGreaterThan(128);
    expect(alpha[650 * width + 203]).toBeLessThan(64);
  });

  it('has materials that sum up to the whole of each pixel', () => {
    const sums = [0, 90_000, 240_300, 599_999].map((at) =>
      (person?.materials ?? []).reduce((sum, bytes) => sum + (bytes[at] ?? 0), 0),
    );
    for (const sum of sums) expect(Math.abs(sum - 255)).toBeLessThanOrEqual(3);
  });

  it('is shrunk to a long side of 1,024 pixels with its landmarks', async () => {
    const large = await sharp(await drawnPerson())
      .resize({ width: 1200 })
      .png()
      .toBuffer();
    const shrunk = await readPerson(network, large);
    expect([shrunk?.width, shrunk?.height]).toEqual([614, 1024]);
    const nose = shrunk?.landmarks.nose ?? { x: 0, y: 0 };
    expect(Math.hypot(nose.x - 307, nose.y - 152)).toBeLessThan(16);
  });

  it('is nobody where only a shirt is seen', async () => {
    expect(await readPerson(network, await drawnShirt())).toBeNull();
  });
});
