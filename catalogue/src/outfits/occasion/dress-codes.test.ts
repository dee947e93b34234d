import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { COLORS } from '@modiste/contract/values';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../../testing/catalogue-folder.ts';
import { makeStoredItem } from '../../testing/make-stored-item.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

const colorsNamed = (names: string) =>
  names.split('|').map((name) => COLORS.find((color) => color === name) ?? 'Black');

/**
 * A shop of pieces that are told as "type,Color|Color,fact,title", each color sold apart.
 * @returns What an outfit is made of: the beginnings of what its pieces are told as, and their colors.
 */
async function compose(
  stock: string,
  query: string,
  gender: 'Women' | 'Men',
  { isInFirstColor = false, casual = 0 } = {},
) {
  const items = stock.split(' ').map((entry) => {
    const [type = '', names = 'Black', fact = 'cotton', name = ''] = entry.split(',');
    const colors = colorsNamed(names);
    const isPattern = ['gingham', 'floral', 'checks', 'stripes'].includes(fact);
    return makeStoredItem(entry, {
      short_description: `${name.replaceAll('-', ' ')} ${type.replaceAll('-', ' ')}`,
      colors,
      facts: {
        type,
        gender,
        materials: [isPattern ? 'cotton' : fact],
        patterns: [isPattern ? fact : 'solid'],
        clothing_size: [],
        color_names: colors,
        color_variants: colors.map((color) => ({ name: color, colors: [color], image: null })),
      },
    });
  });
  const made = await makeCatalogue(items);
  remove = made.remove;
  const filters = { ...DEFAULT_FILTERS, gender: [gender] };
  const steps = { formality: -casual, warmth: 0 };
  const search = { query, filters, budget: null, keep: [], limit: 1, isInFirstColor, steps };
  const [outfit] = await made.catalogue.composeOutfits(search);
  const pieces = outfit?.pieces ?? [];
  return {
    ids: pieces.map(({ id }) => id),
    colors: Object.fromEntries(
      pieces.map(({ other_info, shown_color, colors }) => [
        other_info.type,
        shown_color ?? colors[0],
      ]),
    ),
  };
}

describe('asked to be more casual', () => {
  const SHOP =
    'maxi-dress,Green,linen linen-pants,Beige,linen shirt,Blue,linen sandals,Brown,leather';
  const CASUAL =
    't-shirt jeans,Blue,denim denim-skirt,Blue,denim shorts,Beige,cotton sneakers,White,canvas';

  it.each([1, 2, 4])(
    'an outfit for a wedding at the beach stays one, %i steps down',
    async (casual) => {
      const { ids } = await compose(`${SHOP} ${CASUAL}`, 'beach wedding', 'Women', { casual });
      expect(ids.length).toBeGreaterThan(1);
      for (const id of CASUAL.split(' ')) expect(ids).not.toContain(id);
    },
  );

  it('one for an interview is no weekend outfit', async () => {
    const shop = 'dress-pants,Gray,wool blouse,White,silk loafers,Black,leather';
    const { ids } = await compose(`${shop} ${CASUAL}`, 'job interview', 'Women', { casual: 3 });
    expect(ids.toSorted()).toEqual(shop.split(' ').toSorted());
  });

  it('one for a day off is', async () => {
    const { ids } = await compose(`${SHOP} ${CASUAL}`, 'weekend brunch', 'Women', { casual: 3 });
    expect(ids).toContain('sneakers,White,canvas');
  });
});

describe('at a black tie gala, a man', () => {
  const SHOP = 'tuxedo,Blue|Black,wool dress-shirt,Blue|White oxfords,Brown|Black,leather';

  it('is seen in black and white, whatever color comes first', async () => {
    const { colors } = await compose(`${SHOP} bow-tie,Purple|Black,silk`, 'black tie gala', 'Men');
    expect(colors).toEqual({
      tuxedo: 'Black',
      'dress-shirt': 'White',
      oxfords: 'Black',
      'bow-tie': 'Black',
    });
  });

  it('wears no necktie, no checks and no suede', async () => {
    const others = 'tie,Black,silk dress-shirt,White,checks monk-straps,Black,suede';
    const { ids } = await compose(`${others} ${SHOP} bow-tie,Black,silk`, 'black tie gala', 'Men');
    for (const id of others.split(' ')) expect(ids).not.toContain(id);
  });
});

