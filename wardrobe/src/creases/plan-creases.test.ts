import { describe, expect, it } from 'vitest';
import { CREASE_STYLES } from '../looks/crease-styles.ts';
import { clothSheet } from '../testing/cloth-sheet.ts';
import type { CreaseStyle } from './crease.ts';
import { creaseHeight } from './crease-field.ts';
import { panelShapes } from './panel-shape.ts';
import { planCreases } from './plan-creases.ts';
import { tossOf } from './pull.ts';
import { foldLines } from './upper-pulls.ts';

const [shape] = panelShapes(clothSheet());
if (!shape) throw new Error('The sheet has no panel.');

/** The heights of the creases on the sheet, one a centimeter. */
function heightsOf(style: CreaseStyle, seed: number): number[] {
  const heightAt = creaseHeight(shape ?? { left: 0, right: 1, bottom: 0, top: 1 }, () =>
    shape ? planCreases(shape, style, seed) : [],
  );
  return Array.from({ length: 40 * 50 }, (_, at) => heightAt((at % 40) - 20, Math.floor(at / 40)));
}

const { linen, jersey, coating, satin } = CREASE_STYLES;
if (!linen || !jersey || !coating || !satin) throw new Error('A cloth has no creases.');

describe('the creases of a panel', () => {
  it('are the same for the same piece, and others for another one', () => {
    expect(heightsOf(linen, 7)).toEqual(heightsOf(linen, 7));
    expect(heightsOf(linen, 7)).not.toEqual(heightsOf(linen, 8));
  });

  it('lie otherwise at the left than at the right', () => {
    const heights = heightsOf(linen, 3);
    const mirrored = heights.map((_, at) => heights[at - (at % 40) + 39 - (at % 40)] ?? 0);
    const differing = heights.filter((height, at) => Math.abs(height - (mirrored[at] ?? 0)) > 0.01);
    expect(differing.length).toBeGreaterThan(200);
  });

  it('are fewer in heavy cloth than in linen', () => {
    expect(planCreases(shape, coating, 5).length * 2).toBeLessThan(
      planCreases(shape, linen, 5).length,
    );
  });

  it('fall in long folds from a fluid skirt, and hardly from a stiff one', () => {
    const skirt = { ...shape, name: 'front', top: 60, bottom: 0, high: 100, low: 40 };
    const deepestOf = (style: CreaseStyle) =>
      planCreases(skirt, style, 5)
        .filter(({ lengthCm }) => lengthCm > 20)
        .map(({ heightCm }) => heightCm)
        .toSorted((a, b) => b - a)
        .slice(0, 5)
        .reduce((sum, heightCm) => sum + heightCm, 0);
    expect(deepestOf(satin)).toBeGreaterThan(1.3 * deepestOf(coating));
  });

  it('tell of the drawer on some tops, and on no dress', () => {
    const front = { ...shape, name: 'front', top: 60, bottom: 0, high: 145, low: 85 };
    const foldedOf = (of: typeof front, share: number) =>
      Array.from({ length: 40 }, (_, seed) => foldLines(of, share, tossOf(seed)).length).filter(
        (count) => count > 0,
      ).length;
    expect(foldedOf(front, jersey.folded)).toBeGreaterThan(10);
    expect(foldedOf(front, jersey.folded)).toBeLessThan(34);
    expect(foldedOf(front, coating.folded)).toBe(0);
    expect(foldedOf({ ...front, low: 40 }, jersey.folded)).toBe(0);
  });

  it('are never steeper than cloth stands', () => {
    for (const style of Object.values(CREASE_STYLES))
      for (const height of heightsOf(style, 11)) expect(Math.abs(height)).toBeLessThan(2);
  });

  it('are painted only when they are seen', () => {
    let planned = 0;
    const heightAt = creaseHeight(shape, () => {
      planned += 1;
      return planCreases(shape, jersey, 1);
    });
    expect(planned).toBe(0);
    heightAt(0, 10);
    heightAt(3, 12);
    expect(planned).toBe(1);
  });
});
