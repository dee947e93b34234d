import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnFit } from './advise-on-fit.ts';

const answer = (words: string, circumstances = {}) =>
  adviseOnFit(asking(words, circumstances)).text;

describe('conversions of sizes', () => {
  it('agree with the lexicon, which filters the shop by them', () => {
    const normal = normalizeSizes('EU 39', { category: 'shoes', gender: 'Women' });
    const [us] = [...normal.shoes_size, ...normal.shoes_canonical_size];
    expect(answer('eu 39 shoes in us womens')).toContain(`US ${us}`);
    expect(answer('uk 10 dress in us')).toContain(
      `US ${normalizeSizes('UK 10', { category: 'dresses', gender: 'Women' }).clothing_canonical_size[0]}`,
    );
  });

  it.each([
    ['what is EU 39 in US', ['US 8', 'US 6.5']],
    ['uk 10 dress in us', ['US 6', 'EU 38']],
    ['us 8 womens shoe in eu', ['EU 39']],
    ['mens us 9 shoes to eu', ['EU 42.5']],
    ['italian 42 in us', ['US 6']],
    ['eu 50 suit in us for men', ['40']],
    ['size 28 jeans what us size', ['US women’s 6']],
    ['what is a medium in numbers', ['8–10', '38–40']],
    ['european 38 to american dress', ['US 6']],
    ['im a 39 in shoes what is that in us', ['US 8']],
  ])('%s', (words, sizes) => {
    for (const size of sizes) expect(answer(words)).toContain(size);
  });

  it('do not guess a size that no chart has', () => {
    expect(answer('eu 99 in us')).not.toMatch(/US \d/);
  });
});

describe('advice on size and fit', () => {
  it.each([
    ["I'm between M and L", /stretch/],
    ['between a 6 and an 8 in jeans', /stretch/],
    ['should i size up in coats', /layers|knits/],
    ['what does petite mean', /5'4"/],
    ['what is tall sizing', /5'9"|sleeve/],
    ['difference between 1x and xl', /14W/],
    ['how should a blazer fit at the shoulders', /shoulder/],
    ['do jeans stretch', /elastane/],
    ['what inseam do i need', /crotch/],
    ['how should shoes fit', /thumb/],
    ['i have wide feet', /wid/],
    ['can a tailor let out the waist', /seam/],
    ['can a tailor change shoulders', /[Ss]houlders are the hardest|Hardly any/],
    ['what does 40R mean', /chest/],
    ['what is a relaxed fit', /room/],
    ['how do i measure my hips', /tape/],
    ['how do i know my bra size', /band/],
    ['what if it doesnt fit can i return it', /shop/],
  ])('%s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  const dress = sampleItem('dress', {
    description: 'An oversized dress in stretch cotton.',
    sizes: ['S', 'M', 'L'],
    facts: { type: 'midi-dress', sold_out_sizes: ['L'] },
  });

  it('speaks of an item by its record, and of what the record leaves open', () => {
    const text = answer('does it run small?', { referred: [dress] });
    expect(text).toContain('It comes in S and M; size L is sold out.');
    expect(text).toContain('oversized');
    expect(text).toMatch(/does not say how its sizes run/);
    expect(text).not.toMatch(/will fit|fits you perfectly|guarantee/);
  });

  it.each([
    ['100% cotton', 'No stretch is listed for it.'],
    ['99% cotton, 1% elastane', 'A little: 1% of the cloth is elastane.'],
    ['76% nylon, 24% elastane', 'Yes, a lot: 24% of the cloth is elastane.'],
  ])('says first whether it stretches, where that is asked: %s', (description, told) => {
    const pants = sampleItem('pants', { description, facts: { type: 'leggings' } });
    expect(answer('do they stretch', { referred: [pants] })).toBe(told);
  });

  it('says how long it is, and about where that ends on somebody of a height', () => {
    const coat = sampleItem('coat', {
      description: 'Length of 42 in (107 cm).',
      facts: { type: 'wool-coat' },
    });
    const of = (words: string) => answer(words, { referred: [coat] });
    expect(of('is it long enough for someone 5\'10"')).toMatch(/42 in; at 5'10" .*mid-calf/);
    expect(of('how long is it on me, im 178cm')).toMatch(/42 in; at 178 cm .*mid-calf/);
    expect(of('how long is it')).toBe('Its page gives a length of 42 in.');
    expect(of('does it run small?')).not.toContain('42 in');
  });

  it('holds the saved sizes against those of the item', () => {
    const withSize = (size: 'M' | 'L' | 'XS') =>
      answer('which size should i take?', {
        referred: [dress],
        preferences: { clothing_size: [size] },
      });
    expect(withSize('M')).toMatch(/saved size M is among/);
    expect(withSize('L')).toMatch(/size L is sold out/);
    expect(withSize('XS')).toMatch(/XS is not among/);
  });

  it('repeats what the page says of how it runs, and does not call that unknown', () => {
    const small = sampleItem('small', { description: 'Runs small, take one up.' });
    const text = answer('does it run true to size?', { referred: [small] });
    expect(text).toContain('“runs small”');
    expect(text).not.toMatch(/not on its page/);
  });

  it('names the saved sizes to who asks for them', () => {
    expect(answer('what size am i?', { preferences: { clothing_size: ['M'] } })).toContain(
      'clothing M',
    );
  });
});

describe('a piece in the size that the conversation is about', () => {
  const dress = sampleItem('dress', {
    sizes: ['16W', '20W', '22W'],
    facts: { type: 'midi-dress', sold_out_sizes: ['16W'] },
  });
  const filters = (size: string) => ({ ...DEFAULT_FILTERS, clothing_canonical_size: [size] });
  const asked = (size: string) =>
    answer('will it fit me?', {
      referred: [dress],
      request: emptyRequest(filters(size)),
    });

  it.each([
    ['20', /size 20 .*(?:in stock|there)|in stock/i],
    ['16', /16 (?:is sold out|it is gone)/],
  ])('is told to be there or gone, without the list of all others: %s', (size, expected) => {
    expect(asked(size)).toMatch(expected);
    expect(asked(size)).not.toContain('22W');
  });
});

describe('between two sizes of one piece', () => {
  const between = (more: Parameters<typeof sampleItem>[1]): string =>
    adviseOnFit({
      ...asking('i am between a 10 and a 12 in it'),
      referred: [sampleItem('one', more)],
    }).text;

  it('its own page decides, or else its cloth', () => {
    expect(between({ description: 'Soft. Between sizes, take the smaller.' })).toMatch(
      /take the smaller/,
    );
    expect(between({ description: 'Soft. Between sizes? Take the larger.' })).toMatch(
      /Between sizes\? Take the larger/,
    );
    expect(between({ description: 'A stretch knit.' })).toMatch(/the smaller/i);
    expect(between({ description: 'A crisp poplin.' })).toMatch(/the larger/i);
  });
});