it('is in dark trousers at a funeral, whatever is sold in light ones', async () => {
  const shop = 'dress-shirt,White,cotton dress-pants,Black,wool oxfords,Black,leather';
  const light = 'linen-pants,Beige,linen';
  const { ids } = await compose(`${light} ${shop}`, 'funeral', 'Men');
  expect(ids).not.toContain(light);
});

it('has no bag or hat for the trail at a wedding, where only a bag and a hat are asked for', async () => {
  const shop = 'midi-dress,Green,silk pumps,Black,leather clutch,Black,satin sun-hat,Beige,straw';
  const trail = 'belt-bag,Black,nylon bucket-hat,Green,cotton beanie,Gray,wool';
  const words = 'wedding, with a bag and a hat';
  const { ids } = await compose(`${shop} ${trail}`, words, 'Women');
  expect(ids).toEqual(expect.arrayContaining(['clutch,Black,satin', 'sun-hat,Beige,straw']));
  for (const id of trail.split(' ')) expect(ids).not.toContain(id);
});

describe('on a hike', () => {
  it('nobody wears a skirt', async () => {
    const shop = 't-shirt,Gray,cotton leggings,Gray,cotton sneakers,White,mesh';
    const skirt = 'midi-skirt,Gray,cotton';
    const { ids } = await compose(`${skirt} ${shop}`, 'a day hike', 'Women');
    expect(ids).toContain('leggings,Gray,cotton');
    expect(ids).not.toContain(skirt);
  });

  it('and for tennis one does', async () => {
    const shop = 'polo-shirt,White,cotton pleated-skirt,White,cotton tennis-shoes,White,mesh';
    const { ids } = await compose(shop, 'tennis', 'Women');
    expect(ids).toContain('pleated-skirt,White,cotton');
  });
});

it('is seen at a funeral in black, with a white shirt', async () => {
  const shop = 'two-piece-suit,Gray|Black,wool dress-shirt,Black|White oxfords,Brown|Black,leather';
  const { colors } = await compose(`${shop} tie,Red|Black,silk`, 'funeral', 'Men');
  expect(colors).toEqual({
    'two-piece-suit': 'Black',
    'dress-shirt': 'White',
    oxfords: 'Black',
    tie: 'Black',
  });
});

it.each([
  ['funeral', 'midi-dress,Black loafers,Red,leather'],
  ['funeral', 'midi-dress,Pink loafers,Black,leather'],
  ['funeral', 'midi-dress,Blue,floral loafers,Black,leather'],
  ['funeral, black blouse', 'blouse,Black,sequin dress-pants,Black oxfords,Black,leather'],
  ['job interview', 'dress-shirt,White joggers,Gray oxfords,Black,leather'],
  ['job interview', 'dress-shirt,White dress-pants,Gray oxfords,Green,leather'],
  ['concert', 't-shirt,White jeans,Blue,denim slides,Black,rubber'],
])('is none at a %s of what nobody wears there: %s', async (occasion, shop) => {
  expect((await compose(shop, occasion, 'Women')).ids).toEqual([]);
});

it('shows each piece in the color that goes with the others', async () => {
  const shop = 'midi-dress,Red,cotton sandals,Green|Beige,leather';
  const { colors } = await compose(shop, 'summer brunch', 'Women');
  expect(colors).toMatchObject({ 'midi-dress': 'Red', sandals: 'Beige' });
});

it('shows each piece in its first color where no other is to be seen', async () => {
  const shop = 'midi-dress,Red,cotton sandals,Green|Beige,leather';
  const { colors } = await compose(shop, 'summer brunch', 'Women', { isInFirstColor: true });
  expect(colors).toMatchObject({ 'midi-dress': 'Red', sandals: 'Green' });
});

