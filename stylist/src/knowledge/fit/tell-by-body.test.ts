import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnFit } from './advise-on-fit.ts';
import { readEitherSize } from './read-size-question.ts';

const top = (description: string) =>
  sampleItem('top', {
    short_description: 'Work Top',
    description,
    try_on_category: 'upper_body',
    sizes: ['M', 'L', 'XL'],
    facts: { type: 'wrap-top' },
  });
const sneakers = (description: string) =>
  sampleItem('sneakers', {
    short_description: 'Court Sneakers',
    description,
    try_on_category: 'shoes',
    sizes: ['9.5', '10'],
    facts: { type: 'sneakers', gender: 'Men' },
  });
const told = (words: string, item: ReturnType<typeof top>): string =>
  adviseOnFit(asking(words, { referred: [item] })).text;

describe('which of two sizes to take', () => {
  it('is told by a full bust', () => {
    const words = 'between L and XL what would u take, im 40DD and usually L';
    expect(told(words, top('A crepe wrap top.'))).toMatch(/^The XL: at 40DD the bust decides/);
    expect(told(words, top('A relaxed fit top.'))).toMatch(/^The L: it is cut loose/);
    expect(told('should i get the L or the XL? im busty', top('Crisp poplin.'))).toMatch(
      /^The XL: with a full bust/,
    );
  });

  it('is told by wide or narrow feet', () => {
    const words = 'usually between 43 and 44, wide feet. what would u do';
    expect(told(words, sneakers('Lace-up.'))).toMatch(/^The 44: wide feet.*laces/);
    expect(told(words, sneakers('Wide fit, lace-up.'))).toMatch(/^The 43 in the wide width/);
    expect(told('43 or 44, which would you take? narrow feet', sneakers('Lace-up.'))).toMatch(
      /^The 43: narrow/,
    );
  });

  it('is told by the cloth where nothing is told of the body, and names the size', () => {
    expect(told('L or XL, what would you take?', top('Crisp poplin.'))).toMatch(
      /the larger, the XL/,
    );
  });

  it.each([
    ['between L and XL what would u take', ['L', 'XL']],
    ['should i get the 43 or the 44', ['43', '44']],
    ['l or xl?', ['l', 'xl']],
    ['show me it in L or XL', null],
    ['do you have it in m or l', null],
    ['what about 2 or 3 tops', null],
  ])('is read only where it is asked: %s', (words, sizes) => {
    expect(readEitherSize(words)).toEqual(sizes);
  });

  it('is no choice between pieces', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    const first = await say('is the first lined?');
    const { intent, itemIds } = await say('between M and L what would you take?');
    expect([intent, itemIds]).toEqual(['size_fit', first.itemIds]);
  });
});
