/** A soft light: where it stands (unit vector), its irradiance, and how wide it is (radians). */
export interface SoftBox {
  x: number;
  y: number;
  z: number;
  irradiance: number;
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
  light: Pick<SoftBox, 'irradiance' | 'radiance' | 'halfAngle'>,
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
  irradiance: 0.74,
  radiance: 4.2,
  halfAngle: 0.46,
});
export const FILL = softBox([0.76, 0.18, 0.6], { irradiance: 0.24, radiance: 1.7, halfAngle: 0.4 });
export const RIM = softBox([0.1, 1, -0.12], { irradiance: 0, radiance: 2.0, halfAngle: 0.7 });

/** Light lets itself in behind the terminator: large boxes have no hard one. */
const KEY_WRAP = 0.1;
const FILL_WRAP = 0.25;

export const keyDiffuse = (x: number, y: number, z: number): number =>
  KEY.irradiance * Math.max(0, (x * KEY.x + y * KEY.y + z * KEY.z + KEY_WRAP) / (1 + KEY_WRAP));

export const fillDiffuse = (x: number, y: number, z: number): number =>
  FILL.irradiance *
  Math.max(0, (x * FILL.x + y * FILL.y + z * FILL.z + FILL_WRAP) / (1 + FILL_WRAP));

/** The white room: brighter from above and from the camera's side, a bounce from the ground. */
export const skyDiffuse = (_x: number, y: number, z: number): number => 0.24 + 0.1 * y + 0.14 * z;

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

const SHOULDER = 0.7;
const ABOVE = 1 - SHOULDER;
/** Below this light a camera's curve falls faster than the light does: blacks are black. */
const TOE = 0.05;

/** Keeps whites from burning out and blacks from graying: linear between toe and shoulder. */
export function toneCurve(light: number): number {
  if (light < TOE) return light * (0.4 + 0.6 * Math.sqrt(light / TOE));
  if (light < SHOULDER) return light;
  return SHOULDER + ABOVE * (1 - Math.exp((SHOULDER - light) / ABOVE));
}
