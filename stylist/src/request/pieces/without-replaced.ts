import { typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { PieceEdit } from '../edit-pieces.ts';
import { takesPlaceOf } from './named-in-outfits.ts';

/** The request without the skirt that was asked for before a dress took its place. */
export function withoutReplaced(request: StyleRequest, edit: PieceEdit | null): StyleRequest {
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
