import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { COLORS } from '@modiste/contract/values';
import { GARMENT_TYPES, typeRole } from '@modiste/lexicon/garment-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import type { ComposedOutfit, OutfitSearch } from './outfit-search.ts';

const MATERIALS = ['leather', 'linen', 'cotton', 'wool', 'silk', 'polyester'];
const CLOTHES = ['top', 'bottom', 'one-piece', 'suit', 'outer'];
const ROLES = [...CLOTHES, 'shoes', 'bag', 'jewelry', 'belt'];
const TYPES = GARMENT_TYPES.filter(({ role }) => ROLES.includes(role));

/** A number from 0 up to a limit, always the same for the same seed (a linear congruence). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const next = numbersFrom(7);
const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
  values[next(values.length)] ?? fallback;

/** Some of everything: three quarters of it in stock, in sizes of its own. */
const STOCK = Array.from({ length: 900 }, (_, number) => {
  const type = pick(TYPES, TYPES[0]);
  if (type === undefined) throw new Error('The lexicon has no types');
  const clothes = CLOTHES.includes(type.role) ? [pick(['S', 'M', 'L'] as const, 'M')] : [];
  const shoes = type.role === 'shoes' ? [String(6 + next(4))] : [];
  const color = pick(COLORS, 'Black');
  const material = pick(MATERIALS, 'cotton');
  return makeStoredItem(`item-${number}`, {
    short_description: `${color} ${material} ${type.name} ${number}`,
    try_on_category: type.category,
    colors: [color],
    price: 10 + next(200),
    sizes: [...clothes, ...shoes],
    facts: {
      type: type.id,
      gender: type.gender ?? pick(['Men', 'Women', 'Unisex'] as const, 'Women'),
      materials: [material],
      clothing_size: clothes,
      shoes_size: shoes,
      availability: next(4) === 0 ? 'out_of_stock' : 'in_stock',
    },
  });
});

const OCCASIONS = [
  'a beach wedding',
  'the office',
  'the gym',
  'a cold winter day',
  'black tie',
  '',
];
const REFUSALS = ['nothing black', 'no leather', 'without wool', 'no sneakers', ''];
const GENDERS = [['Men'], ['Women'], []];

interface Asked {
  search: OutfitSearch;
  refused: string;
}

function ask(): Asked {
  const refused = pick(REFUSALS, '');
  const filters: Filters = {
    ...DEFAULT_FILTERS,
    gender: pick(GENDERS, []),
    clothing_size: next(3) === 0 ? ['M'] : [],
    shoes_size: next(3) === 0 ? ['8'] : [],
    color: next(5) === 0 ? ['Blue', 'White', 'Black'] : [],
    priceRangeMax: next(4) === 0 ? 90 : null,
  };
  const query = [pick(OCCASIONS, ''), refused].filter((part) => part !== '').join(', ');
  const budget = next(2) === 0 ? 60 + next(300) : null;
  return { refused, search: { query, filters, budget, keep: [], limit: 1 + next(4) } };
}

const isRefused = (item: Item, refused: string): boolean => {
  const { type, materials } = item.other_info;
  if (refused === 'nothing black') return item.colors.includes('Black');
  if (refused === 'no sneakers') return typeRole(type) === 'shoes' && type.includes('sneakers');
  return materials.some((material) => refused !== '' && refused.endsWith(material));
};

/** What of an item is not as it was asked for, judged from the item alone. */
function broken(item: Item, { search: { filters }, refused }: Asked): string[] {
  const { gender, clothing_size, shoes_size, availability, type } = item.other_info;
  const isShoe = typeRole(type) === 'shoes';
  const lacks = (asked: readonly string[], has: readonly string[]) =>
    asked.length > 0 && has.length > 0 && !has.some((one) => asked.includes(one));
  const faults: Record<string, boolean> = {
    refused: isRefused(item, refused),
    gender: filters.gender.length > 0 && ![...filters.gender, 'Unisex'].includes(gender),
    color: lacks(filters.color, item.colors),
    size:
      lacks(filters.clothing_size, clothing_size) ||
      (isShoe && lacks(filters.shoes_size, shoes_size)),
    price: item.price > (filters.priceRangeMax ?? Number.POSITIVE_INFINITY),
    stock: availability !== 'in_stock',
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

function brokenTogether({ pieces, total }: ComposedOutfit, { search }: Asked): string[] {
  const sum = pieces.reduce((all, { price }) => all + price, 0);
  const roles = pieces.map(({ other_info }) => typeRole(other_info.type));
  const genders = new Set(pieces.map(({ other_info }) => other_info.gender));
  const isWhole =
    roles.includes('shoes') &&
    (roles.includes('one-piece') ||
      roles.includes('suit') ||
      (roles.includes('bottom') && (roles.includes('top') || roles.includes('mid-layer'))));
  const faults: Record<string, boolean> = {
    total: total !== sum,
    budget: total > (search.budget ?? Number.POSITIVE_INFINITY),
    whole: !isWhole,
    'roles twice': new Set(roles).size < roles.length,
    'two wearers': genders.has('Men') && genders.has('Women'),
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

describe('whatever is asked of outfits', () => {
  let made: { catalogue: Catalogue; remove: () => Promise<void> };
  beforeAll(async () => {
    made = await makeCatalogue(STOCK);
  });
  afterAll(() => made.remove());

  it('keeps every limit, in every piece and in all together', async () => {
    let composed = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const asked = ask();
      const outfits = await made.catalogue.composeOutfits(asked.search);
      const pieces = outfits.flatMap((outfit) => outfit.pieces);
      const faults = [
        ...pieces.flatMap((item) => broken(item, asked)),
        ...outfits.flatMap((outfit) => brokenTogether(outfit, asked)),
        ...(new Set(pieces.map(({ id }) => id)).size < pieces.length ? ['a piece twice'] : []),
      ];
      expect({ ...asked, faults }).toEqual({ ...asked, faults: [] });
      composed += outfits.length;
    }
    expect(composed).toBeGreaterThan(300);
  });
});
