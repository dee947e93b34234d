import type { LinearColor } from '../materials/linear-color.ts';
import { srgbByte } from '../materials/linear-color.ts';
import type { Photography } from './photography.ts';

const SHOULDER = 0.7;
const ABOVE = 1 - SHOULDER;
/** Below this light a camera's curve falls faster than the light does: blacks are black. */
const TOE = 0.05;
/** Contrast turns around this light, a middle gray. */
const MIDDLE = 0.3;

/** Keeps whites from burning out and blacks from graying: linear between toe and shoulder. */
function toneCurve(light: number): number {
  if (light < TOE) return light * (0.5 + 0.5 * Math.sqrt(light / TOE));
  if (light < SHOULDER) return light;
  return SHOULDER + ABOVE * (1 - Math.exp((SHOULDER - light) / ABOVE));
}

/** Light beyond this is white. */
const BRIGHTEST = 4;
const STEPS_PER_LIGHT = 4096;

/** The bytes of linear light, of one channel. */
type Developed = (light: number) => number;

function channelOf({ exposure, contrast }: Photography, tint: number): Developed {
  const bytes = Uint8Array.from({ length: BRIGHTEST * STEPS_PER_LIGHT + 1 }, (_, step) => {
    const exposed = (step / STEPS_PER_LIGHT) * exposure;
    const contrasted = contrast === 1 ? exposed : MIDDLE * (exposed / MIDDLE) ** contrast;
    return srgbByte(toneCurve(contrasted) * tint);
  });
  return (light) =>
    bytes[Math.min(BRIGHTEST * STEPS_PER_LIGHT, (light * STEPS_PER_LIGHT + 0.5) | 0)] ?? 255;
}

const tintOf = (warmth: number): LinearColor => [1 + warmth, 1 + warmth * 0.2, 1 - warmth];

type Development = readonly [red: Developed, green: Developed, blue: Developed];
const developments = new WeakMap<Photography, Development>();

/** How a photographer develops linear light, which is not negative, to bytes: red, green, blue. */
export function developmentOf(photography: Photography): Development {
  const known = developments.get(photography);
  if (known) return known;
  const [red, green, blue] = tintOf(photography.warmth);
  const made: Development = [
    channelOf(photography, red),
    channelOf(photography, green),
    channelOf(photography, blue),
  ];
  developments.set(photography, made);
  return made;
}

const hardeners = new WeakMap<Photography, Float32Array>();
const STEPS_PER_HARDENING = 2048;
/** Harder light is no brighter than this, but for what was so before: labels on black cloth. */
const HARDENED_TO = 0.45;

/**
 * What the light of a pixel is multiplied by before it is developed, at each luminance; null where
 * its contrast is as it is. Unlike the contrast of each channel it leaves the colors alone.
 */
export function hardenerOf(photography: Photography): ((luminance: number) => number) | null {
  const { lightContrast } = photography;
  if (!lightContrast) return null;
  const { by, around } = lightContrast;
  const factors =
    hardeners.get(photography) ??
    Float32Array.from({ length: BRIGHTEST * STEPS_PER_HARDENING + 1 }, (_, step) => {
      const light = (step + 0.5) / STEPS_PER_HARDENING;
      return Math.min((light / around) ** (by - 1), Math.max(1, HARDENED_TO / light));
    });
  hardeners.set(photography, factors);
  return (luminance) =>
    factors[Math.min(BRIGHTEST * STEPS_PER_HARDENING, (luminance * STEPS_PER_HARDENING) | 0)] ?? 1;
}
