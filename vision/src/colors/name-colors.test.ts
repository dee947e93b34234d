import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import { busyBackground, type DrawnGarment, garmentPng } from '../testing/drawn-garments.ts';
import { mainColor } from './name-colors.ts';

const colorsOf = async (garment: DrawnGarment) =>
  (await describePicture(await garmentPng(garment))).colors;
const namesOf = async (garment: DrawnGarment) => (await colorsOf(garment)).map(({ name }) => name);

const softFolds = (by: number): string =>
  '<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x1="0" x2="20">' +
  `<stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="${by}"/></linearGradient></defs>` +
  '<rect x="62" y="110" width="116" height="168" fill="url(#f)"/>';

const FILLS = [
  ['Black', '#151515'],
  ['White', '#f8f6f2'],
  ['Gray', '#8a8c8e'],
  ['Beige', '#d8c6a4'],
  ['Brown', '#5c3a24'],
  ['Red', '#b8202c'],
  ['Pink', '#e58aa8'],
  ['Orange', '#e0702c'],
  ['Yellow', '#f0d040'],
  ['Green', '#2c6844'],
  ['Blue', '#2c4c9c'],
  ['Purple', '#6a3c94'],
] as const;

describe('the colors of a garment', () => {
  it.each(FILLS)(
    'calls a %s garment so on a white, a gray and a colored background',
    async (name, fill) => {
      for (const background of ['#ffffff', '#c8c8c8', '#a8c4b0']) {
        if (background === '#ffffff' && name === 'White') continue;
        expect((await namesOf({ fill, background }))[0]).toBe(name);
      }
    },
  );

  it.each(FILLS)('calls a %s cut-out without background so', async (name, fill) => {
    expect((await namesOf({ fill, background: 'transparent' }))[0]).toBe(name);
  });

  it('calls a white shirt white on white too', async () => {
    expect((await namesOf({ fill: '#f4f2ee' }))[0]).toBe('White');
  });

  it('names both colors of a two-colored garment, the larger one first', async () => {
    const yoke = '<path d="M60 40 H180 V110 H60 Z" fill="#b8202c"/>';
    const [first, second] = await colorsOf({ fill: '#1b2a49', over: yoke });
    expect([first?.name, second?.name]).toEqual(['Blue', 'Red']);
    expect(first?.share).toBeGreaterThan(second?.share ?? 1);
  });

  it('names both colors of stripes', async () => {
    expect(new Set(await namesOf({ cloth: 'stripes', fill: '#1b2a49' }))).toEqual(
      new Set(['Blue', 'Beige']),
    );
  });

  it('calls a gray shirt with a small print in black and white gray', async () => {
    const print =
      '<rect x="100" y="120" width="40" height="12" fill="#151515"/><rect x="100" y="140" width="40" height="12" fill="#f7f5f1"/>';
    expect((await namesOf({ fill: '#8a8c8e', background: '#a8c4b0', over: print }))[0]).toBe(
      'Gray',
    );
  });

  it('does not name a logo', async () => {
    const logo = '<rect x="140" y="90" width="12" height="12" fill="#f0d040"/>';
    expect(await namesOf({ fill: '#1b2a49', over: logo })).toEqual(['Blue']);
  });

  it('keeps folds in shadow and in light with their cloth', async () => {
    const folds =
      '<path d="M90 60 L100 280 H110 L98 60 Z" fill="#000" fill-opacity="0.35"/><path d="M140 60 L136 280 H144 L150 60 Z" fill="#fff" fill-opacity="0.25"/>';
    const [first, ...others] = await colorsOf({ fill: '#b8202c', over: folds });
    expect(first?.name).toBe('Red');
    expect(first?.share).toBeGreaterThan(0.85);
    expect(others.every(({ share }) => share < 0.15)).toBe(true);
  });

  it.each([
    ['Beige', '#c2966a', 0.3],
    ['Beige', '#be936a', 0.3],
    ['Beige', '#b3906a', 0.2],
    ['Orange', '#c8742f', 0.3],
    ['White', '#f4ede2', 0.1],
    ['White', '#f6ecdf', 0.1],
  ])('calls %s cloth of %s so where soft folds darken it by up to %s', async (name, fill, by) => {
    const over = softFolds(by);
    expect((await namesOf({ fill, background: '#a8c4b0', over }))[0]).toBe(name);
  });

  it.each([
    ['Green', '#2c4434', '#5c665f', '#1b1f1c'],
    ['Brown', '#4a2a22', '#625c5a', '#241d19'],
    ['Red', '#3c1820', '#65595b', '#1d1718'],
    ['Blue', '#222a3f', '#5b5e66', '#1a1b1f'],
  ])(
    'calls dark leather %s by its own hue, and its gray sheen and black creases too',
    async (name, fill, sheen, crease) => {
      const over = `<path d="M80 60 L85 270 H122 L115 60 Z" fill="${sheen}"/><path d="M135 60 V270 H168 V60 Z" fill="${crease}"/>`;
      expect(await namesOf({ fill, background: '#f0f0ee', over })).toEqual([name]);
    },
  );

  it('keeps black cloth black beside a dark color, whose hue its sheen has not', async () => {
    const over =
      '<path d="M80 60 L85 270 H115 L110 60 Z" fill="#5f5d5e"/><path d="M140 60 V270 H160 V60 Z" fill="#2c4434"/>';
    expect((await namesOf({ fill: '#141416', background: '#f0f0ee', over }))[0]).toBe('Black');
  });

  it('calls black leather with its sheen black', async () => {
    const sheen = '<path d="M90 60 L95 270 H135 L125 60 Z" fill="#66666a"/>';
    expect(await namesOf({ fill: '#141416', over: sheen })).toEqual(['Black']);
  });

  it('keeps the colors of a busy background out of a garment in the middle', async () => {
    const [first] = await colorsOf({
      shape: 'dress',
      fill: '#b8202c',
      behind: busyBackground(),
      transform: 'translate(-40 -40) scale(1.35)',
    });
    expect(first?.name).toBe('Red');
  });

  it('leaves the skin of who wears it unnamed', async () => {
    const skin =
      '<g fill="#d9a184"><rect x="20" y="95" width="30" height="120"/><rect x="190" y="95" width="30" height="120"/><circle cx="120" cy="18" r="20"/></g>';
    const [first, ...others] = await colorsOf({ fill: '#2c6844', over: skin });
    expect(first?.name).toBe('Green');
    expect(others.map(({ name }) => name)).not.toContain('Orange');
  });

  it('tells the same color in a dim, a bright and a compressed photograph', async () => {
    const picture = await garmentPng({ fill: '#2c4c9c' });
    const taken = [
      await sharp(picture).modulate({ brightness: 0.8 }).jpeg().toBuffer(),
      await sharp(picture).modulate({ brightness: 1.15 }).jpeg().toBuffer(),
      await sharp(picture).jpeg({ quality: 20 }).toBuffer(),
      await sharp(picture).resize(60).png().toBuffer(),
    ];
    for (const bytes of taken) {
      expect((await describePicture(bytes)).colors[0]?.name).toBe('Blue');
    }
  });

  it('gives shares that fall and sum to at most one, with CIELAB of the mean color', async () => {
    for (const [name, fill] of FILLS) {
      const colors = await colorsOf({ fill, cloth: 'dots', background: '#c8c8c8' });
      const shares = colors.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
      expect(shares.every((share) => share >= 0.06)).toBe(true);
      const lightness = colors.map(({ lab }) => lab[0]);
      expect([name, lightness.every((l) => l >= 0 && l <= 100.5)]).toEqual([name, true]);
    }
  });
});

describe('mainColor', () => {
  const color = (name: 'Red' | 'Blue', share: number) => ({
    name,
    share,
    lab: [50, 0, 0] as const,
  });

  it('is the color that most of the garment has', () => {
    expect(mainColor([color('Red', 0.6), color('Blue', 0.3)])).toBe('Red');
  });

  it('is null where no color prevails or none is known', () => {
    expect(mainColor([color('Red', 0.55), color('Blue', 0.4)])).toBeNull();
    expect(mainColor([])).toBeNull();
  });
});
