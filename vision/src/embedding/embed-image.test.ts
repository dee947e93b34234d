import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import { IMAGE_EMBEDDING_DIMENSIONS } from '../picture/picture-facts.ts';

const SIDE = 240;

/** A shirt on white with a striped front, or so near that only its middle is seen. */
async function embeddingOf(fill: string, zoom: number): Promise<Float32Array> {
  const stripes =
    `<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse">` +
    `<rect width="12" height="12" fill="${fill}"/><rect width="12" height="4" fill="#f2ead8"/></pattern>`;
  const shirt = 'M80 50 L160 50 L210 90 L190 115 L170 100 V200 H70 V100 L50 115 L30 90 Z';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>${stripes}</defs>` +
    `<rect width="${SIDE}" height="${SIDE}" fill="white"/>` +
    `<path d="${shirt}" fill="url(#p)" transform="translate(120 40) scale(${zoom}) translate(-120 -40)"/></svg>`;
  return (await describePicture(await sharp(Buffer.from(svg)).png().toBuffer())).imageEmbedding;
}

const cosine = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

describe('the image embedding of a close-up', () => {
  it('leaves open what only the whole garment tells, and says so in one place', async () => {
    const [whole, near] = [await embeddingOf('#20407a', 1), await embeddingOf('#20407a', 3)];
    expect(whole[IMAGE_EMBEDDING_DIMENSIONS - 1]).toBe(0);
    expect(near[IMAGE_EMBEDDING_DIMENSIONS - 1]).toBeGreaterThan(0.5);
    expect(cosine(near, near)).toBeCloseTo(1, 5);
  });

  it('finds the garment of its cloth among others', async () => {
    const near = await embeddingOf('#20407a', 3);
    const same = cosine(near, await embeddingOf('#20407a', 1));
    for (const other of ['#a02030', '#207040', '#303030']) {
      expect(same).toBeGreaterThan(cosine(near, await embeddingOf(other, 1)));
    }
  });
});
