import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { describe, expect, it } from 'vitest';
import { renderQuery } from './render-query.ts';

const IN_FILTERS: ReadonlySet<string> = new Set(['price', 'sale', 'size', 'fit', 'goods']);

/** Wishes without what filters carry, in no order: role and what each means. */
const meaning = (readings: readonly QueryReading[]): string[] =>
  readings
    .filter(
      ({ kind, concept }) => !IN_FILTERS.has(kind) && concept?.kind.endsWith('gender') !== true,
    )
    .map(({ role, concepts, amount }) =>
      [role, ...concepts.map(({ kind, id }) => `${kind} ${id}`), amount?.kind ?? ''].join(', '),
    )
    .toSorted();

describe('the query of a request', () => {
  it.each([
    'linen midi dress for a beach wedding, not black',
    'an outfit for my sister’s beach wedding in June, nothing black, under $200',
    'black dress',
    'navy sweater, no wool, crew neck',
    'waterproof hiking boots for him size 11',
    'something dressier, less floral',
    'shoes to go with a navy suit',
    'cheap white sneakers, not leather',
    'a silk blouse with long sleeves and pockets',
    'high waisted wide leg jeans under 80',
    'a gift for my mom, gold jewelry, no pearls',
    'dress without sleeves, knee length, floral',
    'burgundy velvet blazer for a cocktail party',
    'a longer, warmer coat in camel',
    'skirt, pleated, not mini, no polyester',
    'something with polka dots for a picnic',
    'swimsuit for my 6 year old daughter',
    'hoodless raincoat',
    'collarless linen shirt for men',
    'black tie gown in emerald green',
    'striped cotton t-shirt, size M, on sale',
    'vintage leather jacket, oversized, not brown',
    'minimalist office look in neutrals',
    'petite trousers for work, no pinstripes',
    'sandals with a low heel for a garden party',
    'a scarf that matches a grey coat',
    'cozy cashmere cardigan, not itchy',
    'boho maxi dress, off the shoulder, not sheer',
    'running shoes for winter, waterproof',
    'a bag in tan suede, not too big',
    'wedding guest dress in pastel colors',
    'jumpsuit with a v-neck, wide legs and a belt',
    'dress for graduation, white, sleeveless',
    'flannel pajamas, checked, for Christmas',
    'earrings, no nickel',
    'pants for hiking, quick dry, zip pockets',
  ])('is read to the same wishes again: %j', (text) => {
    const { readings } = understandQuery(text);
    const wishes = readings.filter(({ role, kind }) => role !== 'shown' && kind !== 'goods');
    expect(meaning(understandQuery(renderQuery(wishes)).readings)).toEqual(meaning(wishes));
  });

  it('leaves out prices, sizes and whom it is for, which filters carry', () => {
    const { readings } = understandQuery('red dress for my wife in size M, on sale, under $90');
    expect(renderQuery(readings)).toBe('red dress');
  });

  it('names what is refused last, so that nothing after it is refused too', () => {
    const { readings } = understandQuery('not black, a coat, longer');
    expect(renderQuery(readings)).toBe('coat, longer, not black');
  });
});
