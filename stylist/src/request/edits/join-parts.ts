import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { takesPlaceOf } from '../pieces/named-in-outfits.ts';
import type { PartEdit } from './part-edit.ts';

const roleOfType = (type: string) => typeRole(type) ?? type;

/** Whether two edits may be of the same outfit. */
const areOfOne = ({ at }: PartEdit, other: PartEdit): boolean =>
  at === null || other.at === null || at.some((place) => other.at?.includes(place) === true);

/** Whether one is worn where the other was: pants for a suit, too. */
const isWornFor = (role: string, other: string): boolean =>
  takesPlaceOf(role, other) || (other === 'suit' && /^(?:top|bottom)$/.test(role));

/** Whether what is set behind a part that is minded comes in its place: a dress for the suit. */
const comesFor = (next: PartEdit, part: PartEdit): boolean =>
  part.does === 'set' &&
  part.isOther &&
  part.piece === null &&
  next.does === 'set' &&
  next.piece === null &&
  roleOfType(next.type) !== roleOfType(part.type) &&
  isWornFor(roleOfType(next.type), roleOfType(part.type)) &&
  areOfOne(part, next);

/**
 * "I don't want the suit, I said dress": what is minded is given up for what is named behind it, in the outfits
 * that have it.
 */
const givenUp = (parts: readonly PartEdit[]): PartEdit[] =>
  parts.map((part, at) => {
    const minded = parts.slice(0, at).find((before) => comesFor(part, before));
    if (minded !== undefined) return { ...part, at: part.at ?? minded.at };
    const isReplaced = parts.slice(at + 1).some((next) => comesFor(next, part));
    return isReplaced ? { ...part, does: 'leave', isOther: false, looks: [] } : part;
  });

/** Of the same part the later word counts: "not the dress, a black one instead". */
export function joinParts(parts: readonly PartEdit[]): PartEdit[] {
  const joined: PartEdit[] = [];
  for (const part of givenUp(parts)) {
    const at = joined.findIndex(
      (one) =>
        roleOfType(one.type) === roleOfType(part.type) &&
        one.does !== 'keep' &&
        part.does === 'set' &&
        areOfOne(one, part),
    );
    // "The shirt is wrong, I want the oxford one", which it is already.
    const isRight = part.does === 'keep' && part.piece !== null;
    const minded = joined.findIndex(
      (one) =>
        isRight &&
        one.does === 'set' &&
        one.piece === null &&
        one.at === null &&
        roleOfType(one.type) === roleOfType(part.type) &&
        areOfOne(one, part),
    );
    if (minded >= 0) joined.splice(minded, 1);
    const before = joined[at];
    if (before === undefined) {
      joined.push(part);
      continue;
    }
    const looks = before.does === 'leave' ? part.looks : [...before.looks, ...part.looks];
    joined[at] = {
      ...part,
      // "With pants, not a skirt" leaves the pants that it named.
      type: isKindOf(before.type, part.type) ? before.type : part.type,
      looks,
      old: [...before.old, ...part.old],
      most: part.most ?? before.most,
      piece: part.piece ?? before.piece,
      gone: before.gone ?? part.gone,
      isOther: before.isOther || part.isOther,
      isCheaper: before.isCheaper || part.isCheaper,
      at: part.at ?? before.at,
      isShared: before.isShared || part.isShared,
    };
  }
  return joined;
}
