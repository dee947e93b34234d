import type { BodyFrame } from '../body/body-frame.ts';
import type { Pair } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { evenEdges } from '../raster/even-edges.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { type ArmsInFront, armsInFront } from './arms-in-front.ts';
import { type Fills, makeFills } from './fills.ts';
import { foldLight } from './fold-light.ts';
import { missedCloth } from './missed-cloth.ts';
import { withoutLoose } from './without-loose.ts';

interface UpperSought {
  readonly kind: 'top' | 'dress';
  /** Where the sleeves end on the arms; 0 without. */
  readonly ends: Pair<number>;
}

/** What putting on a top or dress needs of a person, however the garment is laid. */
export interface PreparedUpper extends ArmsInFront {
  /** How much of each pixel is the old garment, 0 to 1. */
  readonly old: Plane;
  /** How much more of the pixels beside it is. */
  readonly missed: Plane;
  readonly light: Plane;
  readonly fills: Fills;
}

/** In squares of the shoulder width: what is smaller is no arm but a fold of the old sleeve. */
const ARM_MIN = 0.02;
/** In shoulder widths: half the breadth of a shred of an old sleeve beside the arm. */
const NARROW = 0.02;

/** The same of a hand: what is narrower than a finger is the edge of old trousers beside it. */
const HAND_MIN = 0.01;
const HAND_NARROW = 0.014;
/** In pixels: the edge of an arm before cloth has teeth of about this size. */
const TEETH = 2;

function prepare(person: SeenPerson, frame: BodyFrame, { kind, ends }: UpperSought): PreparedUpper {
  const share = (material: number, at: number) => (person.materials[material]?.[at] ?? 0) / 255;
  const old = planeOf(person, (at) =>
    kind === 'dress'
      ? Math.min(1, share(MATERIAL.top, at) + share(MATERIAL.bottom, at))
      : share(MATERIAL.top, at),
  );
  const found = armsInFront({ person, frame, gone: old }, ends);
  const unit = frame.body.shoulderWidth;
  const arms = withoutLoose(found.arms, { areaMin: ARM_MIN * unit ** 2, narrow: NARROW * unit });
  const handLoose = { areaMin: HAND_MIN * unit ** 2, narrow: HAND_NARROW * unit };
  const hands = withoutLoose(found.hands, handLoose);
  const fills = makeFills(person, frame, 'bottom');
  return {
    old,
    missed: missedCloth(person, old, fills.ground),
    light: foldLight(person, old),
    fills,
    arms: evenEdges(arms, TEETH),
    hands: evenEdges(hands, TEETH),
  };
}

interface Latest extends UpperSought {
  readonly person: SeenPerson;
  readonly frame: BodyFrame;
  readonly prepared: PreparedUpper;
}

/** The last one: a top that is doubtful is put on once more, tucked in. */
let latest: Latest | null = null;

/** The same for every way of laying a garment; whoever reads it leaves it as it is. */
export function prepareUpper(
  person: SeenPerson,
  frame: BodyFrame,
  { kind, ends }: UpperSought,
): PreparedUpper {
  const isKnown =
    latest?.person === person &&
    latest.frame === frame &&
    latest.kind === kind &&
    latest.ends[0] === ends[0] &&
    latest.ends[1] === ends[1];
  if (latest === null || !isKnown) {
    latest = { person, frame, kind, ends, prepared: prepare(person, frame, { kind, ends }) };
  }
  return latest.prepared;
}
