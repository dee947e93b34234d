import { GENDERS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import {
  arePreferencesEqual,
  EMPTY_PREFERENCES,
  preferencesOf,
  toggleSize,
  toggleValue,
} from './preferences-draft.ts';

const told = {
  ...EMPTY_PREFERENCES,
  clothing_size: ['S' as const, 'M' as const],
  style_preference: ['Chic', 'Boho'],
  location: 'Lyon, France',
};

describe('the preferences of a shopper', () => {
  it('are empty while nobody has told anything', () => {
    expect(preferencesOf(null)).toEqual(EMPTY_PREFERENCES);
  });

  it('are the same in whatever order they were chosen', () => {
    const reordered = {
      ...told,
      style_preference: ['Boho', 'Chic'],
      clothing_size: told.clothing_size.toReversed(),
    };
    expect(arePreferencesEqual(told, reordered)).toBe(true);
  });

  it.each([
    ['a style more', { style_preference: ['Chic', 'Boho', 'Denim'] }],
    ['a style less', { style_preference: ['Chic'] }],
    ['another style', { style_preference: ['Chic', 'Denim'] }],
    ['other notes', { user_notes: 'Linen' }],
    ['no location', { location: null }],
    ['a tone', { ai_tone: 'Bold & Assertive' as const }],
  ])('differ by %s', (_, change) => {
    expect(arePreferencesEqual(told, { ...told, ...change })).toBe(false);
    expect(arePreferencesEqual({ ...told, ...change }, told)).toBe(false);
  });
});

describe('a list of choices', () => {
  it('takes values in and out and keeps the order of all values', () => {
    expect(toggleValue(['Unisex'], GENDERS, 'Men')).toEqual(['Men', 'Unisex']);
    expect(toggleValue(['Men', 'Unisex'], GENDERS, 'Men')).toEqual(['Unisex']);
  });

  it('does not change for a value that is none', () => {
    expect(toggleValue(['Men'], GENDERS, 'Robots')).toEqual(['Men']);
  });

  it.each([
    ['clothing_size', 'L', ['S', 'M', 'L']],
    ['clothing_size', 'S', ['M']],
    ['clothing_canonical_size', '32x30', ['32x30']],
    ['clothing_fit', 'P', ['P']],
    ['shoes_size', '9', ['9']],
    ['shoes_canonical_size', '9.5', ['9.5']],
  ] as const)('of %s changes by %s', (name, size, expected) => {
    expect(toggleSize(told, name, size)).toEqual({ [name]: expected });
  });
});
