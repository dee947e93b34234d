import { describe, expect, it } from 'vitest';
import type { UpperFigure } from '../figures/garment-figures.ts';
import { extentOf, spansAt, widthAt } from '../testing/outline.ts';
import { top } from '../testing/sample-figures.ts';
import { countOf, filledWith, mainPart, partsOf, reachOf, seenAt } from '../testing/seen.ts';

const SHIRT = top({ neck: 'collar', front: 'buttons', sleeve: 'none', length: 70 });
const COAT = top({ neck: 'notch', sleeve: 'none', length: 110, fit: 'relaxed' });
const JACKET = top({ neck: 'notch', sleeve: 'none', length: 74 });

/** The middles of the buttons, from the top down. */
const buttonsOf = (figure: UpperFigure) =>
  filledWith('button', partsOf(figure))
    .map(({ path }) => {
      const { left, right, top: upper, bottom } = extentOf(path);
      return { x: (left + right) / 2, y: (upper + bottom) / 2 };
    })
    .toSorted((a, b) => a.y - b.y || a.x - b.x);

/** The pieces that a figure has more than the same figure without one of its properties. */
const addedBy = (
  given: Partial<UpperFigure>,
  to: UpperFigure = top({ sleeve: 'none', length: 70 }),
) => {
  const plain = new Set(partsOf(to).map(({ path }) => path));
  return partsOf({ ...to, ...given }).filter(({ path }) => !plain.has(path));
};

