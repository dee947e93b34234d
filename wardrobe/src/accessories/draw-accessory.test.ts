import { describe, expect, it } from 'vitest';
import type { AccessoryFigure } from '../figures/accessory-figures.ts';
import type { Fill } from '../shapes/drawing.ts';
import { extentOf, spansAt, widthAt } from '../testing/outline.ts';
import { ACCESSORIES } from '../testing/sample-figures.ts';
import {
  countOf,
  filledWith,
  heightOf,
  mainPart,
  partsOf,
  reachOf,
  seenAt,
  spreadOf,
} from '../testing/seen.ts';

type Style = AccessoryFigure['style'];

const worn = (style: Style): AccessoryFigure => ({ kind: 'accessory', style });
const parts = (style: Style) => partsOf(worn(style));
const at = (style: Style, x: number, y: number) => seenAt(parts(style), { x, y });

describe('a hat', () => {
  it('reaches out farther the wider its brim', () => {
    const widths = (['beanie', 'fedora', 'sun-hat'] as const).map((style) => spreadOf(worn(style)));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(spreadOf(worn('sun-hat'))).toBeGreaterThan(44);
  });

  it('has a crown that stands above its brim', () => {
    for (const style of ['fedora', 'sun-hat', 'bucket-hat'] as const) {
      const [brim, crown] = filledWith('cloth', parts(style));
      const [low, high] = [extentOf(brim?.path ?? ''), extentOf(crown?.path ?? '')];
      expect([style, high.top < low.top - 2, high.right < low.right - 4]).toEqual([
        style,
        true,
        true,
      ]);
    }
  });

  it('is pinched at the top as a fedora and round as a sun hat', () => {
    const dent = (style: Style) => {
      const [, crown] = filledWith('cloth', parts(style));
      const path = crown?.path ?? '';
      return spansAt(path, extentOf(path).top + 0.3).length;
    };
    expect(dent('fedora')).toBe(2);
    expect(dent('sun-hat')).toBe(1);
  });

  it('wears a band of another color where it has a brim', () => {
    for (const style of ['fedora', 'sun-hat'] as const)
      expect([style, at(style, 4, 2.4)]).toEqual([style, 'trim']);
    expect(countOf('trim', worn('bucket-hat'))).toBe(0);
  });

  it('is turned up in rib as a beanie, with a label', () => {
    expect(at('beanie', -4, 0)).toBe('rib');
    expect(at('beanie', 5, 0.4)).toBe('trim');
    expect(at('beanie', 0, -10)).toBe('cloth');
  });

  it('has a peak in front as a cap and an opening behind', () => {
    expect(reachOf(parts('cap')).bottom).toBeGreaterThan(11);
    const behind = partsOf(worn('cap'), 'back');
    expect(reachOf(behind).bottom).toBeLessThan(7);
    expect(seenAt(behind, { x: 0, y: 1 })).toBe('inside');
  });

  it('leans to one side with a stalk on top as a beret', () => {
    const { left, right } = reachOf(parts('beret'));
    expect(Math.abs(left + right)).toBeGreaterThan(0.5);
    expect(parts('beret').filter(({ line }) => line)).toHaveLength(1);
  });
});

describe('what is worn of cloth', () => {
  it('is a long scarf with fringes at both of its ends', () => {
    const fringes = parts('scarf').filter(({ line }) => line);
    expect(fringes).toHaveLength(18);
    expect(heightOf(worn('scarf'))).toBeGreaterThan(55);
    const ends = new Set(fringes.map(({ path }) => Math.round(extentOf(path).bottom)));
    expect(ends.size).toBe(2);
  });

  it('is a square scarf with a border of another color, as high as it is wide', () => {
    expect(heightOf(worn('square-scarf'))).toBeCloseTo(spreadOf(worn('square-scarf')), 0);
    expect(at('square-scarf', 0, 0)).toBe('cloth');
    expect(at('square-scarf', -4, 19)).toBe('trim');
  });

  it('is a tie that widens from its knot to a point', () => {
    const { path } = mainPart(filledWith('cloth', parts('tie')));
    expect(widthAt(path, 42)).toBeGreaterThan(widthAt(path, 4) * 1.8);
    expect(widthAt(path, 48.8)).toBeLessThan(2);
    expect(heightOf(worn('tie'))).toBeGreaterThan(60);
  });

  it('is a bow tie with two wings and a knot, wider than it is high', () => {
    expect(parts('bow-tie')).toHaveLength(3);
    expect(spreadOf(worn('bow-tie'))).toBeGreaterThan(heightOf(worn('bow-tie')) * 1.5);
  });

  it('is a pocket square folded into three points', () => {
    const { path } = mainPart(parts('pocket-square'));
    expect(spansAt(path, -6)).toHaveLength(3);
    expect(spansAt(path, 4)).toHaveLength(1);
  });

  it('is a pair of gloves with five fingers each and ribbed cuffs', () => {
    expect(countOf('cloth', worn('gloves'))).toBe(2);
    expect(countOf('rib', worn('gloves'))).toBe(2);
    const [hand] = filledWith('cloth', parts('gloves'));
    const { left, right } = extentOf(hand?.path ?? '');
    expect(right - left).toBeGreaterThan(10);
    expect(hand?.seams).toHaveLength(3);
  });

  it('is a pair of socks, higher as crew socks than as ankle socks, with heels and toes of another color', () => {
    expect(heightOf(worn('socks')) - heightOf(worn('ankle-socks'))).toBeCloseTo(12, 0);
    for (const style of ['socks', 'ankle-socks'] as const) {
      expect([style, countOf('cloth', worn(style)), countOf('rib', worn(style))]).toEqual([
        style,
        2,
        2,
      ]);
      const trims = filledWith('cloth', parts(style)).flatMap((part) => part.inlays ?? []);
      expect(trims.map(({ fill }) => fill)).toEqual(['trim', 'trim', 'trim', 'trim']);
    }
  });

  it('is a coiled belt with a metal buckle', () => {
    expect(countOf('metal', worn('belt'))).toBe(1);
    expect(at('belt', 0, 0)).toBe('ground');
    expect(at('belt', 14, 0)).toBe('cloth');
  });
});

