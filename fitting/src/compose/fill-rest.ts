import type { BodyFrame } from '../body/body-frame.ts';
import type { Pair } from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { evenEdges } from '../raster/even-edges.ts';
import { planeOf } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';
import { makeBodyPlaces, makePlace } from './body-places.ts';
import { CLOTH_SURE, goOnInto } from './go-on-into.ts';
import { isMidriffBare } from './midriff.ts';

/** How far beside a bare leg, over its radius, trousers lie: on who stands, and on who sits. */
const BESIDE = { standing: 1.2, seated: 1.9 } as const;
/** Skin of a leg may be seen further out than it was thought to be. */
const BESIDE_SKIN = 1.5;
/** The level where the hips go over into the legs. */
const HIPS_TO = 1.25;
/** So far above the waist that was found, as a share of the trunk, an old waistband may be seen. */
const WAISTBAND = 0.12;
/** So far above the waistband that was laid, as a share of the trunk, cloth goes on. */
const ABOVE_WAISTBAND = 0.012;
/** In pixels: the edges of old trousers have teeth of about this size. */
const TEETH = 2;
/** Between the legs, so near to the axis in shoulder widths, cloth goes on this much farther. */
const INSIDE = [0.1, 0.16] as const;
const INSIDE_FARTHER = 0.7;

/** How much a place lies on the hips, with what trousers add to them. */
function hipsAt({ body, half }: BodyFrame, x: number, y: number): number {
  const beside = trunkAcross(body, x, y);
  const widest = half(Math.min(1.12, trunkDown(body, x, y)), beside < 0 ? 0 : 1);
  return 1 - smoothStep(1.1, 1.2, Math.abs(beside) / widest);
}

/** The row at which cloth begins in each column, where it does; 0 elsewhere. */
function firstRows({ width, height, alpha }: ClothLayer): Int32Array {
  const rows = new Int32Array(width);
  for (let at = width * height - 1; at >= 0; at -= 1)
    if ((alpha[at] ?? 0) > 0.5) rows[at % width] = Math.floor(at / width);
  return rows;
}

/**
 * Lets trousers, and a skirt on a lap, go on, in the colors about them, where the old ones or a bare leg are still seen
 * above their hems: legs are rarely quite where they were laid.
 * @param ends where they end along the legs: 1 the knee, 2 the ankle
 */
export function fillRest(
  person: SeenPerson,
  frame: BodyFrame,
  { cloth, ends }: { cloth: ClothLayer; ends: Pair<number> },
): void {
  const { width, materials, labels } = person;
  const bottom = materials[MATERIAL.bottom];
  const skin = materials[MATERIAL.skin];
  const legs = [partIndex('left_leg'), partIndex('right_leg')];
  const beside = frame.isSeated ? BESIDE.seated : BESIDE.standing;
  const end = Math.min(...ends);
  const placeAt = makeBodyPlaces(person, frame);
  const place = makePlace();
  // Above the waistband lies bare skin; below a top, cloth goes on into it.
  const first = isMidriffBare(person, frame) ? firstRows(cloth) : null;
  const above = frame.body.trunkLength * ABOVE_WAISTBAND;
  const rest = planeOf(person, (at) => {
    if ((cloth.alpha[at] ?? 0) > CLOTH_SURE) return 0;
    if (first !== null && Math.floor(at / width) < (first[at % width] ?? 0) - above) return 0;
    const old = (bottom?.[at] ?? 0) / 255;
    const bare = legs.includes(labels[at] ?? 0) ? (skin?.[at] ?? 0) / 255 : 0;
    if (old < 0.02 && bare < 0.02) return 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    placeAt(x, y, place);
    const isAboveHem = 1 - smoothStep(end - 0.02, end, place.along);
    const onLeg = (most: number) => 1 - smoothStep(most - 0.06, most + 0.06, place.fromLeg);
    const isHips = place.down < HIPS_TO && place.down > frame.oldWaist - WAISTBAND;
    const onHips = isHips ? hipsAt(frame, x, y) : 0;
    const across = Math.abs(trunkAcross(frame.body, x, y)) / frame.body.shoulderWidth;
    const inside = INSIDE_FARTHER * (1 - smoothStep(...INSIDE, across));
    const onOld = Math.max(onLeg(beside + inside), onHips);
    return isAboveHem * Math.max(old * onOld, bare * onLeg(BESIDE_SKIN));
  });
  goOnInto(cloth, evenEdges(rest, TEETH));
}
