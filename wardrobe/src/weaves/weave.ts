import type { MaterialPoint, MaterialSample } from '../materials/material.ts';

/**
 * How a cloth is made, seen from near: scales the color that the sample already has (by 1 in the
 * mean), adds height, and sets how it reflects.
 */
export type Weave = (point: MaterialPoint, sample: MaterialSample) => void;

export function scaleColor(sample: MaterialSample, factor: number): void {
  sample.red *= factor;
  sample.green *= factor;
  sample.blue *= factor;
}
