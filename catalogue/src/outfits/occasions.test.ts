import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { COLORS } from '@modiste/contract/values';
import { typeRole } from '@modiste/lexicon/garment-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import type { OutfitSearch } from './outfit-search.ts';

/** Types of a small shop for both, with a color and a material each. */
const WOMENS =
  'evening-gown,Black,silk sheath-dress,Blue,wool sundress,Pink,linen blouse,White,silk ' +
  't-shirt,White,cotton tank-top,Gray,polyester sweater,Beige,wool dress-pants,Black,wool ' +
  'sports-leggings,Black,polyester jeans,Blue,denim midi-skirt,Green,silk bikini,Red,polyester ' +
  'blazer,Blue,wool wool-coat,Beige,wool pumps,Black,leather heeled-sandals,Silver,leather ' +
  'sandals,Beige,leather training-shoes,White,mesh sneakers,White,canvas ankle-boots,Brown,suede ' +
  'clutch,Silver,satin tote-bag,Brown,leather beach-bag,Beige,straw drop-earrings,Gold,brass';
const MENS =
  'tuxedo,Black,wool two-piece-suit,Blue,wool dress-shirt,White,cotton oxford-shirt,Blue,cotton ' +
  't-shirt,Gray,cotton hoodie,Gray,cotton linen-shirt,White,linen linen-pants,Beige,linen ' +
  'dress-pants,Gray,wool jeans,Blue,denim athletic-shorts,Black,polyester parka,Green,nylon ' +
  'oxfords,Black,leather loafers,Brown,suede running-shoes,White,mesh boots,Brown,leather ' +
  'tie,Blue,silk bow-tie,Black,silk belt,Brown,leather dress-watch,Silver,steel ' +
  'leather-gloves,Black,leather';

const stock = (list: string, gender: 'Women' | 'Men') =>
  list.split(' ').map((entry, at) => {
    const [type = '', name = '', material = ''] = entry.split(',');
    const color = COLORS.find((one) => one === name) ?? 'Black';
    return makeStoredItem(`${gender}-${type}`, {
      short_description: `${color} ${material} ${type.replaceAll('-', ' ')}`,
      colors: [color],
      price: 40 + at,
      facts: { type, gender, materials: [material], clothing_size: [] },
    });
  });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([...stock(WOMENS, 'Women'), ...stock(MENS, 'Men')]);
});
afterAll(() => made.remove());

async function typesFor(query: string, gender: string, asked: Partial<OutfitSearch> = {}) {
  const filters = { ...DEFAULT_FILTERS, gender: [gender] };
  const search = { query, filters, budget: null, keep: [], limit: 1, ...asked };
  const [outfit] = await made.catalogue.composeOutfits(search);
  return outfit?.pieces.map(({ other_info }) => other_info.type) ?? [];
}

