import { describe, expect, it } from 'vitest';
import { drawFigure } from './draw-figure.ts';
import type { Figure } from './figures/figure.ts';
import type { UpperFigure } from './figures/garment-figures.ts';
import type { Drawing } from './shapes/drawing.ts';
import {
  ACCESSORIES,
  BAGS,
  boxOf,
  FRONTS,
  LEGS,
  NECKS,
  PANTS,
  POCKETS,
  SAMPLE_FIGURES,
  SHOES,
  SKIRT_SHAPES,
  SLEEVES,
  TOP,
  UNDERWEAR,
} from './testing/sample-figures.ts';
import { seenAt, seenDown } from './testing/seen.ts';

const front = (figure: Figure): Drawing => drawFigure(figure, 'front');
const heightOf = (figure: Figure): number => {
  const { top, bottom } = boxOf(front(figure));
  return bottom - top;
};
const widthOf = (figure: Figure): number => {
  const { left, right } = boxOf(front(figure));
  return right - left;
};
const kindsDrawn = (figures: readonly Figure[]): number =>
  new Set(figures.map((figure) => JSON.stringify(front(figure)))).size;
const top = (given: Partial<UpperFigure>): UpperFigure => ({ ...TOP, ...given });
const fillsOf = (figure: Figure) => new Set(front(figure).parts.map(({ fill }) => fill));

/** An ankle boot and a tall boot differ by their shaft alone. */
const SHAFTS: Partial<Record<(typeof SHOES)[number], number>> = { 'tall-boot': 38 };

describe('drawFigure', () => {
  it('draws every figure from both sides with finite paths of a believable size', () => {
    for (const figure of SAMPLE_FIGURES) {
      for (const side of ['front', 'back'] as const) {
        const drawing = drawFigure(figure, side);
        expect([figure, drawing.parts.length > 0]).toEqual([figure, true]);
        expect([figure, /NaN|Infinity|undefined/.test(JSON.stringify(drawing))]).toEqual([
          figure,
          false,
        ]);
        const { left, right, top: upper, bottom } = boxOf(drawing);
        expect([figure, right - left > 1 && right - left < 260]).toEqual([figure, true]);
        expect([figure, bottom - upper > 1 && bottom - upper < 260]).toEqual([figure, true]);
      }
    }
  });

  it('draws the same figure the same way each time and leaves the figure as it is', () => {
    for (const figure of SAMPLE_FIGURES) {
      const before = structuredClone(figure);
      expect(front(figure)).toEqual(front(figure));
      expect(figure).toEqual(before);
    }
  });

  it('looks into the drawing in close-ups', () => {
    for (const figure of SAMPLE_FIGURES) {
      const drawing = front(figure);
      const { left, right, top: upper, bottom } = boxOf(drawing);
      const { x, y } = drawing.focus;
      expect([figure, x > left - 2 && x < right + 2]).toEqual([figure, true]);
      expect([figure, y > upper - 2 && y < bottom + 2]).toEqual([figure, true]);
    }
  });

  it.each([
    ['shoe', SHOES.map((style): Figure => ({ kind: 'shoe', style, shaft: SHAFTS[style] }))],
    ['bag', BAGS.map((style): Figure => ({ kind: 'bag', style }))],
    ['accessory', ACCESSORIES.map((style): Figure => ({ kind: 'accessory', style }))],
    ['pair of pants', LEGS.map((leg): Figure => ({ ...PANTS, leg }))],
    ['skirt', SKIRT_SHAPES.map((shape): Figure => ({ kind: 'skirt', shape, length: 70 }))],
    ['sleeve', SLEEVES.map((sleeve): Figure => top({ sleeve }))],
    ['pocket', POCKETS.map((pockets): Figure => top({ pockets }))],
  ] as const)('draws no two styles of %s alike', (_name, figures) => {
    expect(kindsDrawn(figures)).toBe(figures.length);
  });

  it('draws almost every neckline and closure its own way', () => {
    expect(kindsDrawn(NECKS.map((neck) => top({ neck })))).toBe(NECKS.length);
    const fronts = FRONTS.map((closing) => top({ front: closing, neck: 'collar' }));
    expect(kindsDrawn(fronts)).toBeGreaterThanOrEqual(FRONTS.length - 1);
    const underwear = UNDERWEAR.map((style): Figure => ({ kind: 'intimate', style }));
    expect(kindsDrawn(underwear)).toBe(UNDERWEAR.length);
  });
});

