import type { Field } from '../geometry/field.ts';
import type { Point } from '../geometry/point.ts';
import type { LandmarkName } from './landmarks.ts';

/** What cloth hangs around: the trunk with its neck, and each limb by itself. */
export const BODY_PARTS = ['trunk', 'left-arm', 'right-arm', 'left-leg', 'right-leg'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** A station along a part's axis: panels are wrapped around it before they are draped. */
export interface AxisStation {
  center: Point;
  /** Half the width and half the depth of the body there, in centimeters. */
  halfWidth: number;
  halfDepth: number;
}

/** Girths in centimeters, measured around the surface of the body. */
export interface Girths {
  neck: number;
  bust: number;
  underbust: number;
  waist: number;
  hip: number;
  thigh: number;
  knee: number;
  calf: number;
  ankle: number;
  upperArm: number;
  elbow: number;
  wrist: number;
  head: number;
}

interface BodyMesh {
  /** Three for each vertex, centimeters. */
  positions: Float32Array;
  /** Three for each vertex, unit length. */
  normals: Float32Array;
  /** Three for each triangle, counterclockwise from outside. */
  triangles: Uint32Array;
}

/** A body taken apart at its shoulders, so that its arms can be lifted. */
export interface BodyArms {
  /** All but the arms, and each arm where it hangs: near their surface about centimeters. */
  withoutArms: Field;
  left: Field;
  right: Field;
  /** What the arms turn about. */
  joints: { left: Point; right: Point };
  /** Within so many centimeters arm and trunk run into each other at a height. */
  blendAt: (y: number) => number;
  /** How high cloth gets between arm and trunk. */
  armpitY: number;
}

/** A mannequin that stands on the floor (y = 0) and faces the camera. */
export interface Body {
  /** For example "woman-hourglass-relaxed". */
  name: string;
  gender: 'woman' | 'man';
  heightCm: number;
  landmarks: Readonly<Record<LandmarkName, Point>>;
  girths: Girths;
  /** From the neck down, and from the joint at the trunk outward, at most 2 cm apart. */
  axes: Readonly<Record<BodyPart, readonly AxisStation[]>>;
  /**
   * Writes to `out`: the distance to the surface in centimeters (negative inside) and the unit
   * vector away from it. Cheap enough for each particle at each step.
   */
  sample(x: number, y: number, z: number, out: Float64Array): void;
  /** The surface, with hands and feet. */
  mesh: BodyMesh;
  /** Absent where a body has no arms. */
  arms?: BodyArms;
}
