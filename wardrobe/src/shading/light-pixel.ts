import { length3 } from '../materials/lengths.ts';
import type { StudioLights } from './photography.ts';
import {
  boxSeen,
  FILL,
  fillDiffuse,
  KEY,
  keyDiffuse,
  type MirrorRay,
  RIM,
  roomDiffuse,
  roomSeen,
  type SoftBox,
} from './studio-light.ts';

/** A pixel to be lit; one object is reused. */
export interface LitPixel {
  /** The unit normal with its relief: x right, y up, z to the eye. */
  x: number;
  y: number;
  z: number;
  /** Visibility of sky, key and fill, 0 to 1. */
  sky: number;
  key: number;
  fill: number;
  red: number;
  green: number;
  blue: number;
  roughness: number;
  reflectance: number;
  metal: number;
  sheen: number;
  sheenTint: number;
  anisotropy: number;
  grainX: number;
  grainY: number;
  cavity: number;
}

/**
 * Light that reaches a crevice after bouncing from cloth of the same color (Jiménez et al. 2016,
 * "Practical Realtime Strategies for Accurate Indirect Occlusion", in its plain geometric form).
 */
const interreflected = (visible: number, albedo: number): number =>
  visible / (1 - Math.min(0.92, albedo) * 0.85 * (1 - visible));

/** Pale cloth lets light through, and no fold of it is black: what reaches the deepest of white cloth. */
const THROUGH = 0.34;

const throughOf = ({ red, green, blue, metal }: LitPixel): number =>
  metal > 0 ? 0 : THROUGH * (0.21 * red + 0.72 * green + 0.07 * blue);

/** What lies flat is lit as a plane; gloss still tells how far each place of it is from one. */
const STEEPER = 1.1;
const steeper = { x: 0, y: 0, z: 1 };

function steeperOf({ x, y, z }: LitPixel): typeof steeper {
  const by = 1 + STEEPER * z * z;
  const length = length3(x * by, y * by, z);
  steeper.x = (x * by) / length;
  steeper.y = (y * by) / length;
  steeper.z = z / length;
  return steeper;
}

/** A highlight drawn out along the threads (Ward 1992), without its normalization. */
function threadHighlight(pixel: LitPixel, box: SoftBox): number {
  const { grainX, grainY } = pixel;
  const { x, y, z } = steeperOf(pixel);
  const along = x * grainX + y * grainY;
  const length = length3(grainX - x * along, grainY - y * along, -z * along) || 1;
  const tx = (grainX - x * along) / length;
  const ty = (grainY - y * along) / length;
  const tz = (-z * along) / length;
  const facing = x * box.halfX + y * box.halfY + z * box.halfZ;
  if (facing <= 0.05) return 0;
  const t = tx * box.halfX + ty * box.halfY + tz * box.halfZ;
  const s = Math.max(0, 1 - facing * facing - t * t);
  const wide = pixel.roughness;
  const narrow = wide * (1 - 0.72 * pixel.anisotropy);
  const falloff = (t * t) / (wide * wide) + s / (narrow * narrow);
  return Math.exp(-falloff / (facing * facing));
}

/** A key that is weak beside the other lights is a large pale wall: gloss shows less of it. */
const glossOf = ({ key, softness }: StudioLights): number =>
  0.7 + 0.3 * Math.min(1.1, key / 0.6) * (1.1 - 0.4 * softness);

/** What the surface mirrors of the studio, before its reflectance. */
function reflected(pixel: LitPixel, lights: StudioLights): number {
  const { x, y, z, roughness } = pixel;
  const open = 0.15 + 0.85 * pixel.sky;
  const bare = glossOf(lights);
  if (pixel.anisotropy > 0)
    return (
      3.6 * bare * threadHighlight(pixel, KEY) * pixel.key +
      1.5 * threadHighlight(pixel, FILL) * pixel.fill +
      0.6 * threadHighlight(pixel, RIM) * pixel.sky +
      0.2 * open
    );
  ray.x = 2 * z * x;
  ray.y = 2 * z * y;
  ray.z = 2 * z * z - 1;
  ray.roughness = roughness;
  return (
    bare * boxSeen(KEY, ray) * pixel.key +
    boxSeen(FILL, ray) * pixel.fill +
    (boxSeen(RIM, ray) + roomSeen(ray)) * open
  );
}

const ray: MirrorRay = { x: 0, y: 0, z: 1, roughness: 1 };

/** Light passes through the dyed threads of a satin before it leaves: its highlights are tinted. */
const dyed = ({ anisotropy }: LitPixel, albedo: number): number =>
  1 - anisotropy + anisotropy * (0.16 + 3.4 * albedo);

/** Writes the light that leaves the pixel toward the eye, linear, to `out`. */
export function lightPixel(pixel: LitPixel, lights: StudioLights, out: Float64Array): void {
  const { y, z, sky, cavity } = pixel;
  const through = throughOf(pixel);
  const kept = 1 - through;
  const key = keyDiffuse(lights, pixel) * (through + kept * pixel.key) * cavity;
  const fill = fillDiffuse(lights, pixel) * (through + kept * pixel.fill) * cavity;
  const room = roomDiffuse(lights, y, z);
  const open = (through + kept * sky) * cavity;
  const away = 1 - Math.max(0, z);
  const away2 = away * away;
  const fresnel = away2 * away2 * away * (1 - 0.75 * pixel.roughness);
  const mirror = reflected(pixel, lights) * cavity;
  const pile = pixel.sheen * (0.12 + away2) * (0.25 + 0.75 * open) * (0.55 + key + fill);
  for (let channel = 0; channel < 3; channel += 1) {
    const albedo = channel === 0 ? pixel.red : channel === 1 ? pixel.green : pixel.blue;
    if (pixel.metal > 0) {
      out[channel] = mirror * (albedo + (1 - albedo) * fresnel);
      continue;
    }
    const diffuse =
      albedo * (1 - 0.35 * pixel.anisotropy) * (key + fill + room * interreflected(open, albedo));
    const front = pixel.reflectance * dyed(pixel, albedo) + (1 - pixel.reflectance) * fresnel;
    const fibers = pile * (1 - pixel.sheenTint + pixel.sheenTint * 2.2 * albedo);
    out[channel] = diffuse + mirror * front * (1 - pixel.roughness * 0.35) + fibers;
  }
}
