import type { Gender } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { SETTINGS, sampleSetting } from '../testing/sample-settings.ts';
import { promptsFor, searchesFor } from './prompts.ts';

const GENDERS: readonly (readonly Gender[])[] = [
  [],
  ['Women'],
  ['Men'],
  ['Unisex'],
  ['Women', 'Men'],
];
const CONTENT_MIN = 2;

/** The words that carry meaning, in any order: what two prompts of one meaning share. */
const meaningOf = (text: string): string =>
  understandQuery(text.toLowerCase())
    .concepts.map(({ kind, id }) => `${kind} ${id}`)
    .toSorted()
    .join();

const all = [
  ...new Set(SETTINGS.flatMap((setting) => GENDERS.flatMap((one) => promptsFor(setting, one)))),
];

describe('prompts', () => {
  it('are at least 120 for any setting and gender, none twice', () => {
    for (const setting of SETTINGS) {
      for (const genders of GENDERS) {
        const prompts = promptsFor(setting, genders);
        expect(prompts.length).toBeGreaterThanOrEqual(120);
        expect(new Set(prompts).size).toBe(prompts.length);
        expect(searchesFor(setting, genders).length).toBeGreaterThanOrEqual(30);
      }
    }
    expect(all.length).toBeGreaterThanOrEqual(160);
  });

  it('are sentences of a shopper: a capital, no period, no double space, and short', () => {
    const odd = all.filter((text) => !/^\p{Lu}[^.\n]*[^.\s]$/u.test(text) || text.includes('  '));
    expect(odd).toEqual([]);
    expect(all.filter((text) => text.length > 48)).toEqual([]);
  });

  it('say something that the search understands', () => {
    const mute = all.filter((text) => {
      const { concepts, readings, unknownGoods, corrected } = understandQuery(text);
      return (
        unknownGoods !== null ||
        corrected !== null ||
        (concepts.length === 0 && readings.length === 0)
      );
    });
    expect(mute).toEqual([]);
  });

  it('never mean the same twice', () => {
    const twice = SETTINGS.flatMap((setting) => {
      const texts = promptsFor(setting, []).filter(
        (text) => meaningOf(text).split(',').length >= CONTENT_MIN,
      );
      return [...Map.groupBy(texts, meaningOf).values()].filter(({ length }) => length > 1);
    });
    expect(twice).toEqual([]);
  });

  it('suit the weather and the person', () => {
    const oslo = sampleSetting({ season: 'winter', low_c: -9, high_c: -3 });
    const miami = sampleSetting({ season: 'winter', low_c: 22, high_c: 29 });
    expect(promptsFor(oslo, ['Women']).join()).toContain('wool coat');
    expect(promptsFor(miami, ['Women']).join()).not.toMatch(/winter|coat\b|freezing/);
    expect(promptsFor(miami, []).join()).not.toMatch(/cashmere|sweater|wool|boots|hoodie/i);
    expect(searchesFor(miami, []).join()).not.toMatch(/cashmere|merino|sweater|boots|hoodie/);
    expect(promptsFor(oslo, ['Men']).join()).not.toMatch(/dress(?! shirt)\b|skirt|heels/);
    expect(searchesFor(oslo, ['Men'])).not.toContain('slip dress');
    expect(promptsFor({ ...miami, is_rainy: true }, ['Men'])).toContain('A coat for the rain');
  });

  it('name the season that it is on a mild day', () => {
    const mild = { low_c: 12, high_c: 19 };
    const november = sampleSetting({ ...mild, season: 'autumn' });
    const april = sampleSetting({ ...mild, season: 'spring' });
    for (const textsFor of [promptsFor, searchesFor]) {
      expect(textsFor(november, []).join()).not.toMatch(/\bspring\b/);
      expect(textsFor(april, []).join()).not.toMatch(/\bfall\b/);
      expect(textsFor(april, []).join()).toMatch(/\bspring\b/);
    }
  });

  it('begin with the weather often enough, and with others tomorrow', () => {
    const today = sampleSetting({});
    const first = promptsFor(today, ['Women']).slice(0, 48);
    const tomorrow = promptsFor({ ...today, day: '2026-11-24' }, ['Women']).slice(0, 48);
    expect(first).not.toEqual(tomorrow);
    const miami = promptsFor(sampleSetting({ low_c: 22, high_c: 29 }), ['Women']);
    const seasonal = first.filter((text) => !miami.includes(text));
    expect(seasonal.length).toBeGreaterThanOrEqual(10);
    expect(seasonal.length).toBeLessThanOrEqual(24);
  });
});
