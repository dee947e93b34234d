import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { broadKind } from '../../facts/item-names.ts';

/** These cover the body; without them an outfit is none. */
export const WHOLE_BODY = /^(?:one-piece|swim|sleep)$/;

const NEEDED = /^(?:top|bottom|one-piece|suit|swim|sleep|shoes)$/;
/** Whether nobody leaves the house without a garment of this type: what is refused of it is replaced. */
export const isNeeded = (type: string): boolean => NEEDED.test(typeRole(type) ?? '');

/** Where a piece is worn. */
export const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

/** "Shoes" and "bag" name no kind of their own. */
export const isGeneric = (type: string): boolean => {
  const parent = findType(type)?.parent ?? null;
  return parent === null || typeRole(parent) !== typeRole(type);
};

/** Whether a piece is of a named kind, or fills the part that is named in general. */
export const isNamedBy = (types: readonly string[], piece: Item): boolean =>
  types.some(
    (type) =>
      isKindOf(piece.other_info.type, type) ||
      broadKind(piece).noun === findType(type)?.plural ||
      (isGeneric(type) && typeRole(type) === roleOf(piece)),
  );

/** Whether a new piece of a role is worn where another one was: a dress where a top and a skirt were. */
export function takesPlaceOf(role: string | null, worn: string | null): boolean {
  if (role === worn) return true;
  if (role === null || worn === null) return false;
  if (WHOLE_BODY.test(role)) return /^(?:top|bottom|suit|one-piece)$/.test(worn);
  if (role === 'suit') return /^(?:bottom|one-piece)$/.test(worn);
  return /^(?:top|bottom)$/.test(role) && WHOLE_BODY.test(worn);
}

const typesIn = (words: string): string[] =>
  understandQuery(words).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/**
 * Of "swap the heels for flats" the heels, though only the flats are left of it as it is read; else the
 * first kind that is read.
 */
export function replacedTypes(words: string, types: readonly string[]): string[] {
  const [first] = typesIn(words);
  return first === undefined || types.includes(first) ? types.slice(0, 1) : [first];
}

/** The request without the skirt that was asked for before a dress took its place. */
export function withoutReplaced(
  request: StyleRequest,
  edit: { fill: readonly string[] | null } | null,
): StyleRequest {
  const fill = edit?.fill ?? [];
  const isReplaced = ({ role, concepts }: QueryReading): boolean =>
    role === 'wanted' &&
    concepts.some(
      ({ kind, id }) =>
        kind === 'type' &&
        !fill.some((part) => part === typeRole(id)) &&
        fill.some((part) => takesPlaceOf(part, typeRole(id))),
    );
  return { ...request, wishes: request.wishes.filter((wish) => !isReplaced(wish)) };
}
