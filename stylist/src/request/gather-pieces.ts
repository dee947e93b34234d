import type { RequestWish, StyleRequest } from '../dialogue/dialogue-state.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { mergePieces, piecesOf } from './merge-pieces.ts';

const ALL_OF_IT = [
  'it|this|that|them|these all|together',
  'all|both of it|this|that|them|these',
  'everything|all together|as|in|into|so',
  'put|pull it|them|this|that|everything all? together',
].map(readPattern);

/**
 * "Can I see it all as an outfit": the pieces that were looked for one after the other, with what was
 * said of the day, become the wishes for one outfit.
 */
export function gatherPieces(
  { purpose, message, turn }: Change,
  soFar: StyleRequest,
): StyleRequest {
  const isAsked = purpose.wantsOutfit && soFar.outfit === null && hasAny(message, ALL_OF_IT);
  if (!isAsked) return soFar;
  const since = turn.state.earlier.filter(({ wearer }) => wearer === soFar.wearer);
  const wishes = [...since, soFar].reduce<RequestWish[]>((all, one) => {
    const { pieces, others } = piecesOf(one.wishes);
    return mergePieces(all, others, pieces);
  }, []);
  return { ...soFar, wishes };
}
