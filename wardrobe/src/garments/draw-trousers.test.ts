import { describe, expect, it } from 'vitest';
import type { TrouserFigure } from '../figures/garment-figures.ts';
import type { Side } from '../shapes/drawing.ts';
import { extentOf, spansAt, widthAt } from '../testing/outline.ts';
import { LEGS, pants } from '../testing/sample-figures.ts';
import { countOf, filledWith, mainPart, partsOf, reachOf, seenAt } from '../testing/seen.ts';

type Leg = TrouserFigure['leg'];

const legsOf = (given: Partial<TrouserFigure> = {}, side: Side = 'front') =>
  mainPart(partsOf(pants(given), side));

/** How wide one leg is, so many centimeters above its hem. */
function legWidth(leg: Leg, aboveHem: number): number {
  const { path } = legsOf({ leg });
  const spans = spansAt(path, 25 + 74 - aboveHem);
  const [left, right] = spans.at(-1) ?? [0, 0];
  return right - left;
}

const KNEE = 40;
const HEM = 3;

describe('the legs of pants', () => {
  it('are two, which part at the crotch', () => {
    for (const leg of LEGS) {
      const { path } = legsOf({ leg });
      expect([leg, spansAt(path, 20).length]).toEqual([leg, 1]);
      expect([leg, spansAt(path, 95).length]).toEqual([leg, 2]);
    }
  });

  it.each([
    ['wide', 'straight'],
    ['flared', 'straight'],
    ['straight', 'tapered'],
    ['tapered', 'skinny'],
    ['slim', 'skinny'],
    ['straight', 'slim'],
  ] as const)('are wider at the hem when they are %s than when they are %s', (wider, closer) => {
    expect(legWidth(wider, HEM)).toBeGreaterThan(legWidth(closer, HEM) + 2);
  });

  it.each([
    ['barrel', 'straight'],
    ['wide', 'straight'],
    ['straight', 'slim'],
    ['slim', 'skinny'],
  ] as const)('are wider at the knee when they are %s than when they are %s', (wider, closer) => {
    expect(legWidth(wider, KNEE)).toBeGreaterThan(legWidth(closer, KNEE) + 2);
  });

  it('widen downward when flared and narrow downward when skinny, tapered or barrel', () => {
    expect(legWidth('flared', HEM)).toBeGreaterThan(legWidth('flared', KNEE) + 5);
    for (const leg of ['skinny', 'tapered', 'barrel'] as const)
      expect(legWidth(leg, HEM)).toBeLessThan(legWidth(leg, KNEE) - 2);
    expect(Math.abs(legWidth('straight', HEM) - legWidth('straight', KNEE))).toBeLessThan(3);
  });

  it('end as far below the crotch as their inseam says, from shorts to full length', () => {
    for (const inseam of [9, 30, 58, 74]) {
      const { bottom } = extentOf(legsOf({ inseam }).path);
      expect([inseam, Math.abs(bottom - 25 - inseam) < 1.5]).toEqual([inseam, true]);
    }
  });

  it('hang lower from a higher rise', () => {
    const rises = (['low', 'mid', 'high'] as const).map(
      (rise) => extentOf(legsOf({ rise }).path).bottom,
    );
    expect(rises).toEqual([95, 99, 104].map((y) => expect.closeTo(y, 0)));
  });

  it('look the same in outline from the back', () => {
    for (const leg of LEGS) expect(legsOf({ leg }, 'back').path).toBe(legsOf({ leg }).path);
  });

  it('are wider at the waist for men and shaped more at the hips for women', () => {
    const hipToWaist = (cut: 'women' | 'men') => {
      const { path } = legsOf({ cut });
      return widthAt(path, 22) - widthAt(path, 1);
    };
    expect(widthAt(legsOf({ cut: 'men' }).path, 1)).toBeGreaterThan(widthAt(legsOf({}).path, 1));
    expect(hipToWaist('women')).toBeGreaterThan(hipToWaist('men') + 2);
  });
});

