import type { Item } from '@modiste/contract/entities/item';
import type { Outcome } from '../simulated/shopper.ts';
import { areSame, countShared, has, nearestTo, type Outfit, without } from './outfit.ts';
import type { View } from './view.ts';

/** What is done to an outfit: one piece is exchanged, added or left out. */
interface Edit {
  /** The piece that goes; null where one is only added. */
  gone: Item | null;
  /** Tells whether the piece that comes is right; null where none comes. */
  isRight: ((piece: Item) => boolean) | null;
}

/** An outfit that is meant, with what is to be done to it. */
export interface MeantEdit {
  from: Outfit;
  edit: Edit;
}

/** Words with which an answer admits that the shop has nothing of the kind. */
const ADMITS =
  /\b(?:no|not|none|nothing|nearest|already|only|cannot|can’t|don’t|doesn’t|isn’t|without|stays? as|least expensive)\b/i;

/** Whether an answer admits that what was asked for could not be done. */
export const admitsNone = ({ text }: Outcome): boolean => ADMITS.test(text);

/** Of the description of a piece a fault names so many words, the last ones. */
const NAMED_WORDS = 3;

const describe = (outfit: Outfit): string =>
  outfit
    .map(({ short_description, price, shown_color }) => {
      const name = short_description.split(' ').slice(-NAMED_WORDS).join(' ');
      return `${name} (${shown_color ?? ''}) $${price}`;
    })
    .join(' + ');

/** What is shown, for whoever reads a fault. */
export const describeShown = ({ outfits }: Outcome): string =>
  outfits.length === 0 ? 'no outfits' : outfits.map(describe).join(' | ');

/** Whether an outfit is another one with nothing but this edit done to it. */
function isEdited(from: Outfit, to: Outfit, { gone, isRight }: Edit): boolean {
  const stays = gone === null ? from : without(from, gone);
  const fresh = to.filter((item) => !has(from, item));
  if (!stays.every((item) => has(to, item)) || (gone !== null && has(to, gone))) return false;
  if (isRight === null) return fresh.length === 0;
  return fresh.length === 1 && fresh.every((item) => isRight(item));
}

/** Whether an outfit was shown before, but for one of its pieces at most. */
const isKnown = (outfit: Outfit, { outfits }: View): boolean =>
  outfits.some((from) => areSame(from, outfit) || countShared(from, outfit) >= from.length - 1);

/**
 * Judges what a message did to the outfits that it means.
 *
 * One of these has to be edited so, and nothing else may be done to any outfit. It is as right to say
 * that there is no such piece, and to leave the outfits as they are or to show the nearest piece.
 *
 * @returns what is wrong; null where nothing is.
 */
export function judgeEdit(
  view: View,
  outcome: Outcome,
  edits: readonly MeantEdit[],
): string | null {
  const { outfits } = outcome;
  const isDone = edits.some(({ from, edit }) => outfits.some((to) => isEdited(from, to, edit)));
  if (isDone) {
    return outfits.every((to) => isKnown(to, view))
      ? null
      : `others changed: ${describeShown(outcome)}`;
  }
  const isUntouched = edits.some(({ from }) => outfits.some((to) => areSame(from, to)));
  const isNear = edits.some(
    ({ from, edit: { gone, isRight } }) =>
      isRight !== null && outfits.some((to) => isEdited(from, to, { gone, isRight: () => true })),
  );
  if ((isUntouched || isNear) && admitsNone(outcome)) return null;
  if (isNear) return `wrong piece: ${describeShown(outcome)}`;
  return `${isUntouched ? 'nothing done' : 'not the outfit'}: ${describeShown(outcome)}`;
}

/**
 * Finds the outfit that is spoken of after an edit.
 *
 * @param from the one that was spoken of before it; null where all were.
 * @returns for an outcome, the outfit that has most of its pieces; null where all are spoken of.
 */
export const focusAfter =
  (from: Outfit | null) =>
  ({ outfits }: Outcome): Outfit | null => {
    if (from !== null) return nearestTo(from, outfits) ?? from;
    return outfits.length === 1 ? (outfits[0] ?? null) : null;
  };
