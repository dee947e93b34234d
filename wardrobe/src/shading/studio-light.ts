import type { StudioLights } from './photography.ts';

/** A soft light: where it stands (unit vector), and how wide it is (radians). */
export interface SoftBox {
  x: number;
  y: number;
  z: number;
  /** Its brightness as a mirror would show it, and half its angular size. */
  radiance: number;
  halfAngle: number;
  /** The unit vector halfway between it and the eye. */
  halfX: number;
  halfY: number;
  halfZ: number;
}

function softBox(
  direction: readonly [number, number, number],
  light: Pick<SoftBox, 'radiance' | 'halfAngle'>,
): SoftBox {
  const [x, y, z] = direction;
  const length = Math.hypot(x, y, z);
  const [unitX, unitY, unitZ] = [x / length, y / length, z / length];
  const half = Math.hypot(unitX, unitY, unitZ + 1);
  return {
    x: unitX,
    y: unitY,
    z: unitZ,
    halfX: unitX / half,
    halfY: unitY / half,
    halfZ: (unitZ + 1) / half,
    ...light,
  };
}

/** A large box from the upper left, a weaker one from the right, and one above and behind. */
export const KEY = softBox([-0.72, 0.52, 0.47], {
  radiance: 4.2,
  halfAngle: 0.46,
});
export const FILL = softBox([0.76, 0.18, 0.6], { radiance: 1.7, halfAngle: 0.4 });
export const RIM = softBox([0.1, 1, -0.12], { radiance: 2.0, halfAngle: 0.7 });

/** The fill and the room let themselves in behind the terminator: large lights have no hard one. */
const FILL_WRAP = 0.25;
/** The white room: the same from all sides, and a little more from above. */
const ROOM = { even: 0.22, above: 0.08 } as const;

/** A unit normal. */
interface Normal {
  x: number;
  y: number;
  z: number;
}

export const keyDiffuse = ({ key, softness }: StudioLights, { x, y, z }: Normal): number =>
  key * Math.max(0, (x * KEY.x + y * KEY.y + z * KEY.z + softness) / (1 + softness));

export const fillDiffuse = ({ fill }: StudioLights, { x, y, z }: Normal): number =>
  fill * Math.max(0, (x * FILL.x + y * FILL.y + z * FILL.z + FILL_WRAP) / (1 + FILL_WRAP));

/** The room, brighter from the camera's side, where a lamp of its own may stand. */
export const roomDiffuse = ({ front }: StudioLights, y: number, z: number): number =>
  ROOM.even + ROOM.above * y + front * z;

/** A direction in which something is mirrored. One object is reused. */
export interface MirrorRay {
  x: number;
  y: number;
  z: number;
  roughness: number;
}

/** How bright a mirror of this roughness shows a box. */
export function boxSeen(box: SoftBox, { x, y, z, roughness }: MirrorRay): number {
  const cosine = x * box.x + y * box.y + z * box.z;
  const angle = Math.sqrt(Math.max(0, 2 - 2 * cosine));
  const blur = 0.04 + roughness * 0.8;
  const inner = box.halfAngle - blur * 0.45;
  const outer = box.halfAngle + blur;
  if (angle >= outer) return 0;
  const size = box.halfAngle * box.halfAngle;
  const spread = size / (size + roughness * roughness * 0.8);
  const share = angle <= inner ? 1 : (outer - angle) / (outer - inner);
  return box.radiance * spread * share * share * (3 - 2 * share);
}

/** What a mirror of this roughness shows of the room in a direction, without the boxes. */
export const roomSeen = ({ y, roughness }: MirrorRay): number => {
  const sharp = y > 0 ? 0.14 + 0.32 * y * y : 0.14 + 0.3 * Math.min(1, -y * 1.4);
  return sharp + (0.32 - sharp) * roughness * 0.7;
};
