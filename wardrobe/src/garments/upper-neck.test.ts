import { describe, expect, it } from 'vitest';
import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Side } from '../shapes/drawing.ts';
import { covers, extentOf } from '../testing/outline.ts';
import { NECKS, top } from '../testing/sample-figures.ts';
import { countOf, filledWith, mainPart, partsOf, reachOf, seenAt } from '../testing/seen.ts';

type Neck = UpperFigure['neck'];

const bodyOf = (neck: Neck, side: Side = 'front') =>
  mainPart(partsOf(top({ neck, sleeve: 'none' }), side)).path;

/** How far down the body is cut in the middle, under whatever is laid over it, in centimeters. */
function openingOf(neck: Neck, side: Side): number {
  const path = bodyOf(neck, side);
  let y = -10;
  while (!covers(path, { x: 0.2, y }) && y < 60) y += 0.25;
  return y;
}

/** How far from the middle the body begins at a height. */
function halfOpeningAt(neck: Neck, y: number): number {
  const path = bodyOf(neck);
  let x = 0;
  while (!covers(path, { x, y }) && x < 40) x += 0.1;
  return x;
}

describe('the neck of a top', () => {
  it.each([
    ['v', 'crew'],
    ['v', 'scoop'],
    ['scoop', 'crew'],
    ['square', 'crew'],
    ['crew', 'boat'],
    ['crew', 'turtle'],
    ['shawl', 'v'],
    ['notch', 'v'],
  ] as const)('opens lower with a %s neck than with a %s neck', (lower, higher) => {
    expect(openingOf(lower, 'front')).toBeGreaterThan(openingOf(higher, 'front') + 2);
  });

  it('comes to a point with a V and is round with a scoop', () => {
    const widthAbove = (neck: Neck) => halfOpeningAt(neck, openingOf(neck, 'front') - 2.5);
    expect(widthAbove('v')).toBeLessThan(2.5);
    expect(widthAbove('scoop')).toBeGreaterThan(widthAbove('v') * 2);
    expect(widthAbove('square')).toBeGreaterThan(widthAbove('scoop'));
  });

  it('runs from shoulder to shoulder with a boat neck', () => {
    expect(halfOpeningAt('boat', 0.8)).toBeGreaterThan(halfOpeningAt('crew', 0.8) + 3);
  });

  it.each(['crew', 'scoop', 'v', 'boat', 'square', 'collar', 'camp', 'moto'] as const)(
    'is cut high behind however low the %s neck is in front',
    (neck) => {
      expect(openingOf(neck, 'back')).toBeLessThan(3);
      expect(openingOf(neck, 'front')).toBeGreaterThan(openingOf(neck, 'back'));
    },
  );

  it('shows its inside with a label only in front', () => {
    expect(seenAt(partsOf(top({ neck: 'v' })), { x: 0, y: 3.5 })).toBe('paper');
    expect(seenAt(partsOf(top({ neck: 'v' })), { x: 0, y: 8 })).toBe('inside');
    expect(countOf('paper', top({ neck: 'v' }), 'back')).toBe(0);
    expect(countOf('inside', top({ neck: 'v' }), 'back')).toBe(0);
  });

  it.each([
    ['turtle', 9],
    ['funnel', 6.5],
    ['mock', 4.5],
  ] as const)('stands up around the throat as a %s', (neck, height) => {
    const { top: highest } = reachOf(partsOf(top({ neck })));
    expect(highest).toBeLessThan(-height);
    expect(highest).toBeGreaterThan(-height - 2);
    expect(seenAt(partsOf(top({ neck })), { x: 0, y: 1 })).toBe('rib');
  });

  it('is finished with a ribbed band when it is round or a plain V, and not when it wraps', () => {
    for (const neck of ['crew', 'scoop', 'v'] as const) {
      const bands = filledWith('rib', partsOf(top({ neck })));
      expect(bands).toHaveLength(1);
      const { bottom } = extentOf(bands[0]?.path ?? '');
      expect(Math.abs(bottom - openingOf(neck, 'front'))).toBeLessThan(4);
    }
    expect(countOf('rib', top({ neck: 'v', front: 'wrap' }))).toBe(0);
    expect(countOf('rib', top({ neck: 'boat' }))).toBe(0);
  });

  it('hangs from thin straps, from the nape or from nothing at all', () => {
    const straps = partsOf(top({ neck: 'strap', sleeve: 'none' })).filter(({ line }) => line);
    expect(straps).toHaveLength(2);
    for (const { line } of straps) expect(line).toBeLessThan(1);
    const at = (neck: Neck, x: number, y: number) =>
      seenAt(partsOf(top({ neck, sleeve: 'none' })), { x, y });
    expect([at('strapless', 9, 2), at('strapless', 0, 5)]).toEqual(['ground', 'ground']);
    expect(at('strapless', 0, 22)).toBe('cloth');
    expect([at('halter', 0, 5), at('halter', 15, 8)]).toEqual(['cloth', 'ground']);
    expect(at('crew', 14, 8)).toBe('cloth');
  });

  it('leaves the back bare in a halter and the shoulders bare off the shoulder', () => {
    const back = partsOf(top({ neck: 'halter', sleeve: 'none' }), 'back');
    expect(seenAt(back, { x: 0, y: 20 })).toBe('ground');
    expect(seenAt(partsOf(top({ sleeve: 'none' }), 'back'), { x: 0, y: 20 })).toBe('cloth');
    const shoulderless = partsOf(top({ neck: 'off', sleeve: 'none' }));
    expect(seenAt(shoulderless, { x: 15, y: 6 })).toBe('ground');
    expect(reachOf(shoulderless).top).toBeGreaterThan(7);
  });
});

