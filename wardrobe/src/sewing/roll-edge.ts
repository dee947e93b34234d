import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { smoothStep } from '../materials/noise.ts';

/** In small pictures the roll of an edge is as broad as this share of a pixel, or it would be lost. */
const BROADEST_PX = 0.85;
/** The roll rises along this much of its radius: the last of it is seen from the side. */
const STEEPEST = 0.92;
/** How much light the cloth loses where it turns under, and what the crest of the roll gains. */
const SHADE = { under: 0.22, crest: 0.12 } as const;
/** What is folded under does not lie pressed: the edge is so many times rounder than its cloth is thick. */
const ROLL = 5;

/**
 * The folded edge of cloth: it rolls over its own thickness, so that it is light where it faces the
 * key and dark where it turns away from it.
 */
export function rollEdge(point: MaterialPoint, sample: MaterialSample, thickness: number): void {
  const away = Math.max(0, point.finishAcross);
  const radius = Math.max(ROLL * thickness, BROADEST_PX * point.footprint);
  if (away > 3 * radius) return;
  const turned = STEEPEST * Math.max(0, 1 - away / radius);
  sample.height -= radius * 0.8 * (1 - Math.sqrt(1 - turned * turned));
  const under = Math.max(0, 1 - (2 * away) / radius);
  const crest = (away - 1.3 * radius) / (0.7 * radius);
  const light = 1 - SHADE.under * under + SHADE.crest * Math.exp(-crest * crest);
  sample.red *= light;
  sample.green *= light;
  sample.blue *= light;
}

interface Turned {
  /** How far a place is from the inner edge of what is turned under; negative within it. */
  inner: number;
  thickness: number;
}

/** From here to there across its inner edge cloth rises onto what is turned under it, centimeters. */
const RISES_CM = { from: 0.22, to: -0.1 } as const;

/** What is turned under lifts the cloth that lies upon it. */
export function turnUnder(
  { footprint }: MaterialPoint,
  sample: MaterialSample,
  { inner, thickness }: Turned,
): void {
  const soft = Math.max(0, footprint - 0.1);
  const within = 1 - smoothStep(RISES_CM.to - soft, RISES_CM.from + soft, inner);
  sample.height += 0.9 * thickness * within;
}
