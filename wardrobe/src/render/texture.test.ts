import { describe, expect, it } from 'vitest';
import { drawFigure } from '../draw-figure.ts';
import { TEXTURES, type Texture } from '../figures/surfaces.ts';
import {
  apart,
  differenceWhenMoved,
  lightOf,
  type Pixels,
  pixelsOf,
} from '../testing/picture-pixels.ts';
import { PAINT, TOP } from '../testing/sample-figures.ts';
import { swatchOf } from '../testing/swatch.ts';
import { channelsOf } from './color.ts';
import { renderDrawing } from './render-drawing.ts';
import { surfaceOf } from './texture.ts';

const CLOTH = '#6f87a4';
const swatches = new Map<Texture, Pixels>(
  await Promise.all(
    TEXTURES.map(async (texture) => [texture, await swatchOf({ cloth: CLOTH, texture })] as const),
  ),
);

function swatch(texture: Texture): Pixels {
  const pixels = swatches.get(texture);
  if (!pixels) throw new Error(`No swatch of ${texture}`);
  return pixels;
}

const roughness = (texture: Texture) => lightOf(swatch(texture)).deviation;

const FLAT = ['smooth', 'jersey', 'satin'] as const;
const LINED = ['rib', 'corduroy', 'pleat'] as const;
const SLANTED = ['denim', 'twill'] as const;

describe('the surface of a fabric', () => {
  it.each(FLAT)('is even in %s', (texture) => {
    expect(roughness(texture)).toBeCloseTo(0, 6);
    expect(swatch(texture).shareNear(CLOTH, 2)).toBe(1);
  });

  it('is seen in every other fabric', () => {
    for (const texture of TEXTURES.filter((each) => !FLAT.some((flat) => flat === each)))
      expect([texture, roughness(texture) > 0.8]).toEqual([texture, true]);
  });

  it.each(TEXTURES)('leaves the color of the cloth what it is in %s', (texture) => {
    const pixels = swatch(texture);
    const sums = [0, 0, 0];
    for (let y = 0; y < pixels.height; y += 2)
      for (let x = 0; x < pixels.width; x += 2)
        for (const [channel, value] of pixels.at(x, y).entries())
          sums[channel] = (sums[channel] ?? 0) + value;
    const count = (pixels.width * pixels.height) / 4;
    const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / count);
    expect(apart([r, g, b], channelsOf(CLOTH))).toBeLessThan(texture === 'sequin' ? 45 : 30);
  });

  it.each(LINED)('runs in lines up and down in %s', (texture) => {
    expect(differenceWhenMoved(swatch(texture), 0, 5)).toBeLessThan(0.5);
    expect(differenceWhenMoved(swatch(texture), 3, 0)).toBeGreaterThan(3);
  });

  it.each(SLANTED)('runs on the diagonal in %s', (texture) => {
    const along = (dx: number, dy: number) => differenceWhenMoved(swatch(texture), dx, dy);
    expect(along(0, 5)).toBeGreaterThan(1);
    expect(along(5, 0)).toBeGreaterThan(1);
  });

  it('is wider ribbed in a rib knit than in corduroy, and widest in pleats', () => {
    const repeats = (texture: Texture, pixels: number) =>
      differenceWhenMoved(swatch(texture), pixels, 0);
    expect(repeats('rib', 10)).toBeLessThan(1);
    expect(repeats('corduroy', 15)).toBeLessThan(1);
    expect(repeats('pleat', 16)).toBeLessThan(1);
    expect(repeats('rib', 5)).toBeGreaterThan(5);
    expect(repeats('pleat', 8)).toBeGreaterThan(5);
  });

  it('repeats as stitches in a knit and as cables in a cable knit', () => {
    expect(differenceWhenMoved(swatch('knit'), 11, 10)).toBeLessThan(2);
    expect(differenceWhenMoved(swatch('knit'), 5, 5)).toBeGreaterThan(4);
    expect(differenceWhenMoved(swatch('cable'), 90, 60)).toBeLessThan(2);
    expect(differenceWhenMoved(swatch('cable'), 45, 0)).toBeGreaterThan(4);
  });

  it('is speckled lighter and darker in tweed, and coarser in teddy', () => {
    for (const texture of ['tweed', 'teddy'] as const) {
      const { mean, least, most } = lightOf(swatch(texture));
      expect([texture, most > mean + 8, least < mean - 8]).toEqual([texture, true, true]);
    }
    expect(differenceWhenMoved(swatch('teddy'), 2, 0)).toBeLessThan(
      differenceWhenMoved(swatch('teddy'), 8, 0),
    );
  });

  it('glitters in sequins more than in any other fabric', () => {
    for (const texture of TEXTURES.filter((each) => each !== 'sequin'))
      expect([texture, lightOf(swatch(texture)).most < lightOf(swatch('sequin')).most]).toEqual([
        texture,
        true,
      ]);
  });

  it('is rougher in denim than in twill and finest in canvas', () => {
    expect(roughness('denim')).toBeGreaterThan(roughness('twill'));
    expect(roughness('canvas')).toBeLessThan(roughness('straw'));
  });

  it('covers the whole area that it is asked for', () => {
    const area = { left: -20, right: 60, top: -5, bottom: 100 };
    for (const texture of [...LINED, ...SLANTED]) {
      const surface = surfaceOf(texture, area, 'lines');
      expect(surface?.laid).toBe('clipped');
      const xs = [...(surface?.def ?? '').matchAll(/M(-?[\d.]+),/g)].map(([, x]) => Number(x));
      const half = Math.hypot(80, 105) / 2;
      expect([texture, Math.min(...xs) <= -half, Math.max(...xs) >= half - 2]).toEqual([
        texture,
        true,
        true,
      ]);
    }
  });
});

describe('light on a garment', () => {
  const shirt = drawFigure({ ...TOP, length: 70 }, 'front');
  const shown = async (texture: Texture, cloth: string) => {
    const pixels = await pixelsOf(renderDrawing(shirt, { ...PAINT, cloth, texture }, 'front'), 120);
    const lights: number[] = [];
    for (let y = 60; y < 112; y += 1)
      for (let x = 46; x < 74; x += 1) lights.push(pixels.at(x, y)[1]);
    return { most: Math.max(...lights), least: Math.min(...lights) };
  };

  it('shines on satin and on leather, and falls softly on jersey', async () => {
    const [satin, jersey] = [await shown('satin', '#b9322f'), await shown('jersey', '#b9322f')];
    expect(satin.most).toBeGreaterThan(jersey.most + 15);
    expect(satin.least).toBeLessThan(jersey.least);
    const leather = await shown('leather', '#33241f');
    expect(leather.most).toBeGreaterThan((await shown('smooth', '#33241f')).most + 10);
  });
});
