import { describe, expect, it } from 'vitest';
import { asking } from '../../testing/asking.ts';
import { readAsked } from '../../topics/asked.ts';
import { adviseOnStyle } from '../advise-on-style.ts';
import { packTrip } from './pack-trip.ts';
import { readTrip } from './read-trip.ts';

const answer = (words: string) => adviseOnStyle(asking(words)).text;
const listed = (text: string): number[] =>
  [...text.matchAll(/^• (\d+) /gm)].map(([, count]) => Number(count));

describe('packing lists', () => {
  it.each([
    ['what do i pack for 5 days in rome in october', 5, 'Rome', 'autumn', 'city'],
    ['pack for a long weekend', 4, null, 'autumn', 'city'],
    ['packing list two weeks thailand', 14, 'Thailand', 'autumn', 'city'],
    ['pack for 3 nights in london in may', 4, 'London', 'spring', 'city'],
    ['what to pack for a ski week', 7, null, 'winter', 'ski'],
    ['pack for 4 days business trip to tokyo in june', 4, 'Tokyo', 'summer', 'business'],
  ])('%s', (words, days, place, season, kind) => {
    expect(readTrip(readAsked(asking(words)))).toMatchObject({ days, place, season, kind });
  });

  it.each([
    ['pack for a week, rain then 25 deg then cold nights', 9, 25],
    ['pack for 5 days, rain and 25 degrees', 25, 25],
    ['pack for 5 days, warm days and chilly evenings', 9, 24],
    ['pack for 5 days, minus 5 degrees', -21, -21],
  ])('reads all of the weather that is told: %s', (words, coolest, celsius) => {
    expect(readTrip(readAsked(asking(words)))).toMatchObject({ coolest, celsius });
  });

  it('packs light and warm things where both are told of, and so many pieces as it may', () => {
    const text = answer('pack for a week, rain then 25 deg then cold nights, max 10 pieces');
    expect(text).toMatch(/light tops/);
    expect(text).toMatch(/coat/);
    expect(text).toContain('That is 10 pieces');
    expect(text).toContain('10 pieces at most');
  });

  it('counts what it lists', () => {
    for (const words of [
      'pack for 7 days in greece in july',
      'pack for a weekend in oslo in january',
    ]) {
      const text = answer(words);
      const counts = listed(text);
      const total = Number(/That is (\d+) pieces/.exec(text)?.[1]);
      expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(total);
      const [, outfits] = /make (\d+) outfits/.exec(text) ?? [];
      expect(Number(outfits)).toBe((counts[0] ?? 0) * (counts[1] ?? 0));
    }
  });

  it('packs for the weather of the place', () => {
    expect(answer('pack for 7 days in greece in july')).toMatch(/linen/);
    expect(answer('pack for 7 days in norway in january')).toMatch(/warm coat/);
    expect(answer('what should i bring to a beach resort for a week')).toMatch(/swimsuits/);
  });

  it.each([
    [
      'pack for 5 days in iceland in february',
      ['base layers', 'beanie', 'gloves', 'scarf', 'rain'],
    ],
    ['pack for a weekend in london in november', ['rain jacket']],
    ['pack for a ski week', ['beanie', 'gloves', 'ski jacket']],
    ['beach holiday in greece for 7 days, what should i pack', ['swimsuits', 'sun hat', 'sandals']],
    ['pack for 10 days in bali', ['swimsuit', 'sun hat', 'sunglasses']],
  ])('packs what keeps weather off: %s', (words, expected) => {
    const told = answer(words);
    for (const piece of expected) expect(told).toContain(piece);
  });

  it('packs for the beach no coats, in whatever month it is asked', () => {
    expect(answer('beach holiday in greece for 7 days, what should i pack')).not.toMatch(
      /sweater|coat|jeans|boots/,
    );
  });

  it('looks for pieces of a child in sizes of children', () => {
    const asked = asking('pack for my 8 year old son, 4 days in a cabin in winter');
    const { text, list } = adviseOnStyle(asked);
    expect(text).toContain('for a child');
    expect(text).not.toMatch(/dinner|dressier/);
    const words = list?.lines.flatMap(({ pieces }) => pieces) ?? [];
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((one) => !one.startsWith('kids '))).toEqual([]);
  });

  it.each([
    ['pack for 5 days in lisbon in april, no jeans', ['trousers', 'a midi skirt'], /jeans and/],
    [
      'pack for 5 days in lisbon in april, no jeans, no trousers',
      ['a midi skirt, a wrap skirt', 'day dresses'],
      /jeans and/,
    ],
    ['pack for 4 days in rome in june, no skirts', ['linen trousers, shorts'], /ski|skirt,/],
  ])('packs others in the place of what is refused: %s', (words, expected, not) => {
    const told = answer(words);
    for (const piece of expected) expect(told).toContain(piece);
    expect(told.replace(/without [^:]*:/, '')).not.toMatch(not);
  });

  it('packs pajamas to sleep in, light ones where it is not cold, and a robe last', () => {
    const { list } = adviseOnStyle(asking('pack for 5 days in lisbon in april'));
    const line = list?.lines.find(({ name }) => name.includes('sleepwear'));
    expect(line?.pieces).toEqual(['light pajamas']);
    expect(line?.spare).toEqual(['lounge set', 'robe']);
    expect(answer('pack for a weekend in oslo in january')).toMatch(/1 set of sleepwear/);
  });

  it('packs no dress for men', () => {
    const trip = readTrip(readAsked(asking('pack for 7 days in rome in june')));
    const lines = packTrip(trip, 'men').map(({ what }) => what);
    expect(lines.join(' ')).not.toMatch(/dress\b|skirt/);
    const work = readTrip(readAsked(asking('pack for 3 days business trip to london')));
    expect(JSON.stringify(packTrip(work, 'men'))).not.toMatch(/dress\b|skirt|blouse/);
  });

  it('gives tips when the same list is asked for again', () => {
    const first = asking('help me pack for 5 days');
    adviseOnStyle(first);
    const second = adviseOnStyle(asking('help me pack for 5 days', { speech: first.speech }));
    expect(second.text).not.toContain('•');
    expect(second.text).toMatch(/shoes|colors|[Rr]oll/);
  });
});

describe('capsule wardrobes', () => {
  it.each(['capsule wardrobe for work', 'summer capsule', 'capsule wardrobe for men in winter'])(
    'count what they list: %s',
    (words) => {
      const text = answer(words);
      const total = Number(/capsule of (\d+) pieces/.exec(text)?.[1]);
      expect(listed(text).reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(14);
    },
  );

  it('are of the season and the wearer', () => {
    expect(answer('capsule wardrobe for men in winter')).toMatch(/chelsea boots/);
    expect(answer('summer capsule for women')).toMatch(/linen/);
  });
});
