import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const NONE = { clothing_size: [], clothing_canonical_size: [] };
const piece = (id: string, facts: MadeItem['facts'], given: Omit<MadeItem, 'facts'> = {}) =>
  makeStoredItem(id, { short_description: id, ...given, facts: { ...NONE, ...facts } });
const dress = (id: string, gone: string[]) =>
  piece(
    id,
    { type: 'midi-dress', clothing_size: ['M', 'L'], sold_out_sizes: gone },
    { sizes: ['M', 'L'] },
  );
const shoe = (id: string, type: string, gone: string[]) =>
  piece(
    id,
    { type, shoes_size: ['8', '9'], sold_out_sizes: gone },
    { sizes: ['8', '9'], try_on_category: 'shoes' },
  );
const suit = (id: string, gone: string[]) =>
  piece(
    id,
    {
      type: 'two-piece-suit',
      gender: 'Men',
      clothing_canonical_size: ['40', '42'],
      clothing_fit: ['R', 'L'],
      sold_out_sizes: gone,
    },
    { sizes: ['40R', '42R', '42L'], try_on_category: 'suits' },
  );

let made: Awaited<ReturnType<typeof makeCatalogue>>;
beforeAll(async () => {
  made = await makeCatalogue([
    dress('Ada', ['M']),
    dress('Bea', []),
    shoe('Cleo', 'block-heels', ['8']),
    shoe('Dora', 'pumps', ['9']),
    suit('Earl', ['42R']),
    suit('Finn', ['40R']),
  ]);
});
afterAll(() => made.remove());

const idsFor = async (query: string, filters: Partial<Filters>, keep: string[] = []) => {
  const composed = await made.catalogue.composeOutfits({
    query,
    filters: { ...DEFAULT_FILTERS, ...filters },
    budget: null,
    keep,
    limit: 3,
  });
  return composed.flatMap(({ pieces }) => pieces.map(({ id }) => id)).toSorted();
};

it('an outfit has no piece that is sold out in the sizes of its wearer', async () => {
  const hers = { gender: ['Women'], clothing_size: ['M'], shoes_size: ['8'] };
  expect(await idsFor('a wedding', hers)).toEqual(['Bea', 'Dora']);
  expect(await idsFor('a wedding', { ...hers, clothing_size: ['L'] })).toEqual(
    expect.arrayContaining(['Dora']),
  );
});

it('nor a suit that is sold out in their length', async () => {
  const his = { gender: ['Men'], clothing_canonical_size: ['42'], clothing_fit: ['R'] };
  const search = { query: 'suit', filters: { ...DEFAULT_FILTERS, ...his }, budget: null, keep: [] };
  const composed = await made.catalogue.composeOutfits({ ...search, roles: ['suit'], limit: 3 });
  expect(composed.flatMap(({ pieces }) => pieces.map(({ id }) => id))).toEqual(['Finn']);
});

it('an outfit has what there is where all of it is sold out', async () => {
  const hers = { gender: ['Women'], clothing_size: ['M'], shoes_size: ['8'] };
  const composed = await made.catalogue.composeOutfits({
    query: 'a wedding',
    filters: { ...DEFAULT_FILTERS, ...hers },
    budget: null,
    keep: [],
    exceptIds: ['Bea', 'Dora'],
    limit: 3,
  });
  expect(composed.flatMap(({ pieces }) => pieces.map(({ id }) => id))).toEqual(['Ada', 'Cleo']);
});

it('a piece that was asked for stays in it, sold out or not', async () => {
  const hers = { gender: ['Women'], clothing_size: ['M'], shoes_size: ['8'] };
  expect(await idsFor('a wedding', hers, ['Ada'])).toEqual(['Ada', 'Dora']);
});

it('an outfit has what most people can buy in their size, where there is such', async () => {
  const sizes = ['S', 'M', 'L', 'XL'];
  const skirt = (id: string, gone: string[]) =>
    piece(
      id,
      { type: 'midi-skirt', clothing_size: sizes, sold_out_sizes: gone },
      { sizes, price: 40, try_on_category: 'lower_body' },
    );
  const stock = [skirt('Rae', ['M', 'L']), skirt('Sue', [])];
  const own = await makeCatalogue(stock);
  const search = { query: 'skirt', filters: DEFAULT_FILTERS, budget: null, keep: [], limit: 1 };
  const idsOf = async (more: { exceptIds?: string[]; isCheapest?: boolean }) => {
    const composed = await own.catalogue.composeOutfits({ ...search, roles: ['bottom'], ...more });
    return composed.flatMap(({ pieces }) => pieces.map(({ id }) => id));
  };
  expect(await idsOf({})).toEqual(['Sue']);
  expect(await idsOf({ exceptIds: ['Sue'] })).toEqual(['Rae']);
  await own.remove();
});
