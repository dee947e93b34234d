import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { type ClothLook, WEAVE_NAMES, type WeaveName } from '../looks/cloth-look.ts';
import { wholeCamera } from '../rasterize/camera.ts';
import { clothSheet } from '../testing/cloth-sheet.ts';
import { lightGarment, photographGarment } from './lit-garment.ts';
import { photographLook } from './photograph-look.ts';

const WIDTH = 240;

const folded = clothSheet({ depth: (x) => 1.6 * Math.sin(x * 0.8) });
const flat = clothSheet();

function photograph(drape: Drape, look: ClothLook) {
  const garment = lightGarment(drape);
  const camera = wholeCamera(garment.mesh.positions, 0);
  const layers = photographGarment(garment, { camera, width: WIDTH });
  const [maps] = layers;
  if (!maps) throw new Error('no picture');
  return { maps, pixels: photographLook(layers, drape, look) };
}

/** Mean red, green and blue of the pixels that the cloth covers, 0 to 255. */
function meanColor({ maps, pixels }: ReturnType<typeof photograph>): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  maps.coverage.forEach((covered, at) => {
    if (covered < 255) return;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at * 4 + channel] ?? 0);
  });
  return sums.map((sum) => sum / count);
}

/** The green channel along the middle row, from the left edge of the cloth to its right. */
function middleRow({ maps, pixels }: ReturnType<typeof photograph>): number[] {
  const row = Math.floor(maps.height / 2);
  const values: number[] = [];
  for (let x = 0; x < maps.width; x += 1) {
    const at = row * maps.width + x;
    if (maps.coverage[at] === 255) values.push(pixels[at * 4 + 1] ?? 0);
  }
  return values;
}

const spread = (values: readonly number[]) =>
  Math.max(...values) / Math.max(1, Math.min(...values));

describe('a cloth in the studio', () => {
  it.each(['#b08a5b', '#1f2a44', '#9c2f35', '#f1efea', '#1b1b1e', '#8d9196'])(
    'keeps the color of its colorway in the mean: %s',
    (color) => {
      const mean = meanColor(photograph(flat, { weave: 'jersey', color }));
      const asked = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      for (const channel of [0, 1, 2])
        expect(Math.abs((mean[channel] ?? 0) - (asked[channel] ?? 0))).toBeLessThan(22);
    },
  );

  it('shows folds in black, and in white without burning out', () => {
    const black = middleRow(photograph(folded, { weave: 'jersey', color: '#1b1b1e' }));
    const white = middleRow(photograph(folded, { weave: 'jersey', color: '#f4f2ee' }));
    expect(spread(black)).toBeGreaterThan(1.5);
    expect(spread(white)).toBeGreaterThan(1.12);
    expect(white.filter((value) => value >= 254).length / white.length).toBeLessThan(0.02);
  });

  it('prints as many stripes as the cloth is long', () => {
    const look = { weave: 'jersey', color: '#efece3', ink: '#1f2a44', print: 'breton' } as const;
    const { maps, pixels } = photograph(flat, look);
    const column = Math.floor(maps.width / 2);
    let stripes = 0;
    let wasDark = false;
    for (let y = 0; y < maps.height; y += 1) {
      const at = y * maps.width + column;
      const isDark = maps.coverage[at] === 255 && (pixels[at * 4] ?? 0) < 120;
      if (isDark && !wasDark) stripes += 1;
      wasDark = isDark;
    }
    // 50 cm of cloth, a stripe every 2.5 cm.
    expect(stripes).toBe(20);
  });

  it('bends stripes with the folds', () => {
    const bulged = clothSheet({ depth: (x, y) => 5 * Math.sin(x * 0.3) * Math.sin(y * 0.3) });
    const look = { weave: 'poplin', color: '#ffffff', ink: '#000000', print: 'stripe' } as const;
    const straight = middleRow(photograph(flat, look)).filter((value) => value < 90).length;
    const bent = middleRow(photograph(bulged, look)).filter((value) => value < 90).length;
    expect(bent).not.toBe(straight);
  });

  it('gives satin brighter highlights than jersey of the same color', () => {
    const color = '#2f5d4c';
    const satin = spread(middleRow(photograph(folded, { weave: 'satin', color })));
    const jersey = spread(middleRow(photograph(folded, { weave: 'jersey', color })));
    expect(satin).toBeGreaterThan(jersey * 1.2);
  });

  it('paints nothing but shadow outside the cloth', () => {
    const { maps, pixels } = photograph(flat, { weave: 'jersey', color: '#ff0000' });
    maps.coverage.forEach((covered, at) => {
      if (covered === 0) expect(pixels[at * 4]).toBe(0);
    });
    expect(pixels[3]).toBeLessThan(8);
  });

  it('is the same picture each time', () => {
    const look = { weave: 'denim', color: '#34496a', wash: 0.8 } as const;
    expect(photograph(folded, look).pixels).toEqual(photograph(folded, look).pixels);
  });

  it('draws thread beside a topstitched line', () => {
    const lines = (at: (column: number, row: number) => number) => [
      {
        kind: 'topstitch' as const,
        vertices: Array.from({ length: 41 }, (_, row) => at(20, row)),
        offsetCm: 1,
      },
    ];
    const look = { weave: 'denim', color: '#10141c', thread: '#ffb040' } as const;
    const stitched = photograph(clothSheet({ lines }), look);
    const bare = photograph(flat, look);
    const brightest = (shot: typeof bare) => Math.max(...middleRow(shot));
    expect(brightest(stitched)).toBeGreaterThan(brightest(bare) * 1.3);
  });

  it('lets a veil through and hides behind wool', () => {
    const alphaOf = (weave: WeaveName) => {
      const { maps, pixels } = photograph(flat, { weave, color: '#808080' });
      return pixels[(Math.floor(maps.height / 2) * maps.width + WIDTH / 2) * 4 + 3] ?? 0;
    };
    expect(alphaOf('chiffon')).toBeLessThan(240);
    expect(alphaOf('coating')).toBe(255);
  });

  it('lets nobody look through a veil that something lies under', () => {
    const look = { weave: 'lace', color: '#f4efe4', underlay: '#4a413d' } as const;
    const { maps, pixels } = photograph(flat, look);
    const middle = Math.floor(maps.height / 2) * maps.width + WIDTH / 2;
    const alphas = Array.from({ length: 40 }, (_, index) => pixels[(middle + index - 20) * 4 + 3]);
    expect(new Set(alphas)).toEqual(new Set([255]));
  });

  it('glitters in sequins: some mirror the light, others the dark', () => {
    const spread = (weave: WeaveName) => {
      const row = middleRow(photograph(flat, { weave, color: '#909090' }));
      return Math.max(...row) - Math.min(...row);
    };
    expect(spread('sequin')).toBeGreaterThan(spread('satin') + 30);
  });

  const seenThrough: ReadonlySet<WeaveName> = new Set(['chiffon', 'lace']);
  const opaque = WEAVE_NAMES.filter((weave) => !seenThrough.has(weave) && weave !== 'sequin');
  it.each(opaque)('keeps the mean lightness of %s near its color', (weave) => {
    const [red = 0] = meanColor(photograph(flat, { weave, color: '#909090' }));
    expect(Math.abs(red - 0x90)).toBeLessThan(weave === 'velvet' ? 45 : 26);
  });
});
