import type { SeededRandom } from '../seeded-random.ts';
import type { LabelledPhoto } from './labelled-photos.ts';
import { shuffled } from './shuffled.ts';

const HELD_OUT_SHARE = 0.1;

interface Split {
  training: readonly LabelledPhoto[];
  heldOut: readonly LabelledPhoto[];
}

/**
 * Keeps about a tenth of the photos to judge by. Nobody's photos are on both sides, for one home's
 * floor and light would tell the answer; photos of unknown hand stand alone.
 */
export function holdOut(photos: readonly LabelledPhoto[], random: SeededRandom): Split {
  const wanted = photos.length * HELD_OUT_SHARE;
  const heldOut: LabelledPhoto[] = [];
  const hands = Map.groupBy(photos, ({ photographer, path }) => photographer ?? path);
  for (const taken of shuffled([...hands.values()], random)) {
    if (heldOut.length + taken.length <= wanted) heldOut.push(...taken);
  }
  const judged = new Set(heldOut);
  return { training: photos.filter((photo) => !judged.has(photo)), heldOut };
}
