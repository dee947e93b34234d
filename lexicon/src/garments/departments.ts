import { CATEGORIES, type Category, type TryOnCategory } from '@modiste/contract/values';
import { ancestorsOf } from './garment-types.ts';

/** The types that each department sells, with everything below them in the tree. */
const SOLD_IN: Readonly<Record<Category, readonly string[]>> = {
  Dresses: ['dress', 'swim-dress'],
  'Jumpsuits & Rompers': ['jumpsuit'],
  Tops: ['top'],
  Knitwear: ['knitwear', 'knit-vest-top'],
  'Sweatshirts & Hoodies': ['sweatshirt'],
  'Jackets & Coats': ['outerwear', 'vest', 'poncho'],
  'Suits & Sets': ['suit', 'sweat-set', 'lounge-set', 'waistcoat', 'suit-jacket', 'dinner-jacket'],
  Jeans: ['jeans'],
  Pants: ['pants'],
  Leggings: ['leggings'],
  Shorts: ['shorts'],
  Skirts: ['skirt', 'skort'],
  Activewear: [
    'sports-top',
    'jersey',
    'sports-bra',
    'sports-leggings',
    'yoga-pants',
    'yoga-top',
    'athletic-shorts',
    'bike-shorts',
    'track-pants',
    'track-jacket',
    'joggers',
    'tracksuit',
    'tennis-dress',
    'ski-pants',
    'ski-jacket',
    'ski-suit',
    'hiking-pants',
  ],
  Swimwear: ['swimwear', 'swim-trunks', 'rash-guard'],
  'Intimates & Sleepwear': ['underwear', 'sleepwear', 'onesie'],
  'Socks & Hosiery': ['hosiery', 'leg-warmers'],
  Shoes: ['shoes'],
  Bags: ['bag'],
  Jewelry: ['jewelry'],
  Accessories: [
    'accessory',
    'belt',
    'scarf',
    'hat',
    'eyewear',
    'watch',
    'eye-mask',
    'hair-accessory',
  ],
};

const departmentsByType = new Map<string, readonly Category[]>();

function listDepartments(type: string): readonly Category[] {
  const kinds = [type, ...ancestorsOf(type)];
  return CATEGORIES.filter((category) => SOLD_IN[category].some((id) => kinds.includes(id)));
}

/** Where the type is not known, what can be told of the category alone. */
const BY_CATEGORY: Partial<Record<TryOnCategory, readonly Category[]>> = {
  dresses: ['Dresses'],
  suits: ['Suits & Sets'],
  shoes: ['Shoes'],
  bags: ['Bags'],
};

/** The departments that sell a type: for most one, for running shorts two. */
export function departmentsOf(type: string, category: TryOnCategory | null): readonly Category[] {
  if (type === '') return (category === null ? undefined : BY_CATEGORY[category]) ?? [];
  const known = departmentsByType.get(type);
  if (known !== undefined) return known;
  const found = listDepartments(type);
  departmentsByType.set(type, found);
  return found;
}
