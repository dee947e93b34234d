import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { Speech } from '../speech/speech.ts';
import { sampleItem, sampleTurn } from '../testing/sample-items.ts';
import { answerItemQuestion } from './answer-item-question.ts';

const coat = sampleItem('coat', {
  short_description: 'Wool Overcoat',
  description:
    'A heavy wool melton. Fully lined in cupro. Two inside pockets. Wear it with a silk scarf. Falls to the knee.',
  semantic_search_description: 'wool overcoat for winter and the office',
  brand: 'Alder',
  price: 240,
  full_price: 320,
  discount_perc: 25,
  website: 'Corner & Quay',
  try_on_category: 'upper_body',
  colors: ['Blue', 'Gray'],
  size: ['S', 'M', 'L'],
  sizes: ['S', 'M', 'L'],
  facts: {
    type: 'wool-coat',
    color_names: ['Midnight', 'Fog'],
    color_variants: [
      { name: 'Midnight', colors: ['Blue'], image: 0 },
      { name: 'Fog', colors: ['Gray'], image: 1 },
    ],
    materials: ['wool'],
    patterns: ['solid'],
    sold_out_sizes: ['M'],
  },
});
const top = sampleItem('top', {
  short_description: 'Cotton Tank Top',
  description: 'A simple tank. Unlined. No pockets.',
  brand: 'Birch',
  price: 20,
  try_on_category: 'upper_body',
  colors: ['White'],
  facts: { type: 'tank-top', materials: ['cotton'], patterns: ['solid'] },
});

const ask = (words: string, item: Item = coat, said: readonly string[] = []) => {
  const speech = new Speech(said);
  const turn = sampleTurn(words, { items: [coat, top] });
  const read = { turn, understood: understandQuery(words), referred: [item], speech };
  return { ...answerItemQuestion(read), said: speech.said };
};

describe('an answer about an item', () => {
  it.each([
    ['is it lined?', /^Yes.*“Fully lined in cupro\.”/],
    ['does it have pockets?', /^Yes.*“Two inside pockets\.”/],
    ['is it wool?', /^Yes.*wool/],
    ['is it silk?', /^No, it is made of wool/],
    ['what is it made of?', /made of wool/],
    ['does it come in blue?', /^Yes.*Midnight/],
    ['does it come in red?', /^No.*Midnight and Fog/],
    ['do you have it in blue?', /^Yes.*Midnight/],
    ['do you have it in M?', /^No.*M is sold out.*S and L are in stock/],
    ['do you have it in size L?', /^Yes.*in stock in size L/],
    ['which sizes are in stock?', /S and L.*M is sold out/],
    ['how much is it?', /\$240, down from \$320/],
    ['is it on sale?', /^Yes.*25% off.*\$240.*\$320/],
    ['what brand is it?', /Alder/],
    ['where can I buy it?', /Corner & Quay.*View on Corner & Quay/],
    ['will it be warm enough for winter?', /^Yes.*wool keeps warmth in/],
    ['can I wear it to the office?', /^Yes.*the office/],
    ['is it floral?', /^No, it is plain/],
    ['how heavy is it?', /“A heavy wool melton.”/],
    ['how thick is it', /“A heavy wool melton.”/],
  ])('to "%s" is drawn from the record', (words, answer) => {
    expect(ask(words).text).toMatch(answer);
  });

  it.each([
    ['is it lined?', /^No.*unlined/i],
    ['does it have pockets?', /^No/],
    ['is it on sale?', /^No.*full price of \$20/],
    ['is it warm enough for winter?', /^No, not alone/],
  ])('to "%s" is no where the record denies it', (words, answer) => {
    expect(ask(words, top).text).toMatch(answer);
  });

  it.each(['is it waterproof?', 'does it stretch?', 'is it true to size?'])(
    'to "%s" says that the record is silent, and where to look',
    (words) => {
      const { text } = ask(words);
      expect(text).not.toMatch(/^(?:Yes|No)[,:]/);
      expect(text).toMatch(/listing|Nothing is said/);
      expect(text).toContain('The page on Corner & Quay may');
    },
  );

  it.each([
    ['does it itch?', /^It can itch: wool/],
    ['is it a good deal', /25% below its full price of \$320/],
    ['would it be worth the money?', /^I think so.*25% below.*wool lasts well/i],
    ['is it well made', /wool lasts well/],
    ['how long would it be on someone short?', /Falls to the knee.*without inches/],
    ['does it crease', /^Hardly: wool/],
    ['really?', /record|listing|lists/],
  ])('to "%s" says what is known, and what nobody can tell from a listing', (words, answer) => {
    expect(ask(words).text).toMatch(answer);
  });

  it('to "why" gives two reasons of its record, of two kinds', () => {
    const first = ask('why this one?');
    expect(first.text).toMatch(/\$240|25%|wool/);
    expect(ask('why?', coat, first.said).text).not.toBe(first.text);
  });

  it('takes nothing for the item that it is worn with', () => {
    expect(ask('is it silk?').text).toMatch(/^No/);
  });

  it('answers two questions at once', () => {
    const { text } = ask('is it lined and does it have a hood?');
    expect(text).toContain('Fully lined');
  });

  it('repeats no sentence when it is asked again', () => {
    const first = ask('is it lined?');
    const second = ask('is it lined?', coat, first.said);
    const third = ask('is it lined?', coat, second.said);
    expect(new Set([first.text, second.text, third.text]).size).toBe(3);
    expect(third.text).toContain('lined');
  });

  it('asks which piece is meant where none is', () => {
    const turn = sampleTurn('is it lined?', { items: [coat, top] });
    const answer = answerItemQuestion({
      turn,
      understood: understandQuery(turn.words),
      referred: [],
      speech: new Speech([]),
    });
    expect(answer.text).toContain('?');
    expect(answer.suggestions).toHaveLength(2);
  });

  it('quotes no address of a description', () => {
    const odd = { ...coat, id: 'odd', description: 'Lined, see https://evil.example for more.' };
    expect(ask('is it lined?', odd).text).not.toContain('evil');
  });
});