describe('an outfit is what the occasion asks for', () => {
  it.each([
    ['a black tie gala', 'Men', ['tuxedo', 'oxfords', 'dress-shirt', 'bow-tie']],
    ['a black tie gala', 'Women', ['evening-gown', 'clutch']],
    ['a job interview', 'Men', ['two-piece-suit', 'oxfords', 'dress-shirt', 'tie']],
    ['the gym', 'Women', ['sports-leggings', 'tank-top', 'training-shoes']],
    ['the gym', 'Men', ['athletic-shorts', 't-shirt', 'running-shoes']],
    ['a beach day', 'Women', ['bikini', 'sandals', 'beach-bag']],
    ['a beach wedding', 'Men', ['linen-shirt', 'linen-pants', 'loafers']],
    ['a casual winter day', 'Men', ['jeans', 'boots', 'parka']],
    ['the office in winter', 'Women', ['wool-coat', 'pumps']],
  ])('%s, for %s', async (query, gender, expected) => {
    expect(await typesFor(query, gender)).toEqual(expect.arrayContaining(expected));
  });

  it.each(['a job interview', 'the office', 'a funeral'])(
    'with nothing that shines or shouts for %s',
    async (query) => {
      const loud = 'two-piece-suit,Black,satin pumps,Black,patent-leather blouse,Black,sequin';
      const quiet = 'two-piece-suit,Gray,wool pumps,Brown,leather blouse,White,cotton';
      const shop = await makeCatalogue(stock(`${loud} ${quiet} belt-bag,Pink,nylon`, 'Women'));
      const filters = { ...DEFAULT_FILTERS, gender: ['Women'] };
      const search = { query, filters, budget: null, keep: [], limit: 1 };
      const [outfit] = await shop.catalogue.composeOutfits(search);
      await shop.remove();
      expect(outfit?.pieces.flatMap(({ colors }) => colors).toSorted()).toEqual([
        'Brown',
        'Gray',
        'White',
      ]);
    },
  );

  it.each(['cool weather', 'cold weather', 'rain'])('with no sandals for %s', async (weather) => {
    const types = await typesFor(`boho outfit for ${weather}`, 'Women');
    expect(types.length).toBeGreaterThan(1);
    expect(types).not.toContain('sandals');
  });

  it('with the garments that the words name, in the color that each is named in', async () => {
    const query = 'white sneakers with blue jeans and a blazer for the weekend';
    expect(await typesFor(query, 'Women')).toEqual(
      expect.arrayContaining(['sneakers', 'jeans', 'blazer']),
    );
  });

  it('without what the words refuse', async () => {
    const types = await typesFor('a wedding, no dress, no heels, no leather', 'Women');
    const roles = types.map(typeRole);
    expect(roles).toEqual(expect.arrayContaining(['top', 'bottom', 'shoes']));
    expect(types).not.toEqual(expect.arrayContaining(['sheath-dress']));
    expect(types).not.toEqual(expect.arrayContaining(['pumps']));
  });

  it('and fewer accessories where the money ends', async () => {
    const all = await typesFor('a black tie gala', 'Men');
    const some = await typesFor('a black tie gala', 'Men', { budget: 40 + 52 + 42 });
    expect(some).toEqual(['tuxedo', 'oxfords', 'dress-shirt']);
    expect(all.length).toBeGreaterThan(some.length);
    expect(await typesFor('a black tie gala', 'Men', { budget: 40 + 52 + 41 })).toEqual([]);
  });

  it('one step dressier or more casual where that is asked, and not the same again', async () => {
    const usual = await typesFor('a job interview', 'Men');
    const casual = await typesFor('a job interview, more casual', 'Men');
    expect(casual).not.toEqual(expect.arrayContaining(['two-piece-suit']));
    expect(casual[0]).not.toBe(usual[0]);
    // A step is one step: no gym clothes at an interview.
    for (const type of ['hoodie', 'athletic-shorts', 'running-shoes', 't-shirt']) {
      expect(casual).not.toContain(type);
    }
    expect(await typesFor('a job interview, dressier', 'Men')).toContain('two-piece-suit');
  });

  it('led by a piece that was not shown before, while others suit', async () => {
    const [lead = ''] = await typesFor('the office', 'Women');
    const seenIds = [`Women-${lead}`];
    const [other] = await typesFor('the office', 'Women', { seenIds, limit: 3 });
    expect(other).not.toBe(lead);
  });

  it('with another tie, and no other trifle, in the place of a tie', async () => {
    const keep = ['Men-two-piece-suit', 'Men-dress-shirt', 'Men-oxfords'];
    const asked = { keep, roles: ['other'] as const };
    expect(await typesFor('a wedding', 'Men', asked)).toContain('tie');
    const exceptIds = ['Men-tie', 'Men-bow-tie'];
    expect(await typesFor('a wedding', 'Men', { ...asked, exceptIds })).toEqual([]);
  });

  it('none where nothing is left of what is asked for', async () => {
    const asked = { keep: ['Women-sundress'], roles: ['belt'] as const };
    expect(await typesFor('', 'Women', asked)).toEqual([]);
  });
});
