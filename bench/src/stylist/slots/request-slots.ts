import type { Filters } from '@modiste/contract/filters/filters';
import { impliedBy } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';

/** Departments that are one kind of garment. */
const TYPE_OF_CATEGORY: Readonly<Record<string, string>> = {
  Dresses: 'dress',
  Jeans: 'jeans',
  Pants: 'pants',
  Leggings: 'leggings',
  Shorts: 'shorts',
  Skirts: 'skirt',
  Tops: 'top',
  Knitwear: 'knitwear',
  Swimwear: 'swimwear',
  Shoes: 'shoes',
  Bags: 'bag',
  Jewelry: 'jewelry',
};

const asId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const each = (kind: string, values: readonly string[]): string[] =>
  values.map((value) => `${kind}:${value}`);
const limit = (kind: string, value: number | null): string[] =>
  value === null ? [] : [`${kind}:${value}`];

function filterSlots(filters: Filters, own: readonly string[]): string[] {
  const isOwn = filters.gender.join() === own.join();
  const sizes = [
    ...filters.clothing_size,
    ...filters.clothing_canonical_size,
    ...filters.shoes_size,
    ...filters.shoes_canonical_size,
  ];
  return [
    ...(isOwn
      ? []
      : each(
          'gender',
          filters.gender.filter((gender) => gender !== 'Unisex'),
        )),
    ...limit('min', filters.priceRangeMin),
    ...limit('max', filters.priceRangeMax),
    ...each('size', sizes),
    ...each('fit', filters.clothing_fit),
    ...each('color', filters.color),
    ...each('material', filters.material.map(asId)),
    ...each(
      'type',
      filters.category.flatMap((name) => TYPE_OF_CATEGORY[name] ?? []),
    ),
    ...(filters.sale ? ['sale'] : []),
  ];
}

function readingSlots({ role, concepts, amount, kind }: QueryReading): string[] {
  if (role === 'negated')
    return each(
      'not',
      concepts.slice(0, 1).map(({ id }) => id),
    );
  if (role !== 'wanted') return [];
  if (kind === 'sale') return ['sale'];
  if (amount?.kind === 'price') return [...limit('min', amount.min), ...limit('max', amount.max)];
  if (amount?.kind === 'sizes')
    return each(
      'size',
      amount.sizes.map((size) => size.toUpperCase()),
    );
  return concepts.flatMap(({ kind: told, id }) => {
    if (told === 'gender') return each('gender', [id]);
    return ['type', 'color', 'material', 'pattern', 'attribute'].includes(told)
      ? [`${told}:${id}`]
      : [];
  });
}

/**
 * What a request asks for, in the words of the labels.
 * @param own The genders of the shopper's preferences, which nobody needs to say.
 */
export function requestSlots(request: StyleRequest | null, own: readonly string[]): Set<string> {
  if (request === null) return new Set();
  const { filters, wishes, outfit } = request;
  const told = [
    ...filterSlots(filters, own),
    ...wishes.flatMap(readingSlots),
    ...(outfit === null ? [] : ['outfit', ...limit('budget', outfit.budget)]),
  ];
  const types = told.flatMap((slot) => (slot.startsWith('type:') ? [slot.slice(5)] : []));
  const implied = types.flatMap((type) => {
    const { attributes, materials, patterns } = impliedBy(type);
    return [
      ...each('attribute', attributes),
      ...each('material', materials),
      ...each('pattern', patterns),
    ];
  });
  return new Set(told.filter((slot) => !implied.includes(slot)));
}
