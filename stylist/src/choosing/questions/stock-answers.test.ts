import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

async function lastOf(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await say(line);
  return last;
}

describe('what a piece is sold in', () => {
  it.each([
    ['do you have the second one in an M?', /^Yes, .* in stock in size M/],
    ['does the first come in small', /^Yes, .* in stock in size S/],
    ['is the first available in XXL', /^No, /],
    ['does the first go up to XXL', /^No, /],
    ['the first one, does it go up to L', /^Yes, /],
    ['have you got the first in pink, size M?', /in stock in size M.* No, .* comes in/],
    ['do you have the first one in a different color?', /comes? in/],
    ['what other colors does that one have?', /comes? in/],
    ['do they have it in petite', /no petite sizes/i],
    ['are you sure it’s linen', /^Yes, .*linen/],
    ['how many colors does the first come in', /^(?!No).*comes in/],
    ['ok then the second in L?', /in stock in size L/],
    ['is it linen, and in stock in M?', /linen.*size M|size M.*linen/],
  ])('is told, and nothing is looked for: %s', async (words, told) => {
    const { intent, answer } = await lastOf('summer dresses', words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(told);
  });

  it.each([
    'is there a cardigan on sale anywhere?',
    'do you have any cardigans on sale',
    'are there any cardigans on sale',
  ])('is not told of a piece where other kinds are asked for: %s', async (words) => {
    const { intent, refinedQuery } = await lastOf('summer dresses', 'is the first linen?', words);
    expect(intent).toBe('search');
    expect(refinedQuery).toContain('cardigan');
  });

  it('is told of all that are shown', async () => {
    const { intent, answer } = await lastOf('summer dresses', 'are there any of these in a size S');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/all three/i);
  });

  it('is told of a suit by its chest and length', () => {
    const suit = sampleItem('suit', {
      sizes: ['38R', '40R', '40L', '42R'],
      facts: { type: 'two-piece-suit', sold_out_sizes: ['40L'] },
    });
    const ask = (words: string) => answerItemQuestion(asking(words, { referred: [suit] })).text;
    expect(ask('does it come in a 40 regular')).toMatch(/^Yes, .*40R/);
    expect(ask('do you have it in 40 long')).toMatch(/^No, .*sold out/);
  });
});

describe('the same piece in another size', () => {
  it.each(['and in a L?', 'what about an L', 'or in S?'])('is asked on: %s', async (words) => {
    const { say } = startTalk();
    await say('dresses');
    await say('do you have the second one in an M?');
    const { intent, answer, itemIds } = await say(words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/in stock in size [SL]/);
    expect(itemIds).toEqual(['satin']);
  });
});

describe('what a piece cost before', () => {
  it.each([
    'what did it cost before?',
    'what was it before the sale',
    'what was the original price',
    'is it any cheaper than it was?',
  ])('is its full price where it is not reduced: %s', async (words) => {
    const { say } = startTalk();
    await say('dresses');
    await say('tell me about the first');
    const { intent, answer } = await say(words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/not reduced|not been reduced/);
    expect(answer).toContain('$88');
  });
});

describe('what a metal is', () => {
  const studs = sampleItem('studs', {
    short_description: 'Plain Studs',
    colors: ['Yellow'],
    facts: { type: 'stud-earrings', materials: ['gold-plated'], color_names: ['Gold'] },
  });
  const ask = (words: string): string =>
    answerItemQuestion(asking(words, { referred: [studs] })).text;

  it.each([
    ['is it real gold?', /^(?:No|Not)\b.*gold plate/],
    ['will it turn my ears green', /plating wears off/],
    ['is it nickel free', /nickel/],
  ])('is told according to the listing, and not by its color: %s', (words, told) => {
    expect(ask(words)).toMatch(told);
    expect(ask(words)).not.toMatch(/comes in/);
  });

  it.each(['is that the full price', 'is it full price?'])('is at its full price: %s', (words) => {
    expect(ask(words)).toMatch(/^Yes, .*full price/);
  });
});