describe('the waistband of pants', () => {
  it('is of rib when it is elastic and of cloth when it closes', () => {
    for (const waistband of ['elastic', 'drawstring'] as const)
      expect(seenAt(partsOf(pants({ waistband })), { x: 6, y: 2.4 })).toBe('rib');
    for (const waistband of ['fly', 'clean'] as const)
      expect(seenAt(partsOf(pants({ waistband })), { x: 6, y: 2.4 })).toBe('plain');
  });

  it('ties with two cords in front', () => {
    expect(countOf('trim', pants({ waistband: 'drawstring' }))).toBe(2);
    expect(countOf('trim', pants({ waistband: 'drawstring' }), 'back')).toBe(0);
    expect(countOf('trim', pants({ waistband: 'elastic' }))).toBe(0);
  });

  it('closes with a metal button on jeans, one of horn on chinos, and none where it is clean', () => {
    expect(countOf('metal', pants({ style: 'jeans' }))).toBe(1);
    expect(countOf('button', pants({ style: 'chino' }))).toBe(1);
    expect(countOf('button', pants({ style: 'tailored', waistband: 'clean' }))).toBe(0);
    expect(countOf('metal', pants({ style: 'jeans' }), 'back')).toBe(0);
  });

  it('has a belt with a buckle where it is belted', () => {
    const belted = pants({ style: 'tailored', waistband: 'belted' });
    expect(seenAt(partsOf(belted), { x: 0, y: 2.5 })).toBe('metal');
    expect(seenAt(partsOf(belted, 'back'), { x: 4, y: 2.5 })).toBe('trim');
    expect(countOf('metal', belted, 'back')).toBe(0);
  });

  it('has loops for a belt on jeans, chinos and tailored pants, and not on leggings', () => {
    const bands = (style: TrouserFigure['style'], side: Side) =>
      countOf('plain', pants({ style }), side);
    for (const style of ['jeans', 'chino', 'tailored'] as const) {
      expect([style, bands(style, 'front')]).toEqual([style, 5]);
      expect([style, bands(style, 'back')]).toEqual([style, 4]);
    }
    expect(bands('leggings', 'front')).toBe(1);
    expect(bands('trunks', 'front')).toBe(1);
  });

  it('is twice as deep on leggings', () => {
    const depth = (style: TrouserFigure['style']) => {
      const [band] = filledWith('plain', partsOf(pants({ style })));
      const { top, bottom } = extentOf(band?.path ?? '');
      return bottom - top;
    };
    expect(depth('leggings')).toBeGreaterThan(depth('chino') + 3);
  });
});

describe('the pockets and seams of pants', () => {
  it('are curved in front and sewn on with a yoke behind on jeans', () => {
    const [front, back] = [legsOf({ style: 'jeans' }), legsOf({ style: 'jeans' }, 'back')];
    expect(front.seams?.filter((seam) => seam.includes('C'))).toHaveLength(2);
    const closed = back.seams?.filter((seam) => seam.endsWith('Z')) ?? [];
    expect(closed).toHaveLength(2);
    for (const pocket of closed) {
      const { top, bottom } = extentOf(pocket);
      expect([top > 10, bottom < 25]).toEqual([true, true]);
    }
  });

  it('are slanted on chinos and missing on leggings', () => {
    const seams = (style: TrouserFigure['style']) => legsOf({ style }).seams?.length ?? 0;
    expect(seams('chino')).toBe(3);
    expect(seams('leggings')).toBe(1);
    expect(legsOf({ style: 'leggings' }).stitches?.length).toBe(2);
  });

  it('are stitched on jeans more than on chinos, on both sides', () => {
    for (const side of ['front', 'back'] as const) {
      const stitches = (style: TrouserFigure['style']) =>
        legsOf({ style }, side).stitches?.length ?? 0;
      expect(stitches('jeans')).toBeGreaterThan(stitches('chino'));
    }
  });

  it('lie at the thighs of cargo pants, each with its flap', () => {
    const pockets = partsOf(pants({ style: 'cargo' })).filter((part) => part.raised);
    expect(pockets).toHaveLength(4);
    const { top, bottom } = reachOf(pockets);
    expect(top).toBeGreaterThan(35);
    expect(bottom).toBeLessThan(62);
    const short = pants({ style: 'cargo', inseam: 24 });
    expect(reachOf(partsOf(short).filter((part) => part.raised)).top).toBeLessThan(35);
  });
});

describe('details of pants', () => {
  it('show a pressed line down the front of each leg to the hem', () => {
    const lines = legsOf({ crease: true }).seams?.filter((seam) => !legsOf().seams?.includes(seam));
    expect(lines).toHaveLength(2);
    for (const line of lines ?? []) expect(extentOf(line).bottom).toBeCloseTo(99, 0);
  });

  it('show two pleats on each side below the waist, in front only', () => {
    const added = (side: Side) =>
      (legsOf({ pleats: true }, side).seams?.length ?? 0) - (legsOf({}, side).seams?.length ?? 0);
    expect(added('front')).toBe(4);
    expect(added('back')).toBe(0);
  });

  it('show the hem turned up on both legs, from both sides', () => {
    for (const side of ['front', 'back'] as const) {
      const turned = partsOf(pants({ turnUp: true }), side).filter((part) => part.raised);
      expect(turned).toHaveLength(2);
      expect(reachOf(turned).top).toBeGreaterThan(93);
    }
  });

  it('show ribbed cuffs on joggers, but not on shorts', () => {
    const ribs = (inseam: number) => {
      const parts = partsOf(
        pants({ style: 'jogger', waistband: 'drawstring', inseam, leg: 'tapered' }),
      );
      return filledWith('rib', parts).length;
    };
    expect(ribs(70)).toBe(3);
    expect(ribs(20)).toBe(1);
  });

  it('show tears on both legs of ripped jeans, around the knee', () => {
    const tears = filledWith('paper', partsOf(pants({ style: 'jeans', ripped: true })));
    expect(tears).toHaveLength(3);
    const { left, right, top, bottom } = reachOf(tears);
    expect([left < 0, right > 0]).toEqual([true, true]);
    expect([top > 45, bottom < 70]).toEqual([true, true]);
    expect(countOf('paper', pants({ style: 'jeans' }))).toBe(0);
  });
});
