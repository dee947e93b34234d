import { describe, expect, it } from 'vitest';
import type { Fill, Part } from '../shapes/drawing.ts';
import { box, circle, crease } from '../shapes/path.ts';
import { apart, BARE, lightOf, type Pixels } from '../testing/picture-pixels.ts';
import { PAINT } from '../testing/sample-figures.ts';
import { FINE_PX, swatchOf } from '../testing/swatch.ts';
import { channelsOf } from './color.ts';

const CLOTH = '#6b8f71';
const middleOf = (pixels: Pixels) => pixels.at(pixels.width / 2, pixels.height / 2);
const colorOf = async (fill: Fill, cloth = CLOTH) => middleOf(await swatchOf({ cloth }, { fill }));
const light = ([r, g, b]: readonly [number, number, number]) => (r + g + b) / 3;

/** A small piece of cloth with nothing around it. */
const patch = (given: Partial<Part>, sizePx?: number) =>
  swatchOf({ cloth: CLOTH }, { path: box(4, 4, { width: 8, height: 8 }), ...given }, sizePx);

describe('a material', () => {
  it.each([
    ['cloth', CLOTH],
    ['plain', CLOTH],
    ['trim', PAINT.trim],
    ['metal', PAINT.metal],
    ['sole', PAINT.sole],
  ] as const)('is painted in the color of its own: %s', async (fill, hex) => {
    expect(apart(await colorOf(fill), channelsOf(hex))).toBeLessThan(3);
  });

  it('is darker inside the garment than outside, on pale and on dark cloth', async () => {
    for (const cloth of [CLOTH, '#f7f5f1', '#1d1c1e'])
      expect(light(await colorOf('inside', cloth))).toBeLessThan(
        light(await colorOf('cloth', cloth)),
      );
  });

  it('stands out as a button: darker on pale cloth, lighter on dark cloth', async () => {
    expect(light(await colorOf('button', '#f7f5f1'))).toBeLessThan(
      light(channelsOf('#f7f5f1')) - 30,
    );
    expect(light(await colorOf('button', '#1d1c1e'))).toBeGreaterThan(
      light(channelsOf('#1d1c1e')) + 30,
    );
  });

  it('is ribbed as rib and smooth as cloth', async () => {
    expect(lightOf(await swatchOf({ cloth: CLOTH }, { fill: 'rib' })).deviation).toBeGreaterThan(3);
    expect(lightOf(await swatchOf({ cloth: CLOTH })).deviation).toBeLessThan(0.01);
  });

  it('is paper-white on a label whatever the cloth', async () => {
    const [pale, dark] = [await colorOf('paper', '#ffffff'), await colorOf('paper', '#000000')];
    expect(pale).toEqual(dark);
    expect(light(pale)).toBeGreaterThan(235);
  });

  it('lets the backing through where it is sheer', async () => {
    const [solid, sheer] = await Promise.all([patch({}), patch({ sheer: 0.3 })]);
    expect(apart(middleOf(sheer), BARE)).toBeLessThan(apart(middleOf(solid), BARE) / 2);
  });
});

describe('a piece', () => {
  it('turns away from the light at its sides the rounder it is', async () => {
    const darkening = async (round: number) => {
      const pixels = await patch({ round });
      const y = pixels.height / 2;
      return light(pixels.at(72, y)) - light(pixels.at(43, y));
    };
    expect(await darkening(0)).toBe(0);
    expect(await darkening(1)).toBeGreaterThan((await darkening(0.4)) + 5);
  });

  it('has an outline in a darker tone of its color', async () => {
    const pixels = await patch({}, FINE_PX);
    expect(light(pixels.at(FINE_PX / 4, FINE_PX / 2))).toBeLessThan(light(middleOf(pixels)) - 25);
  });

  it('is drawn as a line of its width when it has one', async () => {
    const line = await swatchOf({ cloth: CLOTH }, { path: 'M8,2 L8,14', line: 3 });
    const covered = (x: number) => apart(line.at(x, 80), BARE) > 40;
    expect([covered(80 - 12), covered(80 + 12)]).toEqual([true, true]);
    expect([covered(80 - 24), covered(80 + 24)]).toEqual([false, false]);
  });

  it('shows what is inlaid only inside its outline', async () => {
    const pixels = await patch({
      inlays: [{ path: box(8, 0, { width: 16, height: 16 }), fill: 'trim' }],
    });
    expect(apart(pixels.at(100, 80), channelsOf(PAINT.trim))).toBeLessThan(5);
    expect(apart(pixels.at(60, 80), channelsOf(CLOTH))).toBeLessThan(5);
    expect(apart(pixels.at(140, 80), BARE)).toBe(0);
  });

  it('is darker in its folds and lighter in its lights, softly', async () => {
    const fold = crease({ x: 8, y: 0 }, { x: 8, y: 16 }, { width: 2 });
    const [plain, folded, lit] = await Promise.all([
      swatchOf({ cloth: CLOTH }),
      swatchOf({ cloth: CLOTH }, { folds: [fold] }),
      swatchOf({ cloth: CLOTH }, { lights: [fold] }),
    ]);
    expect(light(middleOf(folded))).toBeLessThan(light(middleOf(plain)) - 10);
    expect(light(middleOf(lit))).toBeGreaterThan(light(middleOf(plain)) + 8);
    const steps = Array.from({ length: 70 }, (_, at) =>
      Math.abs(light(folded.at(80 + at, 80)) - light(folded.at(81 + at, 80))),
    );
    expect(Math.max(...steps)).toBeLessThan(12);
  });

  it('shows seams as whole lines and stitches as broken ones', async () => {
    const line = 'M0,8 L16,8';
    const [sewn, stitched] = await Promise.all([
      swatchOf({ cloth: CLOTH }, { seams: [line] }, FINE_PX),
      swatchOf({ cloth: CLOTH }, { stitches: [line] }, FINE_PX),
    ]);
    const marked = (pixels: Pixels) => {
      let count = 0;
      for (let x = 0; x < pixels.width; x += 1)
        if (apart(pixels.at(x, FINE_PX / 2), channelsOf(CLOTH)) > 12) count += 1;
      return count / pixels.width;
    };
    expect(marked(sewn)).toBe(1);
    expect(marked(stitched)).toBeGreaterThan(0.3);
    expect(marked(stitched)).toBeLessThan(0.9);
  });

  it('throws a thin shadow below it where it is raised', async () => {
    const path = circle(8, 8, 3);
    const [flat, raised] = await Promise.all([
      patch({ path }, FINE_PX),
      patch({ path, raised: true }, FINE_PX),
    ]);
    const below = (pixels: Pixels) => pixels.at(FINE_PX / 2, (FINE_PX * 11) / 16 + 4);
    expect(apart(below(flat), BARE)).toBe(0);
    expect(apart(below(raised), BARE)).toBeGreaterThan(30);
    expect(middleOf(raised)).toEqual(middleOf(flat));
  });
});
