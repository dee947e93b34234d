import type { Composed } from '../compose/composed.ts';
import { spreadColors } from '../compose/missed-cloth.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur } from '../raster/blur.ts';
import { planeOf } from '../raster/plane.ts';

/** In pixels: what is left of a garment lies so near to where it was found. */
const REACH = 24;
/** Of the old garment a pixel shows less than that, and of the new one. */
const FOUND = 0.7;
const COVERED = 0.2;
/** Colors are alike below this distance in RGB, and unlike above the other one. */
const ALIKE = 26;
const UNLIKE = 55;

/** The distance of a pixel's color to another one in RGB. */
function colorOff(rgb: ArrayLike<number>, at: number, colors: Composed['fills']['skin']): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    sum += ((rgb[at * 3 + channel] ?? 0) - (colors[channel]?.values[at] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}

/**
 * What is still seen of an old garment: as many pixels beside it or in it, where the new one does not
 * lie, have its color and that of nothing else that may be there. Hair is left aside.
 */
export function remainsOf(
  person: SeenPerson,
  { rgb, shown, old, fills }: Pick<Composed, 'rgb' | 'shown' | 'old' | 'fills'>,
): number {
  const hair = person.materials[MATERIAL.hair];
  const cloth = spreadColors(person, old);
  const near = boxBlur(
    planeOf(old, (at) => ((old.values[at] ?? 0) > FOUND ? 1 : 0)),
    REACH,
  );
  const others = [fills.ground, fills.skin, fills.other];
  let left = 0;
  for (let at = 0; at < old.values.length; at += 1) {
    if ((near.values[at] ?? 0) < 0.004 || (shown.values[at] ?? 0) > COVERED) continue;
    if ((hair?.[at] ?? 0) > 60 || colorOff(rgb, at, cloth) > ALIKE) continue;
    if (others.every((colors) => colorOff(rgb, at, colors) > UNLIKE)) left += 1;
  }
  return left;
}
