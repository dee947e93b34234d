import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

const shoes = (material: string) =>
  sampleItem(material, {
    short_description: `${material} loafers`,
    try_on_category: 'shoes',
    facts: { type: 'loafers', materials: [material] },
  });

const coat = sampleItem('coat', {
  short_description: 'Wool Coat',
  description: 'A wool coat. Dry clean only. Runs large.',
  facts: { type: 'wool-coat', materials: ['wool'] },
});

const told = (words: string, item = coat): string =>
  answerItemQuestion(asking(words, { referred: [item] })).text;

it('says how many pictures a piece has', () => {
  const seen = sampleItem('seen', { image_urls: ['/a', '/b', '/c'], facts: { type: 'wool-coat' } });
  expect(told('are there more pictures?', seen)).toMatch(/three pictures/);
  expect(told('more photos?', sampleItem('one', { image_urls: ['/a'] }))).toMatch(/[Oo]ne picture/);
});

describe('what is asked of a piece itself', () => {
  it.each([
    'whats the catch?',
    'what’s the downside',
    'any drawbacks?',
    'whats the worst thing about it',
    'is it ethically made',
    'do people like it',
    'what do people say about the first?',
    'is it going on sale soon?',
    'should i wait for a sale',
    'is the price likely to drop',
    'would you buy it?',
    'where can i see more pics of it',
    'any more photos?',
  ])('is answered of that piece, and looks for nothing: %s', async (words) => {
    const { say } = startTalk();
    await say('summer dresses');
    await say('is the first lined?');
    const { intent, itemIds } = await say(words);
    expect([intent, itemIds.length]).toEqual(['item_question', 1]);
  });

  it('names what its record says against it', () => {
    expect(told('whats the catch?')).toMatch(/things: .*Runs large.*dry clean only/i);
  });

  it('says that no reviews are known before what the record tells', () => {
    expect(told('what do people say about it')).toMatch(
      /^(?:I can’t say|No reviews).*record.*wool/i,
    );
  });

  it.each([
    ['is it overpriced?', /^I don’t think so/],
    ['is it worth it?', /^I think so/],
  ])('answers what is asked, and not its opposite: %s', (words, answer) => {
    const good = sampleItem('denim', { facts: { type: 'jacket', materials: ['denim'] } });
    expect(told(words, good)).toMatch(answer);
  });

  it.each([
    ['are these going to hurt my feet', /^They should not: they are flat/],
    ['are they a bad idea for snow?', /^Yes: suede takes lasting stains/],
    ['can i drive in them', /whether you can drive in them/],
    ['are these good for flat feet?', /how it supports the arch/],
  ])('is asked of shoes: %s', (words, answer) => {
    expect(told(words, shoes('suede'))).toMatch(answer);
  });

  it('is no talk of harm where shoes may hurt', async () => {
    const { say } = startTalk();
    await say('flat sandals');
    expect((await say('are these going to hurt my feet?')).intent).toBe('item_question');
  });

  it('tells what water does to plating', () => {
    const ring = sampleItem('ring', {
      try_on_category: 'accessories',
      facts: { type: 'ring', materials: ['gold-plate'] },
    });
    expect(told('can i shower in it', ring)).toMatch(/^Better not: .*plating/);
  });

  it.each([
    [
      'is it ethical down?',
      'Filled with down. Recycled nylon.',
      /^All its page says of that is “Recycled nylon\.”/,
    ],
    ['is it ethical?', 'A warm jacket.', /how or under what conditions/],
    ['can i pack it small?', 'Packs into its own pocket.', /^Its page says of that: “Packs/],
    ['can i pack it small?', 'A warm jacket.', /^Yes: down squeezes small/],
  ])('promises no more than the record: %s %s', (words, description, answer) => {
    const jacket = sampleItem('jacket', {
      short_description: 'Down Jacket',
      description,
      facts: { type: 'puffer-jacket', materials: ['down-fill', 'nylon'] },
    });
    expect(told(words, jacket)).toMatch(answer);
  });

  it.each([
    ['does my phone fit in it?', '', /whether a phone fits/],
    ['is it big enough for a water bottle', 'Holds 3 liters.', /water bottle; .*“Holds 3 liters/],
  ])('knows of a bag what its page says: %s', (words, description, answer) => {
    const bag = sampleItem('bag', {
      description,
      try_on_category: 'bags',
      facts: { type: 'crossbody-bag', materials: ['leather'] },
    });
    expect(told(words, bag)).toMatch(answer);
  });

  it('promises no sale', () => {
    expect(told('is it going on sale soon')).toMatch(/Nobody can tell.*full price of \$80.*alert/);
  });

  it.each([
    ['leather', /^A little: leather is firm/],
    ['suede', /^Hardly: suede is supple/],
    ['faux-leather', /^It would not help: faux leather/],
  ])('tells of breaking in by the fabric: %s', (material, answer) => {
    expect(told('do they need breaking in', shoes(material))).toMatch(answer);
  });
});

describe('how soles hold on wet ground', () => {
  const boots = (description: string) =>
    sampleItem('boots', {
      short_description: 'Boots',
      description,
      try_on_category: 'shoes',
      facts: { type: 'boots', materials: ['leather'] },
    });

  it.each([
    ['will they slip on a wet floor', 'Boots. A rubber sole.', /^Not on most/],
    ['are they slippery in the rain', 'Boots. Leather soles, stitched.', /^They may/],
    ['do these have any grip', 'Boots. A non-slip tread.', /^(?:They should|By its page)/],
  ])('is told by what the listing says of them: %s', (words, description, answer) => {
    expect(told(words, boots(description))).toMatch(answer);
  });
});

describe('which of two colors a piece is', () => {
  const dress = sampleItem('dress', {
    short_description: 'Dress',
    colors: ['Pink'],
    facts: { type: 'dress', colors: ['Pink', 'Purple'], color_names: ['Candy / Plum'] },
  });

  it.each(['is it more hot pink or more purple', 'is that closer to pink or purple'])(
    'is told by the name of its color: %s',
    (words) => {
      expect(told(words, dress)).toMatch(/pink.*Candy \/ Plum/);
    },
  );
});
