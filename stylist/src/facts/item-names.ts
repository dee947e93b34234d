import type { Item } from '@modiste/contract/entities/item';
import { ancestorsOf, findType, typeRole } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricName } from './fabric-traits.ts';
import { type ItemFacts, readItemFacts } from './item-facts.ts';

const isPlural = (name: string): boolean =>
  /[^s]s$/.test(name) && !/(?:dress|swimsuit)$/.test(name);

/** What an item is, in the singular: "midi dress", "pair of loafers", "piece". */
export function kindName(item: Item): string {
  const { type } = readItemFacts(item).garment;
  const name = type === null ? null : (findType(type)?.name ?? null);
  if (name === null) return 'piece';
  return isPairName(name) ? `pair of ${name}` : name;
}

/** "Sneakers", "jeans": a name that is a plural already. */
export const isPairName = (name: string): boolean => isPlural(name);

/** What an item is, without "pair of": "midi dress", "loafers". */
export function bareKindName(item: Item): string {
  const { type } = readItemFacts(item).garment;
  return (type === null ? null : findType(type)?.name) ?? 'piece';
}

/** The kind of an item as one speaks of it: "dress" of a midi dress, "loafers" of loafers. */
export function broadKind(item: Item): string {
  const { type } = readItemFacts(item).garment;
  if (type === null) return 'piece';
  const line = [type, ...ancestorsOf(type)];
  const role = typeRole(type);
  const named = line.find((id) => BROAD.has(id)) ?? type;
  return findType(named)?.name ?? role ?? 'piece';
}

/** Types at which one stops on the way up: nobody says "a top" of a cardigan. */
const BROAD: ReadonlySet<string> = new Set([
  'dress',
  'jumpsuit',
  't-shirt',
  'shirt',
  'blouse',
  'sweater',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'coat',
  'jacket',
  'blazer',
  'jeans',
  'pants',
  'shorts',
  'skirt',
  'suit',
  'sneakers',
  'boots',
  'sandals',
  'loafers',
  'heels',
  'pumps',
  'flats',
  'bag',
  'scarf',
  'belt',
  'hat',
  'necklace',
  'earrings',
  'ring',
  'bracelet',
  'watch',
  'sunglasses',
  'bra',
  'swimsuit',
  'bikini',
]);

/** The materials of an item as prose names them: "linen", "cotton and spandex"; empty if unknown. */
export function fabricsOf({ garment }: ItemFacts): string[] {
  return exactFabrics(garment.materials).map(fabricName);
}
