import { describe, expect, it } from 'vitest';
import type { ShoeFigure } from '../figures/accessory-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { extentOf } from '../testing/outline.ts';
import { SHOES } from '../testing/sample-figures.ts';
import { filledWith, partsOf, reachOf, seenAt } from '../testing/seen.ts';

type Style = ShoeFigure['style'];

const shoe = (style: Style, given: Partial<ShoeFigure> = {}): ShoeFigure => ({
  kind: 'shoe',
  style,
  ...given,
});

/** The nearer shoe of the pair, which stands on the ground at y = 0. */
function nearShoe(figure: ShoeFigure): readonly Part[] {
  const parts = partsOf(figure);
  return parts.slice(parts.length / 2);
}

const heightOf = (figure: ShoeFigure) => -reachOf(nearShoe(figure)).top;

/** How high the heel of the foot stands above the ground. */
const heelOf = (figure: ShoeFigure) => {
  const feet = filledWith('cloth', nearShoe(figure)).filter(({ line }) => line === undefined);
  const upper = feet.map(({ path }) => path).join(' ');
  for (let y = -0.1; y > -20; y -= 0.1)
    if (seenAt([{ path: upper, fill: 'cloth' }], { x: -11.8, y }) === 'cloth') return -y;
  return Number.NaN;
};

const BOOTS = ['chelsea', 'ankle-boot', 'lace-boot', 'tall-boot'] as const;
const LOW_SHOES = ['sneaker', 'slip-on', 'loafer', 'oxford', 'pump', 'ballet', 'mule'] as const;

describe('a shoe', () => {
  it('is shown as a pair, the far one behind and above the near one', () => {
    for (const style of SHOES) {
      const parts = partsOf(shoe(style));
      const [far, near] = [
        reachOf(parts.slice(0, parts.length / 2)),
        reachOf(nearShoe(shoe(style))),
      ];
      expect([style, far.right - far.left]).toEqual([
        style,
        expect.closeTo(near.right - near.left, 1),
      ]);
      expect([style, far.bottom < near.bottom - 4, far.left < near.left - 2]).toEqual([
        style,
        true,
        true,
      ]);
    }
  });

  it('stands on the ground with its toe to the right, and to the left from behind', () => {
    for (const style of SHOES) {
      const { bottom, left, right } = reachOf(nearShoe(shoe(style)));
      expect([style, Math.abs(bottom) < 0.3]).toEqual([style, true]);
      expect([style, right > 12, left < -12]).toEqual([style, true, true]);
      const behind = reachOf(partsOf(shoe(style), 'back'));
      expect([style, behind.right]).toEqual([
        style,
        expect.closeTo(-reachOf(partsOf(shoe(style))).left, 1),
      ]);
    }
  });

  it.each(LOW_SHOES)('ends below the ankle as a %s, lower than any boot', (style) => {
    for (const boot of BOOTS) expect(heightOf(shoe(style))).toBeLessThan(heightOf(shoe(boot)) - 2);
    expect(heightOf(shoe(style))).toBeLessThan(12.5);
  });

  it('reaches higher the longer the shaft of its boot', () => {
    const heights = [13, 17, 35].map((shaft) => heightOf(shoe('tall-boot', { shaft })));
    expect(heights[1]).toBeCloseTo((heights[0] ?? 0) + 4, 0);
    expect(heights[2]).toBeCloseTo((heights[0] ?? 0) + 22, 0);
    expect(heightOf(shoe('high-top'))).toBeGreaterThan(heightOf(shoe('sneaker')) + 3);
  });

  it.each(['pump', 'slingback', 'mary-jane', 'mule', 'ankle-boot'] as const)(
    'lifts the heel of a %s as high as it says',
    (style) => {
      const flat = heelOf(shoe(style));
      for (const heel of [4, 8.5]) {
        const lifted = heelOf(shoe(style, { heel, heelShape: 'block' }));
        expect(lifted - flat).toBeCloseTo(heel, 0);
      }
    },
  );

  it('stands on a thin stiletto, on a wider block and on a wedge under the whole foot', () => {
    const heelWidth = (heelShape: ShoeFigure['heelShape']) => {
      const parts = nearShoe(shoe('strappy', { heel: 8, heelShape }));
      let width = 0;
      for (let x = -15; x < 15; x += 0.1)
        if (seenAt(parts, { x, y: -0.6 }) !== 'ground') width += 0.1;
      return width;
    };
    const tread = heelWidth('stiletto');
    expect(heelWidth('block')).toBeGreaterThan(tread + 3);
    expect(heelWidth('wedge')).toBeGreaterThan(heelWidth('block') + 3);
  });

  it('has a wedge in the color of its sole and a block in that of its upper', () => {
    const heel = (heelShape: ShoeFigure['heelShape']) =>
      seenAt(nearShoe(shoe('strappy', { heel: 8, heelShape })), { x: -11.4, y: -4 });
    expect([heel('wedge'), heel('block'), heel('stiletto')]).toEqual(['sole', 'plain', 'plain']);
  });

  it('stands higher on a thicker sole all along', () => {
    const toeOf = (sole: number) => {
      const parts = filledWith('cloth', nearShoe(shoe('sneaker', { sole })));
      return -reachOf(parts).bottom;
    };
    expect(toeOf(3.4) - toeOf(1)).toBeCloseTo(2.4, 0);
  });

  it('ends in a point farther out than a square or a round toe, and flatter', () => {
    const [round, square, pointed] = (['round', 'square', 'pointed'] as const).map(
      (toe) => reachOf(nearShoe(shoe('pump', { toe }))).right,
    );
    expect(pointed).toBeGreaterThan((square ?? 0) + 1);
    expect(square).toBeGreaterThan(round ?? 0);
  });

  it('has a pale sole under trainers and a dark one under dress shoes', () => {
    for (const style of ['sneaker', 'runner', 'high-top', 'slip-on'] as const)
      expect([style, seenAt(nearShoe(shoe(style, { sole: 2.4 })), { x: 2, y: -1.2 })]).toEqual([
        style,
        'sole',
      ]);
    for (const style of ['loafer', 'oxford', 'monk'] as const)
      expect([style, seenAt(nearShoe(shoe(style, { sole: 0.9 })), { x: 2, y: -0.4 })]).toEqual([
        style,
        'inside',
      ]);
  });
});