describe('a garment for the upper body', () => {
  it('ends where its length says', () => {
    for (const length of [46, 60, 75, 104]) {
      expect(Math.abs(boxOf(front(top({ length }))).bottom - length)).toBeLessThan(6);
    }
    expect(heightOf(top({ length: 104 }))).toBeGreaterThan(heightOf(top({ length: 60 })) + 35);
  });

  it('is wider the looser it fits, and for men', () => {
    const bodies = (['slim', 'regular', 'relaxed', 'boxy'] as const).map((fit) =>
      widthOf(top({ fit, sleeve: 'none' })),
    );
    expect(bodies).toEqual(bodies.toSorted((a, b) => a - b));
    expect(new Set(bodies).size).toBe(4);
    expect(widthOf(top({ cut: 'men', sleeve: 'none' }))).toBeGreaterThan(
      widthOf(top({ sleeve: 'none' })),
    );
  });

  it('has sleeves that reach farther the longer they are', () => {
    const reach = (['none', 'short', 'elbow', 'long'] as const).map((sleeve) =>
      widthOf(top({ sleeve })),
    );
    expect(reach[1]).toBeGreaterThan(reach[0] ?? 0);
    expect(reach[3]).toBeGreaterThan(reach[1] ?? 0);
    const lows = (['short', 'elbow', 'three-quarter', 'long'] as const).map((sleeve) => {
      const arms = front(top({ sleeve, length: 40 }));
      return boxOf(arms).bottom;
    });
    expect(lows).toEqual(lows.toSorted((a, b) => a - b));
  });

  it('wears a skirt from its waist to the skirt’s length', () => {
    const mini = heightOf(top({ length: 40, skirt: { shape: 'a-line', length: 40 } }));
    const maxi = heightOf(top({ length: 40, skirt: { shape: 'a-line', length: 98 } }));
    expect(maxi - mini).toBeGreaterThan(50);
    expect(maxi - mini).toBeLessThan(66);
  });

  it('shows buttons, a zip and ribs only where it has them', () => {
    expect(fillsOf(top({ front: 'buttons', neck: 'collar' })).has('button')).toBe(true);
    expect(fillsOf(top({ front: 'zip' })).has('metal')).toBe(true);
    expect(fillsOf(top({ hem: 'rib' })).has('rib')).toBe(true);
    expect(fillsOf(top({ neck: 'strap', sleeve: 'none' })).has('button')).toBe(false);
  });

  it('shows its closure in front and not behind', () => {
    const figure = top({ front: 'buttons', neck: 'collar' });
    const buttons = (side: 'front' | 'back') =>
      drawFigure(figure, side).parts.filter(({ fill }) => fill === 'button').length;
    expect(buttons('front')).toBeGreaterThan(3);
    expect(buttons('back')).toBe(0);
  });

  it('has more to it where it is quilted, belted or made of denim', () => {
    for (const given of [{ quilted: true }, { waist: 'belt' }, { denim: true }] as const) {
      expect(front(top({ ...given, front: 'zip' }))).not.toEqual(front(top({ front: 'zip' })));
    }
  });
});

