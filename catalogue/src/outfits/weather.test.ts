import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { COLORS } from '@modiste/contract/values';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

/** A shop of pieces that are told as "type,color,material". */
async function compose(
  stock: string,
  asked: string | { query: string; isPlain: boolean },
  gender: 'Women' | 'Men',
) {
  const search = typeof asked === 'string' ? { query: asked } : asked;
  const items = stock.split(' ').map((entry) => {
    const [type = '', name = 'Black', material = 'cotton'] = entry.split(',');
    const color = COLORS.find((one) => one === name) ?? 'Black';
    return makeStoredItem(entry, {
      short_description: `${color} ${material} ${type.replaceAll('-', ' ')}`,
      colors: [color],
      facts: { type, gender, materials: [material], clothing_size: [] },
    });
  });
  const made = await makeCatalogue(items);
  remove = made.remove;
  const filters = { ...DEFAULT_FILTERS, gender: [gender] };
  const [outfit] = await made.catalogue.composeOutfits({
    ...search,
    filters,
    budget: null,
    keep: [],
    limit: 1,
  });
  return outfit?.pieces.map(({ id }) => id) ?? [];
}

const WOMEN = 'sweater,Beige,wool jeans,Blue,denim';
const MEN = 't-shirt,White,cotton jeans,Blue,denim sneakers,White,leather';

describe('in the cold, an outfit', () => {
  const COLD = 'casual outfit with a coat or puffer jacket for cold weather';

  it('has a coat that is warm, and no trench coat for one', async () => {
    const coats = 'trench-coat,Beige,cotton wool-coat,Black,wool';
    const shop = `${WOMEN} ankle-boots,Black,leather ${coats}`;
    const pieces = await compose(shop, COLD, 'Women');
    expect(pieces).toContain('wool-coat,Black,wool');
    expect(pieces).not.toContain('trench-coat,Beige,cotton');
  });

  it.each(['mules', 'ballet-flats', 'sandals', 'espadrilles'])('has no %s', async (shoes) => {
    const both = `${shoes},Beige,leather ankle-boots,Green,leather`;
    const pieces = await compose(`${WOMEN} ${both}`, COLD, 'Women');
    expect(pieces).toContain('ankle-boots,Green,leather');
  });

  it('has no linen', async () => {
    const shop = `${MEN} linen-pants,Beige,linen chinos,Green,cotton`.replace(
      'jeans,Blue,denim ',
      '',
    );
    const pieces = await compose(shop, 'smart casual outfit for cool weather', 'Men');
    expect(pieces).toContain('chinos,Green,cotton');
  });

  it('has a turtleneck alone above, and nothing beneath it', async () => {
    const shop = 'turtleneck-sweater,Black,wool wrap-top,Black,satin jeans,Blue ankle-boots,Black';
    const pieces = await compose(shop, 'casual outfit with a turtleneck', 'Women');
    expect(pieces).toContain('turtleneck-sweater,Black,wool');
    expect(pieces).not.toContain('wrap-top,Black,satin');
  });
});

describe('in the rain, an outfit', () => {
  const RAIN = 'casual outfit for cool weather and rain';

  it('has no canvas shoes, which soak through', async () => {
    const leather = 'sneakers,Orange,leather';
    const shop = `t-shirt,White,cotton jeans,Blue,denim sneakers,White,canvas ${leather}`;
    expect(await compose(shop, 'casual outfit for cool weather', 'Men')).not.toContain(leather);
    expect(await compose(shop, RAIN, 'Men')).toContain(leather);
  });

  it('has a jacket where the shop has nothing against the rain', async () => {
    const jacket = 'denim-jacket,Blue,denim';
    expect(await compose(`${MEN} ${jacket}`, RAIN, 'Men')).toContain(jacket);
    const rainwear = 'rain-jacket,Green,nylon';
    expect(await compose(`${MEN} ${jacket} ${rainwear}`, RAIN, 'Men')).toContain(rainwear);
  });

  it('has leather shoes and no suede ones', async () => {
    const shop = `${WOMEN} ankle-boots,Blue,suede ankle-boots,Green,leather`;
    expect(await compose(shop, RAIN, 'Women')).toContain('ankle-boots,Green,leather');
  });

  it('has no sunglasses, which belong to the sun', async () => {
    const shop = `${MEN} sunglasses,Black,acetate`;
    const warm = 'casual outfit for warm weather';
    expect(await compose(shop, warm, 'Men')).toContain('sunglasses,Black,acetate');
    expect(await compose(shop, `${warm} and rain`, 'Men')).not.toContain(
      'sunglasses,Black,acetate',
    );
  });
});

describe('a shirt and tie', () => {
  const REST = 'dress-pants,Gray,wool oxfords,Black,leather tie,Blue,silk';
  const OFFICE = 'office outfit';

  it('are worn together where the shirt is one for it', async () => {
    const pieces = await compose(`${REST} dress-shirt,White,cotton`, OFFICE, 'Men');
    expect(pieces).toContain('tie,Blue,silk');
  });

  it('are not where it is of flannel', async () => {
    const pieces = await compose(`${REST} dress-shirt,White,flannel`, OFFICE, 'Men');
    expect(pieces).toContain('dress-shirt,White,flannel');
    expect(pieces).not.toContain('tie,Blue,silk');
  });

  it('are not in the heat of a usual office', async () => {
    const pieces = await compose(
      `${REST} dress-shirt,White,cotton`,
      'smart casual office outfit for warm weather',
      'Men',
    );
    expect(pieces).not.toContain('tie,Blue,silk');
  });
});

it('is finished with a belt that goes with everything', async () => {
  const shop = `${MEN} belt,Pink,leather belt,Brown,leather`;
  expect(await compose(shop, 'smart casual outfit', 'Men')).toContain('belt,Brown,leather');
});

it('is without what most people have already where it is asked for plain', async () => {
  const shop = `${MEN} belt,Brown,leather sunglasses,Black,acetate`;
  const plain = await compose(shop, { query: 'smart casual outfit', isPlain: true }, 'Men');
  expect(plain).not.toContain('belt,Brown,leather');
  const named = await compose(shop, { query: 'smart casual outfit, belt', isPlain: true }, 'Men');
  expect(named).toContain('belt,Brown,leather');
});
