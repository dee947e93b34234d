import { describe, expect, it } from 'vitest';
import type { SkirtFigure } from '../figures/garment-figures.ts';
import { extentOf, spansAt, widthAt } from '../testing/outline.ts';
import { SKIRT_SHAPES, top } from '../testing/sample-figures.ts';
import { countOf, mainPart, partsOf, seenAt } from '../testing/seen.ts';

type Shape = SkirtFigure['shape'];

const skirt = (given: Partial<SkirtFigure> = {}): SkirtFigure => ({
  kind: 'skirt',
  shape: 'straight',
  length: 70,
  ...given,
});

const hangingOf = (given: Partial<SkirtFigure>) => mainPart(partsOf(skirt(given)));
const widthDown = (shape: Shape, y: number) => widthAt(hangingOf({ shape }).path, y);

const LENGTHS = { mini: 42, knee: 58, midi: 74, maxi: 92 };

describe('a skirt', () => {
  it('ends lower as a maxi than as a midi than as a mini, in every shape', () => {
    for (const shape of SKIRT_SHAPES) {
      const ends = Object.values(LENGTHS).map(
        (length) => extentOf(hangingOf({ shape, length }).path).bottom,
      );
      expect([shape, ends]).toEqual([shape, ends.toSorted((a, b) => a - b)]);
      for (const [at, length] of Object.values(LENGTHS).entries())
        expect([shape, Math.abs((ends[at] ?? 0) - length) < 7]).toEqual([shape, true]);
    }
  });

  it.each([
    ['full', 'a-line'],
    ['tiered', 'bias'],
    ['a-line', 'bias'],
    ['bias', 'slit'],
    ['wrap', 'straight'],
    ['pleated', 'straight'],
  ] as const)('is wider at the hem when it is %s than when it is %s', (wider, closer) => {
    expect(widthDown(wider, 66)).toBeGreaterThan(widthDown(closer, 66) + 5);
  });

  it('begins at the same waist whatever its shape', () => {
    const waists = SKIRT_SHAPES.map((shape) => widthDown(shape, 0));
    expect(Math.max(...waists) - Math.min(...waists)).toBeLessThan(2);
    expect(waists[0]).toBeGreaterThan(32);
  });

  it('follows the hips when it is straight and leaves them when it is full', () => {
    const hips = widthDown('straight', 20);
    expect(hips).toBeGreaterThan(widthDown('straight', 0) + 6);
    expect(Math.abs(widthDown('straight', 60) - hips)).toBeLessThan(4);
    expect(widthDown('full', 40)).toBeGreaterThan(hips + 15);
  });

  it('is alike on both sides of its middle', () => {
    for (const shape of SKIRT_SHAPES) {
      for (const y of [5, 30, 60]) {
        const spans = spansAt(hangingOf({ shape }).path, y);
        expect([shape, y, (spans[0]?.[0] ?? 0) + (spans.at(-1)?.[1] ?? 0)]).toEqual([
          shape,
          y,
          expect.closeTo(0, 1),
        ]);
      }
    }
  });

  it('falls in more folds the fuller it is', () => {
    const folds = (shape: Shape) => hangingOf({ shape }).folds?.length ?? 0;
    expect(folds('full')).toBeGreaterThan(folds('a-line'));
    expect(folds('a-line')).toBeGreaterThan(folds('straight'));
  });

  it('has pleats all around, from the waist to the hem', () => {
    const { seams = [] } = hangingOf({ shape: 'pleated' });
    expect(seams).toHaveLength(14);
    for (const seam of seams) {
      const { top: from, bottom } = extentOf(seam);
      expect([from < 0, bottom > 69]).toEqual([true, true]);
    }
  });

  it('is sewn of three tiers as high as each other', () => {
    const { seams = [] } = hangingOf({ shape: 'tiered', length: 90 });
    const heights = seams.map((seam) => extentOf(seam).top);
    expect(heights).toEqual([expect.closeTo(29.4, 0), expect.closeTo(59.4, 0)]);
  });

  it('is slit at one side up to the knee', () => {
    const slit = partsOf(skirt({ shape: 'slit' }));
    const hem = extentOf(mainPart(slit).path);
    expect(seenAt(slit, { x: hem.right * 0.46, y: 68 })).toBe('inside');
    expect(seenAt(slit, { x: -hem.right * 0.46, y: 68 })).toBe('cloth');
    expect(seenAt(slit, { x: hem.right * 0.46, y: 35 })).toBe('cloth');
  });

  it('shows the edge of a wrap from one side of the waist to the other side of the hem', () => {
    const [edge = ''] = hangingOf({ shape: 'wrap' }).seams ?? [];
    const { left, right, top: from, bottom } = extentOf(edge);
    expect([left < -6, right > 6, from < 0, bottom > 69]).toEqual([true, true, true, true]);
  });
});

describe('the waistband of a skirt', () => {
  const at = (waistband: SkirtFigure['waistband']) =>
    seenAt(partsOf(skirt({ waistband })), { x: 9, y: -1.5 });

  it('is of rib when it is elastic and of cloth otherwise', () => {
    expect(at('elastic')).toBe('rib');
    expect([at('plain'), at('buttons'), at(undefined)]).toEqual(['plain', 'plain', 'plain']);
  });

  it('buttons down the whole front, with more buttons on a longer skirt', () => {
    const buttons = (length: number) => countOf('button', skirt({ length, waistband: 'buttons' }));
    expect(buttons(50)).toBe(6);
    expect(buttons(74)).toBeGreaterThan(buttons(50));
    expect(countOf('button', skirt({ waistband: 'buttons' }), 'back')).toBe(0);
  });

  it('has pockets, loops and a metal button on a jean skirt, in front', () => {
    expect(countOf('metal', skirt({ waistband: 'jeans' }))).toBe(1);
    expect(countOf('plain', skirt({ waistband: 'jeans' }))).toBe(5);
    expect(countOf('metal', skirt({ waistband: 'jeans' }), 'back')).toBe(0);
  });
});

describe('a dress', () => {
  const dress = (shape: Shape, length: number) =>
    top({ length: 40, sleeve: 'none', skirt: { shape, length } });

  it('hangs from its waist to its hem, lower as a maxi than as a midi than as a mini', () => {
    const ends = [44, 72, 98].map(
      (length) => extentOf(mainPart(partsOf(dress('a-line', length))).path).bottom,
    );
    expect(ends).toEqual(
      [44, 72, 98].map((length) =>
        expect.toSatisfy((end: number) => Math.abs(end - 40 - length) < 6),
      ),
    );
  });

  it('joins its skirt to its bodice without a gap', () => {
    for (const shape of SKIRT_SHAPES) {
      const parts = partsOf(dress(shape, 60));
      for (let y = 30; y < 60; y += 1)
        expect([shape, y, seenAt(parts, { x: 4, y })]).toEqual([shape, y, 'cloth']);
    }
  });

  it('is narrowest at the waist', () => {
    const parts = partsOf(dress('full', 60));
    const widest = (y: number) => Math.max(...parts.map(({ path }) => widthAt(path, y)));
    expect(widest(39)).toBeLessThan(widest(24));
    expect(widest(39)).toBeLessThan(widest(60) - 20);
  });
});
