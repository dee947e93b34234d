import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { type Found, type Turn, UNKNOWN_SHOPPER } from '../stylist.ts';

type Facts = Item['other_info'];

interface Sample extends Partial<Omit<Item, 'other_info'>> {
  facts?: Partial<Facts>;
}

/** An item as the catalogue answers it, with the fields that a test names. */
export function sampleItem(id: string, { facts, ...fields }: Sample): Item {
  const price = fields.price ?? 80;
  return {
    id,
    image_urls: [],
    short_description: 'Dress',
    description: '',
    brand: 'Alder',
    price,
    full_price: price,
    discount_perc: 0,
    rank: 0,
    semantic_search_description: '',
    colors: [],
    size: ['S', 'M', 'L'],
    sizes: ['S', 'M', 'L'],
    website: 'alder.example',
    item_url: `https://alder.example/${id}`,
    try_on_category: 'dresses',
    ...fields,
    other_info: {
      type: 'dress',
      gender: 'Women',
      colors: fields.colors ?? [],
      color_names: [],
      materials: [],
      patterns: [],
      clothing_size: ['S', 'M', 'L'],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: [],
      sold_out_sizes: [],
      availability: 'in_stock',
      source: 'sample',
      currency: 'USD',
      ...facts,
    },
  };
}

/** Three dresses that differ in what can be said of them. */
export const SAMPLE_DRESSES: readonly Item[] = [
  sampleItem('linen', {
    short_description: 'Linen Midi Dress',
    description: 'A midi dress in pure linen with a square neckline.',
    price: 88,
    colors: ['Green'],
    facts: { type: 'midi-dress', materials: ['linen'] },
  }),
  sampleItem('cotton', {
    short_description: 'Cotton Wrap Dress',
    description: 'A wrap dress in crisp cotton.',
    brand: 'Birch',
    price: 60,
    colors: ['Blue'],
    facts: { type: 'wrap-dress', materials: ['cotton'] },
  }),
  sampleItem('silk', {
    short_description: 'Silk Slip Dress',
    description: 'A slip dress in sand-washed silk.',
    brand: 'Cedar',
    price: 140,
    colors: ['White'],
    facts: { type: 'slip-dress', materials: ['silk'] },
  }),
];

const NOW = new Date('2026-06-12T10:00:00Z');

/** A message at the beginning of a conversation. */
export const sampleTurn = (words: string, changed: Partial<Turn> = {}): Turn => ({
  words,
  history: [],
  filters: DEFAULT_FILTERS,
  defaultFilters: DEFAULT_FILTERS,
  attachment: null,
  state: INITIAL_STATE,
  items: [],
  shopper: UNKNOWN_SHOPPER,
  now: NOW,
  ...changed,
});

/** What was found for a request for dresses. */
export const sampleFound = (changed: Partial<Found> = {}): Found => ({
  state: { ...INITIAL_STATE, request: { ...emptyRequest(), refinedQuery: 'summer dress' } },
  candidates: SAMPLE_DRESSES,
  total: SAMPLE_DRESSES.length,
  dropped: null,
  notice: null,
  outfits: [],
  shopper: UNKNOWN_SHOPPER,
  now: NOW,
  ...changed,
});
