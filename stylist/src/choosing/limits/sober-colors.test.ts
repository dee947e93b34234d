import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { inSoberColors } from './sober-colors.ts';

const hat = (id: string, material: string, ...colors: (readonly [string, Color])[]): Item =>
  sampleItem(id, {
    short_description: `${id} beanie`,
    colors: colors.map(([, color]) => color),
    try_on_category: 'accessories',
    facts: {
      type: 'beanie',
      gender: 'Unisex',
      materials: [material],
      color_names: colors.map(([name]) => name),
      color_variants: colors.map(([name, color]) => ({ name, colors: [color], image: null })),
    },
  });
const HATS = [
  hat('lemon', 'cotton', ['Lemon', 'Yellow'], ['Slate', 'Gray']),
  hat('rose', 'wool', ['Rose', 'Pink'], ['Lilac', 'Purple']),
  hat('velvet', 'velvet', ['Ink', 'Black']),
  hat('navy', 'wool', ['Navy', 'Blue']),
  hat('moss', 'wool', ['Moss', 'Green']),
];

function found(asked: string, heard: readonly string[], gender: 'Men' | 'Women' | null = null) {
  const empty = emptyRequest();
  const { readings } = understandQuery(asked);
  const request = {
    ...empty,
    wishes: readings,
    wearer: 'other' as const,
    filters: { ...empty.filters, gender: gender === null ? [] : [gender] },
  };
  const state = { ...INITIAL_STATE, request, heard };
  return inSoberColors(sampleFound({ state, candidates: HATS, total: HATS.length })).candidates;
}
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

describe('a present in sober colors', () => {
  it('is what a man gets, and each piece is shown in one of them', () => {
    const items = found('a gift, beanie', ['a gift for my dad'], 'Men');
    expect(ids(items)).toEqual(['lemon', 'navy', 'moss']);
    expect(items[0]?.shown_color).toBe('Slate');
  });

  it.each(['gift for my gran', 'a present, she turned 82', 'present for an elderly neighbor'])(
    'is what somebody old gets: %s',
    (heard) => {
      expect(ids(found('a gift, beanie', [heard], 'Women'))).not.toContain('rose');
    },
  );

  it.each([
    ['a gift, pink beanie', ['a gift for my dad'], 'Men'],
    ['a gift, beanie', ['a gift for my dad, he loves bright colors'], 'Men'],
    ['a gift, beanie', ['a gift for my niece under 60'], 'Women'],
  ] as const)('is left where color is wished for, or nobody is old: %s %s', (asked, heard, who) => {
    expect(found(asked, [...heard], who)).toBe(HATS);
  });

  it('is of wool before cotton where it is to be warm', () => {
    const items = found('a gift, warm beanie', ['a gift for my dad'], 'Men');
    expect(ids(items)).toEqual(['navy', 'moss', 'lemon']);
  });
});
