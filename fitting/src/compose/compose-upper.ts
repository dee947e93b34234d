import { type BodyFrame, lapEnds } from '../body/body-frame.ts';
import { boneOf, distanceToBone } from '../geometry/bone.ts';
import { mixOf, type Pair } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { faceReach, farFromFace } from '../person/skeleton.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';
import type { ArmsInFront } from './arms-in-front.ts';
import { closeArmpits } from './close-armpits.ts';
import { applyLight, type Composed } from './composed.ts';
import { eraseGarment } from './erase-garment.ts';
import { fillRest } from './fill-rest.ts';
import { castShadow, coverOf, layOver, putBack } from './layers.ts';
import { prepareUpper } from './prepare-upper.ts';
import { waistRows } from './waist-rows.ts';

/** A top or dress as it lies on a body. */
export interface UpperPieces {
  readonly trunk: ClothLayer;
  readonly sleeves: Pair<ClothLayer | null>;
  /** Where the sleeves end on the arms; 0 without. */
  readonly ends: Pair<number>;
  /** The level of the hem. */
  readonly hem: number;
  readonly kind: 'top' | 'dress';
  /** Whether a top goes into what is worn below, as far as that is seen. */
  readonly isTucked?: boolean;
}

/** What is worn below counts as a lap from the first of these shares on. */
const LAP_SURE = [0.3, 0.7] as const;
/** Takes away what a waistband hides of a top. */
function tuckIn({ trunk, isTucked = false, kind }: UpperPieces, person: SeenPerson): void {
  const rows = isTucked && kind === 'top' ? waistRows(person) : null;
  if (rows === null) return;
  const { width } = person;
  for (let at = 0; at < trunk.alpha.length; at += 1) {
    const over = (rows[at % width] ?? 0) + 1 - Math.floor(at / width);
    trunk.alpha[at] = (trunk.alpha[at] ?? 0) * Math.min(1, Math.max(0, over / 2));
  }
}

/** A top goes behind the lap of somebody who sits: nothing of it hangs over the thighs. */
function endAtLap({ trunk, kind }: UpperPieces, { materials, width, height }: SeenPerson): void {
  const below = materials[MATERIAL.bottom];
  if (kind !== 'top' || !below) return;
  for (let x = 0; x < width; x += 1) {
    let lap = 0;
    for (let at = x; at < width * height; at += width) {
      lap = Math.max(lap, smoothStep(...LAP_SURE, (below[at] ?? 0) / 255));
      trunk.alpha[at] = (trunk.alpha[at] ?? 0) * (1 - lap);
    }
  }
}

/** Over the radius of the face: so far about the line from mouth to chin the jaw is. */
const JAW = [0.2, 0.3] as const;

/** Over the size of the face: cloth goes behind it here, and shadows of cloth end. */
const FACE = { cloth: [1, 1.08], shadow: [1, 1.3] } as const;

/**
 * Hair, and the face down to its chin: they stay in front of any garment.
 * @param cover how much of each pixel the garment covers, 0 to 1
 */
export function headOf(
  { materials, body, width }: SeenPerson,
  cover: Plane,
): (at: number) => number {
  const jaw = boneOf(body.mouth, mixOf(body.mouth, body.chin, 0.7));
  const reach = FACE.shadow[1] * faceReach(body);
  return (at) => {
    const hair = (materials[MATERIAL.hair]?.[at] ?? 0) / 255;
    const skin = (materials[MATERIAL.skin]?.[at] ?? 0) / 255;
    // Shadows of a chin and beards may have the color of the clothes.
    const cloth = (materials[MATERIAL.top]?.[at] ?? 0) / 255;
    if (hair + skin + cloth < 0.01) return 0;
    const x = at % width;
    const y = Math.floor(at / width);
    if (Math.abs(x - body.head.x) > reach || Math.abs(y - body.head.y) > reach) return hair;
    const onJaw = 1 - smoothStep(JAW[0], JAW[1], distanceToBone(jaw, x, y) / body.faceRadius);
    const far = farFromFace(body, x, y);
    const open = 1 - (cover.values[at] ?? 0);
    const onFace = Math.max(
      1 - smoothStep(...FACE.cloth, far),
      (1 - smoothStep(...FACE.shadow, far)) * open,
    );
    return Math.max(hair, skin * onFace, Math.min(1, skin + cloth) * onJaw);
  };
}

interface UpperLayers extends ArmsInFront {
  readonly person: SeenPerson;
  readonly trunk: ClothLayer;
  readonly sleeves: readonly ClothLayer[];
}

/** The trunk of a garment, arms, sleeves and hands over each other, with their shadows. */
function layTogether(
  bare: Float32Array,
  { person, trunk, sleeves, arms, hands }: UpperLayers,
): Float32Array {
  const canvas = bare.slice();
  const isPerson = (at: number) => 1 - (person.materials[MATERIAL.background]?.[at] ?? 0) / 255;
  castShadow(
    canvas,
    { caster: { ...trunk, values: trunk.alpha }, blur: 8, below: 6, strength: 0.3 },
    isPerson,
  );
  layOver(canvas, trunk);
  castShadow(
    canvas,
    { caster: arms, blur: 5, below: 0, strength: 0.22 },
    (at) => (trunk.alpha[at] ?? 0) * (1 - (arms.values[at] ?? 0)),
  );
  putBack(canvas, bare, (at) => arms.values[at] ?? 0);
  for (const sleeve of sleeves) {
    const caster = { ...sleeve, values: sleeve.alpha };
    castShadow(canvas, { caster, blur: 4, below: 3, strength: 0.12 }, (at) =>
      Math.max(trunk.alpha[at] ?? 0, arms.values[at] ?? 0),
    );
    layOver(canvas, sleeve);
  }
  putBack(canvas, bare, (at) => hands.values[at] ?? 0);
  return canvas;
}

/** Lays a top or dress over a person whose old clothes are taken away. */
export function composeUpper(person: SeenPerson, frame: BodyFrame, pieces: UpperPieces): Composed {
  if (frame.isSeated) endAtLap(pieces, person);
  else tuckIn(pieces, person);
  const isDress = pieces.kind === 'dress';
  const onLap = isDress ? lapEnds(frame, pieces.hem) : null;
  if (onLap !== null) fillRest(person, frame, { cloth: pieces.trunk, ends: onLap });
  closeArmpits(person, frame, pieces);
  const { old, missed, light, fills, arms, hands } = prepareUpper(person, frame, pieces);
  const sleeves = pieces.sleeves.filter((sleeve) => sleeve !== null);
  const cover = coverOf(person, [pieces.trunk, ...sleeves]);
  const { rgb: bare, invented } = eraseGarment({
    person,
    light,
    frame,
    fills,
    old,
    missed,
    cover,
    role: isDress ? 'full_body' : 'top',
    arms,
    edge: pieces.hem,
  });
  for (const layer of [pieces.trunk, ...sleeves]) applyLight(layer, light);
  const canvas = layTogether(bare, { person, trunk: pieces.trunk, sleeves, arms, hands });
  const head = headOf(person, cover);
  putBack(canvas, person.rgb, head);
  const sleeveCover = coverOf(person, sleeves);
  const shown = planeOf(person, (at) => {
    const below = (pieces.trunk.alpha[at] ?? 0) * (1 - (arms.values[at] ?? 0));
    const cloth = Math.max(below, sleeveCover.values[at] ?? 0);
    return cloth * (1 - Math.max(head(at), hands.values[at] ?? 0));
  });
  return { rgb: canvas, shown, old, cover, invented, fills };
}
