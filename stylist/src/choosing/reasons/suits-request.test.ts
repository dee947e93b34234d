import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { suitingFirst } from './suits-request.ts';
import { readWish } from './wish.ts';

const piece = (type: string, material: string, category: Item['try_on_category']): Item =>
  sampleItem(`${material} ${type}`, {
    short_description: `${material} ${type.replaceAll('-', ' ')}`,
    try_on_category: category,
    facts: { type, materials: [material] },
  });

const SHOP = [
  piece('tote-bag', 'canvas', 'bags'),
  piece('midi-dress', 'linen', 'dresses'),
  piece('cardigan', 'merino', 'upper_body'),
  piece('camisole', 'silk', 'upper_body'),
  piece('sports-leggings', 'nylon', 'lower_body'),
];

const JACKETS = [
  piece('blazer', 'wool', 'upper_body'),
  piece('denim-jacket', 'denim', 'upper_body'),
  piece('bomber-jacket', 'suede', 'upper_body'),
  piece('jacket', 'wool', 'upper_body'),
  piece('parka', 'nylon', 'upper_body'),
];

function suiting(words: string, shop: readonly Item[] = SHOP): string[] {
  const { readings } = understandQuery(words);
  const request = { ...emptyRequest(), wishes: readings, refinedQuery: words };
  const found = sampleFound({ state: { ...INITIAL_STATE, request }, candidates: [...shop] });
  return suitingFirst(shop, readWish(found)).suiting.map(({ id }) => id);
}

it('is not black or charcoal where a bright color was asked for', () => {
  const inColor = (name: string, color: Color): Item => ({
    ...sampleItem(name, { colors: [color], facts: { type: 'jacket', color_names: [name] } }),
  });
  const shop = [inColor('Charcoal', 'Gray'), inColor('Lemon', 'Yellow'), inColor('Ink', 'Black')];
  expect(suiting('jacket in a bright color', shop)).toEqual(['Lemon']);
  expect(suiting('jacket', shop)).toHaveLength(3);
});

describe('what answers a request without a garment', () => {
  it('is clothes, and no bag', () => {
    expect(suiting('something for the office')).not.toContain('canvas tote-bag');
    expect(suiting('a tote bag for the office')).toContain('canvas tote-bag');
  });

  it('keeps warm where that is asked for', () => {
    expect(suiting('something warm for the office')).toEqual(['merino cardigan']);
  });

  it('is made for the sport that it is for', () => {
    expect(suiting('something for the gym')).toEqual(['nylon sports-leggings']);
  });
});

describe('what answers a request for a suit', () => {
  const suits = [
    piece('tuxedo', 'wool', 'suits'),
    piece('two-piece-suit', 'sequin', 'suits'),
    piece('two-piece-suit', 'wool', 'suits'),
  ];

  it('is no evening wear where it is worn to work', () => {
    expect(suiting('a suit for a job interview', suits)).toEqual(['wool two-piece-suit']);
    expect(suiting('a suit', suits)).toHaveLength(suits.length);
  });
});

describe('what answers a request for a jacket', () => {
  it('keeps warm in winter', () => {
    expect(suiting('a jacket for winter', JACKETS)).toEqual(['wool jacket', 'nylon parka']);
    expect(suiting('a jacket', JACKETS)).toHaveLength(JACKETS.length);
  });

  it('is not spoiled by the rain that it is for', () => {
    expect(suiting('a jacket for rain', JACKETS)).not.toContain('suede bomber-jacket');
    expect(suiting('a jacket for rain', JACKETS)).toContain('nylon parka');
  });
});

describe('what is to keep warm', () => {
  const HATS = [
    piece('bucket-hat', 'cotton', 'accessories'),
    piece('beanie', 'wool', 'accessories'),
    piece('beanie', 'cotton', 'accessories'),
    piece('cap', 'wool', 'accessories'),
    piece('sun-hat', 'straw', 'accessories'),
    piece('beret', 'wool', 'accessories'),
    piece('bangle', 'gold-plated', 'accessories'),
    piece('scarf', 'cashmere', 'accessories'),
  ];

  it('is of a warm fabric, whatever it is worn on', () => {
    const warm = ['wool beanie', 'wool cap', 'wool beret', 'cashmere scarf'];
    expect(suiting('a warm hat', HATS)).toEqual(warm);
    expect(suiting('a cozy gift', HATS)).toEqual(warm);
    expect(
      suiting('a cozy gift', [...HATS, piece('crewneck-sweater', 'wool', 'upper_body')]),
    ).toEqual(warm);
    expect(suiting('a hat', HATS)).toHaveLength(HATS.length);
  });
});
