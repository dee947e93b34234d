import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { Gender } from '@modiste/contract/values';
import {
  type ClothingSizes,
  genderOfNumbers,
  inOtherNumbering,
} from '@modiste/lexicon/sizes/other-numbering';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Shop } from '../shop/shop.ts';
import { rowsMeeting } from './constraints.ts';
import { NO_WORDS } from './no-words.ts';
import { typeFamily } from './type-family.ts';

const SIZE_MEANING = /^(?:Size|Waist|Neck): /;

type Hard = UnderstoodQuery['hard'];

function genderOf({ gender }: Hard): Gender | null {
  const named = gender.filter((it) => it !== 'Unisex');
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** A number is one gender's even where nobody says so, and its letter is then theirs. */
function forWhom(understood: UnderstoodQuery): UnderstoodQuery {
  const { hard } = understood;
  const gender = hard.gender.length > 0 ? null : genderOfNumbers(hard);
  return gender === null
    ? understood
    : { ...understood, hard: { ...hard, gender: [gender, 'Unisex'] } };
}

/** Whether the shop has the wanted kinds, for whom they are wanted, in any of these sizes. */
function hasIn(shop: Shop, { types, hard }: UnderstoodQuery, sizes: Partial<Hard>): boolean {
  const rows = rowsMeeting(shop, {
    filters: DEFAULT_FILTERS,
    hard: { ...NO_WORDS.hard, gender: hard.gender, ...sizes },
    not: NO_WORDS.not,
    types: typeFamily(types),
    exceptId: null,
  });
  return rows.count > 0;
}

const sizesOf = (hard: Hard): Partial<Hard> => ({
  clothing_size: hard.clothing_size,
  clothing_canonical_size: hard.clothing_canonical_size,
  shoes_size: hard.shoes_size,
  shoes_canonical_size: hard.shoes_canonical_size,
});

/** Those of the sizes that the shop has. */
function present(shop: Shop, understood: UnderstoodQuery, sizes: ClothingSizes): ClothingSizes {
  const has = (name: keyof ClothingSizes) =>
    sizes[name].filter((size) => hasIn(shop, understood, { [name]: [size] }));
  return {
    clothing_size: has('clothing_size'),
    clothing_canonical_size: has('clothing_canonical_size'),
  };
}

/** "US 8 or 10", "M", "waist 32": trousers by their waists, whatever their lengths. */
function nameSizes({ clothing_size, clothing_canonical_size }: ClothingSizes): string {
  const waists = clothing_canonical_size.filter((size) => size.includes('x'));
  const others = clothing_canonical_size.filter((size) => !size.includes('x'));
  const system = others.some((size) => /^\d+$/.test(size)) ? 'US ' : '';
  const named = [...clothing_size, ...others].join(' or ');
  const waist = [...new Set(waists.map((size) => size.split('x')[0]))].join(' or ');
  return [named && `${system}${named}`, waist && `waist ${waist}`].filter(Boolean).join(', ');
}

/**
 * A size that is typed in letters asks for the same size in numbers, or the other way round, where
 * the shop has the wanted kinds in the other numbering alone; the reading names both. The shopper's
 * own filters stay as they are.
 */
export function widenSizes(shop: Shop, typed: UnderstoodQuery): UnderstoodQuery {
  const asked = [...typed.hard.clothing_size, ...typed.hard.clothing_canonical_size];
  if (asked.length === 0 || hasIn(shop, typed, sizesOf(typed.hard))) return typed;
  const understood = forWhom(typed);
  const { hard, readings } = understood;
  const other = present(shop, understood, inOtherNumbering(hard, genderOf(hard)));
  const sizes = nameSizes(other);
  if (sizes === '') return typed;
  const isTold = typed.hard.gender.length > 0 || hard.gender.length === 0;
  const name = isTold ? sizes : `${hard.gender[0] === 'Men' ? 'men’s' : 'women’s'} ${sizes}`;
  return {
    ...understood,
    hard: { ...hard, ...other },
    readings: readings.map((reading) =>
      SIZE_MEANING.test(reading.meaning)
        ? {
            ...reading,
            meaning: `Size: ${name} (no ${reading.meaning.replace(SIZE_MEANING, '')} here)`,
          }
        : reading,
    ),
  };
}
