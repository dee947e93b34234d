import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { PieceLimit } from '../../dialogue/piece-limit.ts';
import { typesIn } from '../../understanding/stances/named-value.ts';

/** Whether a kind is one that is named; a coat is a jacket to most people. */
const isOf = (type: string, named: string): boolean =>
  isKindOf(type, named) || (named === 'jacket' && typeRole(type) === 'outer');

/** The most that what these words ask for may cost; null where nobody said. */
export function mostFor(words: string, limits: readonly PieceLimit[]): number | null {
  const kinds = typesIn(words);
  const own = limits.filter(({ types }) =>
    types.some((named) => kinds.some((one) => isOf(one, named))),
  );
  return own.length === 0 ? null : Math.min(...own.map(({ most }) => most));
}

/** Whether an item costs no more than was said of its kind. */
export const isWithinLimits = (
  { price, other_info: { type } }: Item,
  limits: readonly PieceLimit[],
): boolean =>
  limits.every(({ types, most }) => price <= most || !types.some((named) => isOf(type, named)));

/** What is said of a kind now takes the place of what was said of it before. */
export const withLimits = (
  before: readonly PieceLimit[] = [],
  now: readonly PieceLimit[],
): PieceLimit[] => [
  ...before.filter(({ types }) => now.every((one) => one.types.join() !== types.join())),
  ...now,
];
