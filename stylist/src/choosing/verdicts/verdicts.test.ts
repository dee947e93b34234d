import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { pocketCount } from './counted-facts.ts';
import { holdsLaptop } from './holds-laptop.ts';
import { itemVerdict } from './item-verdict.ts';
import { askableOf, judgeEach } from './judge-each.ts';

const bag = (description: string) =>
  sampleItem('bag', { description, try_on_category: 'bags', facts: { type: 'backpack' } });
const pants = (material: string, color: string) =>
  sampleItem(material + color, {
    try_on_category: 'lower_body',
    facts: { type: 'pants', materials: [material], color_names: [color] },
  });

describe('whether a laptop fits', () => {
  const asked = 'will it fit a 14 inch laptop';

  it.each([
    ['Inside sleeve for a 14-inch laptop; zip top.', 'yes'],
    ['A sleeve for a fifteen-inch laptop.', 'yes'],
    ['Fits a 13-inch laptop.', 'no'],
    ['Takes a laptop and lunch.', 'partly'],
  ])('is told according to the listing: %s', (description, standing) => {
    expect(holdsLaptop(bag(description), asked)?.standing).toBe(standing);
  });

  it('is told by no silent one, nor by what is 14 inches long', () => {
    expect(holdsLaptop(bag('A tall bag.'), asked)).toBeNull();
    expect(holdsLaptop(bag('The strap drops fourteen inches.'), asked)).toBeNull();
  });
});

describe('pockets', () => {
  it.each([
    ['Two slanted pockets; one back pocket.', 3],
    ['No pockets at all.', 0],
    ['A plain front.', null],
  ])('are counted as they are written: %s', (description, count) => {
    expect(pocketCount(bag(description))).toBe(count);
  });
});

describe('a question that fabrics answer', () => {
  it('advises no layer below a hat', () => {
    const hat = sampleItem('hat', {
      try_on_category: 'accessories',
      facts: { type: 'beanie', materials: ['wool'] },
    });
    expect(itemVerdict('is it itchy', hat)?.why).toBe('wool has fibers that prickle on bare skin');
    expect(itemVerdict('is it itchy', pants('wool', 'Navy'))?.why).toContain('thin layer');
  });

  it('takes a waxed canvas for what turns rain away', () => {
    const canvas = { ...pants('canvas', 'Olive'), short_description: 'Canvas Waxed Bomber' };
    expect(itemVerdict('is it good for the rain', canvas)?.why).toMatch(/^waxed cotton turns/);
    expect(itemVerdict('is it good for the rain', pants('canvas', 'Olive'))?.why).toMatch(/soak/);
  });

  it('is of the color too where stains are asked of', () => {
    const shows = (material: string, color: string) =>
      itemVerdict('which shows stains', pants(material, color))?.standing;
    expect(shows('denim', 'White')).toBe('yes');
    expect(shows('denim', 'Navy')).toBe('no');
  });

  it('is of no shoe or bag where it is of cloth', () => {
    const shoes = sampleItem('shoes', {
      try_on_category: 'shoes',
      facts: { type: 'pumps', materials: ['leather'] },
    });
    const cloths = [pants('linen', 'Navy'), pants('wool', 'Navy')];
    expect(itemVerdict('which creases', shoes)).toBeNull();
    expect(itemVerdict('can it get wet in the rain', shoes)).not.toBeNull();
    expect(askableOf('which of these crease', [...cloths, shoes])).toEqual(cloths);
  });

  it.each([
    ['which hide dog hair', true],
    ['which wont crease', true],
    ['which is best for a dog owner', true],
    ['which dries fast', false],
    ['which of them crease', false],
  ])('asks for those that are not so, or that are: %s', (words, isOfLack) => {
    const items = [pants('linen', 'Navy'), pants('wool', 'Navy')];
    expect(judgeEach(words, items)?.isOfLack).toBe(isOfLack);
  });
});
