import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { SAMPLE_SHOP } from '../testing/sample-shop.ts';
import { mentionItem } from './mention-item.ts';

const dress = (id: string, materials: string[], fields: Parameters<typeof sampleItem>[1] = {}) =>
  sampleItem(id, { ...fields, facts: { materials, ...fields.facts } });

const linen = dress('linen', ['linen'], { price: 88 });
const silk = dress('silk', ['silk'], { brand: 'Birch' });
const loafers = sampleItem('loafers', {
  try_on_category: 'shoes',
  facts: { type: 'loafers', materials: ['suede'] },
});

describe('the short name of an item', () => {
  it('tells it from others of its kind by what it is made of', () => {
    expect(mentionItem(linen, [linen, silk])).toBe('the linen one');
    expect(mentionItem(silk, [linen, silk])).toBe('the silk one');
  });

  it('is its kind where the others are something else', () => {
    expect(mentionItem(linen, [linen, loafers])).toBe('the dress');
    expect(mentionItem(loafers, [linen, loafers])).toBe('the suede pair');
  });

  it('goes on to brand and price where the fabric is the same', () => {
    const other = dress('other', ['linen'], { brand: 'Birch' });
    const third = dress('third', ['linen'], { price: 60 });
    expect(mentionItem(other, [linen, other])).toBe('the Birch dress');
    expect(mentionItem(linen, [linen, other, third])).toBe('the linen one at $88');
  });

  it('is a color and a fabric where neither is enough, before any brand', () => {
    const made = (id: string, materials: string[], color: 'Black' | 'Green', brand: string) =>
      dress(id, materials, { brand, colors: [color], facts: { color_names: [color] } });
    const black = made('black', ['crepe'], 'Black', 'Juno Street');
    const green = made('green', ['crepe'], 'Green', 'Odeon');
    const cotton = made('cotton', ['cotton'], 'Black', 'Odeon');
    const shown = [black, green, cotton, made('last', ['cotton'], 'Green', 'Birch')];
    expect(mentionItem(black, shown)).toBe('the black crepe one');
    expect(mentionItem(green, shown)).toBe('the green crepe one');
    expect(mentionItem(cotton, shown)).toBe('the black cotton one');
  });

  it('is never a color that another one comes in as well', () => {
    const navy = (id: string, names: string[]) =>
      dress(id, ['cotton'], { colors: ['Blue'], facts: { color_names: names } });
    const one = navy('one', ['Navy']);
    const two = navy('two', ['Sky', 'Navy']);
    expect(mentionItem(one, [one, two])).not.toContain('navy');
  });

  it('means one item only among all that are shown', () => {
    for (let at = 0; at + 12 <= SAMPLE_SHOP.length; at += 12) {
      const shown = SAMPLE_SHOP.slice(at, at + 12);
      const names = shown.map((item) => mentionItem(item, shown));
      const short = names.filter((name) => name.startsWith('the '));
      expect(new Set(short).size).toBe(short.length);
    }
  });
});

describe('the title of an item in a sentence', () => {
  it('has its article', () => {
    const same = {
      short_description: 'Cotton Poplin Shirt',
      facts: { type: 'shirt', materials: [] },
    };
    const one = sampleItem('one', same);
    const name = mentionItem(one, [one, sampleItem('two', same)]);
    expect(name).toBe('the Cotton Poplin Shirt');
  });
});
