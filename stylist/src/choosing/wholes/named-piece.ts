import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';

/** "Shoes", "jacket" and "bag" are said of all that is worn in that place. */
const isBroad = (type: string): boolean => {
  const parent = findType(type)?.parent ?? null;
  return parent === null || typeRole(parent) !== typeRole(type) || type === 'jacket';
};

/** Over a shirt a blazer is a jacket to most people. */
const OVER: ReadonlySet<string | null> = new Set(['outer', 'mid-layer']);

/** Whether a piece is of a named kind, or worn in the place that is named in general. */
export const isNamedBy = (types: readonly string[], { other_info: { type } }: Item): boolean =>
  types.some((named) => {
    if (isKindOf(type, named)) return true;
    const [role, own] = [typeRole(named), typeRole(type)];
    if (!isBroad(named)) return false;
    return role === own || (named === 'jacket' && OVER.has(own) && isKindOf(type, 'blazer'));
  });
