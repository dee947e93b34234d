import { describe, expect, it } from 'vitest';
import { sampleItemsOf } from '../../testing/sample-shop.ts';
import { fabricFactor } from './item-factors.ts';

describe('a fabric of two words', () => {
  const all = sampleItemsOf('loafers');
  const of = (material: string) => {
    const item = all.find(({ other_info }) => other_info.materials[0] === material);
    if (item === undefined) throw new Error(`No ${material}`);
    return item;
  };

  it('stays whole where one falls behind another', () => {
    const { behind } = fabricFactor('durability', { weight: 1, gain: '' });
    expect(behind(of('faux-leather'), of('leather'))).toMatch(/^is faux leather, which \w+/);
  });
});
