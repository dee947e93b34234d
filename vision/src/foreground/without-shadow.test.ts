import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { findForeground } from './find-foreground.ts';
import { weighGarment } from './weigh-garment.ts';
import { withoutShadow } from './without-shadow.ts';

const GROUND = '#efedea';
const SHADOW = `<filter id="soft"><feGaussianBlur stdDeviation="8"/></filter>
  <ellipse cx="75" cy="140" rx="60" ry="14" fill="black" fill-opacity="0.3" filter="url(#soft)"/>`;
const BOX = (fill: string) => `<rect x="50" y="60" width="50" height="80" fill="${fill}"/>`;
const RING = (fill: string) =>
  `<circle cx="75" cy="95" r="45" fill="none" stroke="${fill}" stroke-width="5"/>`;

/** What is left of the weights of a thing, and what they were. */
async function weightsOf(thing: string, ground = GROUND) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="192">
    <rect width="150" height="192" fill="${ground}"/>${SHADOW}${thing}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const image = toLabImage((await decodePicture(png)).raster);
  const foreground = findForeground(image);
  const all = weighGarment(image, foreground);
  const left = withoutShadow(image, foreground, all);
  const at = (weights: Float32Array, x: number, y: number) => weights[y * image.width + x] ?? 0;
  return { all, left, at };
}

describe('the weights of a garment without its shadow', () => {
  it('leave out what darkens smoothly beside it, and keep the garment', async () => {
    const { all, left, at } = await weightsOf(BOX('#803040'));
    expect(at(all, 75, 150)).toBeGreaterThan(0);
    expect(at(left, 75, 150)).toBe(0);
    expect(at(left, 75, 100)).toBe(at(all, 75, 100));
  });

  it('keep gray cloth, which begins with an edge', async () => {
    const { all, left, at } = await weightsOf(BOX('#6a6968'));
    expect(at(left, 75, 100)).toBe(at(all, 75, 100));
    expect(at(left, 75, 150)).toBe(0);
  });

  it('leave out what is seen through a ring, though more of it than of the ring', async () => {
    const { left, at } = await weightsOf(RING('#a07820'));
    expect(at(left, 75, 80)).toBe(0);
    expect(at(left, 75, 140)).toBeGreaterThan(0);
  });

  it('keep pale cloth that has hardly an edge, though its dark seams are thin', async () => {
    const seams = '<path d="M24 24 L126 168 M126 24 L24 168" stroke="#222" stroke-width="2"/>';
    const soft = `<filter id="edge"><feGaussianBlur stdDeviation="4"/></filter>
      <rect x="18" y="18" width="114" height="156" fill="#bfbdbb" filter="url(#edge)"/>`;
    const { all, left, at } = await weightsOf(soft + seams);
    expect(at(all, 40, 96)).toBeGreaterThan(0);
    expect(at(left, 40, 96)).toBe(at(all, 40, 96));
  });

  it('stay on pure white, where garments are cut out, and on colored grounds', async () => {
    for (const ground of ['#ffffff', '#402010']) {
      const { all, left } = await weightsOf(BOX('#9a9895'), ground);
      expect(left).toEqual(all);
    }
  });
});