describe('a size that is sold under another number', () => {
  const answerOf = (words: string, more: Parameters<typeof sampleItem>[1]): string =>
    answerItemQuestion({ ...asking(words), referred: [sampleItem('one', more)] }).text;

  it('is the plus size of that number, with what the listing says of sizes', () => {
    const dress = {
      sizes: ['20W', '22W', '3X'],
      description: 'Wraps at the waist. Between two sizes take the smaller.',
    };
    expect(answerOf('does it come in a 22?', dress)).toMatch(
      /in stock in size 22W\..*Between two sizes take the smaller/,
    );
  });

  it('is the American one of shoes', () => {
    const boots = { sizes: ['7', '7.5', '9.5'], try_on_category: 'shoes' as const };
    expect(answerOf('do they come in a 41?', boots)).toMatch(/in stock in 9\.5|in stock in 8/);
  });
});

it('says no where it is asked whether a size is sold out that is there', async () => {
  expect((await lastOf('summer dresses', 'is the first sold out in S')).answer).toMatch(
    /^No, .* in stock/,
  );
});

it('offers something near in the size that is sold out', () => {
  const dress = sampleItem('one', { sizes: ['S', 'M'], facts: { sold_out_sizes: ['M'] } });
  const { suggestions } = answerItemQuestion({
    ...asking('does it come in an M?'),
    referred: [dress],
  });
  expect(suggestions[0]).toBe('More like it in size M');
});

it.each(['is it available in xxl', 'do you have it in xx-large', 'does it come in 2XL'])(
  'knows a size by all its names: %s',
  (words) => {
    const shirt = sampleItem('shirt', { sizes: ['S', '2XL'], size: ['S', '2XL'] });
    expect(answerItemQuestion({ ...asking(words), referred: [shirt] }).text).toMatch(/^Yes.*2XL/);
  },
);

it('is told of a size also where the listing’s advice on sizes was told before', () => {
  const description = 'Easy fit, true to size.';
  const made = { sizes: ['S', '2XL'], size: ['S', '2XL'], description };
  const question = asking('do you have it in S?');
  const [first, second] = ['shirt', 'other'].map(
    (id) => answerItemQuestion({ ...question, referred: [sampleItem(id, made)] }).text,
  );
  expect(first).toMatch(/^Yes.*true to size/);
  expect(second).toMatch(/^Yes.*size S/);
});

it.each([
  ['is it mens?', /^No\b.*for women/],
  ["is that a men's one", /^No\b.*for women/],
  ['is this womens?', /^Yes\b.*for women/],
  ["are these women's?", /^Yes\b.*for women/],
])('tells whose it is by its record: %s', (words, told) => {
  const dress = sampleItem('dress', { facts: { gender: 'Women' } });
  expect(answerItemQuestion({ ...asking(words), referred: [dress] }).text).toMatch(told);
});

describe('a ring in one size', () => {
  const ring = sampleItem('ring', {
    short_description: 'Sterling Silver Ring',
    size: ['One Size'],
    sizes: ['One Size'],
    try_on_category: 'accessories',
    facts: { type: 'ring', materials: ['sterling-silver'] },
  });
  const answerTo = (words: string) => answerItemQuestion(asking(words, { referred: [ring] }));

  it.each(['does the ring size matter', 'which sizes does it come in', 'what size is it'])(
    'is told of in plain words: %s',
    (words) => {
      const { text } = answerTo(words);
      expect(text).toMatch(/comes in one size only.*doesn’t say whether it can be adjusted/);
      expect(text).not.toContain('One Size');
    },
  );

  it('is followed by no question that a ring leaves open', () => {
    const { suggestions } = answerTo('what is it made of');
    expect(suggestions).not.toContain('How do I wash it?');
    expect(suggestions).not.toContain('Which sizes are in stock?');
  });
});
