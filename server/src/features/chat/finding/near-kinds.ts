import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { impliedBy, isKindOf } from '@modiste/lexicon/refine-type';
import { readItemFacts } from '@modiste/stylist/item-facts';
import type { AskedState, Matches } from './read-matches.ts';

/** Further apart, one does not take the place of the other: no sneakers for dress shoes. */
const FORMALITY_MAX = 0.35;
const WARMTH_MAX = 0.3;
/** What is worn outside for its warmth. */
const WARM_MIN = 0.8;
/** What a kind is bought for: a jacket that lets the rain through is no raincoat. */
export const PURPOSES: ReadonlySet<string> = new Set(['waterproof', 'windproof', 'reflective']);

/** The kinds of garments that are asked for, by their lexicon ids. */
export const typesAsked = ({ wishes }: AskedState['request']): string[] =>
  wishes.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );

function isNearKind(item: Item, asked: string): boolean {
  const [kind, wanted] = [findType(item.other_info.type), findType(asked)];
  if (kind === null || wanted === null || isKindOf(kind.id, asked)) return true;
  if (kind.role !== wanted.role) return false;
  const { stated } = readItemFacts(item);
  const has = new Set([...stated, ...impliedBy(kind.id).attributes]);
  // A coat takes the place of a puffer by its warmth, however dressy it is.
  const isOuter = wanted.role === 'outer' && wanted.warmth >= WARM_MIN;
  return (
    (isOuter || Math.abs(kind.formality - wanted.formality) <= FORMALITY_MAX) &&
    Math.abs(kind.warmth - wanted.warmth) <= WARMTH_MAX &&
    impliedBy(asked).attributes.every((one) => !PURPOSES.has(one) || has.has(one))
  );
}

/**
 * Of other kinds of garments, those that can take the place of what was asked for; null where none can.
 * @param types The kinds that were asked for, by their lexicon ids; where there are none, all can.
 */
export function nearKinds(matches: Matches, types: readonly string[]): Matches | null {
  const kept = matches.candidates.filter(
    (item) => types.length === 0 || types.some((type) => isNearKind(item, type)),
  );
  if (kept.length === matches.candidates.length) return matches;
  return kept.length === 0 ? null : { ...matches, candidates: kept, total: kept.length };
}
