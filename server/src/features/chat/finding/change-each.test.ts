import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import type { Color, TryOnCategory } from '@modiste/contract/values';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import type { OutfitChange } from '@modiste/stylist/outfit-request';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { findOutfits } from './find-outfits.ts';

interface Made {
  type: string;
  price: number;
  category: TryOnCategory;
  color: Color;
  shade: string;
}

const piece = (id: string, { type, price, category, color, shade }: Made) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    full_price: price,
    colors: [color],
    try_on_category: category,
    facts: { type, clothing_size: [], color_names: [shade] },
  });

const upper = { category: 'upper_body', color: 'White', shade: 'White' } as const;
const lower = { type: 'midi-skirt', category: 'lower_body' } as const;
const shoe = { type: 'sandals', category: 'shoes' } as const;
const STOCK = [
  piece('Ida', { ...upper, type: 'blouse', price: 40 }),
  piece('Una', { ...upper, type: 'blouse', price: 44 }),
  piece('Pia', { ...lower, price: 50, color: 'Blue', shade: 'Navy' }),
  piece('Ros', { ...lower, price: 60, color: 'Black', shade: 'Black' }),
  piece('Sky', { ...lower, price: 55, color: 'Blue', shade: 'Sky' }),
  piece('Ivy', { ...lower, price: 58, color: 'Beige', shade: 'Ivory' }),
  piece('Amy', { ...shoe, price: 30, color: 'Beige', shade: 'Sand' }),
  piece('Eve', { ...shoe, price: 34, color: 'Brown', shade: 'Cognac' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

const SHOWN = [
  ['Ida', 'Pia', 'Amy'],
  ['Una', 'Ros', 'Eve'],
];

/** What is found where a part of the outfits on the screen is to change. */
async function change(
  changed: Pick<OutfitChange, 'bases' | 'fill' | 'than' | 'needs'>,
  exceptIds: string[],
) {
  const asked = { most: null, isAdded: false, ...changed };
  const request = {
    ...emptyRequest(),
    refinedQuery: 'garden party',
    exceptIds,
    outfit: { budget: 400, keep: changed.bases[0] ?? [], change: asked },
  };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: SHOWN } };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  const outfits = found?.outfits.map((pieces) => pieces.map(({ id }) => id).toSorted());
  return { outfits, notice: found?.notice };
}

describe('a part of each outfit', () => {
  const bases = [
    ['Ida', 'Amy'],
    ['Una', 'Eve'],
  ];

  it('changes, and all else is as it was', async () => {
    const { outfits = [] } = await change({ bases, fill: ['bottom'] }, ['Pia', 'Ros']);
    const [one = [], other = []] = outfits;
    expect(one).toEqual(expect.arrayContaining(['Ida', 'Amy']));
    expect(other).toEqual(expect.arrayContaining(['Una', 'Eve']));
    expect([...one, ...other].filter((id) => ['Sky', 'Ivy'].includes(id))).toHaveLength(2);
  });

  it('may be what another one had, where no more are sold', async () => {
    const shoes = [
      ['Ida', 'Pia'],
      ['Una', 'Ros'],
    ];
    const { outfits, notice } = await change({ bases: shoes, fill: ['shoes'] }, ['Amy', 'Eve']);
    expect(outfits).toEqual([
      ['Eve', 'Ida', 'Pia'],
      ['Amy', 'Ros', 'Una'],
    ]);
    expect(notice).toBeNull();
  });

  it('stays in one that has nothing to change', async () => {
    const some = [['Ida', 'Pia', 'Amy'], bases[1] ?? []];
    const { outfits = [] } = await change({ bases: some, fill: ['bottom'] }, ['Ros']);
    expect(outfits[0]).toEqual(['Amy', 'Ida', 'Pia']);
    expect(outfits[1]).not.toContain('Ros');
  });
});

describe('a new piece', () => {
  it('is lighter in color than the old one', async () => {
    const than = [{ aspect: 'shade', direction: 1 }] as const;
    const { outfits } = await change({ bases: [['Ida', 'Amy']], fill: ['bottom'], than }, ['Pia']);
    expect(outfits).not.toEqual([]);
    for (const ids of outfits ?? []) expect(ids).not.toContain('Ros');
  });

  it.each([
    [['navy', 'midi'], 'Pia', null],
    [['red', 'midi'], null, 'so I kept to “midi”'],
    [['red'], null, 'No skirt that goes with the rest has “red”'],
  ])('is all that it has to be, or the nearest and told so: %j', async (needs, id, told) => {
    const { outfits = [], notice } = await change(
      { bases: [['Una', 'Eve']], fill: ['bottom'], needs },
      ['Ros'],
    );
    if (id !== null) for (const ids of outfits) expect(ids).toContain(id);
    expect(outfits).not.toEqual([]);
    if (told === null) expect(notice).toBeNull();
    else expect(notice).toContain(told);
  });

  it('is none where nothing is darker, and all stays', async () => {
    const than = [{ aspect: 'shade', direction: -1 }] as const;
    const { outfits, notice } = await change({ bases: [['Una', 'Eve']], fill: ['bottom'], than }, [
      'Ros',
    ]);
    expect(outfits).toEqual([['Eve', 'Ros', 'Una']]);
    expect(notice).toContain('no darker');
  });
});

describe('outfits that are to be darker', () => {
  const darker = async (shown: readonly (readonly string[])[], at: readonly number[]) => {
    const than = [{ aspect: 'shade', direction: -1 }] as const;
    const outfit = { budget: null, keep: [], move: { bases: shown, at, than } };
    const request = { ...emptyRequest(), refinedQuery: 'garden party', outfit };
    const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: shown } };
    const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
    return { ids: found?.outfits.map((pieces) => pieces.map(({ id }) => id)), found };
  };

  it('exchange what is light and keep all else, in its order', async () => {
    const { ids } = await darker([['Una', 'Ivy', 'Eve']], [0]);
    expect(ids).toEqual([['Una', expect.stringMatching('Ros|Pia'), 'Eve']]);
  });

  it('stay where another one is meant', async () => {
    const { ids } = await darker(
      [
        ['Ida', 'Ivy', 'Amy'],
        ['Una', 'Sky', 'Eve'],
      ],
      [1],
    );
    expect(ids?.[0]).toEqual(['Ida', 'Ivy', 'Amy']);
    expect(ids?.[1]).not.toContain('Sky');
  });

  it('stay as they are where nothing is darker, and say so', async () => {
    const { ids, found } = await darker([['Una', 'Ros', 'Eve']], [0]);
    expect(ids).toEqual([['Una', 'Ros', 'Eve']]);
    expect(found?.notice).toContain('nothing darker');
  });
});

