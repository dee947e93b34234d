import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { type DrawnGarment, garmentPng } from '../testing/drawn-garments.ts';
import { findBackground } from './background.ts';
import { isCloseUp } from './close-up.ts';
import { findForeground } from './find-foreground.ts';
import { weighGarment } from './weigh-garment.ts';

const SKIN = '#d9a184';

const imageOf = async (garment: DrawnGarment) =>
  toLabImage((await decodePicture(await garmentPng(garment))).raster);

async function weightsOf(garment: DrawnGarment) {
  const image = await imageOf(garment);
  const foreground = findForeground(image);
  const weights = weighGarment(image, foreground);
  const at = (x: number, y: number) =>
    weights[
      Math.round((y / 320) * image.height) * image.width + Math.round((x / 240) * image.width)
    ];
  return { weights, foreground, at };
}

describe('weighGarment', () => {
  it('weighs nothing outside of the garment and everything inside', async () => {
    const { weights, foreground } = await weightsOf({ fill: '#203050' });
    foreground.inside.forEach((inside, at) => {
      expect((weights[at] ?? 0) > 0).toBe(inside === 1);
    });
    expect(Math.max(...weights)).toBeLessThanOrEqual(1);
  });

  it('trusts the middle of the garment more than its sleeves', async () => {
    const { at } = await weightsOf({ fill: '#203050' });
    expect(at(120, 155)).toBeGreaterThan((at(30, 90) ?? 0) * 3);
  });

  it('hardly counts the skin of who wears it', async () => {
    const arm = `<rect x="70" y="140" width="30" height="60" fill="${SKIN}"/>`;
    const { at } = await weightsOf({ fill: '#203050', over: arm });
    const mirrored = at(155, 170) ?? 0;
    expect(at(85, 170)).toBeLessThan(mirrored * 0.2);
    expect(at(85, 170)).toBeGreaterThan(0);
  });

  it('does not take a tan coat for skin', async () => {
    const [tan, blue] = [await weightsOf({ fill: SKIN }), await weightsOf({ fill: '#203050' })];
    expect(tan.at(120, 155)).toBeCloseTo(blue.at(120, 155) ?? 0, 2);
  });
});

describe('findBackground', () => {
  it('knows a white backdrop and how even it is', async () => {
    const { modes, noise, cover } = findBackground(await imageOf({}));
    expect(modes).toHaveLength(1);
    expect(modes[0]?.[0]).toBeGreaterThan(99);
    expect(noise).toBeLessThan(0.5);
    expect(cover).toBe(1);
  });

  it('names both colors of a wall above a floor, the larger one first', async () => {
    const floor = '<rect y="220" width="240" height="100" fill="#8a5a33"/>';
    const { modes, cover } = findBackground(
      await imageOf({ background: '#b8c4d0', behind: floor }),
    );
    expect(modes).toHaveLength(2);
    expect(modes[0]?.[2]).toBeLessThan(0);
    expect(modes[1]?.[2]).toBeGreaterThan(15);
    expect(cover).toBeGreaterThan(0.9);
  });

  it('lets a bit of white among other colors stand for the backdrop alone', async () => {
    const wall = '<rect x="0" y="40" width="240" height="280" fill="#7a8c50"/>';
    const { modes } = findBackground(await imageOf({ behind: wall }));
    expect(modes).toHaveLength(1);
    expect(modes[0]?.[0]).toBeGreaterThan(99);
  });
});

describe('isCloseUp', () => {
  it.each([
    ['a whole shirt on white', {}, false],
    ['a shirt that runs off the left side', { transform: 'translate(-90 0)' }, true],
    [
      'a shirt so near that it runs off both sides',
      { transform: 'translate(-216 -60) scale(2.8)' },
      true,
    ],
    [
      'a shirt on beige, where the border says nothing',
      { background: '#d8c8a8', transform: 'translate(-90 0)' },
      false,
    ],
  ] as const)('judges %s', async (_name, garment, expected) => {
    expect(isCloseUp(await imageOf({ fill: '#203050', ...garment }))).toBe(expected);
  });
});