describe('a question of frost', () => {
  const biker = sampleItem('biker', {
    short_description: 'Leather Biker Jacket',
    description: 'Full-grain leather.',
    try_on_category: 'upper_body',
    facts: { type: 'leather-jacket', materials: ['leather'] },
  });
  const puffer = sampleItem('puffer', {
    short_description: 'Down-Filled Puffer Jacket',
    description: 'Filled with down.',
    try_on_category: 'upper_body',
    facts: { type: 'puffer-jacket', materials: ['nylon', 'down-fill'] },
  });

  it.each([
    ['is it warm enough for -10?', biker, /^No|^I would not/],
    ['is it warm enough for minus 5', biker, /^No|^I would not/],
    ['warm enough for freezing weather?', coat, /sweater under it/],
    ['is it warm enough for -10?', puffer, /made for that/],
    ['is it warm enough for 20°F', biker, /^No|^I would not/],
    ['is it warm enough for 10 degrees celsius', coat, /^Yes/],
    ['is it warm enough for winter?', biker, /mild days/],
  ])('is not answered with a yes that the piece cannot keep: %s', (words, item, expected) => {
    expect(ask(words, item).text).toMatch(expected);
  });
});

describe('a question of taste', () => {
  it.each([
    ['would she like it?', /^I would guess so, though only she can say: wool/],
    ['do you think my dad would wear it', /your dad/],
    ['is it fire or nah', /wool/],
    ['should i get it', /wool/],
    ['thoughts?', /wool/],
  ])('is answered with what speaks for the piece: %s', (words, expected) => {
    expect(ask(words).text).toMatch(expected);
  });
});

describe('a question that no listing answers', () => {
  it.each(['does that need a belt?', 'can my dog sleep on it', 'how does it make me feel'])(
    'is not passed over: %s',
    (words) => {
      expect(ask(words).text).toMatch(/can’t tell|doesn’t say|says nothing|no word/);
    },
  );

  it.each(['what about the wool one', 'tell me about it', 'the wool one'])(
    'and who only asks to be told of a piece is told: %s',
    (words) => {
      expect(ask(words).text).not.toMatch(/can’t tell|doesn’t say|says nothing|no word/);
    },
  );
});

it('says once what the listings of several pieces are all silent on', () => {
  const words = 'are they too short?';
  const speech = new Speech([]);
  const turn = sampleTurn(words, { items: [coat, top] });
  const tops = [top, { ...top, id: 'other', short_description: 'Silk Tank Top' }];
  const read = { turn, understood: understandQuery(words), referred: tops, speech };
  const { text } = answerItemQuestion(read);
  expect(text).toMatch(/^The listings of .* and .* don’t say how long/);
  expect(text.match(/\./g)).toHaveLength(1);
});
