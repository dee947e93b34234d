import { describe, expect, it } from 'vitest';
import type { Figure } from '../figures/figure.ts';
import { demoProducts } from './demo-products.ts';
import { readStock } from './read-stock.ts';

const { designs } = readStock();

const lengthOf = (figure: Figure): number => {
  if (figure.kind === 'upper') return figure.length + (figure.skirt?.length ?? 0);
  if (figure.kind === 'trousers') return figure.inseam;
  return figure.kind === 'skirt' ? figure.length : Number.NaN;
};

const upper = (figure: Figure) =>
  figure.kind === 'upper' ? figure : figure.kind === 'outfit' ? figure.upper : null;
const lower = (figure: Figure) =>
  figure.kind === 'trousers' ? figure : figure.kind === 'outfit' ? figure.lower : null;

/** What a word in an item's title promises of its drawing. */
const PROMISES: readonly (readonly [word: string, isKept: (figure: Figure) => boolean])[] = [
  ['Mini', (figure) => lengthOf(figure) < 90],
  ['Midi', (figure) => lengthOf(figure) > 62 && lengthOf(figure) < 122],
  ['Maxi', (figure) => lengthOf(figure) > 85],
  ['V-Neck', (figure) => upper(figure)?.neck === 'v'],
  ['Crew-Neck', (figure) => upper(figure)?.neck === 'crew'],
  ['Turtleneck', (figure) => upper(figure)?.neck === 'turtle'],
  ['Camp-Collar', (figure) => upper(figure)?.neck === 'camp'],
  ['Halter', (figure) => upper(figure)?.neck === 'halter'],
  ['Hooded', (figure) => upper(figure)?.neck === 'hood'],
  ['Hoodie', (figure) => upper(figure)?.neck === 'hood'],
  ['Polo', (figure) => upper(figure)?.neck === 'polo'],
  ['Long-Sleeve', (figure) => upper(figure)?.sleeve === 'long'],
  ['Puff-Sleeve', (figure) => upper(figure)?.sleeve === 'puff'],
  ['Tank', (figure) => upper(figure)?.sleeve === 'none'],
  ['Camisole', (figure) => upper(figure)?.neck === 'strap'],
  ['Vest', (figure) => upper(figure)?.sleeve === 'none'],
  ['Double-Breasted', (figure) => upper(figure)?.front === 'double'],
  ['Quarter-Zip', (figure) => upper(figure)?.front === 'half-zip'],
  ['Henley', (figure) => upper(figure)?.front === 'henley'],
  ['Biker', (figure) => upper(figure)?.front === 'biker'],
  ['Puffer', (figure) => upper(figure)?.quilted === true],
  ['Denim Jacket', (figure) => upper(figure)?.denim === true],
  ['Belted', (figure) => upper(figure)?.waist === 'belt'],
  ['Trench', (figure) => upper(figure)?.waist === 'belt'],
  ['Wrap Top', (figure) => upper(figure)?.front === 'wrap'],
  ['Wide-Leg', (figure) => lower(figure)?.leg === 'wide'],
  ['Skinny', (figure) => lower(figure)?.leg === 'skinny'],
  ['Slim', (figure) => lower(figure)?.leg === 'slim'],
  ['Straight', (figure) => lower(figure)?.leg === 'straight'],
  ['Flared', (figure) => lower(figure)?.leg === 'flared'],
  ['High-Rise', (figure) => lower(figure)?.rise === 'high'],
  ['Ripped', (figure) => lower(figure)?.ripped === true],
  ['Cargo', (figure) => lower(figure)?.style === 'cargo'],
  ['Shorts', (figure) => lengthOf(figure) < 30],
  ['Jeans', (figure) => lower(figure)?.style === 'jeans' && lengthOf(figure) > 60],
  ['Pleated Trousers', (figure) => lower(figure)?.pleats === true],
  ['Drawstring', (figure) => lower(figure)?.waistband === 'drawstring'],
  ['Pleated Midi Skirt', (figure) => figure.kind === 'skirt' && figure.shape === 'pleated'],
  ['Button-Front', (figure) => figure.kind === 'skirt' && figure.waistband === 'buttons'],
  ['Wrap Skirt', (figure) => figure.kind === 'skirt' && figure.shape === 'wrap'],
  ['Pointed', (figure) => figure.kind === 'shoe' && figure.toe === 'pointed'],
  ['Heel', (figure) => figure.kind === 'shoe' && (figure.heel ?? 0) > 3],
  ['Flats', (figure) => figure.kind === 'shoe' && (figure.heel ?? 0) === 0],
  ['Flat Sandals', (figure) => figure.kind === 'shoe' && (figure.heel ?? 0) === 0],
  ['Wedge', (figure) => figure.kind === 'shoe' && figure.heelShape === 'wedge'],
  ['Knee-High', (figure) => figure.kind === 'shoe' && (figure.shaft ?? 0) > 30],
  ['Ankle Boots', (figure) => figure.kind === 'shoe' && (figure.shaft ?? 0) < 16],
  ['Chunky', (figure) => figure.kind === 'shoe' && (figure.sole ?? 0) > 2],
];

describe('the name of a design', () => {
  it.each(PROMISES)('says "%s" only of what is drawn so', (word, isKept) => {
    const named = designs.filter(({ noun }) => new RegExp(`\\b${word}`).test(noun));
    expect(named.length).toBeGreaterThan(0);
    for (const { noun, figure } of named) expect([noun, isKept(figure)]).toEqual([noun, true]);
  });

  it.each([
    ['Tiered', 'tiered'],
    ['A-Line', 'a-line'],
  ])('says "%s" of a skirt or a dress of that shape', (word, shape) => {
    const named = designs.filter(({ noun }) => noun.startsWith(word));
    expect(named.length).toBeGreaterThan(1);
    for (const { noun, figure } of named) {
      const drawn = figure.kind === 'skirt' ? figure.shape : upper(figure)?.skirt?.shape;
      expect([noun, drawn]).toEqual([noun, shape]);
    }
  });

  it('is unlike that of another design for the same person', () => {
    const names = designs.map(({ gender, noun }) => `${gender} ${noun}`);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('a design', () => {
  it('is cut for the person that it is sold to', () => {
    for (const { noun, gender, figure } of designs) {
      const cut = upper(figure)?.cut ?? lower(figure)?.cut;
      if (cut === undefined || gender === 'Unisex') continue;
      expect([noun, cut]).toEqual([noun, gender === 'Women' ? 'women' : 'men']);
    }
  });

  it('of a suit or a set has a top and pants of one cut', () => {
    for (const { figure } of designs) {
      if (figure.kind !== 'outfit') continue;
      expect(figure.upper.cut).toBe(figure.lower.cut);
    }
  });

  it('has knitted bands only where it is knitted, never with a shirt tail', () => {
    for (const { noun, figure } of designs) {
      const top = upper(figure);
      if (top?.hem !== 'shirttail') continue;
      expect([noun, top.cuff]).toEqual([noun, 'button']);
      expect([noun, top.front]).toEqual([noun, 'buttons']);
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
