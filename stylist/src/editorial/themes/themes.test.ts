import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { STYLE_TAGS } from '@modiste/contract/values';
import { EVENT_HEADS, OPEN_HEADS, STOP_WORDS } from '@modiste/lexicon/query-words';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { SETTINGS, sampleSetting } from '../testing/sample-settings.ts';
import { stylesOfTheme, themeDetails, themesFor } from './themes.ts';

const titles = (setting: DaySetting, ...styles: string[]) =>
  themesFor(setting, styles).map(({ title }) => title);
const queries = (setting: DaySetting, ...styles: string[]) =>
  themesFor(setting, styles).map(({ query }) => query);

const everyTheme = [
  ...SETTINGS,
  ...SETTINGS.map((one) => ({ ...one, is_rainy: !one.is_rainy })),
].flatMap((setting) => themesFor(setting, STYLE_TAGS));
const byId = new Map(everyTheme.map((theme) => [theme.id, theme]));

/** Words that the lexicon makes nothing of. */
function unknownWords(query: string): string[] {
  const { readings, unknownGoods } = understandQuery(query);
  const read = new Set(readings.flatMap(({ words }) => words.toLowerCase().split(/[^a-z0-9]+/)));
  const words = query.split(/[^a-z0-9]+/i).filter((word) => word !== '');
  const isOpen = (word: string) =>
    read.has(word) || [STOP_WORDS, OPEN_HEADS, EVENT_HEADS].some((set) => set.has(word));
  return [
    ...words.filter((word) => !isOpen(word.toLowerCase())),
    ...(unknownGoods === null ? [] : [unknownGoods]),
  ];
}

describe('themes', () => {
  it('are at least a dozen for any setting and any styles, none twice', () => {
    for (const setting of SETTINGS) {
      for (const styles of [[], ['Gothic'], ['Business', 'Athletic'], ['no such style']]) {
        const themes = themesFor(setting, styles);
        expect(themes.length).toBeGreaterThanOrEqual(12);
        expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
        expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length);
      }
    }
    expect(byId.size).toBeGreaterThan(60);
  });

  it('ask the outfit engine for nothing that the lexicon does not understand', () => {
    const faults = [...byId.values()].flatMap(({ query }) =>
      unknownWords(query).map((word) => `${word}: ${query}`),
    );
    expect(faults).toEqual([]);
  });

  it('follow the weather and not the calendar', () => {
    const lisbon = sampleSetting({ season: 'winter', day: '2026-01-20', low_c: 9, high_c: 16 });
    const oslo = sampleSetting({ season: 'winter', day: '2026-01-20', low_c: -9, high_c: -3 });
    expect(queries(lisbon).join()).not.toContain('cold weather');
    expect(queries(oslo).join()).toContain('coat or puffer jacket for cold weather');
    const singapore = sampleSetting({ season: 'winter', day: '2026-01-20', low_c: 25, high_c: 31 });
    expect(queries(singapore).join()).not.toMatch(/wool|puffer|sweater|fall|cold|cool/);
    expect(titles(singapore)).toContain('Linen days');
    expect(titles(oslo)).not.toContain('Linen days');
  });

  it('stay inside when it rains', () => {
    const dry = sampleSetting({ season: 'summer', low_c: 21, high_c: 30 });
    expect(titles(dry)).toContain('Beach day');
    const rainy = titles({ ...dry, is_rainy: true });
    expect(rainy).not.toContain('Beach day');
    expect(rainy).toContain('Rain on the way to work');
  });

  it('ask for a coat on the way where a mild evening is wet', () => {
    const mild = sampleSetting({ season: 'autumn', low_c: 13, high_c: 19 });
    const isWedding = (query: string) => query.startsWith('wedding guest outfit');
    expect(queries(mild).find(isWedding)).toBe('wedding guest outfit');
    expect(queries({ ...mild, is_rainy: true }).find(isWedding)).toMatch(/mild weather and rain/);
  });

  it('begin with the styles of the person, in turns, and with another one tomorrow', () => {
    const today = sampleSetting({ low_c: 8, high_c: 14, season: 'autumn', day: '2026-11-23' });
    const first = queries(today, 'Gothic', 'Denim').slice(0, 6).join();
    expect(first).toContain('gothic');
    expect(first).toMatch(/denim|jeans/);
    expect(queries(today, 'Gothic')).not.toEqual(queries(today));
    expect(queries(today)).toEqual(queries(today));
    expect(queries({ ...today, day: '2026-11-24' })).not.toEqual(queries(today));
  });

  it('read styles in the person’s own words, and keep strong ones from everybody else', () => {
    const today = sampleSetting({ low_c: 8, high_c: 14, season: 'autumn' });
    expect(queries(today, 'cottagecore')[0]).toContain('cottagecore');
    expect(queries(today, 'quiet luxury').slice(0, 2).join()).toContain('quiet luxury');
    expect(queries(today).join()).not.toMatch(/gothic|grunge|western/);
  });

  it('have each style of the contract lead somewhere of its own', () => {
    const today = sampleSetting({ low_c: 12, high_c: 19, season: 'spring' });
    const leads = STYLE_TAGS.map((tag) => queries(today, tag).slice(0, 4).join());
    expect(new Set(leads).size).toBe(STYLE_TAGS.length);
  });

  it('know New Year’s Eve and Fridays', () => {
    const eve = sampleSetting({ day: '2026-12-31', season: 'winter', low_c: 2, high_c: 6 });
    expect(titles(eve).slice(0, 3)).toContain('Into the new year');
    expect(titles({ ...eve, day: '2027-01-02' })).not.toContain('Into the new year');
    const friday = { ...eve, day: '2027-01-08' };
    expect(titles(friday)).toContain('Casual Friday');
    expect(titles({ ...friday, day: '2027-01-07' })).not.toContain('Casual Friday');
  });

  it('say what each of them is for', () => {
    expect(everyTheme.filter((theme) => themeDetails(theme) === null)).toEqual([]);
  });

  it('tell which of the person’s styles they are for', () => {
    const [first] = themesFor(sampleSetting({}), ['quiet luxury']);
    expect(first && stylesOfTheme(first, ['quiet luxury', 'Gothic'])).toEqual(['quiet luxury']);
    const work = { id: 'minimalist-work-cool-days', title: '', query: '' };
    expect(stylesOfTheme(work, ['Denim', 'Minimalist'])).toEqual(['Minimalist']);
  });
});
