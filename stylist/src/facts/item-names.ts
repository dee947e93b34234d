import type { Item } from '@modiste/contract/entities/item';
import { ancestorsOf, findType, type GarmentType } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricName } from './fabric-traits.ts';
import { type ItemFacts, readItemFacts } from './item-facts.ts';

/** Shoes, trousers and the like are worn and sold in pairs. */
export const isPairType = ({ role, name, plural }: GarmentType): boolean =>
  role === 'shoes' || name === plural;

/** What a piece is called: "midi dress", "loafers". */
export interface KindName {
  noun: string;
  /** Whether the noun is a plural: "loafers". */
  isPair: boolean;
}

const nameOf = (type: GarmentType | null): KindName => {
  if (type === null) return { noun: 'piece', isPair: false };
  const isPair = isPairType(type);
  return { noun: isPair ? type.plural : type.name, isPair };
};

/** What an item is, exactly: "midi dress", "chelsea boots". */
export const exactKind = (item: Item): KindName =>
  nameOf(findType(readItemFacts(item).garment.type ?? ''));

/** What an item is as one speaks of it: "dress" of a midi dress, "boots" of chelsea boots. */
export function broadKind(item: Item): KindName {
  const { type } = readItemFacts(item).garment;
  if (type === null) return nameOf(null);
  const named = [type, ...ancestorsOf(type)].find((id) => BROAD.has(id)) ?? type;
  return nameOf(findType(named));
}

/** "A linen dress", "suede loafers": a kind with words before it and its article. */
export const withKindArticle = (words: string, { noun, isPair }: KindName): string => {
  const named = words === '' ? noun : `${words} ${noun}`;
  if (isPair) return named;
  return `${/^(?:[aeio]|u(?!n[ai]|s)|A-)/i.test(named) ? 'an' : 'a'} ${named}`;
};

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
