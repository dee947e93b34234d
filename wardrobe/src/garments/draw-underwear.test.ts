import { describe, expect, it } from 'vitest';
import type { UnderwearFigure } from '../figures/garment-figures.ts';
import type { Side } from '../shapes/drawing.ts';
import { spansAt, widthAt } from '../testing/outline.ts';
import { UNDERWEAR } from '../testing/sample-figures.ts';
import {
  countOf,
  filledWith,
  heightOf,
  mainPart,
  partsOf,
  reachOf,
  seenAt,
} from '../testing/seen.ts';

type Style = UnderwearFigure['style'];

const worn = (style: Style): UnderwearFigure => ({ kind: 'intimate', style });
const parts = (style: Style, side: Side = 'front') => partsOf(worn(style), side);

describe('underwear and swimwear', () => {
  it('are alike on both sides of their middle', () => {
    for (const style of UNDERWEAR) {
      const { left, right } = reachOf(parts(style));
      expect([style, left]).toEqual([style, expect.closeTo(-right, 1)]);
    }
  });

  it('have two cups on two straps as a bra, with skin between the straps', () => {
    for (const style of ['bra', 'bralette', 'bikini'] as const) {
      const straps = parts(style).filter(({ line }) => line);
      expect([style, straps.length]).toEqual([style, 2]);
      expect([style, seenAt(parts(style), { x: 8, y: 11 })]).toEqual([style, 'cloth']);
      expect([style, seenAt(parts(style), { x: 0, y: 3 })]).toEqual([style, 'ground']);
    }
  });

  it('are seamed across the cups of a bra, and soft as a bralette', () => {
    const seams = (style: Style) =>
      filledWith('cloth', parts(style)).flatMap((part) => part.seams ?? []);
    expect(seams('bra')).toHaveLength(2);
    expect(seams('bralette')).toHaveLength(0);
  });

  it('cover more of the chest as a sports bra, which ends in a ribbed band', () => {
    expect(seenAt(parts('sports-bra'), { x: 0, y: 14 })).toBe('cloth');
    expect(seenAt(parts('sports-bra'), { x: 0, y: 24 })).toBe('rib');
    expect(countOf('rib', worn('bra'))).toBe(0);
  });

  it('are cut high on the leg as briefs and have legs as boxer briefs', () => {
    const [brief, boxer] = [mainPart(parts('briefs')).path, mainPart(parts('boxer-briefs')).path];
    expect(widthAt(brief, 18)).toBeLessThan(14);
    expect(widthAt(boxer, 18)).toBeGreaterThan(30);
    expect(spansAt(boxer, 23)).toHaveLength(2);
    expect(spansAt(brief, 18)).toHaveLength(1);
    expect(seenAt(parts('boxer-briefs'), { x: 6, y: 2.4 })).toBe('rib');
  });

  it('are two pieces with skin between them as a bikini and one piece as a swimsuit', () => {
    const at = (style: Style, y: number) => seenAt(parts(style), { x: 4, y });
    expect([at('bikini', 22), at('bikini', 34)]).toEqual(['ground', 'cloth']);
    expect([at('swimsuit', 22), at('swimsuit', 40)]).toEqual(['cloth', 'cloth']);
    expect(heightOf(worn('swimsuit'))).toBeGreaterThan(heightOf(worn('bikini')) + 10);
  });

  it('are nipped in at the waist as a swimsuit', () => {
    const { path } = mainPart(parts('swimsuit'));
    expect(widthAt(path, 38)).toBeLessThan(widthAt(path, 21) - 4);
    expect(widthAt(path, 38)).toBeLessThan(widthAt(path, 57) - 6);
  });

  it('show a deeper back than front as a swimsuit', () => {
    expect(seenAt(parts('swimsuit'), { x: 0, y: 21 })).toBe('cloth');
    expect(seenAt(parts('swimsuit', 'back').slice(1), { x: 0, y: 21 })).toBe('ground');
  });
});
