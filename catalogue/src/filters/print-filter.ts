import type { Filter, TermField } from './filter.ts';

const NAMES: Readonly<Partial<Record<TermField, string>>> = {
  'folded-brand': 'brand',
  department: 'category',
};

const list = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ');

function printPrice(min: number | null, max: number | null): string {
  const ends = [min === null ? [] : `at least ${min}`, max === null ? [] : `at most ${max}`].flat();
  return `its price is ${ends.join(' and ')}`;
}

const joined = (parts: readonly Filter[], word: string): string =>
  parts
    .map((part) => (part.kind === 'any' ? `(${printFilter(part)})` : printFilter(part)))
    .join(word);

/** A filter in words for operators. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'all':
      return filter.of.length === 0 ? 'anything' : joined(filter.of, ' and ');
    case 'any':
      return filter.of.length === 0 ? 'nothing answers this' : joined(filter.of, ' or ');
    case 'not':
      return `not: ${printFilter(filter.of)}`;
    case 'terms':
      return `its ${NAMES[filter.field] ?? filter.field} is ${list(filter.values)}`;
    case 'price':
      return printPrice(filter.min, filter.max);
    case 'on-sale':
      return 'it is on sale';
    case 'variant-color':
      return `it comes in ${list([...filter.color.colors, ...filter.color.shades])}`;
    case 'colorway': {
      const refused = list([...filter.refused.colors, ...filter.refused.shades]);
      const wanted = filter.colors.length === 0 ? 'a color' : list(filter.colors);
      return `it comes in ${wanted} without ${refused}`;
    }
    case 'title-type':
      return `its title names one of ${list(filter.types)}`;
    case 'title-word':
      return `its title has ${list([filter.word])}`;
    case 'words':
      return `its text has one of ${list(filter.words)}`;
    case 'has-image':
      return 'it has a picture';
  }
}
