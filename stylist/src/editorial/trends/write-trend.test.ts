import type { Color } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { numberOfText } from '../day/day-choice.ts';
import { sampleOutfit } from '../testing/sample-outfits.ts';
import { SETTINGS, sampleSetting } from '../testing/sample-settings.ts';
import { type TrendCause, type TrendFacts, writeTrend } from './write-trend.ts';

const TYPES = [
  null,
  'slip-skirt',
  'wool-coat',
  'loafers',
  'wide-leg-jeans',
  'knee-high-boots',
  'midi-dress',
  'hoop-earrings',
  'two-piece-suit',
  'tote-bag',
  'shorts',
];
const MATERIALS = [null, 'satin', 'velvet', 'faux-leather', 'down-fill', 'sequin', 'linen'];
const COLORS: readonly (Color | null)[] = [null, 'Red', 'Gold', 'Blue', 'Multicolor', 'Brown'];
const CAUSES: readonly TrendCause[] = [
  { kind: 'rising', people: 12 },
  { kind: 'season' },
  { kind: 'arrived', count: 6 },
  { kind: 'arrived', count: 1 },
  { kind: 'reduced', count: 4, mostPercent: 35 },
  { kind: 'reduced', count: 1, mostPercent: 20 },
  { kind: 'restocked', count: 3 },
];
const oneOf = <Value>(values: readonly Value[], seed: string): Value => {
  const value = values[numberOfText(seed) % values.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

const factsOf = (at: number): TrendFacts => ({
  type: oneOf(TYPES, `type ${at}`),
  material: oneOf(MATERIALS, `material ${at}`),
  color: oneOf(COLORS, `color ${at}`),
  items: sampleOutfit(`trend ${at}`),
  cause: oneOf(CAUSES, `cause ${at}`),
  setting: oneOf(SETTINGS, `setting ${at}`),
});
const ALL = Array.from({ length: 500 }, (_, at) => factsOf(at));
const satin: TrendFacts = {
  type: 'slip-skirt',
  material: 'satin',
  color: null,
  items: sampleOutfit('satin'),
  cause: { kind: 'rising', people: 12 },
  setting: sampleSetting({}),
};
const write = (facts: Partial<TrendFacts>) => writeTrend({ ...satin, ...facts }, new Speech([]));

describe('the words on a tile', () => {
  it('are never empty, unfilled or doubled, and fit', () => {
    for (const facts of ALL) {
      const { trend, description, reason, query } = writeTrend(facts, new Speech([]));
      for (const text of [trend, description, reason]) {
        expect(text).toMatch(/^[\p{Lu}\d]/u);
        expect(text).not.toMatch(/[{}|]| {2}|undefined|null|NaN|\b(\w+) \1\b/);
      }
      expect(query).not.toMatch(/^$| {2}|^ | $/);
      expect(trend.length).toBeLessThanOrEqual(28);
      expect(description.length).toBeLessThanOrEqual(140);
      expect(description).toMatch(/[.]$/);
      expect(reason.length).toBeLessThanOrEqual(90);
    }
  });

  it('come with a search for what they are about', () => {
    for (const facts of ALL) {
      const { query } = writeTrend(facts, new Speech([]));
      const { concepts, unknownGoods, corrected } = understandQuery(query);
      const ids = concepts.map(({ id }) => id);
      expect([unknownGoods, corrected]).toEqual([null, null]);
      const { color } = facts;
      if (color !== null && color !== 'Multicolor') expect(ids).toContain(color);
      expect(ids.length).toBeGreaterThan(0);
    }
    expect(write({}).query).toBe('satin slip skirts');
  });

  it('name it as a shop window would', () => {
    const nameOf = (facts: Partial<TrendFacts>) =>
      write({ material: null, type: null, ...facts }).trend;
    expect(write({}).trend).toBe('Satin slip skirts');
    expect(nameOf({ color: 'Red' })).toBe('Shades of red');
    expect(nameOf({ color: 'Gold' })).toBe('Touches of gold');
    expect(nameOf({ material: 'velvet' })).toBe('Velvet');
    expect(nameOf({ color: 'Brown', material: 'suede' })).toBe('Brown suede');
    expect(nameOf({ type: 'wide-leg-jeans' })).toBe('Wide-leg jeans');
    expect(nameOf({ type: 'chelsea-boots', color: 'Black' })).toBe('Black Chelsea boots');
  });

  it('tell the figures that were counted', () => {
    const reasonOf = (cause: TrendCause) => write({ cause }).reason;
    expect(reasonOf({ kind: 'rising', people: 12 })).toContain('12 people');
    expect(reasonOf({ kind: 'arrived', count: 6 })).toMatch(/^Six (?:just in|new arrivals)$/);
    expect(reasonOf({ kind: 'arrived', count: 1 })).toMatch(/^One /);
    expect(reasonOf({ kind: 'reduced', count: 4, mostPercent: 35 })).toMatch(/35%.*four|Four.*35%/);
    expect(reasonOf({ kind: 'reduced', count: 1, mostPercent: 20 })).toContain('20%');
    expect(reasonOf({ kind: 'restocked', count: 3 })).toMatch(/^Three .*stock/);
  });

  it('call nothing right for a day that it is not for', () => {
    const cause = { kind: 'season' } as const;
    const hot = sampleSetting({ place: 'Rome', low_c: 21, high_c: 31 });
    const coat = { type: 'wool-coat', material: null, cause };
    expect(write({ ...coat }).reason).not.toMatch(/warmer|cooler|all year/);
    expect(write({ type: 'tote-bag', material: null, cause }).reason).toMatch(
      /year|season|any weather/,
    );
    expect(write({ ...coat, setting: hot }).reason).toMatch(/cool/);
    expect(write({ type: 'shorts', material: null, cause }).reason).toMatch(/warm/);
  });

  it('tell prices of the items that are shown', () => {
    for (const facts of ALL) {
      const { description } = writeTrend(facts, new Speech([]));
      const prices = facts.items.map(({ price }) => price);
      const told = [...description.matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) =>
        Number(amount.replaceAll(',', '')),
      );
      expect(told.filter((amount) => !prices.includes(amount))).toEqual([]);
    }
  });

  it('say no sentence twice on a page, and something else on another day', () => {
    const speech = new Speech([]);
    const page = TYPES.slice(1, 7).map((type) =>
      writeTrend({ ...satin, type, cause: { kind: 'season' } }, speech),
    );
    const said = page.flatMap(({ description, reason }) => [description, reason]);
    expect(new Set(said).size).toBe(said.length);
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(
      (day) => write({ setting: sampleSetting({ day }) }).description,
    );
    expect(new Set(days).size).toBeGreaterThan(1);
  });
});
