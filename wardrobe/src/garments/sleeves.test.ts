import { describe, expect, it } from 'vitest';
import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { mirrored } from '../shapes/path.ts';
import { extentOf, spansAt, widthAt } from '../testing/outline.ts';
import { SLEEVES, top } from '../testing/sample-figures.ts';
import { countOf, filledWith, mainPart, partsOf, reachOf } from '../testing/seen.ts';
import { sleevePieces } from './sleeves.ts';
import { measuresOf } from './upper-measures.ts';

type Sleeve = UpperFigure['sleeve'];

const LONG_ENOUGH = SLEEVES.filter((sleeve) => sleeve !== 'none');

const piecesOf = (sleeve: Sleeve, given: Partial<UpperFigure> = {}): Part[] => {
  const figure = top({ sleeve, cuff: 'plain', ...given });
  return sleevePieces(figure, measuresOf(figure), 'front');
};

const lowestOf = (sleeve: Sleeve, given: Partial<UpperFigure> = {}): number =>
  reachOf(piecesOf(sleeve, given)).bottom;

/** How wide the right sleeve is, level with the ground, at a share of the way down it. */
function widthDown(sleeve: Sleeve, share: number): number {
  const path = piecesOf(sleeve)[0]?.path ?? '';
  const { top: from, bottom } = extentOf(path);
  return widthAt(path, from + (bottom - from) * share);
}

describe('sleeves', () => {
  it.each([
    ['cap', 'short'],
    ['short', 'elbow'],
    ['elbow', 'three-quarter'],
    ['three-quarter', 'long'],
  ] as const)('end higher when they are %s than when they are %s', (shorter, longer) => {
    expect(lowestOf(shorter)).toBeLessThan(lowestOf(longer) - 5);
  });

  it.each([
    ['cap', 10, 24],
    ['short', 24, 35],
    ['puff', 24, 35],
    ['elbow', 34, 43],
    ['three-quarter', 43, 52],
    ['long', 59, 68],
    ['bell', 59, 72],
    ['balloon', 59, 70],
  ] as const)(
    'reach with a %s sleeve between %i and %i cm below the shoulder',
    (sleeve, least, most) => {
      expect(lowestOf(sleeve)).toBeGreaterThan(least);
      expect(lowestOf(sleeve)).toBeLessThan(most);
    },
  );

  it('are not drawn on a sleeveless top, whose armholes are cut in instead', () => {
    expect(piecesOf('none')).toEqual([]);
    const shoulderOf = (sleeve: Sleeve) => {
      const { path } = mainPart(partsOf(top({ sleeve })));
      return spansAt(path, 8).at(-1)?.[1] ?? 0;
    };
    expect(shoulderOf('none')).toBeLessThan(shoulderOf('long') - 1);
  });

  it('are a pair, one the mirror image of the other', () => {
    for (const sleeve of LONG_ENOUGH) {
      const [right, left, ...cuffs] = piecesOf(sleeve);
      expect([sleeve, left?.path]).toEqual([sleeve, mirrored(right?.path ?? '')]);
      expect([sleeve, cuffs.length % 2]).toEqual([sleeve, 0]);
    }
  });

  it('start at the shoulder', () => {
    for (const sleeve of LONG_ENOUGH) {
      const { top: start, right } = extentOf(piecesOf(sleeve)[0]?.path ?? '');
      expect([sleeve, start < 6 && start > -3, right > 18]).toEqual([sleeve, true, true]);
    }
  });

  it('widen to the wrist as a bell and swell above it as a balloon', () => {
    expect(widthDown('bell', 0.9)).toBeGreaterThan(widthDown('long', 0.9) + 8);
    expect(widthDown('balloon', 0.6)).toBeGreaterThan(widthDown('long', 0.6) + 4);
    expect(widthDown('balloon', 0.6)).toBeGreaterThan(widthDown('balloon', 0.97) + 4);
  });

  it('are rounder as a puff and hang lower under the arm as a flutter than as a short sleeve', () => {
    expect(widthDown('puff', 0.5)).toBeGreaterThan(widthDown('short', 0.5) + 2);
    expect(lowestOf('flutter')).toBeGreaterThan(lowestOf('short') + 3);
  });

  it('are longer for men and wider on a boxy fit', () => {
    expect(lowestOf('long', { cut: 'men' })).toBeGreaterThan(lowestOf('long') + 4);
    expect(reachOf(piecesOf('short', { fit: 'boxy' })).right).toBeGreaterThan(
      reachOf(piecesOf('short', { fit: 'slim' })).right + 2,
    );
  });
});

describe('cuffs', () => {
  const cuffed = (cuff: UpperFigure['cuff'], sleeve: Sleeve = 'long') => piecesOf(sleeve, { cuff });

  it('close a sleeve at its end', () => {
    for (const cuff of ['rib', 'button', 'turned'] as const) {
      const [sleeve, , band] = cuffed(cuff);
      if (!sleeve || !band) throw new Error(`No ${cuff} cuff is drawn`);
      const [arm, end] = [extentOf(sleeve.path), extentOf(band.path)];
      expect(Math.abs(end.bottom - arm.bottom)).toBeLessThan(2);
      expect(end.top).toBeGreaterThan(arm.bottom - 12);
    }
  });

  it('are ribbed where they say so, and part of the sleeve where they are plain', () => {
    expect(filledWith('rib', cuffed('rib'))).toHaveLength(2);
    expect(filledWith('rib', cuffed('button'))).toHaveLength(0);
    expect(cuffed('plain')).toHaveLength(2);
  });

  it('lie on the sleeve when they are turned up', () => {
    expect(cuffed('turned').filter((part) => part.raised)).toHaveLength(2);
    expect(cuffed('rib').filter((part) => part.raised)).toHaveLength(0);
  });

  it('have one button each in front, on long sleeves only', () => {
    expect(countOf('button', top({ sleeve: 'long', cuff: 'button' }))).toBe(2);
    expect(countOf('button', top({ sleeve: 'long', cuff: 'button' }), 'back')).toBe(0);
    expect(countOf('button', top({ sleeve: 'short', cuff: 'button' }))).toBe(0);
    expect(countOf('button', top({ sleeve: 'long', cuff: 'rib' }))).toBe(0);
  });

  it('are deeper with a button than of rib', () => {
    const depth = (parts: Part[]) => {
      const { top: from, bottom } = extentOf(parts[2]?.path ?? '');
      return bottom - from;
    };
    expect(depth(cuffed('button'))).toBeGreaterThan(depth(cuffed('rib')));
  });

  it('are missing where the cloth flows out: caps, flutters and bells', () => {
    for (const sleeve of ['cap', 'flutter', 'bell'] as const)
      expect([sleeve, cuffed('rib', sleeve).length]).toEqual([sleeve, 2]);
  });
});

describe('quilted sleeves', () => {
  it('have rows of seams across the arm, more of them the longer it is', () => {
    const rows = (sleeve: Sleeve) => piecesOf(sleeve, { quilted: true })[0]?.seams?.length ?? 0;
    expect(rows('long')).toBeGreaterThan(4);
    expect(rows('long')).toBeGreaterThan(rows('short'));
    expect(piecesOf('long')[0]?.seams ?? []).toEqual([]);
  });
});
