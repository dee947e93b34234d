import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { sampleOutfit } from '../testing/sample-outfits.ts';
import { SETTINGS, sampleSetting } from '../testing/sample-settings.ts';
import { type ItemCause, writeItemReason } from './write-item-reason.ts';

const today = sampleSetting({ low_c: 4, high_c: 9 });
const hot = sampleSetting({ low_c: 21, high_c: 31 });
const item = (type: string, ...materials: string[]) =>
  sampleItem(type, { price: 70, facts: { type, materials } });
const reasonOf = (cause: ItemCause) => writeItemReason(item('wool-coat', 'wool'), cause, today);
const seasonOf = (type: string, material: string, setting = today) =>
  writeItemReason(item(type, material), { kind: 'season' }, setting);

describe('why an item is suggested', () => {
  it('is what happened to it', () => {
    expect(reasonOf({ kind: 'rising', people: 12 })).toBe('12 people had an eye on it this week');
    expect(reasonOf({ kind: 'reduced', before: 90 })).toBe('Down from $90 to $70');
    expect(reasonOf({ kind: 'reduced', before: 60 })).toBe('Now $70');
    expect(reasonOf({ kind: 'arrived' })).toBe('Just in');
    expect(reasonOf({ kind: 'restocked' })).toBe('Back in stock');
  });

  it('is the shopper’s style, by its name where it has one', () => {
    const styleOf = (type: string, material: string, style: string) =>
      writeItemReason(item(type, material), { kind: 'style', style }, today);
    expect(styleOf('leather-jacket', 'leather', 'Edgy')).toBe('For your edgy style');
    expect(styleOf('ankle-socks', 'cotton', 'Edgy')).toBe('Goes with your edgy style');
    expect(styleOf('blazer', 'wool', 'Pitti')).toBe('For your Pitti style');
    expect(styleOf('straight-jeans', 'denim', 'Denim')).toBe('For your love of denim');
    expect(reasonOf({ kind: 'style', style: 'what my aunt wore' })).toBe('Close to your style');
  });

  it('is the weather, as far as the item answers it', () => {
    expect(seasonOf('wool-coat', 'wool')).toBe('Warm enough for 4°C');
    expect(seasonOf('crewneck-sweater', 'merino')).toBe('A warm layer for 4°C');
    expect(seasonOf('linen-shirt', 'linen', hot)).toBe('Light enough for 31°C');
    expect(seasonOf('wool-coat', 'wool', hot)).toBe('For cooler days ahead');
    expect(seasonOf('trench-coat', 'cotton', { ...today, is_rainy: true })).toBe(
      'Ready for the rain',
    );
    expect(seasonOf('watch', 'leather')).toBe('Good all year');
    expect(seasonOf('cardigan', 'cotton', hot)).toBe('For cooler days ahead');
    expect(seasonOf('gloves', 'leather', hot)).toBe('For cooler days ahead');
    expect(seasonOf('wool-coat', 'wool', { ...today, low_c: -30 })).toMatch(/^Made for cold days$/);
    expect(seasonOf('wool-coat', 'wool', { ...today, uses_fahrenheit: true })).toContain('39°F');
  });

  it('is short, whole and never calls linen warm or wool light', () => {
    for (const setting of SETTINGS) {
      for (let at = 0; at < 60; at += 1) {
        for (const one of sampleOutfit(`reason ${at}`)) {
          const reason = writeItemReason(one, { kind: 'season' }, setting);
          expect(reason).toMatch(/^\p{Lu}[^{}]+$/u);
          expect(reason.length).toBeLessThanOrEqual(60);
          const { materials } = one.other_info;
          if (materials.includes('linen')) expect(reason).not.toContain('arm enough');
          if (materials.includes('wool')) expect(reason).not.toContain('Light enough');
        }
      }
    }
  });
});
