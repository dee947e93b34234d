import { describe, expect, it } from 'vitest';
import { findForeground } from '../foreground/find-foreground.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { type DrawnGarment, garmentPng } from '../testing/drawn-garments.ts';
import { NETWORK_SIDE } from './graph-to-onnx.ts';
import { garmentView, mirroredView, wholeView } from './network-views.ts';

async function rasterOf(garment: DrawnGarment) {
  const { raster } = await decodePicture(await garmentPng(garment));
  return { raster, box: findForeground(toLabImage(raster)).box };
}

/** The share of a view's pixels that are clearly not white. */
function inkShare(view: Uint8Array): number {
  let dark = 0;
  for (let at = 0; at < view.length; at += 3) if ((view[at] ?? 0) < 128) dark += 1;
  return dark / (view.length / 3);
}

describe('the views that the network is shown', () => {
  it('are squares of red, green and blue', async () => {
    const { raster, box } = await rasterOf({});
    for (const view of [
      await wholeView(raster),
      await mirroredView(raster),
      await garmentView(raster, box),
    ]) {
      expect(view).toHaveLength(NETWORK_SIDE * NETWORK_SIDE * 3);
    }
  });

  it('mirror left and right', async () => {
    const { raster } = await rasterOf({ shape: 'slanted', background: '#ffffff' });
    const [whole, mirrored] = [await wholeView(raster), await mirroredView(raster)];
    const last = NETWORK_SIDE - 1;
    for (const [x, y] of [
      [40, 40],
      [90, 120],
      [180, 200],
    ] as const) {
      const seen = whole[(y * NETWORK_SIDE + x) * 3] ?? 0;
      const twin = mirrored[(y * NETWORK_SIDE + last - x) * 3] ?? 0;
      expect(Math.abs(seen - twin)).toBeLessThan(24);
    }
  });

  it('bring a small garment near', async () => {
    const { raster, box } = await rasterOf({ transform: 'translate(70 90) scale(0.35)' });
    const [whole, garment] = [await wholeView(raster), await garmentView(raster, box)];
    expect(inkShare(garment)).toBeGreaterThan(inkShare(whole) * 3);
  });

  it('stay within the picture where the garment touches its border', async () => {
    const { raster, box } = await rasterOf({ transform: 'translate(-60 -40)' });
    expect(await garmentView(raster, box)).toHaveLength(NETWORK_SIDE * NETWORK_SIDE * 3);
  });
});
