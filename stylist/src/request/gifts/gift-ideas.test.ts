import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { addGiftIdeas } from './gift-ideas.ts';
import { rewordGifts } from './reword-gifts.ts';

const requestOf = (words: string) => ({
  ...emptyRequest(DEFAULT_FILTERS),
  wishes: understandQuery(words).readings.map((reading) => ({ ...reading, isNew: true })),
});
const given = (said: string, before: string | null = null) =>
  addGiftIdeas(said, {
    request: before === null ? null : requestOf(before),
    defaultFilters: DEFAULT_FILTERS,
  });

describe('a present of which nothing is said but for whom it is', () => {
  it.each([
    ["a gift for my mum, she's always cold lol", /a warm scarf, gloves, a beanie,? or a cardigan/],
    ['a present for my brother who travels a lot', /a duffel bag, a backpack/],
    ['gift for dad, he is a gardener', /a beanie, gloves/],
    ['a gift for my wife under $100', /a silk scarf, earrings/],
    ['a gift for my dad, no ties please', /a scarf, a belt, a wallet/],
    ['a gift for my sister, no idea what', /a silk scarf, earrings/],
  ])('is looked for among what suits them: %s', (said, ideas) => {
    expect(given(said).words).toMatch(ideas);
  });

  it('is of what serves all that is told of them', () => {
    const { words, note } = given('a gift for dad, he gardens and is always cold');
    expect(words).toMatch(/^warm gloves, a beanie, a scarf,? or a cardigan/);
    expect(note[0]).toMatch(/feels the cold.*outdoors/);
  });

  it('is asked about where nothing narrows it down', () => {
    expect(given('a gift for my mum')).toEqual({ words: 'a gift for my mum', note: [] });
  });

  it('is none of what the giver refuses', () => {
    expect(given("a gift for mum, she's always cold, no scarves").words).not.toContain('a scarf');
    expect(given("she's always cold", 'a gift for my mum, no gloves').words).not.toContain(
      'gloves',
    );
  });

  it('is looked for anew by no word that asks for nothing, whatever was refused before', () => {
    expect(given("ok that's more like it", 'a gift for my mum, no scarves').words).toBe(
      "ok that's more like it",
    );
  });

  it('stays in its color where a kind is refused', () => {
    const request = {
      ...requestOf('a gift for my mum'),
      filters: { ...DEFAULT_FILTERS, color: ['Green'] },
    };
    const { words } = addGiftIdeas('no scarves', { request, defaultFilters: DEFAULT_FILTERS });
    expect(words).toBe('no scarves');
  });

  it('follows what is told later', () => {
    expect(given("she's always cold", 'a gift for my mum').words).toContain('a warm scarf');
    const ideas = 'a gift for my brother, a scarf, a belt or a wallet';
    expect(given('he travels a lot', ideas).words).toContain('a duffel bag');
    expect(given('under 40', ideas).words).toBe('under 40');
  });
});

it('leaves alone what the giver named, and what is no present', () => {
  const named = "a sweater as a gift for my mum, she's always cold";
  expect(given(named).words).toBe(named);
  expect(given("she's always cold", 'a gift for my mum, a sweater').words).toBe(
    "she's always cold",
  );
  expect(given("i'm always cold").words).toBe("i'm always cold");
  expect(given('can i use a gift card under 50').words).toBe('can i use a gift card under 50');
});

it('hears that somebody has enough of a kind, and a birthday of somebody who is told of', () => {
  expect(rewordGifts('she has loads of scarves')).toBe('no scarves');
  expect(rewordGifts("my mum turns 60 next week, she's always cold")).toBe(
    "a gift for my mum, she's always cold",
  );
});
