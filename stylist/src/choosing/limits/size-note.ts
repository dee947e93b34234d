import type { Item } from '@modiste/contract/entities/item';
import { itemFit, savedSizesFor, sizesAmong } from '../../knowledge/fit/item-fit.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Turn } from '../../stylist.ts';

/**
 * What the record of a piece says of the sizes that were told, and of where its own run: "Size 12 is in
 * stock, and its page says “runs small”." Nothing where it says neither.
 */
export function sizeNote(item: Item, { filters, state }: Pick<Turn, 'filters' | 'state'>): string {
  const { available, soldOut, runs } = itemFit(item);
  const told = savedSizesFor(item, state.request?.filters ?? filters);
  const [mine] = sizesAmong(item, available, told);
  const [gone] = sizesAmong(item, soldOut, told);
  const stock =
    mine === undefined
      ? gone === undefined
        ? ''
        : `size ${gone} is sold out`
      : `size ${mine} is in stock`;
  const page = runs === null ? '' : `its page says “${runs}”`;
  const both = [stock, page].filter((part) => part !== '').join(', and ');
  return both === '' ? '' : `${capitalize(both)}.`;
}
