import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFigure } from '../draw-figure.ts';
import { PRINTS, TEXTURES } from '../figures/surfaces.ts';
import { apart, pixelsOf } from '../testing/picture-pixels.ts';
import { PAINT, SAMPLE_FIGURES, TOP } from '../testing/sample-figures.ts';
import { channelsOf, darker, hexOf, lighter, lightnessOf, mix } from './color.ts';
import type { Paint } from './part-painter.ts';
import { renderCutout, renderDrawing } from './render-drawing.ts';

const SHIRT = drawFigure(TOP, 'front');
const svgOf = (given: Partial<Paint> = {}) => renderDrawing(SHIRT, { ...PAINT, ...given }, 'front');

describe('renderDrawing', () => {
  it('is a complete picture with every reference defined once', () => {
    for (const figure of SAMPLE_FIGURES) {
      const svg = renderDrawing(
        drawFigure(figure, 'front'),
        { ...PAINT, print: 'floral', texture: 'knit' },
        'front',
      );
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([figure, ids]).toEqual([figure, [...new Set(ids)]]);
      for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) {
        expect([figure, used, ids.includes(used)]).toEqual([figure, used, true]);
      }
      expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it.each(['#1d1c1e', '#f7f5f1', '#b9322f', '#2c4434', '#2550a5', '#ecd25a', '#6a4a9a'])(
    'shows a garment in its color %s before its backdrop',
    async (cloth) => {
      const { at } = await pixelsOf(svgOf({ cloth }), 90);
      expect(apart(at(45, 66), channelsOf(cloth))).toBeLessThan(75);
      expect(apart(at(3, 3), channelsOf(PAINT.backdrop))).toBeLessThan(60);
    },
  );

  it('draws each print its own way, and none without its ink', () => {
    const drawn = PRINTS.map((print) => svgOf({ print }));
    expect(new Set(drawn).size).toBe(PRINTS.length);
    for (const print of PRINTS.filter((name) => name !== 'none')) {
      const inked = svgOf({ print, ink: '#aa1122', second: '#118844' });
      expect([print, /#aa1122|#118844/.test(inked)]).toEqual([print, true]);
      expect([print, inked === svgOf({ print, ink: '#2233aa', second: '#555511' })]).toEqual([
        print,
        false,
      ]);
    }
    expect(svgOf({ print: 'none', ink: '#aa1122' })).not.toContain('#aa1122');
  });

  it('gives most textures a surface of their own', () => {
    const drawn = TEXTURES.map((texture) => svgOf({ texture }));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(TEXTURES.length - 3);
  });

  it('comes near for the detail and stays within the picture', () => {
    const boxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(boxOf(svgOf())).toEqual([0, 0, 900, 1200]);
    for (const figure of SAMPLE_FIGURES) {
      const [left = -1, top = -1, width = 0, height = 0] = boxOf(
        renderDrawing(drawFigure(figure, 'front'), PAINT, 'detail'),
      );
      expect([figure, left >= 0 && top >= 0]).toEqual([figure, true]);
      expect([figure, left + width <= 901 && top + height <= 1201]).toEqual([figure, true]);
      expect(width).toBeLessThan(450);
      expect(width / height).toBeCloseTo(0.75, 2);
    }
  });

  it('keeps a ring smaller in its picture than a coat', async () => {
    const scaleOf = (svg: string) => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
    const ring = renderDrawing(
      drawFigure({ kind: 'accessory', style: 'signet' }, 'front'),
      PAINT,
      'front',
    );
    const coat = renderDrawing(
      drawFigure({ ...TOP, length: 110, sleeve: 'long' }, 'front'),
      PAINT,
      'front',
    );
    expect(scaleOf(ring)).toBeGreaterThan(scaleOf(coat));
    expect(ring.length).toBeGreaterThan(500);
  });
});

describe('renderCutout', () => {
  it('leaves out the backdrop and shows the part that is asked for', async () => {
    const svg = renderCutout(SHIRT, PAINT, { left: -40, top: -10, side: 80, sizePx: 64 });
    expect(svg).not.toContain('studio');
    const { data, info } = await sharp(Buffer.from(svg))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([64, 64, 4]);
    expect(data[3]).toBe(0);
    expect(data[(32 * 64 + 32) * 4 + 3]).toBe(255);
  });
});

describe('colors', () => {
  it('are read from and written to hex', () => {
    expect(channelsOf('#0a80ff')).toEqual([10, 128, 255]);
    expect(hexOf([10, 128, 255])).toBe('#0a80ff');
  });

  it('mix from the first to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('become darker and lighter', () => {
    expect(lightnessOf(darker('#808080', 0.3))).toBeLessThan(lightnessOf('#808080'));
    expect(lightnessOf(lighter('#808080', 0.3))).toBeGreaterThan(lightnessOf('#808080'));
    expect(lightnessOf('#ffffff')).toBeCloseTo(1, 6);
    expect(lightnessOf('#00ff00')).toBeGreaterThan(lightnessOf('#0000ff'));
  });
});
