import { describe, expect, it } from 'vitest';
import { CREASE_STYLES } from '../looks/crease-styles.ts';
import { clothSheet } from '../testing/cloth-sheet.ts';
import type { CreaseStyle } from './crease.ts';
import { creaseHeight } from './crease-field.ts';
import { foldLines } from './fold-lines.ts';
import { type PanelShape, panelShapes } from './panel-shape.ts';
import { planFolds } from './plan-folds.ts';

const { linen, jersey, poplin, coating, satin } = CREASE_STYLES;
if (!linen || !jersey || !poplin || !coating || !satin) throw new Error('A cloth has no creases.');

const [sheet] = panelShapes(clothSheet());
if (!sheet) throw new Error('The sheet has no panel.');
const BOX = { left: -29, right: 29, bottom: -60, top: 0 };
const SHIRT: PanelShape = {
  ...sheet,
  ...BOX,
  name: 'front',
  high: 146,
  low: 86,
  armpits: [
    { x: -26, y: -24 },
    { x: 26, y: -24 },
  ],
};
const SKIRT = { ...SHIRT, high: 106, low: 46 };
const SLEEVE = { ...SHIRT, name: 'left-sleeve', left: -18, right: 18 };

interface Seen {
  style: CreaseStyle;
  seed?: number;
  creased?: number;
}

/** The heights of a panel, one a centimeter, rows from its lower edge. */
function heightsOf(shape: PanelShape, { style, seed = 7, creased = 1 }: Seen): number[] {
  const heightAt = creaseHeight(shape, () => ({
    lines: [],
    folds: planFolds(shape, { style, creased, seed }),
  }));
  return Array.from({ length: 56 * 58 }, (_, at) => heightAt((at % 56) - 28, (at / 56 - 59) | 0));
}

const depthOf = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + Math.abs(height), 0) / heights.length;

describe('the folds of a panel', () => {
  it('are the same for the same piece, and others for another one', () => {
    expect(heightsOf(SHIRT, { style: linen })).toEqual(heightsOf(SHIRT, { style: linen }));
    expect(heightsOf(SHIRT, { style: linen })).not.toEqual(
      heightsOf(SHIRT, { style: linen, seed: 8 }),
    );
  });

  it('lie otherwise at the left than at the right', () => {
    const heights = heightsOf(SHIRT, { style: linen });
    const mirrored = heights.map((_, at) => heights[at - (at % 56) + 55 - (at % 56)] ?? 0);
    const differing = heights.filter((height, at) => Math.abs(height - (mirrored[at] ?? 0)) > 0.05);
    expect(differing.length).toBeGreaterThan(300);
  });

  it('are shallower in heavy cloth than in linen, and where they are steamed', () => {
    const deep = depthOf(heightsOf(SHIRT, { style: linen }));
    expect(depthOf(heightsOf(SHIRT, { style: coating }))).toBeLessThan(0.95 * deep);
    const steamed = depthOf(heightsOf(SHIRT, { style: linen, creased: 0 }));
    expect(steamed).toBeLessThan(0.6 * deep);
    expect(steamed).toBeGreaterThan(0.1 * deep);
  });

  it('lie farther apart in coating than in poplin', () => {
    const risesOf = (style: CreaseStyle) => {
      const heightAt = creaseHeight(SLEEVE, () => ({
        lines: [],
        folds: planFolds(SLEEVE, { style: { ...style, strewn: 0 }, creased: 1, seed: 3 }),
      }));
      let rises = 0;
      for (let x = -15; x <= 15; x += 1)
        for (let y = -55; y < -20; y += 0.25)
          if (heightAt(x, y) < 0 && heightAt(x, y + 0.25) >= 0) rises += 1;
      return rises;
    };
    expect(risesOf(coating)).toBeLessThan(0.8 * risesOf(poplin));
  });

  it('gather at the elbow, and spread from the armpit', () => {
    const heights = heightsOf(SLEEVE, { style: poplin });
    const around = (y: number) =>
      depthOf(heights.filter((_height, at) => Math.abs(Math.floor(at / 56) - 59 - y) < 4));
    expect(around(-33)).toBeGreaterThan(1.4 * around(-14));
    const shirts = [1, 2, 3, 4, 5, 6].map((seed) => heightsOf(SHIRT, { style: poplin, seed }));
    const near = (x: number, y: number) =>
      depthOf(
        shirts.flatMap((heights) =>
          heights.filter(
            (_height, at) => Math.hypot((at % 56) - 28 - x, Math.floor(at / 56) - 59 - y) < 5,
          ),
        ),
      );
    for (const side of [-1, 1]) expect(near(side * 20, -25)).toBeGreaterThan(1.8 * near(0, -25));
  });

  it('fall deeper from a fluid skirt than from a stiff one, and deeper toward its hem', () => {
    const share = (style: CreaseStyle) =>
      depthOf(heightsOf(SKIRT, { style })) / (style.heightCm * style.pulls);
    expect(share(satin)).toBeGreaterThan(1.3 * share(coating));
    const heights = heightsOf(SKIRT, { style: satin });
    expect(depthOf(heights.slice(0, 56 * 20))).toBeGreaterThan(
      2 * depthOf(heights.slice(-56 * 15)),
    );
  });

  it('are few where a panel lies close to the body', () => {
    const close = { ...SKIRT, left: -23, right: 23 };
    expect(depthOf(heightsOf(close, { style: jersey }))).toBeLessThan(
      0.5 * depthOf(heightsOf(SKIRT, { style: jersey })),
    );
  });

  it('are never steeper than cloth stands', () => {
    for (const style of Object.values(CREASE_STYLES))
      for (const shape of [SHIRT, SKIRT, SLEEVE])
        for (const height of heightsOf(shape, { style, seed: 11 }))
          expect(Math.abs(height)).toBeLessThan(1.5);
  });
});

describe('the lines along which a front lay folded', () => {
  const foldedOf = (shape: PanelShape, style: CreaseStyle) =>
    Array.from({ length: 40 }, (_, seed) => foldLines(shape, style, seed).length).filter(
      (count) => count > 0,
    ).length;

  it('tell of the drawer on some tops, and on no dress', () => {
    expect(foldedOf(SHIRT, jersey)).toBeGreaterThan(10);
    expect(foldedOf(SHIRT, jersey)).toBeLessThan(34);
    expect(foldedOf(SHIRT, coating)).toBe(0);
    expect(foldedOf({ ...SHIRT, low: 40 }, jersey)).toBe(0);
  });
});
