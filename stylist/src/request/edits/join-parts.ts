import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { PartEdit } from './part-edit.ts';

const roleOfType = (type: string) => typeRole(type) ?? type;

/** Whether two edits may be of the same outfit. */
const areOfOne = ({ at }: PartEdit, other: PartEdit): boolean =>
  at === null || other.at === null || at.some((place) => other.at?.includes(place) === true);

/** Of the same part the later word counts: "not the dress, a black one instead". */
export function joinParts(parts: readonly PartEdit[]): PartEdit[] {
  const joined: PartEdit[] = [];
  for (const part of parts) {
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
