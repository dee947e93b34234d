import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { tellJudged } from './tell-judged.ts';

const bag = (material: string) =>
  sampleItem(material, {
    short_description: `${material} bag`,
    try_on_category: 'bags',
    facts: { type: 'tote', materials: [material] },
  });

describe('which of several pieces are so', () => {
  it('tells fabrics that do the same together, each by its name', () => {
    const bags = ['leather', 'faux-leather', 'nylon', 'suede'].map(bag);
    const { text = '' } =
      tellJudged('which of these hide stains best?', bags, new Speech([])) ?? {};
    expect(text).toMatch(/leather, faux leather, and nylon let a spill be wiped off/);
    expect(text.match(/wiped off/g)).toHaveLength(1);
  });

  it('asks of stains the clothes alone, where a bag is among them', () => {
    const dress = (material: string) =>
      sampleItem(`${material}-dress`, { facts: { type: 'dress', materials: [material] } });
    const all = [dress('silk'), dress('denim'), bag('leather')];
    const { items = [] } =
      tellJudged('which of these hide stains best?', all, new Speech([])) ?? {};
    expect(items.map(({ id }) => id)).toEqual(['denim-dress']);
  });
});
