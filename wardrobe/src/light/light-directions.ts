import { FILL, KEY, type SoftBox } from '../shading/studio-light.ts';

/** Toward the light (unit vector), which light it is part of, and how much it counts. */
export interface LightDirection {
  x: number;
  y: number;
  z: number;
  /** 0 is the sky, 1 the key, 2 the fill: the order of the channels of light. */
  light: 0 | 1 | 2;
  weight: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Evenly over the sphere; what comes from below is the weaker bounce of the ground. */
function skyDirections(count: number): LightDirection[] {
  return Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * (index + 0.5)) / count;
    const ring = Math.sqrt(1 - y * y);
    const z = ring * Math.sin(GOLDEN_ANGLE * index);
    const weight = (0.6 + 0.4 * y) * (0.78 + 0.22 * z);
    return { x: ring * Math.cos(GOLDEN_ANGLE * index), y, z, light: 0, weight };
  });
}

/** Spread over the face of a box. */
function boxDirections(box: SoftBox, count: number, light: 1 | 2): LightDirection[] {
  const side = Math.hypot(box.z, box.x);
  const [rx, rz] = [box.z / side, -box.x / side];
  const [ux, uy, uz] = [box.y * rz, box.z * rx - box.x * rz, -box.y * rx];
  return Array.from({ length: count }, (_, index) => {
    const angle = GOLDEN_ANGLE * index;
    const radius = box.halfAngle * 0.8 * Math.sqrt((index + 0.5) / count);
    const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const [x, y, z] = [box.x + a * rx + b * ux, box.y + b * uy, box.z + a * rz + b * uz];
    const length = Math.hypot(x, y, z);
    return { x: x / length, y: y / length, z: z / length, light, weight: 1 };
  });
}

export const studioDirections = (
  sky: number,
  key: number,
  fill: number,
): readonly LightDirection[] => [
  ...skyDirections(sky),
  ...boxDirections(KEY, key, 1),
  ...boxDirections(FILL, fill, 2),
];

/** The studio as a garment sees it that turns its back to the camera. */
export const fromBehind = (directions: readonly LightDirection[]): LightDirection[] =>
  directions.map((direction) => ({ ...direction, x: -direction.x, z: -direction.z }));

/** A few dozen directions stand for the studio. */
export const STUDIO_DIRECTIONS = studioDirections(30, 8, 5);
/** Many more, for light that is baked once and kept. */
export const FINE_DIRECTIONS = studioDirections(160, 36, 16);
