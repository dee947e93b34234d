import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** Only shoes have a heel: "low heels" names them, though it says no more than how high. */
const hasHeel = ({ kind, concepts }: QueryReading): boolean =>
  kind === 'heel' || concepts.some(({ id }) => attributeGroup(id) === 'heel');

/** The kinds of garments that wishes ask for. */
export function typesOf(wishes: readonly QueryReading[]): string[] {
  const wanted = wishes.filter(({ role }) => role === 'wanted');
  const types = wanted.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );
  return types.length === 0 && wanted.some(hasHeel) ? ['shoes'] : types;
}

/** Ankle boots and knee high boots: kinds of one garment that an attribute alone tells apart. */
function areVariants(one: string, other: string): boolean {
  const [first, second] = [findType(one), findType(other)];
  return (
    first?.when != null &&
    second?.when != null &&
    first.parent !== null &&
    first.parent === second.parent
  );
}

/** Whether something else to wear is named: shoes after a dress, but no slip dress after a dress. */
export function namesOtherGarment(before: readonly string[], now: readonly string[]): boolean {
  if (before.length === 0 || now.length === 0) return false;
  return !now.some((id) =>
    before.some((other) => isKindOf(id, other) || isKindOf(other, id) || areVariants(id, other)),
  );
}

/** Whether kinds are none of those that are looked for now, and were looked for before them. */
export const areOfEarlier = (
  named: readonly string[],
  now: readonly string[],
  earlier: readonly string[],
): boolean =>
  named.length > 0 &&
  (now.length === 0 || namesOtherGarment(now, named)) &&
  earlier.some((one) => !namesOtherGarment([one], named));
