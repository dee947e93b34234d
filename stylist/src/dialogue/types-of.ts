import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** The kinds of garments that wishes ask for. */
export const typesOf = (wishes: readonly QueryReading[]): string[] =>
  wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])));

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
