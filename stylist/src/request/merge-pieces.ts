import { typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { RequestWish, StyleRequest } from '../dialogue/dialogue-state.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { mergeWishes } from './merge-wishes.ts';
import { speaksOfAll } from './outfit-budget.ts';

/** A garment of an outfit, after what was said of it alone: "brown" and "shoes". */
export interface Piece {
  looks: readonly QueryReading[];
  type: QueryReading;
}

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

export const isLook = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => LOOKS.has(kind));

export const isGarment = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ kind }) => kind === 'type');

/** Of the wishes for an outfit, what stands right before a garment is said of that one. */
function piecesOf(wishes: readonly QueryReading[]): {
  pieces: Piece[];
  others: QueryReading[];
} {
  const pieces: Piece[] = [];
  const others: QueryReading[] = [];
  let looks: QueryReading[] = [];
  for (const wish of wishes) {
    if (isLook(wish)) {
      looks.push(wish);
    } else {
      if (isGarment(wish)) pieces.push({ looks, type: wish });
      else others.push(...looks, wish);
      looks = [];
    }
  }
  return { pieces, others: [...others, ...looks] };
}

const roleOf = ({ type }: Piece) =>
  typeRole(type.concepts.find(({ kind }) => kind === 'type')?.id ?? '') ?? type.words;

/** Further wishes for an outfit: a garment takes the place of another one of its part alone. */
export function mergePieces(
  before: readonly QueryReading[],
  now: readonly QueryReading[],
  named: readonly Piece[],
): QueryReading[] {
  const old = piecesOf(before);
  const inNamed = new Set(named.flatMap(({ looks, type }) => [...looks, type]));
  const extra = now
    .filter((wish) => isGarment(wish) && !inNamed.has(wish))
    .map((type): Piece => ({ looks: [], type }));
  const pieces = [...named, ...extra];
  const rest = now.filter((wish) => !isGarment(wish) && !inNamed.has(wish));
  const stays = (wish: QueryReading): boolean =>
    mergeWishes([wish], rest.filter(isRefused)).includes(wish);
  const kept = old.pieces.filter(
    (piece) => stays(piece.type) && !pieces.some((one) => roleOf(one) === roleOf(piece)),
  );
  const all = [...kept, ...pieces].map(({ looks, type }): Piece => {
    const same = old.pieces.find((piece) => roleOf(piece) === roleOf({ looks, type }));
    const own = looks.length > 0 ? looks : (same?.looks ?? []);
    return { looks: own.filter(stays), type };
  });
  const said = all.flatMap(({ looks, type }) => [...looks, type]);
  const allowed = mergeWishes(
    old.others.filter(isRefused),
    pieces.flatMap(({ looks, type }) => [...looks, type]),
  );
  const others = old.others.filter((wish) => !isRefused(wish) || allowed.includes(wish));
  return [...said, ...mergeWishes(others, rest)];
}

const isRefused = ({ role }: QueryReading): boolean => role === 'negated';

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
  const isAsked =
    purpose.wantsOutfit &&
    turn.state.request !== null &&
    soFar.outfit === null &&
    (hasAny(message, ALL_OF_IT) || speaksOfAll(message));
  if (!isAsked) return soFar;
  const since = turn.state.earlier.filter(({ wearer }) => wearer === soFar.wearer);
  const wishes = [...since, soFar].reduce<RequestWish[]>((all, one) => {
    const { pieces, others } = piecesOf(one.wishes);
    return mergePieces(all, others, pieces);
  }, []);
  return { ...soFar, wishes };
}