describe('the collar of a top', () => {
  it.each([
    'collar',
    'polo',
    'camp',
    'band',
    'notch',
    'peak',
    'shawl',
    'moto',
    'bow',
    'cowl',
  ] as const)('lies on both sides alike as a %s', (neck) => {
    for (const side of ['front', 'back'] as const) {
      const { left, right } = reachOf(partsOf(top({ neck, sleeve: 'none' }), side));
      expect(left).toBeCloseTo(-right, 1);
    }
  });

  it('has longer points on a shirt than on a polo and spreads wide on a camp shirt', () => {
    const leaf = (neck: Neck) => {
      const raised = partsOf(top({ neck })).filter((part) => part.raised);
      return reachOf(raised);
    };
    expect(leaf('collar').bottom).toBeGreaterThan(leaf('polo').bottom + 1);
    expect(leaf('camp').bottom).toBeGreaterThan(leaf('collar').bottom);
    expect(leaf('band').right).toBeLessThan(leaf('collar').right);
  });

  it('folds into lapels down to the closure, and peaks point upward', () => {
    const lapels = (neck: Neck) => partsOf(top({ neck, length: 74 })).filter((part) => part.raised);
    for (const neck of ['notch', 'peak', 'shawl'] as const) {
      const { bottom } = reachOf(lapels(neck));
      expect(bottom).toBeGreaterThan(31);
      expect(bottom).toBeLessThan(40);
    }
    expect(reachOf(lapels('peak')).right).toBeGreaterThan(reachOf(lapels('notch')).right + 1);
    expect(lapels('shawl')).toHaveLength(2);
    expect(lapels('notch')).toHaveLength(4);
  });

  it('is one piece behind where lapels meet in front', () => {
    for (const neck of ['notch', 'peak', 'shawl', 'moto', 'collar'] as const) {
      const behind = partsOf(top({ neck, sleeve: 'none' }), 'back').filter((part) => part.raised);
      expect([neck, behind.length]).toEqual([neck, 1]);
    }
  });

  it('is a hood that stands behind the head and has cords in front only', () => {
    const [front, back] = [partsOf(top({ neck: 'hood' })), partsOf(top({ neck: 'hood' }), 'back')];
    expect(reachOf(front).top).toBeLessThan(-14);
    expect(seenAt(front, { x: 0, y: -5 })).toBe('inside');
    expect(seenAt(back, { x: 0, y: -5 })).toBe('cloth');
    expect(filledWith('trim', front)).toHaveLength(2);
    expect(filledWith('trim', back)).toHaveLength(0);
  });

  it('is tied into a bow with two loops, two tails and a knot in front', () => {
    const raised = (side: Side) =>
      partsOf(top({ neck: 'bow' }), side).filter((part) => part.raised);
    expect(raised('front').length - raised('back').length).toBe(5);
    expect(reachOf(raised('front')).bottom).toBeGreaterThan(28);
    expect(reachOf(raised('back')).bottom).toBeLessThan(8);
    const bow = partsOf(top({ neck: 'bow' }));
    for (const x of [-4.6, 4.6]) expect(seenAt(bow.slice(-5), { x, y: 26 })).toBe('cloth');
  });

  it('drapes a cowl in front and leaves its back plain', () => {
    const drape = partsOf(top({ neck: 'cowl' })).filter((part) => part.raised);
    expect(drape).toHaveLength(1);
    expect(drape[0]?.folds).toHaveLength(2);
    expect(partsOf(top({ neck: 'cowl' }), 'back').some((part) => part.raised)).toBe(false);
  });

  it('never covers the whole body, whichever it is', () => {
    for (const neck of NECKS) {
      const parts = partsOf(top({ neck, length: 64 }));
      expect([neck, seenAt(parts, { x: 10, y: 45 })]).toEqual([neck, 'cloth']);
    }
  });
});