describe('outfits that are to cost less', () => {
  const trimmed = async (budget: number) => {
    const outfit = { budget, keep: [], isTrimmed: true };
    const request = { ...emptyRequest(), refinedQuery: 'garden party', outfit };
    const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: SHOWN } };
    const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
    return (found?.outfits ?? []).map((pieces) => pieces.map(({ id }) => id).toSorted());
  };

  it('keep what they can of their pieces', async () => {
    // They cost 120 and 138.
    const [one, other = []] = await trimmed(135);
    expect(one).toEqual(['Amy', 'Ida', 'Pia']);
    expect(other.filter((id) => ['Una', 'Ros', 'Eve'].includes(id))).toHaveLength(2);
  });

  it('lose nothing that was picked', async () => {
    const outfit = { budget: 115, keep: ['Pia'], isTrimmed: true };
    const request = { ...emptyRequest(), refinedQuery: 'garden party', outfit };
    const shown = { itemIds: [], outfits: [['Una', 'Pia', 'Eve']] };
    const state = { ...INITIAL_STATE, request, shown };
    const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
    for (const pieces of found?.outfits ?? []) {
      expect(pieces.map(({ id }) => id)).toContain('Pia');
    }
  });

  it('stay where they cost no more', async () => {
    expect(await trimmed(135)).toContainEqual(['Amy', 'Ida', 'Pia']);
  });
});
