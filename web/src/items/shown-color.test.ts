import type { Item } from '@modiste/contract/entities/item';
import { inFilterColor } from '@modiste/contract/filters/in-filter-color';
import { describe, expect, it } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { colorOfPicture, inColor, pictureIndexOf, shownPicture } from './shown-color.ts';

type Variants = Item['other_info']['color_variants'];

const VARIANTS: Variants = [
  { name: 'Midnight', colors: ['Blue'], image: 0 },
  { name: 'Sand', colors: ['Beige'], image: 2 },
  { name: 'Forest', colors: ['Green'], image: 3 },
  { name: 'Rouge', colors: ['Red'], image: null },
  { name: 'Lost', colors: ['Pink'], image: 9 },
];

function itemIn(shown_color?: string, color_variants: Variants = VARIANTS): Item {
  const item = makeItem('a', { image_urls: ['0.jpg', '1.jpg', '2.jpg', '3.jpg'] });
  return {
    ...item,
    ...(shown_color === undefined ? {} : { shown_color }),
    other_info: { ...item.other_info, color_variants },
  };
}

describe('the picture of an item', () => {
  it.each([
    ['Midnight', '0.jpg'],
    ['Sand', '2.jpg'],
    ['Forest', '3.jpg'],
  ])('is that of the color to show: %s', (color, picture) => {
    expect(shownPicture(itemIn(color))).toBe(picture);
  });

  it.each([
    ['where no color is to be shown', itemIn()],
    ['of a color that it no longer has', itemIn('Neon')],
    ['of a color without a picture of its own', itemIn('Rouge')],
    ['of a color whose picture is not among the pictures', itemIn('Lost')],
    ['of an item that is not sold in colors', itemIn('Sand', [])],
    ['of an item from before there were colors', makeItem('a', { shown_color: 'Sand' })],
  ])('is the first %s', (_, item) => {
    expect(pictureIndexOf(item, item.shown_color)).toBe(0);
  });

  it('is none where there are no pictures', () => {
    expect(shownPicture({ ...itemIn('Sand'), image_urls: [] })).toBeUndefined();
  });
});

describe('the color of a picture', () => {
  it.each([
    [0, 'Midnight'],
    [1, undefined],
    [2, 'Sand'],
    [9, 'Lost'],
  ])('%i is %s', (index, name) => {
    expect(colorOfPicture(itemIn(), index)).toBe(name);
  });
});

describe('an item in a color', () => {
  it('is the same item where no other color is chosen', () => {
    const item = itemIn('Sand');
    expect(inColor(item, undefined)).toBe(item);
    expect(inColor(item, 'Sand')).toBe(item);
    expect(inColor(item, 'Forest')).toEqual({ ...item, shown_color: 'Forest' });
  });
});

describe('an item that a color was filtered by', () => {
  it.each([
    [['Green'], '3.jpg'],
    [['Red', 'Beige'], '2.jpg'],
    [[], '0.jpg'],
    [['Purple'], '0.jpg'],
  ])('is shown in %s', (colors, picture) => {
    const two: Variants = [
      { name: 'Print', colors: ['Blue', 'Green'], image: 1 },
      ...(VARIANTS ?? []).filter(({ name }) => name !== 'Rouge' && name !== 'Midnight'),
    ];
    expect(shownPicture(inFilterColor(itemIn(undefined, two), colors))).toBe(picture);
  });

  it('stays in the one that it is shown in already', () => {
    const item = itemIn('Forest');
    expect(inFilterColor(item, ['Beige', 'Green'])).toBe(item);
  });
});
