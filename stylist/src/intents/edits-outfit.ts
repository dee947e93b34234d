import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { patterns } from './purpose.ts';

/** What is done to an outfit on the screen, piece by piece. */
export type OutfitEdit = 'keep' | 'without' | 'swap' | 'add';

const KEEPS = patterns(
  'keep|keeping|love|like|leave|want .. {garment}|{ref} .. change|swap|replace|switch|different|other|new|redo|lose',
  'keep|keeping|leave .. {garment}|{ref} .. rest|others|else|everything',
  'change|swap|replace|redo|switch|different everything|all|rest|others|else but|except|around|besides|apart .. {garment}|{ref}',
  'everything|all but|except|besides the? .. {garment}|{ref} .. change|swap|new|different|redo',
);
/** Here what is named is the one thing that goes. */
const KEEPS_ALL_BUT = patterns(
  'keep|keeping|leave|love|like all|everything|rest|others .. but|except|besides|apart .. {garment}|{ref}',
);
const WITHOUT = patterns(
  'without|minus|lose|drop|remove|skip|ditch|leave|forget|scrap|nix the|that|this|those|my|any|a|an? {garment}|{ref}',
  'take|leave|drop the|that|this|those? {garment}|{ref} off|out|away',
  'take off|out|away the|that|those? {garment}|{ref}',
  'no|without {garment}|{ref}',
  'not|no need|want a|any|the? {garment}|{ref}',
);
const SWAPS = patterns(
  'swap|replace|change|switch|exchange .. {garment}|{ref}',
  'different|other|another|new|nicer|better {garment}|{ref}',
  'different|other|another|new|nicer|better {attr}|{color}|{fabric}|{pattern} {garment}|{ref}',
  '{comparison} {garment}|{ref}',
  'another pair|kind|sort of {garment}|{ref}',
  '{garment}|{ref} .. instead',
  'not .. like|love|into|feeling|about|want the|that|those|these {garment}',
  'not .. like|love|into|feeling|about|want {ref}',
  'hate|dislike the|that|those|these {garment}',
  'hate|dislike {ref}',
);
/** "With a hat" adds one to the outfit as it is. */
const ADDS = patterns(
  'with|add|adding|plus|include|throw|needs|need|wants|want|get|have a|an|some|the|in? .. {garment}',
);
const NARROWS = patterns(
  'only|just|show|see {garment}',
  'only|just the|some {garment}',
  'show|see .. {garment}',
);
/** "Show me it with a jacket" shows no jackets. */
const WITH_PIECE = patterns(
  'outfit|outfits|look|looks|it|that|one|ones|first|second|third|last|something|anything|version|them|these|those but|only|just? with a|an|some? .. {garment}',
);

/** Whether single garments are asked for from now on: "only the dresses". */
export const narrowsToGarment = (message: Message): boolean =>
  hasAny(message, NARROWS) && !hasAny(message, WITH_PIECE);

/** "Something with trousers", "the second but with flats": an outfit that has them. */
export const asksWithPiece = (message: Message): boolean => hasAny(message, WITH_PIECE);

/** What a message does to the outfits on the screen by naming pieces; null where it does no such thing. */
export function outfitEdit(message: Message, { request, shown }: DialogueState): OutfitEdit | null {
  if (request?.outfit == null || shown.outfits.length === 0) return null;
  if (hasAny(message, KEEPS_ALL_BUT)) return 'swap';
  if (hasAny(message, KEEPS)) return 'keep';
  if (narrowsToGarment(message)) return null;
  if (hasAny(message, SWAPS)) return 'swap';
  if (hasAny(message, WITHOUT)) return 'without';
  return hasAny(message, ADDS) ? 'add' : null;
}
