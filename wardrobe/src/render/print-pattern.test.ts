import { describe, expect, it } from 'vitest';
import { PRINTS, type Print } from '../figures/surfaces.ts';
import { differenceWhenMoved, type Pixels } from '../testing/picture-pixels.ts';
import { PAINT } from '../testing/sample-figures.ts';
import { PIXELS_PER_CM, swatchOf } from '../testing/swatch.ts';
import { printPattern } from './print-pattern.ts';

const GROUND = '#f4f0e6';
const INK = '#b01030';
const SECOND = '#106a40';

const printed = new Map<Print, Pixels>(
  await Promise.all(
    PRINTS.map(
      async (print) =>
        [print, await swatchOf({ cloth: GROUND, ink: INK, second: SECOND, print })] as const,
    ),
  ),
);

function swatch(print: Print): Pixels {
  const pixels = printed.get(print);
  if (!pixels) throw new Error(`No swatch of ${print}`);
  return pixels;
}

/** How much a print changes from one side to the other and from top to bottom. */
const changes = (print: Print) => ({
  across: differenceWhenMoved(swatch(print), 4, 0),
  down: differenceWhenMoved(swatch(print), 0, 4),
});

describe('a print', () => {
  it('shows the ground of the cloth between its marks', () => {
    for (const print of PRINTS)
      expect([print, swatch(print).shareNear(GROUND, 40) > 0.1]).toEqual([print, true]);
    expect(swatch('none').shareNear(GROUND, 4)).toBe(1);
  });

  it.each([
    ['breton', 0.25, 0.5],
    ['stripe', 0.3, 0.5],
    ['gingham', 0.15, 0.4],
    ['houndstooth', 0.2, 0.5],
    ['dots', 0.08, 0.25],
    ['floral', 0.05, 0.3],
    ['leopard', 0.1, 0.4],
    ['argyle', 0.3, 0.6],
    ['abstract', 0.1, 0.4],
  ] as const)(
    'shows the ink of the colorway as %s on %f to %f of the cloth',
    (print, least, most) => {
      const share = swatch(print).shareNear(INK, 110);
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    },
  );

  it.each(['tartan', 'floral', 'meadow', 'leopard', 'fairisle', 'abstract'] as const)(
    'shows the second ink of the colorway as %s',
    (print) => {
      expect(swatch(print).shareNear(SECOND, 100)).toBeGreaterThan(0.02);
    },
  );

  it('of one ink leaves the second one out', () => {
    for (const print of [
      'breton',
      'stripe',
      'pinstripe',
      'gingham',
      'dots',
      'houndstooth',
    ] as const)
      expect([print, swatch(print).shareNear(SECOND, 60)]).toEqual([print, 0]);
  });

  it.each([
    ['breton', 0, 4.2],
    ['stripe', 2.4, 0],
    ['pinstripe', 2.6, 0],
    ['gingham', 2.8, 2.8],
    ['tartan', 10, 10],
    ['windowpane', 8, 9],
    ['houndstooth', 2.4, 2.4],
    ['dots', 1.7, 1.7],
    ['meadow', 7, 7],
    ['leopard', 6, 6],
    ['fairisle', 6, 0],
    ['floral', 14, 0],
  ] as const)('repeats as %s every %f cm across and %f cm down', (print, across, down) => {
    const [dx, dy] = [across * PIXELS_PER_CM, down * PIXELS_PER_CM];
    const repeated = differenceWhenMoved(swatch(print), dx, dy);
    const between = differenceWhenMoved(swatch(print), Math.round(dx / 2), Math.round(dy / 2));
    expect(repeated).toBeLessThan(6);
    expect(between).toBeGreaterThan(repeated * 2 + 5);
  });

  it('runs around the body as Breton stripes and up it as other stripes', () => {
    expect(changes('breton').across).toBe(0);
    expect(changes('breton').down).toBeGreaterThan(20);
    for (const print of ['stripe', 'pinstripe'] as const) {
      expect([print, changes(print).down]).toEqual([print, 0]);
      expect(changes(print).across).toBeGreaterThan(10);
    }
  });

  it('runs both ways as a check', () => {
    for (const print of ['gingham', 'tartan', 'windowpane', 'houndstooth'] as const) {
      const { across, down } = changes(print);
      expect([print, across > 5, down > 5]).toEqual([print, true, true]);
      expect([print, across / down]).toEqual([print, expect.closeTo(1, 0)]);
    }
  });

  it('is darkest in gingham where two stripes cross', () => {
    const at = (x: number, y: number) => swatch('gingham').at(x, y)[1];
    const [crossing, single, ground] = [at(7, 7), at(21, 7), at(21, 21)];
    expect(crossing).toBeLessThan(single - 30);
    expect(single).toBeLessThan(ground - 30);
  });

  it('is finer as pinstripes than as stripes and as a meadow than as large flowers', () => {
    const share = (print: Print) => swatch(print).shareNear(INK, 110);
    expect(share('pinstripe')).toBeLessThan(share('stripe') / 3);
    expect(share('meadow')).toBeLessThan(share('floral'));
  });

  it('draws dots apart from each other on a diagonal', () => {
    const at = (x: number, y: number) => swatch('dots').at(x, y)[1];
    expect([at(8, 8), at(25, 25)].every((green) => green < 60)).toBe(true);
    expect([at(25, 8), at(8, 25), at(17, 17)].every((green) => green > 200)).toBe(true);
  });

  it('is part of the cloth alone: bands and buttons stay plain', async () => {
    for (const fill of ['plain', 'trim', 'button', 'metal'] as const) {
      const pixels = await swatchOf({ print: 'breton', ink: INK }, { fill });
      expect([fill, pixels.shareNear(INK, 60)]).toEqual([fill, 0]);
    }
  });
});

describe('printPattern', () => {
  it('is nothing for plain cloth', () => {
    expect(printPattern('none', PAINT, 'print')).toBeNull();
  });

  it('has the id that it is given and the inks that it is given', () => {
    const pattern = printPattern('leopard', { ink: INK, second: SECOND }, 'spots') ?? '';
    expect(pattern).toContain('<pattern id="spots"');
    expect(pattern).toContain(INK);
    expect(pattern).toContain(SECOND);
  });

  it('lies on the diagonal as foulard and straight as every other print', () => {
    for (const print of PRINTS.filter((each) => each !== 'none'))
      expect([print, printPattern(print, PAINT, 'p')?.includes('rotate(45)')]).toEqual([
        print,
        print === 'foulard',
      ]);
  });
});
