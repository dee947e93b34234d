import { describe, expect, it } from 'vitest';
import type { BagFigure } from '../figures/accessory-figures.ts';
import { extentOf, widthAt } from '../testing/outline.ts';
import { BAGS } from '../testing/sample-figures.ts';
import {
  countOf,
  filledWith,
  heightOf,
  mainPart,
  partsOf,
  reachOf,
  spreadOf,
} from '../testing/seen.ts';

type Style = BagFigure['style'];

const bag = (style: Style): BagFigure => ({ kind: 'bag', style });
const strapsOf = (style: Style) =>
  partsOf(bag(style)).filter(({ line, fill }) => line && fill === 'plain');
const bodyOf = (style: Style) => extentOf(mainPart(partsOf(bag(style))).path);

describe('a bag', () => {
  it('is alike on both sides of its middle', () => {
    for (const style of BAGS) {
      const { left, right } = bodyOf(style);
      expect([style, left]).toEqual([style, expect.closeTo(-right, 1)]);
    }
  });

  it.each([
    ['tote', 2],
    ['basket', 1],
    ['duffel', 2],
    ['backpack', 3],
    ['crossbody', 1],
    ['satchel', 1],
    ['shoulder', 1],
    ['bucket', 1],
    ['belt-bag', 1],
    ['clutch', 0],
    ['wallet', 0],
  ] as const)('is carried as a %s by straps and handles: %i', (style, count) => {
    expect(strapsOf(style)).toHaveLength(count);
  });

  it('hangs lower from the strap of a crossbody bag than from the handle of a satchel', () => {
    const drop = (style: Style) => -reachOf(strapsOf(style)).top;
    expect(drop('crossbody')).toBeGreaterThan(drop('satchel') + 12);
    expect(drop('bucket')).toBeGreaterThan(drop('shoulder') + 3);
  });

  it.each([
    ['duffel', 'tote'],
    ['tote', 'satchel'],
    ['satchel', 'crossbody'],
    ['crossbody', 'wallet'],
  ] as const)('holds more as a %s than as a %s', (larger, smaller) => {
    const roomOf = (style: Style) => {
      const { left, right, top, bottom } = bodyOf(style);
      return (right - left) * (bottom - top);
    };
    expect(roomOf(larger)).toBeGreaterThan(roomOf(smaller) * 1.1);
  });

  it('is wide and low as a duffel, a clutch and a baguette, and tall as a backpack', () => {
    const shape = (style: Style) => {
      const { left, right, top, bottom } = bodyOf(style);
      return (right - left) / (bottom - top);
    };
    for (const style of ['duffel', 'clutch', 'shoulder'] as const)
      expect(shape(style)).toBeGreaterThan(1.7);
    for (const style of ['backpack', 'bucket'] as const) expect(shape(style)).toBeLessThan(1);
  });

  it('narrows to the bottom as a basket and widens as a bucket', () => {
    const { path: basket } = mainPart(partsOf(bag('basket')));
    expect(widthAt(basket, 20)).toBeLessThan(widthAt(basket, 4) - 6);
    const { path: bucket } = mainPart(partsOf(bag('bucket')));
    expect(widthAt(bucket, 22)).toBeGreaterThan(widthAt(bucket, 4) + 2);
  });

  it('closes with a flap and a metal clasp in front, and is plain behind', () => {
    for (const style of ['satchel', 'clutch'] as const) {
      expect([style, countOf('metal', bag(style))]).toEqual([style, 1]);
      expect([style, countOf('metal', bag(style), 'back')]).toEqual([style, 0]);
      const [, cover] = filledWith('cloth', partsOf(bag(style)));
      const [flap, body] = [extentOf(cover?.path ?? ''), bodyOf(style)];
      expect([style, flap.bottom > body.top + 5, flap.bottom < body.bottom]).toEqual([
        style,
        true,
        true,
      ]);
    }
    expect(countOf('metal', bag('crossbody'))).toBe(3);
  });

  it('has a pocket and a zip on the front of a backpack and shoulder straps behind', () => {
    expect(countOf('metal', bag('backpack'))).toBeGreaterThan(0);
    expect(countOf('metal', bag('backpack'), 'back')).toBe(0);
    const widest = (side: 'front' | 'back') =>
      Math.max(...partsOf(bag('backpack'), side).map(({ line }) => line ?? 0));
    expect(widest('back')).toBeGreaterThan(widest('front'));
  });

  it('is drawn shut with cords as a bucket bag', () => {
    const cords = filledWith('trim', partsOf(bag('bucket')));
    expect(cords).toHaveLength(3);
    for (const { line } of cords) expect(line).toBeGreaterThan(0);
  });

  it('is the smallest of all as a wallet', () => {
    for (const style of BAGS.filter((other) => other !== 'wallet')) {
      expect([style, heightOf(bag(style)) > heightOf(bag('wallet'))]).toEqual([style, true]);
      expect([style, spreadOf(bag(style)) > spreadOf(bag('wallet'))]).toEqual([style, true]);
    }
  });
});
