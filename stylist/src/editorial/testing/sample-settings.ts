import type { DaySetting } from '@modiste/contract/entities/trends-schema';

/** The setting of a day, with the fields that a test names. */
export const sampleSetting = (fields: Partial<DaySetting>): DaySetting => ({
  day: '2026-11-23',
  season: 'autumn',
  place: 'Chicago, Illinois, United States',
  low_c: 3,
  high_c: 9,
  is_rainy: false,
  source: 'forecast',
  ...fields,
});

/** Days all over the year and the world. */
export const SETTINGS: readonly DaySetting[] = [
  sampleSetting({}),
  sampleSetting({ place: 'Oslo', season: 'winter', day: '2027-01-16', low_c: -9, high_c: -3 }),
  sampleSetting({
    place: 'Lisbon',
    season: 'winter',
    day: '2027-01-18',
    low_c: 9,
    high_c: 16,
    source: 'climate',
  }),
  sampleSetting({ place: 'London', day: '2026-10-15', low_c: 9, high_c: 14, is_rainy: true }),
  sampleSetting({ place: 'Paris', season: 'spring', day: '2026-04-18', low_c: 8, high_c: 17 }),
  sampleSetting({
    place: 'Miami, Florida, United States',
    season: 'summer',
    day: '2026-07-17',
    low_c: 25,
    high_c: 33,
  }),
  sampleSetting({
    place: 'Singapore',
    season: 'winter',
    day: '2027-01-20',
    low_c: 25,
    high_c: 31,
    is_rainy: true,
    source: 'climate',
  }),
  sampleSetting({ place: 'Sydney', season: 'summer', day: '2026-12-29', low_c: 19, high_c: 27 }),
  sampleSetting({ place: null, season: 'winter', day: '2027-02-10', low_c: null, high_c: null }),
  sampleSetting({ place: null, season: 'spring', day: '2026-05-06', low_c: null, high_c: null }),
  sampleSetting({ place: null, season: 'summer', day: '2026-08-08', low_c: null, high_c: null }),
  sampleSetting({ place: null, season: 'autumn', day: '2026-11-01', low_c: null, high_c: null }),
];