describe('the details of a shoe', () => {
  const detailsOf = (style: Style, fill: Part['fill']) => filledWith(fill, nearShoe(shoe(style)));

  it.each([
    ['sneaker', 5],
    ['runner', 5],
    ['high-top', 7],
    ['oxford', 4],
    ['boat', 2],
    ['lace-boot', 8],
    ['loafer', 0],
    ['slip-on', 0],
    ['chelsea', 0],
    ['pump', 0],
    ['mule', 0],
  ] as const)('have on a %s %i laces', (style, count) => {
    expect(detailsOf(style, 'paper').filter(({ line }) => line)).toHaveLength(count);
  });

  it.each([
    ['monk', 1],
    ['mary-jane', 1],
    ['strappy', 1],
    ['sandal', 1],
    ['loafer', 1],
    ['clog', 6],
    ['ballet', 0],
    ['oxford', 0],
  ] as const)('have on a %s %i pieces of metal: buckles, bars and studs', (style, count) => {
    expect(detailsOf(style, 'metal')).toHaveLength(count);
  });

  it('are elastic at the side of a Chelsea boot, with a tab to pull it on', () => {
    const [gore] = detailsOf('chelsea', 'rib');
    const { top, bottom } = extentOf(gore?.path ?? '');
    expect(top).toBeCloseTo(reachOf(filledWith('cloth', nearShoe(shoe('chelsea')))).top, 0);
    expect(bottom).toBeLessThan(-3);
    expect(heightOf(shoe('chelsea'))).toBeGreaterThan(heightOf(shoe('ankle-boot')) + 1);
  });

  it('are a strap around the heel of a slingback, where a pump is closed', () => {
    const back = (style: Style) =>
      filledWith('cloth', nearShoe(shoe(style, { heel: 5, heelShape: 'stiletto' })));
    const seen = (style: Style) => seenAt(back(style), { x: -12.8, y: -9.6 });
    expect([seen('pump'), seen('slingback')]).toEqual(['cloth', 'ground']);
    expect(
      nearShoe(shoe('slingback')).filter(({ line, fill }) => line && fill === 'plain'),
    ).toHaveLength(1);
  });

  it('leave the heel of a mule and of a clog open', () => {
    for (const style of ['mule', 'clog'] as const)
      expect([style, seenAt(nearShoe(shoe(style)), { x: -12.6, y: -4 })]).toEqual([
        style,
        'ground',
      ]);
    expect(seenAt(nearShoe(shoe('loafer')), { x: -12.6, y: -4 })).toBe('cloth');
  });

  it('show the foot between the straps of sandals and slides', () => {
    for (const style of ['slide', 'sandal', 'strappy', 'flip-flop'] as const) {
      expect([style, filledWith('trim', nearShoe(shoe(style))).length]).toEqual([style, 1]);
      expect([style, seenAt(nearShoe(shoe(style)), { x: 12, y: -3 })]).toEqual([style, 'ground']);
    }
    const straps = (style: Style) => nearShoe(shoe(style)).filter((part) => part.raised).length;
    expect([straps('slide'), straps('sandal'), straps('strappy')]).toEqual([1, 2, 1]);
  });

  it('are of a second color on the heel of a sneaker and the side of a runner', () => {
    expect(seenAt(nearShoe(shoe('sneaker', { sole: 2.6 })), { x: -12.6, y: -6 })).toBe('trim');
    expect(seenAt(nearShoe(shoe('runner', { sole: 2.6 })), { x: -3.6, y: -4.4 })).toBe('trim');
    expect(seenAt(nearShoe(shoe('high-top', { sole: 2.4 })), { x: 12, y: -3.4 })).toBe('sole');
  });
});
