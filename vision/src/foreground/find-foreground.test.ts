import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { type LabImage, toLabImage } from '../picture/lab-image.ts';
import { busyBackground, type DrawnGarment, garmentPicture } from '../testing/drawn-garments.ts';
import { findForeground } from './find-foreground.ts';

const labImage = async (picture: Sharp): Promise<LabImage> =>
  toLabImage((await decodePicture(await picture.png().toBuffer())).raster);

async function foregroundOf(garment: DrawnGarment) {
  const image = await labImage(garmentPicture(garment));
  return { image, ...findForeground(image) };
}

/** A plain square of 60 × 80 in the middle of a picture of 120 × 160. */
const square = (fill: string, background: string, extra = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><rect width="120" height="160" fill="${background}"/><rect x="30" y="40" width="60" height="80" fill="${fill}"/>${extra}</svg>`,
    ),
  );

async function squareForeground(fill: string, background: string, extra = '') {
  const image = await labImage(square(fill, background, extra));
  const foreground = findForeground(image);
  const isInside = (x: number, y: number) => foreground.inside[y * image.width + x] === 1;
  return { ...foreground, isInside };
}

describe('findForeground', () => {
  it.each([
    ['white', '#ffffff'],
    ['black', '#000000'],
    ['studio gray', '#d9d9d9'],
    ['beige', '#e8d8c0'],
    ['saturated green', '#20a040'],
  ])('finds a red square on %s to the pixel', async (_name, background) => {
    const { box, share, isInside } = await squareForeground('#b01020', background);
    for (const [seen, drawn] of [
      [box.left, 30],
      [box.top, 40],
      [box.right, 90],
      [box.bottom, 120],
    ] as const) {
      expect(Math.abs(seen - drawn)).toBeLessThanOrEqual(1);
    }
    expect(share).toBeCloseTo((60 * 80) / (120 * 160), 2);
    expect(isInside(60, 80)).toBe(true);
    expect(isInside(10, 10)).toBe(false);
  });

  it('does not follow a backdrop that fades from top to bottom as far as the garment', async () => {
    const fade =
      '<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#f4f4f4"/><stop offset="1" stop-color="#dcdcdc"/></linearGradient></defs><rect width="240" height="320" fill="url(#f)"/>';
    const { share } = await foregroundOf({ fill: '#b01020', behind: fade });
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('separates a garment from a backdrop with a photograph’s noise', async () => {
    const noisy = await sharp(await garmentPicture({ fill: '#b01020' }).png().toBuffer())
      .jpeg({ quality: 60 })
      .toBuffer();
    const { share, box } = findForeground(await labImage(sharp(noisy)));
    const clean = await foregroundOf({ fill: '#b01020' });
    expect(Math.abs(share - clean.share)).toBeLessThan(0.08);
    expect(Math.abs(box.top - clean.box.top)).toBeLessThanOrEqual(3);
  });

  it('keeps the front of a shirt with a white print on a white background', async () => {
    const { inside, image } = await foregroundOf({
      fill: '#1b2a49',
      over: '<circle cx="120" cy="150" r="30" fill="#f6f2ea"/>',
    });
    const at = Math.round(image.height * (150 / 320)) * image.width + Math.round(image.width / 2);
    expect(inside[at]).toBe(1);
  });

  it('opens what shows the backdrop: between two legs, and inside the handle of a bag', async () => {
    const ring = '<rect x="45" y="55" width="30" height="30" fill="#ffffff"/>';
    const { isInside } = await squareForeground('#b01020', '#ffffff', ring);
    expect(isInside(60, 70)).toBe(false);
    expect(isInside(35, 70)).toBe(true);
    const { inside, image } = await foregroundOf({ shape: 'trousers', fill: '#203a70' });
    const between = Math.round(image.height * 0.85) * image.width + Math.round(image.width / 2);
    expect(inside[between]).toBe(0);
  });

  it('finds a cream garment on white', async () => {
    const { share } = await foregroundOf({ fill: '#f0e6d2' });
    const dark = await foregroundOf({ fill: '#203050' });
    expect(Math.abs(share - dark.share)).toBeLessThan(0.03);
  });

  it('takes everything where nothing stands out', async () => {
    const { share, box } = await squareForeground('#ffffff', '#ffffff');
    expect(share).toBe(1);
    expect(box.right - box.left).toBeGreaterThanOrEqual(118);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(158);
  });

  it('takes the middle of a picture with a busy background', async () => {
    const { share, box, image, inside } = await foregroundOf({
      shape: 'dress',
      fill: '#b01020',
      behind: busyBackground(),
    });
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.75);
    expect(box.left).toBeGreaterThan(0);
    expect(inside[Math.round(image.height / 2) * image.width + Math.round(image.width / 2)]).toBe(
      1,
    );
    expect(inside[0]).toBe(0);
  });

  it('takes the whole frame of a cloth that fills it', async () => {
    const cloth = garmentPicture({ cloth: 'checks', fill: '#7a3040', transform: 'scale(4)' });
    const middle = await cloth.png().toBuffer();
    const filled = sharp(middle).extract({ left: 130, top: 190, width: 100, height: 120 });
    const { share } = findForeground(await labImage(filled));
    expect(share).toBeGreaterThan(0.6);
  });

  it('does not let a speck of dust widen the box', async () => {
    const dust = '<rect x="3" y="3" width="4" height="4" fill="#000000"/>';
    const { box } = await squareForeground('#b01020', '#ffffff', dust);
    expect(box.left).toBeGreaterThanOrEqual(29);
    expect(box.top).toBeGreaterThanOrEqual(39);
  });

  it('follows a body that the lower border cuts', async () => {
    const { box, image, share } = await foregroundOf({
      fill: '#203050',
      transform: 'translate(0 80)',
    });
    expect(box.bottom).toBeGreaterThanOrEqual(image.height - 2);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  });

  it('gives a share and a box that agree with what is inside', async () => {
    for (const shape of ['tee', 'dress', 'trousers', 'skirt'] as const) {
      const { inside, share, box, image } = await foregroundOf({ shape });
      const count = inside.reduce((sum, value) => sum + value, 0);
      expect(share).toBeCloseTo(count / inside.length, 6);
      expect(box.left).toBeLessThan(box.right);
      expect(box.top).toBeLessThan(box.bottom);
      expect(box.right).toBeLessThanOrEqual(image.width);
      expect(box.bottom).toBeLessThanOrEqual(image.height);
    }
  });
});
