import { itemSchema } from '@modiste/contract/entities/item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { z } from 'zod';
import { madeRequests } from '../made-catalogue/made-requests.ts';
import { seededRandom } from '../sampling/seeded-random.ts';

/**
 * How often each kind comes in forty requests. A page of results is mostly pictures of fronts; the
 * other sides are seen in the item viewer, and the demo shop draws them when they are first seen.
 */
const MIX = {
  page: 2,
  'search by words': 6,
  'search by words + filters': 4,
  listing: 2,
  item: 2,
  items: 2,
  'similar items': 2,
  'complete the look': 2,
  'picture at 480': 17,
  'picture drawn at 480': 1,
} as const;
type Kind = keyof typeof MIX;

const KINDS = [
  'page',
  'search by words',
  'search by words + filters',
  'listing',
  'item',
  'items',
  'similar items',
  'complete the look',
  'picture at 480',
  'picture drawn at 480',
] as const satisfies readonly Kind[];

const LOOKED_FOR = ['', 'dress', 'shoes', 'jeans', 'coat', 'bag', 'shirt', 'sweater', 'skirt'];
const ITEMS_AT_ONCE = 10;
const MADE = 400;

export interface Shopping {
  kind: Kind;
  path: string;
  /** The JSON to post; null for a page or a picture to get. */
  body: unknown;
}

/** A shopper at an app: where it is, and the headers that say who asks. */
export interface Visit {
  address: string;
  headers: { authorization: string };
}

interface Seen {
  ids: string[];
  fronts: string[];
  otherSides: string[];
}

const answerSchema = z.object({ items: z.array(itemSchema.pick({ id: true, image_urls: true })) });

/** What a shopper can come across: the items of some searches and all their pictures. */
async function lookAround({ address, headers }: Visit): Promise<Seen> {
  const seen: Seen = { ids: [], fronts: [], otherSides: [] };
  for (const query of LOOKED_FOR) {
    const response = await fetch(address + PATHS.search.path, {
      method: PATHS.search.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    for (const item of answerSchema.parse(await response.json()).items) {
      const pictures = item.image_urls.map((url) => `${url}?w=480`);
      seen.ids.push(item.id);
      seen.fronts.push(...pictures.slice(0, 1));
      seen.otherSides.push(...pictures.slice(1));
    }
  }
  return seen;
}

/** Endless mixed requests of shoppers, the same for the same shop and seed. */
export async function shoppingTraffic(visit: Visit, seed: number): Promise<() => Shopping> {
  const { ids, fronts, otherSides } = await lookAround(visit);
  const random = seededRandom(seed);
  const wheel = KINDS.flatMap((kind) => Array<Kind>(MIX[kind]).fill(kind));
  const words = madeRequests('words', MADE, seed);
  const filtered = madeRequests('words + filters', MADE, seed + 1);
  const listed = madeRequests('filters', MADE, seed + 2);
  const search = (made: typeof words) => {
    const { query, filters } = random.pick(made);
    return { path: PATHS.search.path, body: { query, filters } };
  };
  const like = (id_type: 'item' | 'completeTheLook') => ({
    path: PATHS.similarItems.path,
    body: { id: random.pick(ids), id_type },
  });
  const make: Record<Kind, () => Omit<Shopping, 'kind'>> = {
    page: () => ({ path: '/', body: null }),
    'search by words': () => search(words),
    'search by words + filters': () => search(filtered),
    listing: () => search(listed),
    item: () => ({ path: fillPath(PATHS.itemById.path, { id: random.pick(ids) }), body: null }),
    items: () => ({
      path: PATHS.itemsByIds.path,
      body: { item_ids: Array.from({ length: ITEMS_AT_ONCE }, () => random.pick(ids)) },
    }),
    'similar items': () => like('item'),
    'complete the look': () => like('completeTheLook'),
    'picture at 480': () => ({ path: random.pick(fronts), body: null }),
    'picture drawn at 480': () => ({ path: random.pick(otherSides), body: null }),
  };
  return () => {
    const kind = random.pick(wheel);
    return { kind, ...make[kind]() };
  };
}
