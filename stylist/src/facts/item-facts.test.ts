import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { readItemFacts } from './item-facts.ts';
import { withFabric } from './item-names.ts';
import { placeItem } from './item-places.ts';
import { recordSays } from './record-says.ts';

const attribute = (id: string) => ({ kind: 'attribute' as const, id });

const says = (
  description: string,
  concept: Parameters<typeof recordSays>[1],
  facts: Parameters<typeof sampleItem>[1]['facts'] = {},
) =>
  recordSays(
    readItemFacts(
      sampleItem('one', {
        short_description: 'Wool Midi Skirt',
        description,
        try_on_category: 'lower_body',
        colors: ['Blue'],
        facts: { type: 'midi-skirt', materials: ['wool'], ...facts },
      }),
    ),
    concept,
  );

describe('what a record says', () => {
  it('is yes, no or nothing for a fiber', () => {
    expect(says('', { kind: 'material', id: 'wool' })).toBe('yes');
    expect(says('', { kind: 'material', id: 'silk' })).toBe('no');
    expect(says('', { kind: 'material', id: 'merino' })).toBe('unsaid');
    expect(says('', { kind: 'material', id: 'satin' })).toBe('unsaid');
    expect(says('', { kind: 'material', id: 'wool' }, { materials: ['merino'] })).toBe('yes');
  });

  it('is yes, no or nothing for a lining', () => {
    expect(says('Fully lined.', attribute('lined'))).toBe('yes');
    expect(says('Unlined, so it stays light.', attribute('lined'))).toBe('no');
    expect(says('Cut on the bias.', attribute('lined'))).toBe('unsaid');
  });

  it('is no for another length, and for a color that it does not come in', () => {
    expect(says('', attribute('midi'))).toBe('yes');
    expect(says('', attribute('maxi'))).toBe('no');
    expect(says('', { kind: 'color', id: 'Blue' })).toBe('yes');
    expect(says('', { kind: 'color', id: 'Red' })).toBe('no');
  });

  it('leaves out what the item is worn with', () => {
    expect(says('With sheer tights or white socks.', attribute('sheer'))).toBe('unsaid');
    expect(says('Wear it with a hooded parka.', attribute('hooded'))).toBe('unsaid');
  });

  it('gives a skirt no neckline and a dress no straight legs', () => {
    expect(says('Roll neck weather calls for it.', attribute('turtleneck'))).not.toBe('yes');
    const dress = sampleItem('dress', { description: 'It drops straight.' });
    expect(recordSays(readItemFacts(dress), attribute('straight-leg'))).not.toBe('yes');
  });

  it('says a fabric once beside a kind that has it in its name', () => {
    expect(withFabric('faux leather', { noun: 'leather jacket', isPair: false })).toBe(
      'a faux leather jacket',
    );
    expect(withFabric('linen', { noun: 'linen dress', isPair: false })).toBe('a linen dress');
    expect(withFabric('suede', { noun: 'loafers', isPair: true })).toBe('suede loafers');
  });

  it('names an occasion only where the record says what it is for', () => {
    expect(says('For weddings and long lunches.', attribute('wedding'))).toBe('yes');
    expect(says('It falls to the knee and springs back.', attribute('autumn'))).toBe('unsaid');
  });

  it('reads the stock and the price anew though the words are known', () => {
    const item = sampleItem('two', { price: 90 });
    readItemFacts(item);
    expect(readItemFacts({ ...item, price: 45 }).item.price).toBe(45);
  });
});

it('takes the pocket that a wallet is carried in for no pocket of its own', () => {
  const saysOf = (description: string) =>
    recordSays(
      readItemFacts(
        sampleItem('one', {
          short_description: 'Leather Wallet',
          description,
          try_on_category: 'bags',
          facts: { type: 'wallet', materials: ['leather'] },
        }),
      ),
      attribute('pockets'),
    );
  expect(saysOf('Slim enough to fit in the breast pocket.')).not.toBe('yes');
  expect(saysOf('Two pockets for cards.')).toBe('yes');
});

describe('a puffer beside a wool bomber', () => {
  const jacket = (type: string, material: string) =>
    sampleItem(type, {
      short_description: 'Jacket',
      description: '',
      try_on_category: 'upper_body',
      facts: { type, materials: [material] },
    });
  const [puffer, bomber] = [jacket('puffer-jacket', 'nylon'), jacket('bomber-jacket', 'wool')];

  it.each([
    ['warmth', 1],
    ['formality', -1],
  ] as const)('differs in %s', (aspect, direction) => {
    const [one, other] = [placeItem(puffer, aspect), placeItem(bomber, aspect)];
    expect(((one ?? 0) - (other ?? 0)) * direction).toBeGreaterThan(0);
  });
});

it('takes the top of a bag for where it closes', () => {
  const bag = sampleItem('bag', {
    short_description: 'Nylon Belt Bag',
    description: 'The strap locks at length. Zip top; hang to dry.',
    try_on_category: 'accessories',
    facts: { type: 'belt-bag', materials: ['nylon'] },
  });
  expect(recordSays(readItemFacts(bag), attribute('zip'))).toBe('yes');
});

it('ranks coats by the lengths that their pages state', () => {
  const coat = (id: string, description: string) =>
    sampleItem(id, {
      short_description: 'Wool Coat',
      description,
      try_on_category: 'upper_body',
      facts: { type: 'wool-coat', materials: ['wool'] },
    });
  const place = (item: ReturnType<typeof coat>) => placeItem(item, 'length') ?? Number.NaN;
  const [short, long] = [coat('a', 'Length of 31 in (79 cm).'), coat('b', 'length of 47 in')];
  expect(place(long) - place(short)).toBeGreaterThan(0.3);
  expect(placeItem(coat('c', 'Sleeves 25 in long.'), 'length')).toBeNull();
});

it.each([
  ['ballet-flats', 'A round toe and a bow.', 'yes'],
  ['ballet-flats', 'A round toe on a low block heel.', 'no'],
  ['pumps', 'A pointed toe.', 'unsaid'],
])('knows which shoes are flat by what they are: %s, %s', (type, description, verdict) => {
  const shoes = sampleItem('shoes', {
    short_description: 'Leather Shoes',
    description,
    try_on_category: 'shoes',
    facts: { type, materials: ['leather'] },
  });
  expect(recordSays(readItemFacts(shoes), attribute('flat-heel'))).toBe(verdict);
});
