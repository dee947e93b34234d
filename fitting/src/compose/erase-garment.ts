import type { BodyFrame } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur, softBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';
import { type BodyPlace, makeBodyPlaces, makePlace } from './body-places.ts';
import type { Fills } from './fills.ts';
import { isMidriffBare } from './midriff.ts';

export interface EraseJob {
  readonly person: SeenPerson;
  readonly frame: BodyFrame;
  readonly fills: Fills;
  /** The light and folds that the old garment shows, as factors. */
  readonly light: Plane;
  /** How much of each pixel is the old garment, 0 to 1. */
  readonly old: Plane;
  /** How much of the pixels beside it is that garment too, though it was taken for the ground. */
  readonly missed: Plane;
  /** How much of each pixel the new garment covers, 0 to 1. */
  readonly cover: Plane;
  /** The arms in front of the new garment, under which the old one must be gone too. */
  readonly arms: Plane | null;
  readonly role: 'top' | 'bottom' | 'full_body';
  /** The level of the new garment's hem or, for what is worn below, of its waist. */
  readonly edge: number;
}

export interface Erased {
  /** The picture without the old garment: three numbers a pixel, 0 to 255. */
  readonly rgb: Float32Array;
  /** How much of the body comes to light that the old garment hid, in squares of the shoulder width. */
  readonly invented: number;
}

/** In pixels. */
const RIM = { top: 9, bottom: 11, full_body: 7 } as const;
const SKIN_RIM = 8;
/** The seams and shadows at the edge of a garment are taken for ground up to so far from it. */
const GROUND_RIM = 14;
/** How much of the light on the old garment is taken for light on the body below. */
const BODY_LIGHT = 0.5;
const TOUCHED_MIN = 0.02;
/** The level of the trunk at which trousers and skirts begin. */
const WAIST = 0.8;

/** Over the length of the trunk: so far below a dress's hem legs are bare. */
const BELOW_HEM = [-0.3, -0.2] as const;

/** The clothes that stay; under a dress none do. */
const OTHER = { top: MATERIAL.bottom, bottom: MATERIAL.top, full_body: null } as const;

/**
 * The old garment, a rim about it in which its color still shows, and more of the bare skin beside
 * it, where what is seen goes over into what is invented.
 */
function withRim({ old, missed, role, person }: EraseJob): Plane {
  const { materials } = person;
  const core = planeOf(old, (at) => ((old.values[at] ?? 0) > 0.5 ? 1 : 0));
  const near = boxBlur(core, RIM[role]);
  const farther = boxBlur(core, GROUND_RIM);
  const around = resizePlane(softBlur(halvePlane(core), SKIN_RIM / 2), old);
  return planeOf(old, (at) => {
    const hair = (materials[MATERIAL.hair]?.[at] ?? 0) / 255;
    const skin = (materials[MATERIAL.skin]?.[at] ?? 0) / 255;
    const rim = clamp((near.values[at] ?? 0) * 3, 0, 1) * (1 - hair);
    const ground = (materials[MATERIAL.background]?.[at] ?? 0) / 255;
    const edge = ground * clamp((farther.values[at] ?? 0) * 5, 0, 1);
    const beside = skin * smoothStep(0.03, 0.5, around.values[at] ?? 0);
    return Math.max(old.values[at] ?? 0, rim, edge, beside, missed.values[at] ?? 0);
  });
}

/** What comes to light where the old garment lay: shares of skin and of other clothes, the rest is ground. */
function sharesOf(
  { role, edge, frame, isMidriffBare }: EraseJob & { isMidriffBare: boolean },
  place: BodyPlace,
): { skin: number; other: number } {
  const { arm, leg, trunk, girth, down } = place;
  if (role === 'bottom') {
    return {
      skin: Math.max(leg, down < 1.2 ? trunk : 0),
      other:
        !isMidriffBare && down < Math.min(frame.oldHem, frame.topEnd) + 0.04 && down < 1.05
          ? trunk
          : 0,
    };
  }
  // Beside a dress nothing of a leg is seen above its hem, which may slant.
  const bareLeg = role === 'full_body' ? leg * smoothStep(...BELOW_HEM, down - edge) : 0;
  const skin = Math.max(arm, down < 1.1 ? trunk : 0, bareLeg);
  // What is worn below is thought to go on up to the waist.
  const isBelow =
    role === 'top' && down > edge - 0.05 && down > Math.min(WAIST, frame.oldHem - 0.2);
  return { skin, other: isBelow ? Math.max(girth, leg) * (1 - arm) : 0 };
}

/** Takes the old garment away: bare skin, other clothes or the ground where the new one leaves it bare. */
export function eraseGarment(job: EraseJob): Erased {
  const { person, frame, fills, old, cover } = job;
  const { width, materials } = person;
  const rgb = new Float32Array(person.rgb);
  const gone = withRim(job);
  const placeAt = makeBodyPlaces(person, frame);
  const place = makePlace();
  const others = OTHER[job.role];
  const known = { ...job, isMidriffBare: isMidriffBare(person, frame) };
  let bare = 0;
  for (let at = 0; at < gone.values.length; at += 1) {
    const away = gone.values[at] ?? 0;
    if (away < TOUCHED_MIN) continue;
    const core = old.values[at] ?? 0;
    if ((cover.values[at] ?? 0) > 0.995 && (job.arms?.values[at] ?? 0) === 0) continue;
    placeAt(at % width, Math.floor(at / width), place);
    const found = sharesOf(known, place);
    // In the rim what the pixel mostly shows says what is there.
    const skinSeen = (materials[MATERIAL.skin]?.[at] ?? 0) / 255;
    const otherSeen = others === null ? 0 : (materials[others]?.[at] ?? 0) / 255;
    // A pale strap before a pale wall may look like the wall.
    const groundSeen = ((materials[MATERIAL.background]?.[at] ?? 0) / 255) * (1 - place.inside);
    const shade = place.shade * (1 + BODY_LIGHT * ((job.light.values[at] ?? 1) - 1));
    const seen = 1 - core;
    const isBody = clamp(found.skin + found.other, 0, 1);
    bare += core * isBody * (1 - (cover.values[at] ?? 0));
    const skin =
      found.skin * core + skinSeen + (seen - skinSeen - otherSeen - groundSeen) * found.skin;
    const other = found.other * core + otherSeen;
    for (let channel = 0; channel < 3; channel += 1) {
      const ground = fills.ground[channel]?.values[at] ?? 0;
      const bareSkin = (fills.skin[channel]?.values[at] ?? 0) * shade;
      const cloth = fills.other[channel]?.values[at] ?? 0;
      const body = ground + (bareSkin - ground) * clamp(skin, 0, 1);
      const filled = body + (cloth - body) * clamp(other, 0, 1);
      const to = at * 3 + channel;
      rgb[to] = (rgb[to] ?? 0) * (1 - away) + filled * away;
    }
  }
  return { rgb, invented: bare / frame.body.shoulderWidth ** 2 };
}
