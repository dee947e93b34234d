import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import type { Turn } from '../stylist.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';

const LIKE = ['like {ref}|it|that|this|one', 'like the one', 'similar|close to'].map(readPattern);

/** "More dresses like the one in the second outfit": one piece of an outfit, and things like it. */
export function pieceMeant({ turn, message, references }: Change): Item | null {
  if (references.outfit === null || !hasAny(message, LIKE)) return null;
  const types = message.readings.flatMap(({ reading: { role, concepts } }) =>
    role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );
  const roles = new Set(types.map(typeRole));
  const pieces = [...references.items, ...turn.items];
  return pieces.find(({ other_info }) => roles.has(typeRole(other_info.type))) ?? null;
}

/** The type that "something like this" asks for with a photo, as far as that is plain. */
export const typeOfPicture = ({ attachment, pictured }: Turn): RequestWish[] =>
  attachment?.context === 'chat_attachment' && pictured !== undefined
    ? understandQuery(pictured.name)
        .readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'type'))
        .map((wish) => ({ ...wish, isPictured: true }))
    : [];
