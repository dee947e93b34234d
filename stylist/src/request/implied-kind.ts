import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Anchor, RequestWish } from '../dialogue/dialogue-state.ts';
import type { Turn } from '../stylist.ts';
import { typeOfAnchor } from './anchor-of.ts';
import type { Change } from './change.ts';
import { kindBesideRefused } from './limits/kind-beside-refused.ts';
import type { pieceMeant } from './piece-meant.ts';

/** The type that "something like this" asks for with a photo, as far as that is plain. */
const typeOfPicture = ({ attachment, pictured }: Turn): RequestWish[] =>
  attachment?.context === 'chat_attachment' && pictured !== undefined
    ? understandQuery(pictured.name)
        .readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'type'))
        .map((wish) => ({ ...wish, isPictured: true }))
    : [];

/** The kind of what is pointed at or pictured, where none is named; else what a refused kind is one of. */
export function impliedKind(
  { turn, references, message, purpose }: Change,
  { anchor, piece }: { anchor: Anchor | null; piece: ReturnType<typeof pieceMeant> },
): readonly RequestWish[] {
  if (anchor !== null) return typeOfAnchor(piece ?? references.items[0]);
  const pictured = typeOfPicture(turn);
  const isOpen = turn.state.request === null && !purpose.wantsOutfit;
  return pictured.length === 0 && isOpen ? kindBesideRefused(message) : pictured;
}
