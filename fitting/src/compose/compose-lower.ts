import type { BodyFrame } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { evenEdges } from '../raster/even-edges.ts';
import { planeOf } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';
import type { LowerLaid } from '../warp/lay-lower.ts';
import { armsInFront } from './arms-in-front.ts';
import { applyLight, type Composed } from './composed.ts';
import { eraseGarment } from './erase-garment.ts';
import { fillRest } from './fill-rest.ts';
import { makeFills } from './fills.ts';
import { foldLight } from './fold-light.ts';
import { castShadow, layOver, putBack } from './layers.ts';
import { missedCloth } from './missed-cloth.ts';
import { withoutLoose } from './without-loose.ts';

/** Along the legs: a skirt covers what is seen of old trousers on the hips, and hangs free below. */
const HIPS_ALONE = [0.1, 0.1] as const;
/** In squares of the shoulder width, and in shoulder widths: what is smaller or narrower is no top. */
const TOP_MIN = 0.1;
const NARROW = 0.02;

/** In pixels: the edge of what stays in front has teeth of about this size. */
const TEETH = 2;

/** Lays trousers or a skirt over a person whose old ones are taken away; the top stays in front. */
export function composeLower(
  person: SeenPerson,
  frame: BodyFrame,
  { cloth, waist, ends }: LowerLaid,
): Composed {
  const { materials } = person;
  fillRest(person, frame, { cloth, ends: ends ?? HIPS_ALONE });
  const share = (material: number, at: number) => (materials[material]?.[at] ?? 0) / 255;
  const old = planeOf(person, (at) => share(MATERIAL.bottom, at));
  const cover = { ...cloth, values: cloth.alpha };
  const light = foldLight(person, old);
  const fills = makeFills(person, frame, 'top');
  const { rgb: bare, invented } = eraseGarment({
    person,
    light,
    frame,
    fills,
    old,
    missed: missedCloth(person, old, fills.ground),
    cover,
    role: 'bottom',
    arms: null,
    edge: waist,
  });
  applyLight(cloth, light);
  const canvas = bare.slice();
  castShadow(
    canvas,
    { caster: cover, blur: 8, below: 4, strength: 0.22 },
    (at) => 1 - share(MATERIAL.background, at),
  );
  layOver(canvas, cloth);
  // A soft edge between two bright garments would show as a veil.
  const unit = frame.body.shoulderWidth;
  // Buttons and seams of the old waistband may look like the top.
  const seenTop = planeOf(person, (at) => smoothStep(0.35, 0.65, share(MATERIAL.top, at)));
  const topLoose = { areaMin: TOP_MIN * unit ** 2, narrow: NARROW * unit };
  const top = evenEdges(withoutLoose(seenTop, topLoose), TEETH);
  castShadow(
    canvas,
    { caster: top, blur: 6, below: 6, strength: 0.3 },
    (at) => (cloth.alpha[at] ?? 0) * (1 - (top.values[at] ?? 0)),
  );
  const arms = evenEdges(armsInFront({ person, frame, gone: null }, [0, 0]).arms, TEETH);
  const front = (at: number) => Math.max(top.values[at] ?? 0, arms.values[at] ?? 0);
  putBack(canvas, person.rgb, front);
  const shown = planeOf(person, (at) => (cloth.alpha[at] ?? 0) * (1 - front(at)));
  return { rgb: canvas, shown, old, cover, invented, fills };
}
