import { COLORS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { colorOfWord } from './colors.ts';
import { nearestShade, SHADES, shadeDistance, shadesIn } from './shades.ts';

const labOf = (name: string) => shadesIn(name)[0]?.lab ?? [0, 0, 0];

describe('shades', () => {
  it('are many, of every color that is one', () => {
    expect(SHADES.length).toBeGreaterThan(200);
    const colors = new Set(SHADES.map((shade) => shade.color));
    expect([...colors].toSorted()).toEqual(COLORS.filter((it) => it !== 'Multicolor').toSorted());
  });

  it.each(SHADES)('count $name as the color that its word does', ({ name, color }) => {
    expect(colorOfWord(name)).toBe(color);
  });

  it('stand in CIELAB', () => {
    expect(labOf('white')[0]).toBeCloseTo(100, 1);
    expect(Math.hypot(labOf('white')[1], labOf('white')[2])).toBeLessThan(0.1);
    expect(labOf('navy')[0]).toBeLessThan(20);
  });

  it('tell navy from sky within one color', () => {
    const toMidnight = shadeDistance(labOf('navy'), labOf('midnight blue'));
    expect(toMidnight).toBeLessThan(shadeDistance(labOf('navy'), labOf('sky blue')));
  });

  it('are found in a text, the longest name first', () => {
    expect(shadesIn('a dusty rose dress with navy').map(({ name }) => name)).toEqual([
      'dusty rose',
      'navy',
    ]);
    expect(shadesIn('a dress')).toEqual([]);
  });

  it('name a color by the nearest of them', () => {
    expect(nearestShade([16, 3, -18])?.color).toBe('Blue');
    expect(nearestShade([99, 0, 1])?.name).toBe('white');
  });
});