describe('buttons', () => {
  it('run down the middle of a shirt at even distances, from the collar to the hem', () => {
    const row = buttonsOf(SHIRT);
    expect(row.length).toBeGreaterThanOrEqual(6);
    for (const { x } of row) expect(x).toBeCloseTo(0, 6);
    const gaps = row.slice(1).map(({ y }, at) => y - (row[at]?.y ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.1);
    expect(row[0]?.y).toBeLessThan(16);
    expect(row.at(-1)?.y).toBeGreaterThan(58);
    expect(row.at(-1)?.y).toBeLessThan(70);
  });

  it('stop below the chest on a henley', () => {
    const row = buttonsOf(top({ front: 'henley' }));
    expect(row.length).toBeGreaterThan(0);
    expect(row.at(-1)?.y).toBeLessThan(24);
  });

  it('are two on a blazer, more on a tailored coat, and stand in two rows when it is double', () => {
    expect(buttonsOf({ ...JACKET, front: 'tailored' })).toHaveLength(2);
    expect(buttonsOf({ ...COAT, front: 'tailored' }).length).toBeGreaterThan(2);
    expect(
      new Set(buttonsOf({ ...JACKET, front: 'double' }).map(({ x }) => Math.round(x))),
    ).toEqual(new Set([-5, 7]));
    expect(buttonsOf({ ...JACKET, front: 'double' })).toHaveLength(4);
    expect(buttonsOf({ ...COAT, front: 'double' })).toHaveLength(6);
  });

  it('begin where the lapels end', () => {
    for (const front of ['tailored', 'double'] as const) {
      const [first] = buttonsOf({ ...JACKET, front });
      expect(first?.y).toBeGreaterThan(33);
    }
  });

  it('are of metal on denim', () => {
    const denim = { ...SHIRT, denim: true };
    expect(countOf('button', denim)).toBe(0);
    expect(countOf('metal', denim)).toBe(buttonsOf(SHIRT).length);
  });

  it('are toggles of horn with cords on a duffle coat', () => {
    const toggles = filledWith('trim', addedBy({ front: 'toggle' }, COAT));
    expect(toggles.length).toBeGreaterThanOrEqual(3);
    for (const { path } of toggles)
      expect(extentOf(path).left).toBeCloseTo(-extentOf(path).right, 6);
  });
});

describe('zips', () => {
  const zipOf = (given: Partial<UpperFigure>) =>
    reachOf(filledWith('metal', partsOf(top({ sleeve: 'none', length: 66, ...given }))));

  it('run from the neck to the hem, and only to the chest as a half zip', () => {
    expect(zipOf({ front: 'zip' }).bottom).toBeGreaterThan(65);
    expect(zipOf({ front: 'half-zip', neck: 'mock' }).bottom).toBeLessThan(22);
    expect(zipOf({ front: 'half-zip', neck: 'mock' }).top).toBeLessThan(-3);
    expect(zipOf({ front: 'zip', neck: 'funnel' }).top).toBeLessThan(-3);
  });

  it('are straight on a parka and slanted on a biker jacket, which has zips on its pockets too', () => {
    const straight = zipOf({ front: 'zip' });
    expect(straight.right - straight.left).toBeLessThan(2);
    const biker = filledWith('metal', partsOf(top({ front: 'biker', neck: 'moto', length: 64 })));
    expect(biker).toHaveLength(4);
    const { left, right } = extentOf(biker[0]?.path ?? '');
    expect(right - left).toBeGreaterThan(10);
  });
});

describe('a closure', () => {
  it.each([
    'buttons',
    'henley',
    'zip',
    'half-zip',
    'open',
    'double',
    'tailored',
    'biker',
    'toggle',
    'wrap',
  ] as const)('is seen in front and not behind: %s', (front) => {
    const figure = top({ neck: 'v', front, waist: 'none' });
    const plain = top({ neck: 'v', waist: 'none' });
    expect(partsOf(figure)).not.toEqual(partsOf(plain));
    for (const fill of ['button', 'metal', 'trim'] as const)
      expect(countOf(fill, figure, 'back')).toBe(0);
  });

  it('crosses over to the other side on a wrap', () => {
    const edge = addedBy({ front: 'wrap' }, top({ neck: 'v', sleeve: 'none' })).find(
      ({ line }) => line,
    );
    const { left, right, bottom } = extentOf(edge?.path ?? '');
    expect(right).toBeGreaterThan(6);
    expect(left).toBeLessThan(-6);
    expect(bottom).toBeGreaterThan(35);
  });

  it('leaves a seam in the middle of the back of a tailored jacket alone', () => {
    const middleSeam = (figure: UpperFigure) =>
      partsOf(figure, 'back').filter(({ line, path }) => line && extentOf(path).right === 0).length;
    expect(middleSeam({ ...JACKET, front: 'tailored' })).toBe(1);
    expect(middleSeam({ ...JACKET, front: 'double' })).toBe(1);
    expect(middleSeam(SHIRT)).toBe(0);
  });
});

describe('pockets', () => {
  it.each([
    ['chest', 1],
    ['two-chest', 2],
    ['kangaroo', 1],
    ['patch', 2],
    ['flap', 2],
    ['welt', 2],
  ] as const)('lie on the front as %s, %i of them, and not on the back', (pockets, count) => {
    const added = addedBy({ pockets });
    const pieces = filledWith('cloth', added);
    expect(pieces.length).toBe(pockets === 'two-chest' ? 2 * count : count);
    for (const part of pieces) expect(part.raised).toBe(true);
    const plain = partsOf(top({ sleeve: 'none', length: 70 }), 'back');
    expect(partsOf(top({ sleeve: 'none', length: 70, pockets }), 'back')).toEqual(plain);
  });

  it('stay on the body of the shortest and the longest garment', () => {
    for (const pockets of ['chest', 'two-chest', 'kangaroo', 'patch', 'flap', 'welt'] as const) {
      for (const length of [62, 74, 110]) {
        const base = top({ sleeve: 'none', length, cut: 'men' });
        const pocket = reachOf(addedBy({ pockets }, base));
        const body = mainPart(partsOf(base)).path;
        const half = widthAt(body, pocket.bottom) / 2;
        expect([pockets, length, pocket.right < half]).toEqual([pockets, length, true]);
        expect([pockets, length, pocket.bottom < length]).toEqual([pockets, length, true]);
      }
    }
  });

  it('are on the chest or at the hips, as their name says', () => {
    const topOf = (pockets: UpperFigure['pockets']) => reachOf(addedBy({ pockets })).top;
    for (const high of ['chest', 'two-chest'] as const) expect(topOf(high)).toBeLessThan(22);
    for (const low of ['patch', 'flap', 'welt', 'kangaroo'] as const)
      expect(topOf(low)).toBeGreaterThan(38);
  });

  it('close with a flap and a button on both sides of the chest', () => {
    expect(filledWith('button', addedBy({ pockets: 'two-chest' }))).toHaveLength(2);
    expect(filledWith('button', addedBy({ pockets: 'chest' }))).toHaveLength(0);
  });
});

describe('the waist', () => {
  it('is belted with a buckle in front and a plain band behind', () => {
    const belted = top({ sleeve: 'none', length: 104, waist: 'belt' });
    expect(seenAt(partsOf(belted), { x: 2, y: 41 })).toBe('trim');
    expect(seenAt(partsOf(belted), { x: -10, y: 41 })).toBe('plain');
    expect(seenAt(partsOf(belted, 'back'), { x: 0, y: 40 })).toBe('plain');
    expect(countOf('trim', belted, 'back')).toBe(0);
  });

  it('is tied with a knot and two hanging ends, at the side of a wrap', () => {
    const tied = addedBy({ waist: 'tie' });
    expect(reachOf(tied).bottom).toBeGreaterThan(40 + 20);
    expect(tied).toHaveLength(4);
    const wrapped = top({ sleeve: 'none', length: 70, neck: 'v', front: 'wrap' });
    expect(reachOf(addedBy({ waist: 'tie' }, wrapped).slice(1)).right).toBeLessThan(0);
  });

  it('sits where the skirt of a dress begins', () => {
    const dress = top({ sleeve: 'none', length: 40, skirt: { shape: 'a-line', length: 60 } });
    for (const waist of ['belt', 'seam'] as const) {
      const [band] = addedBy({ waist }, dress);
      const { top: from, bottom } = extentOf(band?.path ?? '');
      expect([waist, from < 41 && bottom > 39.5]).toEqual([waist, true]);
    }
  });
});

describe('the body of a top', () => {
  const bodyOf = (given: Partial<UpperFigure>) =>
    mainPart(partsOf(top({ sleeve: 'none', length: 70, ...given }))).path;

  it('is nipped in at the waist when it is slim and hangs straight when it is boxy', () => {
    const nip = (fit: UpperFigure['fit']) =>
      widthAt(bodyOf({ fit }), 24) - widthAt(bodyOf({ fit }), 40);
    expect(nip('slim')).toBeGreaterThan(nip('regular') + 2);
    expect(nip('boxy')).toBeLessThan(1.5);
  });

  it('is curved up at the sides of a shirt tail and straight across otherwise', () => {
    const middleOnly = (hem: UpperFigure['hem']) =>
      widthAt(bodyOf({ hem }), 66) / widthAt(bodyOf({ hem }), 55);
    expect(middleOnly('shirttail')).toBeLessThan(0.97);
    expect(middleOnly('straight')).toBeGreaterThan(0.98);
  });

  it('swings out to a flared hem', () => {
    expect(widthAt(bodyOf({ hem: 'flared', length: 112 }), 108)).toBeGreaterThan(
      widthAt(bodyOf({ length: 112 }), 108) + 10,
    );
  });

  it('ends in a ribbed band, of plain cloth on denim', () => {
    const base = top({ sleeve: 'none', length: 64, neck: 'boat' });
    expect(seenAt(partsOf({ ...base, hem: 'rib' }), { x: 0, y: 62 })).toBe('rib');
    expect(seenAt(partsOf({ ...base, hem: 'rib' }, 'back'), { x: 0, y: 62 })).toBe('rib');
    expect(seenAt(partsOf({ ...base, hem: 'rib', denim: true }), { x: 0, y: 62 })).toBe('cloth');
    expect(countOf('rib', base)).toBe(0);
  });

  it('is quilted in rows from the shoulder to the hem, more on a longer coat', () => {
    const seams = (length: number) =>
      mainPart(partsOf(top({ sleeve: 'none', length, quilted: true }))).seams ?? [];
    expect(seams(67).length).toBeGreaterThan(4);
    expect(seams(100).length).toBeGreaterThan(seams(67).length);
    const heights = seams(67).map((seam) => extentOf(seam).top);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('has a yoke and two seams on either side of a jean jacket, front and back', () => {
    const plain = { ...SHIRT, length: 60 };
    for (const side of ['front', 'back'] as const) {
      const lines = (figure: UpperFigure) =>
        partsOf(figure, side).filter(({ line }) => line).length;
      expect(lines({ ...plain, denim: true }) - lines(plain)).toBe(3);
    }
  });

  it('has two shoulders with the opening of the neck between them', () => {
    const [left, right] = spansAt(bodyOf({ neck: 'crew' }), 3);
    expect(left && right && right[0] - left[1] > 10).toBe(true);
  });
});