describe('pants, skirts and shoes', () => {
  it('end lower the longer their inseam', () => {
    const lengths = [8, 30, 60, 80].map((inseam) => heightOf({ ...PANTS, inseam }));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect((lengths[3] ?? 0) - (lengths[0] ?? 0)).toBeGreaterThan(60);
  });

  it('are wider at the hem for wide legs than for skinny ones', () => {
    expect(widthOf({ ...PANTS, leg: 'wide' })).toBeGreaterThan(
      widthOf({ ...PANTS, leg: 'skinny' }),
    );
  });

  it('show creases, pleats, turn-ups and rips only where they have them', () => {
    const plain = JSON.stringify(front(PANTS));
    for (const detail of ['crease', 'pleats', 'turnUp', 'ripped'] as const) {
      expect(JSON.stringify(front({ ...PANTS, [detail]: true }))).not.toBe(plain);
    }
  });

  it('differ by rise and waistband', () => {
    const bands = (['fly', 'elastic', 'drawstring', 'clean', 'belted'] as const).map(
      (waistband): Figure => ({ ...PANTS, waistband }),
    );
    expect(kindsDrawn(bands)).toBe(bands.length);
    const rises = (['low', 'mid', 'high'] as const).map((rise) => heightOf({ ...PANTS, rise }));
    expect(rises[2]).toBeGreaterThan(rises[0] ?? 0);
  });

  it('hang as a skirt to its length, the fuller the wider', () => {
    const skirt = (shape: 'straight' | 'a-line' | 'full', length: number): Figure => ({
      kind: 'skirt',
      shape,
      length,
    });
    expect(heightOf(skirt('straight', 90)) - heightOf(skirt('straight', 50))).toBeCloseTo(40, -1);
    expect(widthOf(skirt('full', 70))).toBeGreaterThan(widthOf(skirt('a-line', 70)));
    expect(widthOf(skirt('a-line', 70))).toBeGreaterThan(widthOf(skirt('straight', 70)));
  });

  it('stand higher on a heel and in a tall boot', () => {
    const pump = (heel: number): Figure => ({
      kind: 'shoe',
      style: 'pump',
      heel,
      heelShape: 'stiletto',
    });
    expect(heightOf(pump(10))).toBeGreaterThan(heightOf(pump(4)) + 4);
    const boot = (shaft: number): Figure => ({ kind: 'shoe', style: 'tall-boot', shaft });
    expect(heightOf(boot(40))).toBeGreaterThan(heightOf(boot(28)) + 8);
  });

  it('show shoes as a pair and turned round from behind', () => {
    const shoe: Figure = { kind: 'shoe', style: 'loafer' };
    const [seen, behind] = [boxOf(front(shoe)), boxOf(drawFigure(shoe, 'back'))];
    expect(behind.left).toBeCloseTo(-seen.right, 1);
    expect(behind.right).toBeCloseTo(-seen.left, 1);
    const { parts } = front(shoe);
    expect(parts.length % 2).toBe(0);
  });

  it('lay a jumpsuit and a suit out as two garments', () => {
    const upper = top({ sleeve: 'long', length: 70 });
    const suit: Figure = { kind: 'outfit', upper, lower: PANTS, joined: false };
    expect(front(suit).parts.length).toBe(front(upper).parts.length + front(PANTS).parts.length);
    expect(heightOf(suit)).toBeGreaterThan(heightOf(PANTS) + 20);
    const sewn: Figure = { kind: 'outfit', upper: top({ length: 40 }), lower: PANTS, joined: true };
    expect(heightOf(sewn)).toBeGreaterThan(heightOf(PANTS) + 30);
  });
});

describe('two garments laid out as one', () => {
  const jumpsuit: Figure = {
    kind: 'outfit',
    upper: top({ length: 40, neck: 'v', fit: 'slim', waist: 'belt' }),
    lower: { ...PANTS, leg: 'wide', rise: 'high', style: 'tailored', waistband: 'clean' },
    joined: true,
  };
  const suit: Figure = {
    kind: 'outfit',
    upper: top({ length: 75, neck: 'notch', sleeve: 'long', front: 'tailored', cut: 'men' }),
    lower: { ...PANTS, cut: 'men', leg: 'slim', style: 'tailored' },
    joined: false,
  };

  it('are a jumpsuit without a gap: bodice, belt and legs below each other', () => {
    const [above, ...beside] = seenDown(front(jumpsuit).parts, 10);
    expect(above).toBe('ground');
    expect(beside).not.toContain('ground');
    expect(beside.filter((fill) => fill === 'plain').length).toBeGreaterThan(0);
    expect(seenDown(front(jumpsuit).parts, 0)).toContain('trim');
  });

  it('are a jacket that covers the waist of its trousers', () => {
    const { parts } = front(suit);
    expect(seenAt(parts, { x: 10, y: 60 })).toBe('cloth');
    const band = parts.findIndex(({ fill }) => fill === 'plain');
    const { top: from, bottom } = boxOf({ ...front(suit), parts: parts.slice(band, band + 1) });
    expect(from).toBeGreaterThan(45);
    expect(bottom).toBeLessThan(75);
    for (let y = from; y < bottom; y += 1) expect(seenAt(parts, { x: 12, y })).not.toBe('plain');
  });

  it('show both legs below the hem of the jacket, from both sides', () => {
    for (const side of ['front', 'back'] as const) {
      const { parts } = drawFigure(suit, side);
      expect(boxOf({ ...front(suit), parts }).bottom).toBeGreaterThan(140);
      expect([seenAt(parts, { x: -13, y: 130 }), seenAt(parts, { x: 13, y: 130 })]).toEqual([
        'cloth',
        'cloth',
      ]);
      expect(seenAt(parts, { x: 0, y: 130 })).toBe('ground');
    }
  });
});