it('keeps what is kept in the color that it is shown in, and goes with that', async () => {
  const item = (id: string, type: string, ...colors: ('Red' | 'Green' | 'Beige')[]) =>
    makeStoredItem(id, {
      short_description: type,
      colors,
      facts: {
        type,
        clothing_size: [],
        color_names: colors,
        color_variants: colors.map((color) => ({ name: color, colors: [color], image: null })),
      },
    });
  const made = await makeCatalogue([
    item('dress', 'midi-dress', 'Beige', 'Red'),
    item('shoes', 'sandals', 'Green', 'Beige'),
  ]);
  remove = made.remove;
  const [outfit] = await made.catalogue.composeOutfits({
    query: 'summer brunch',
    filters: { ...DEFAULT_FILTERS, gender: ['Women'] },
    budget: null,
    keep: ['dress'],
    keptColors: { dress: 'Red' },
    limit: 1,
  });
  expect(outfit?.pieces.map(({ shown_color }) => shown_color)).toEqual(['Red', 'Beige']);
});

it('never has two prints at once', async () => {
  const shop = 'blouse,White,floral midi-skirt,Blue,checks midi-skirt,Pink,cotton sandals,Beige';
  const { ids } = await compose(`${shop}`, 'brunch outfit with a blouse and a skirt', 'Women');
  expect(ids.length).toBeGreaterThan(1);
  const plain = await compose(
    'polo-shirt,White,gingham chino-shorts,Blue,gingham chino-shorts,Pink sneakers,White',
    'summer barbecue',
    'Men',
  );
  expect(plain.ids).toContain('chino-shorts,Pink');
});

it.each([
  ['a winter wedding', 'wedges,Beige,suede,espadrille'],
  ['a winter wedding', 'midi-dress,White,gingham'],
])('has nothing of a summer day for %s: %s', async (query, summery) => {
  const shop = 'midi-dress,Blue,wool pumps,Orange,leather wool-coat,Black,wool';
  const { ids } = await compose(`${summery} ${shop}`, query, 'Women');
  expect(ids).toEqual(expect.arrayContaining(['midi-dress,Blue,wool', 'pumps,Orange,leather']));
});

it('has a tie only with a shirt that has a collar for it', async () => {
  const shop = 'two-piece-suit,Gray,wool oxfords,Black,leather tie,Blue,silk';
  const tied = await compose(`${shop} dress-shirt,White`, 'winter wedding', 'Men');
  expect(tied.ids).toContain('tie,Blue,silk');
  const open = await compose(
    `${shop} dress-shirt,White,cotton,band-collar`,
    'winter wedding',
    'Men',
  );
  expect(open.ids).not.toContain('tie,Blue,silk');
});

it('keeps satin shoes for the evening', async () => {
  const shop = 'midi-dress,Blue ballet-flats,Black,satin ballet-flats,Orange,leather';
  const shoesFor = async (query: string) => (await compose(shop, query, 'Women')).ids[1];
  expect(await shoesFor('brunch')).toBe('ballet-flats,Orange,leather');
  expect(await shoesFor('a party')).toBe('ballet-flats,Black,satin');
});

it('dresses for the party, and not for work, at a Christmas party of the office', async () => {
  const shop =
    'cocktail-dress,Green,velvet blouse,White blazer,Gray,wool dress-pants,Gray,wool pumps,Black,leather wool-coat,Black,wool tote-bag,Black,leather clutch,Black,leather';
  const { ids } = await compose(shop, 'christmas party at work', 'Women');
  expect(ids).toEqual(
    expect.arrayContaining(['cocktail-dress,Green,velvet', 'clutch,Black,leather']),
  );
  expect(ids).not.toContain('wool-coat,Black,wool');
});

it('goes by the dress code that an occasion is said to have, and not by what is usual', async () => {
  const shop =
    'two-piece-suit,Gray,wool dress-shirt,White oxfords,Black,leather tie,Blue,silk chinos,Beige loafers,Brown,leather polo-shirt,Blue';
  const usual = await compose(shop, 'job interview', 'Men');
  expect(usual.ids).toContain('two-piece-suit,Gray,wool');
  const relaxed = await compose(shop, 'smart casual job interview', 'Men');
  expect(relaxed.ids).toEqual(expect.arrayContaining(['chinos,Beige', 'loafers,Brown,leather']));
  expect(relaxed.ids).not.toContain('tie,Blue,silk');
});
