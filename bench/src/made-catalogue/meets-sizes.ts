import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { findType } from '@modiste/lexicon/garment-types';

/**
 * Decision 17 once more, written from its words and without the index: what the shop answers is
 * held against this.
 */

/** Letter, women's numbers, women's waists, men's chests, men's waists. */
const CHART = `
2XS | 0     |       |       |
XS  | 0 2   | 24-26 | 34    | 26-28
S   | 4 6   | 26-28 | 36    | 29-30
M   | 8 10  | 27-30 | 38 40 | 31-33
L   | 12 14 | 30-32 | 42 44 | 34-36
XL  | 16 18 | 32-34 | 46 48 | 37-40
2XL | 20 22 | 34-36 | 50    | 41-44
3XL | 24    | 38-40 |       | 45-48
4XL |       | 42-44 |       |
1X  | 14 16 |       |       |
2X  | 18 20 |       |       |
3X  | 22 24 |       |       |`;

/** Of waists that no bottoms come in, the next larger is worn. */
const WOMENS_NUMBERS_OF_WAIST: Readonly<Record<string, string>> = {
  24: '0',
  25: '0',
  26: '2',
  27: '4',
  28: '6',
  30: '8 10',
  32: '12 14',
  34: '16 18',
  36: '20',
  38: '22',
  40: '24',
};

const rows = CHART.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const isIn = (cell = '', size: string): boolean => {
  const [waist, length] = size.split('x');
  const [least, most] = cell.split('-');
  if (length === undefined) return cell.split(' ').includes(size);
  return most !== undefined && Number(waist) >= Number(least) && Number(waist) <= Number(most);
};

/** Whether a letter is called so by women (columns 1 and 2) or men (columns 3 and 4). */
const isLetterFor = (letter: string, size: string, columns: readonly number[]): boolean =>
  rows.some(([name, ...cells]) => name === letter && columns.some((at) => isIn(cells[at], size)));

function areSame(one: string, other: string, gender: string): boolean {
  if (one === other) return true;
  const womens = gender === 'Men' ? [] : [0, 1];
  const mens = gender === 'Women' ? [] : [2, 3];
  const columns = [...womens, ...mens];
  if (isLetterFor(one, other, columns) || isLetterFor(other, one, columns)) return true;
  const isNumberOf = (size: string, pair: string) =>
    pair.includes('x') &&
    WOMENS_NUMBERS_OF_WAIST[pair.split('x')[0] ?? '']?.split(' ').includes(size) === true;
  return gender !== 'Men' && (isNumberOf(one, other) || isNumberOf(other, one));
}

type Part = 'top' | 'bottom' | 'shoes' | 'none';

function partOf({ other_info, try_on_category }: Item): Part {
  const category = findType(other_info.type)?.category ?? try_on_category;
  if (category === 'shoes') return 'shoes';
  if (category === 'bags' || category === 'accessories') return 'none';
  return category === 'lower_body' ? 'bottom' : 'top';
}

/** Chests are of tops and waists of bottoms; letters and women's numbers are of both. */
const concerns = (size: string, part: Part): boolean =>
  part === 'bottom' ? !isIn('34 36 38 40 42 44 46 48 50', size) : !size.includes('x');

const isOneSize = ({ sizes }: Item) =>
  sizes.length > 0 && sizes.every((size) => /^(one size|o\/s|os)$/i.test(size));

function meetsShoes({ other_info: info }: Item, { gender, ...filters }: Filters): boolean {
  const asked = [...filters.shoes_size, ...filters.shoes_canonical_size];
  const own = [...info.shoes_size, ...info.shoes_canonical_size];
  if (asked.length === 0 || own.length === 0) return true;
  const isForHer = gender.includes('Women') && !gender.includes('Men');
  const isForHim = gender.includes('Men') && !gender.includes('Women');
  const called = own.map((size) => {
    if (info.gender === 'Women') return isForHim ? '' : size;
    if (info.gender === 'Men') return isForHer ? '' : size;
    return isForHer ? String(Number(size) + 1.5) : size;
  });
  return asked.some((size) => called.includes(size));
}

function meetsClothing(item: Item, filters: Filters, part: 'top' | 'bottom'): boolean {
  const info = item.other_info;
  const own = [...info.clothing_size, ...info.clothing_canonical_size].filter((size) =>
    concerns(size, part),
  );
  const asked = [...filters.clothing_size, ...filters.clothing_canonical_size].filter((size) =>
    concerns(size, part),
  );
  if (asked.length === 0 || own.length === 0) return true;
  return asked.some((size) => own.some((one) => areSame(size, one, info.gender)));
}

/** Whether an item comes in a chosen size, or in none that the choice concerns. */
export function meetsSizes(item: Item, filters: Filters): boolean {
  const part = partOf(item);
  if (part === 'none' || isOneSize(item)) return true;
  return part === 'shoes' ? meetsShoes(item, filters) : meetsClothing(item, filters, part);
}

/** Whether an item comes in a chosen fit, or states none of the same gender's. */
export function meetsFits(item: Item, { clothing_fit: asked }: Filters): boolean {
  const own: readonly string[] = item.other_info.clothing_fit;
  const sides = ['PTW', 'SRL'].filter(
    (side) => asked.some((fit) => side.includes(fit)) && own.some((fit) => side.includes(fit)),
  );
  return asked.length === 0 || sides.length === 0 || asked.some((fit) => own.includes(fit));
}

/** Whether an item is for one of the chosen genders; what is for everyone is for each. */
export const meetsGender = ({ other_info: { gender } }: Item, filters: Filters): boolean =>
  filters.gender.length === 0 || gender === 'Unisex' || filters.gender.includes(gender);
