import { readFileSync } from 'node:fs';
import type { Gender } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { demoProducts } from './demo-products.ts';
import { readStock } from './read-stock.ts';
import { shapeShownTo } from './stored-shapes.ts';

const { designs } = readStock();

/** What the name of a shape says where the name of its design says a word. */
const PROMISES: readonly (readonly [word: string, shape: RegExp])[] = [
  ['V-Neck', /^v-neck/],
  ['Crew-Neck', /crew-neck/],
  ['Turtleneck', /turtleneck/],
  ['Camp-Collar', /^camp-collar/],
  ['Halter', /^halter/],
  ['Hoodie', /^hoodie/],
  ['Parka', /parka/],
  ['Polo', /^polo/],
  ['Long-Sleeve', /^long-sleeve/],
  ['Puff-Sleeve', /^puff-sleeve/],
  ['Tank', /tank/],
  ['Camisole', /^camisole/],
  ['Vest', /vest/],
  ['Double-Breasted', /double-breasted/],
  ['Quarter-Zip', /^quarter-zip/],
  ['Henley', /^henley/],
  ['Biker', /biker/],
  ['Puffer', /puffer/],
  ['Denim Jacket', /denim-jacket/],
  ['Belted', /^belted/],
  ['Trench', /trench/],
  ['Wrap', /wrap/],
  ['Tiered', /^tiered/],
  ['Pleated Midi Skirt', /^pleated/],
  ['Button-Front', /^button-front/],
  ['Pencil', /^pencil/],
  ['Wide-Leg', /^wide-leg/],
  ['Skinny', /^skinny/],
  ['Slim Jeans', /slim/],
  ['Flared', /^flared/],
  ['Cargo', /^cargo/],
  ['Shorts', /shorts/],
  ['Jeans', /jeans/],
  ['Leggings', /^leggings/],
  ['Tights', /^tights/],
  ['Joggers', /^joggers/],
  ['Plunge', /^plunge/],
  ['Robe', /^robe/],
  ['Pajama', /^pajama/],
  ['Knee-High', /^knee-boot/],
  ['Wedge', /^wedge/],
  ['Flats', /flat/],
  ['Chunky', /^chunky/],
];

const drapeOf = (shape: string, gender: Gender = 'Unisex') => {
  const stored = shapeShownTo(gender, shape);
  return stored?.kind === 'drape' ? stored.file : null;
};

/** How high above the floor the lowest of a garment hangs, centimeters. */
function hemOf(shape: string): number {
  const file = drapeOf(shape);
  if (file === null) throw new Error(`No drape "${shape}" is stored`);
  const { positions } = unpackDrape(readFileSync(file));
  return positions.reduce(
    (lowest, value, index) => (index % 3 === 1 ? Math.min(lowest, value) : lowest),
    Number.POSITIVE_INFINITY,
  );
}

describe('the name of a design', () => {
  it.each(PROMISES)('says "%s" only of what is sewn so', (word, promised) => {
    const named = designs.filter(({ noun }) => new RegExp(`\\b${word}`).test(noun));
    expect(named.length).toBeGreaterThan(0);
    for (const { noun, shape } of named)
      expect([noun, shape]).toEqual([noun, expect.stringMatching(promised)]);
  });

  it('says mini of what ends above the knee, midi of what ends below it, maxi of what nears the floor', () => {
    const hems = (word: string) =>
      designs
        .filter(({ noun }) => new RegExp(`\\b${word}\\b`).test(noun))
        .map(({ shape }) => hemOf(shape));
    const [mini, midi, maxi] = [hems('Mini'), hems('Midi'), hems('Maxi')];
    expect(Math.min(mini.length, midi.length, maxi.length)).toBeGreaterThan(1);
    expect(Math.min(...mini)).toBeGreaterThan(Math.max(...midi));
    expect(Math.min(...midi)).toBeGreaterThan(Math.max(...maxi));
  });

  it('is unlike that of another design for the same person', () => {
    const names = designs.map(({ gender, noun }) => `${gender} ${noun}`);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('a design', () => {
  it('is draped on a body of the person that it is sold to', () => {
    for (const { noun, gender, shape } of designs) {
      const file = drapeOf(shape, gender);
      if (file === null || gender === 'Unisex') continue;
      const body = gender === 'Women' ? '--woman-' : '--man-';
      expect([noun, file.includes(body)]).toEqual([noun, true]);
    }
  });
});

describe('the fabric of an item', () => {
  const made = demoProducts();

  it.each([
    ['Jeans', 'denim'],
    ['Selvedge', 'denim'],
    ['Leather', 'leather'],
    ['Cashmere', 'cashmere'],
    ['Linen', 'linen'],
    ['Silk', 'silk'],
    ['Corduroy', 'corduroy'],
    ['Velvet', 'velvet'],
    ['Tweed', 'tweed'],
  ])('is what a title with "%s" says: %s', (word, material) => {
    const titled = made.filter(({ item }) =>
      new RegExp(`(?<!Faux-)\\b${word}\\b`).test(item.short_description),
    );
    expect(titled.length).toBeGreaterThan(0);
    for (const { item } of titled)
      expect([item.id, item.other_info.materials.includes(material)]).toEqual([item.id, true]);
  });

  it.each([
    ['Striped', 'stripes'],
    ['Polka-Dot', 'polka-dot'],
    ['Floral', 'floral'],
    ['Leopard', 'leopard'],
    ['Gingham', 'gingham'],
    ['Plaid', 'plaid'],
    ['Houndstooth', 'houndstooth'],
  ])('is printed as a title with "%s" says: %s', (word, pattern) => {
    const titled = made.filter(({ item }) => item.short_description.includes(word));
    expect(titled.length).toBeGreaterThan(0);
    for (const { item } of titled)
      expect([item.id, item.other_info.patterns]).toEqual([item.id, [pattern]]);
  });
});
