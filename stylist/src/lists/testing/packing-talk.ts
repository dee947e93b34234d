import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { createBuiltInStylist } from '../../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { idsOfList } from '../../dialogue/shown-list.ts';
import { UNKNOWN_SHOPPER } from '../../stylist.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import type { FindPieces } from '../choose-pieces.ts';

type Piece = readonly [name: string, type: string, price: number, material?: string];

const piece = (...[name, type, price, material = 'cotton']: Piece): Item =>
  sampleItem(name, {
    short_description: name,
    price,
    full_price: price,
    facts: { type, materials: [material] },
  });

const SHOP: readonly Item[] = [
  piece('Brushed Flannel Shirt', 'flannel-shirt', 30, 'flannel'),
  piece('Plain Tee', 't-shirt', 20),
  piece('Work Shirt', 'shirt', 44),
  piece('Oxford Shirt', 'oxford-shirt', 40),
  piece('Straight Jeans', 'jeans', 60),
  piece('Twill Trousers', 'pants', 55),
  piece('Lambswool Sweater', 'sweater', 40, 'wool'),
  piece('Cotton Sweater', 'sweater', 41),
  piece('Striped Sweater', 'sweater', 43),
  piece('Denim Jacket', 'denim-jacket', 80, 'denim'),
  piece('Court Sneakers', 'sneakers', 45),
  piece('Leather Loafers', 'loafers', 240, 'leather'),
  piece('Suede Loafers', 'loafers', 90, 'suede'),
  piece('Poplin Pajamas', 'pajamas', 82),
  piece('Jersey Dress', 'midi-dress', 50),
  piece('Cotton Cardigan', 'cardigan', 42),
  piece('Gabardine Raincoat', 'raincoat', 120),
];

/** A shop without rain jackets shows raincoats. */
const NEAREST = new Map([['rain-jacket', 'raincoat']]);

const findPieces: FindPieces = async ({ query, filters: { priceRangeMax: most } }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id, NEAREST.get(id) ?? id] : [],
  );
  return SHOP.filter(
    ({ other_info: { type }, price }) =>
      types.some((id) => isKindOf(type, id)) && price <= (most ?? price),
  );
};

/** A conversation about a packing list, with all of a small shop to pack from. */
export async function packingTalk(first: string, gender: 'Women' | 'Men' = 'Women') {
  const stylist = createBuiltInStylist({ findPieces });
  const filters = { ...DEFAULT_FILTERS, gender: [gender] };
  let state = INITIAL_STATE;
  const say = async (words: string) => {
    const told = await stylist.translate({
      words,
      history: [],
      filters,
      defaultFilters: filters,
      attachment: null,
      state,
      items: SHOP,
      shopper: UNKNOWN_SHOPPER,
      now: new Date('2026-11-23'),
    });
    state = told.state;
    return { ...told, names: idsOfList(state.list ?? { lines: [] }) };
  };
  return { say, first: await say(first) };
}
