import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';
import type { FindPieces } from './choose-pieces.ts';

const piece = (name: string, type: string, price: number, material = 'cotton'): Item =>
  sampleItem(name, {
    short_description: name,
    price,
    full_price: price,
    facts: { type, materials: [material] },
  });

const SHOP = [
  piece('Plain Tee', 't-shirt', 20),
  piece('Swim Shirt', 'shirt', 15),
  piece('Oxford Shirt', 'shirt', 40),
  piece('Straight Jeans', 'jeans', 60),
  piece('Wool Trousers', 'pants', 80, 'wool'),
  piece('Canvas Sneakers', 'sneakers', 50, 'canvas'),
];

const findPieces: FindPieces = async ({ query }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id] : [],
  );
  return SHOP.filter(({ other_info }) => types.includes(other_info.type));
};

async function pack(words: string) {
  const stylist = createBuiltInStylist({ findPieces });
  return stylist.translate({
    words,
    history: [],
    filters: { ...DEFAULT_FILTERS, gender: ['Women'] },
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    state: INITIAL_STATE,
    items: [],
    shopper: UNKNOWN_SHOPPER,
    now: new Date('2026-11-23'),
  });
}

describe('a packing list', () => {
  it('has a piece of the shop in each line, or says that there is none', async () => {
    const { answer, itemIds, state, intent } = await pack(
      'what do I pack for 4 days in Lisbon in May',
    );
    expect(intent).toBe('style_advice');
    const lines = answer.split('\n').filter((line) => line.startsWith('•'));
    expect(lines.every((line) => /\((?:here: |no )/.test(line))).toBe(true);
    expect(answer).toContain('(here: Plain Tee, $20; Oxford Shirt, $40)');
    expect(answer).toMatch(/light jacket \(no light jacket here at the moment\)/);
    expect(state.shown.itemIds).toEqual(itemIds);
  });

  it('adds up what it shows', async () => {
    const { answer, itemIds } = await pack('what do I pack for 4 days in Lisbon in May');
    const shown = SHOP.filter(({ id }) => itemIds.includes(id));
    const total = shown.reduce((sum, { price }) => sum + price, 0);
    expect(answer).toContain(`The pieces named here, one of each, come to $${total}.`);
  });

  it('packs no shirt to swim in for town', async () => {
    expect((await pack('what do I pack for 4 days in Lisbon in May')).answer).not.toContain('Swim');
  });
});

describe('a capsule', () => {
  it.each(['I want a capsule wardrobe', 'build me a capsule for summer'])(
    'is listed with its pieces where it is wished for: %s',
    async (words) => {
      const { intent, answer, itemIds } = await pack(words);
      expect(intent).toBe('style_advice');
      expect(answer).toMatch(/A capsule of \d+ pieces/);
      expect(itemIds.length).toBeGreaterThan(2);
    },
  );
});

describe('a dress code that is asked for by its name', () => {
  it.each(['smart casual means what exactly', 'what exactly is smart casual'])(
    'is explained, and nothing is searched: %s',
    async (words) => {
      expect((await pack(words)).intent).toBe('style_advice');
    },
  );
});