describe('jewelry', () => {
  it('leaves the neck free inside a necklace', () => {
    for (const style of ['chain', 'pendant', 'pearls'] as const)
      expect([style, at(style, 0, -4)]).toEqual([style, 'ground']);
  });

  it('hangs a stone from a pendant, below the finer chain', () => {
    expect(at('pendant', 0, 10.6)).toBe('trim');
    const chain = (style: Style) => Math.max(...parts(style).map(({ line }) => line ?? 0));
    expect(chain('pendant')).toBeLessThan(chain('chain') / 2);
    expect(reachOf(parts('pendant')).bottom).toBeGreaterThan(reachOf(parts('chain')).bottom + 3);
  });

  it('strings pearls close to each other and all of one size', () => {
    const pearls = parts('pearls').map(({ path }) => extentOf(path));
    expect(pearls.length).toBeGreaterThan(30);
    for (const { left, right } of pearls) expect(right - left).toBeCloseTo(1.44, 1);
  });

  it('comes in pairs for the ears, drops below hoops below studs', () => {
    for (const style of ['hoops', 'studs', 'drops'] as const) {
      const { left, right } = reachOf(parts(style));
      expect([style, parts(style).length % 2]).toEqual([style, 0]);
      expect([style, Math.abs(left + right) < 0.6]).toEqual([style, true]);
    }
    const heights = (['studs', 'hoops', 'drops'] as const).map((style) => heightOf(worn(style)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(at('hoops', 3.4, 0.5)).toBe('ground');
    expect(at('studs', 2.3, 0.3)).toBe('cloth');
    expect(at('drops', 2.8, 3)).toBe('trim');
  });

  it('sets a stone of another color into a ring and none into a signet ring', () => {
    expect(at('stone-ring', 0, -3)).toBe('trim');
    expect(countOf('trim', worn('signet'))).toBe(0);
    for (const style of ['signet', 'stone-ring'] as const) expect(at(style, 0, 0)).toBe('ground');
  });

  it('is two bangles, a chain of links or a string of beads around the wrist', () => {
    expect([parts('bangle').length, at('bangle', 0, 0)]).toEqual([2, 'ground']);
    expect(parts('chain-bracelet').every(({ line }) => line !== undefined)).toBe(true);
    expect(parts('chain-bracelet').length).toBeGreaterThan(30);
    const beads = parts('beads');
    expect(filledWith('trim', beads).length).toBeGreaterThan(1);
    expect(filledWith('trim', beads).length).toBeLessThan(beads.length / 4);
  });

  it('is a watch with a dial of twelve marks and two hands between the halves of its strap', () => {
    const dial = parts('watch').find(({ fill, seams }) => fill === 'trim' && seams?.length === 12);
    expect(extentOf(dial?.path ?? '').left).toBeCloseTo(-2, 1);
    expect(countOf('shadow', worn('watch'))).toBe(2);
    const [above, below] = filledWith('cloth', parts('watch')).map(({ path }) => extentOf(path));
    expect([(above?.bottom ?? 0) <= -2, (below?.top ?? 0) >= 2]).toEqual([true, true]);
  });
});

describe('sunglasses', () => {
  const STYLES = ['sunglasses', 'round-sunglasses', 'aviators'] as const;
  const FRAMES: Record<(typeof STYLES)[number], Fill> = {
    sunglasses: 'cloth',
    'round-sunglasses': 'metal',
    aviators: 'metal',
  };

  it.each(STYLES)('have two dark lenses, a bridge and two arms as %s', (style) => {
    expect(countOf('glass', worn(style))).toBe(2);
    for (const x of [-4, 4]) expect(at(style, x, 0)).toBe('glass');
    expect(at(style, 0, 1.6)).toBe('ground');
    expect(filledWith(FRAMES[style], parts(style))).toHaveLength(5);
  });

  it('have a frame of acetate when they are square and of thin metal otherwise', () => {
    const rim = (style: Style) => Math.max(...parts(style).map(({ line }) => line ?? 0));
    expect(rim('sunglasses')).toBeGreaterThan(rim('aviators') * 2);
    expect(countOf('metal', worn('sunglasses'))).toBe(0);
  });

  it('have lenses as high as wide when round and longer downward as aviators', () => {
    const lens = (style: Style) => {
      const [glass] = filledWith('glass', parts(style));
      const { left, right, top, bottom } = extentOf(glass?.path ?? '');
      return { ratio: (bottom - top) / (right - left), bottom };
    };
    expect(lens('round-sunglasses').ratio).toBeCloseTo(1, 1);
    expect(lens('sunglasses').ratio).toBeLessThan(0.85);
    expect(lens('aviators').bottom).toBeGreaterThan(lens('sunglasses').bottom + 0.5);
  });
});

describe('an accessory', () => {
  it('looks the same from both sides, but for a cap', () => {
    for (const style of ACCESSORIES.filter((each) => each !== 'cap'))
      expect([style, partsOf(worn(style), 'back')]).toEqual([style, parts(style)]);
  });
});
