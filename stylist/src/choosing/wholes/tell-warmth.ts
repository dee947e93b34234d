import { typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import type { Whole } from '../../references/shown-outfits.ts';
import { capitalize } from '../../speech/join-words.ts';
import { savedName } from '../reasons/goes-with.ts';

const WARM = 0.5;
const OVER: ReadonlySet<string | null> = new Set(['outer', 'mid-layer']);

/** Whether something warm goes over an outfit. */
export function tellOutfitWarmth(wholes: readonly Whole[], isOfSeveral: boolean): string[] {
  const layered = wholes.flatMap((whole) => {
    const over = whole.pieces.filter(({ other_info }) => OVER.has(typeRole(other_info.type)));
    const [warmest] = over.toSorted(
      (one, other) => (warmthOf(other.other_info.type) ?? 0) - (warmthOf(one.other_info.type) ?? 0),
    );
    return warmest === undefined ? [] : [{ whole, warmest }];
  });
  const [best] = layered.toSorted(
    (one, other) =>
      (warmthOf(other.warmest.other_info.type) ?? 0) - (warmthOf(one.warmest.other_info.type) ?? 0),
  );
  if (best === undefined) {
    return [
      'Not for real cold: nothing goes over it yet. Add a jacket or a coat for that.',
      'For mild days it is; in the cold it lacks a layer on top.',
    ];
  }
  const { whole, warmest } = best;
  const where = isOfSeveral ? `in the ${whole.place}` : 'in it';
  return (warmthOf(warmest.other_info.type) ?? 0) >= WARM
    ? [`${capitalize(savedName(warmest))} ${where} is made for the cold, so yes.`]
    : [`For cool days, with ${savedName(warmest)} ${where}; in real cold I would add a coat.`];
}
