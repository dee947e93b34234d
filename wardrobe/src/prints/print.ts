import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';

/** The colors of a print: its ground, its ink and a second ink. */
export interface PrintColors {
  ground: LinearColor;
  ink: LinearColor;
  second: LinearColor;
}

/** Colors the sample, which starts as the ground. `size` scales the repeat: 1 is usual. */
export type Print = (point: MaterialPoint, sample: MaterialSample, colors: PrintColors) => void;

/** Lays a color over the sample; `share` 1 hides it. */
export function lay(sample: MaterialSample, color: LinearColor, share: number): void {
  if (share <= 0) return;
  sample.red += (color[0] - sample.red) * share;
  sample.green += (color[1] - sample.green) * share;
  sample.blue += (color[2] - sample.blue) * share;
}

/**
 * The share of a pixel, `footprint` wide around `value`, that stripes `width` wide cover, one every
 * `period`: the exact integral, so that stripes narrower than a pixel turn into their mean.
 */
export function stripeShare(
  value: number,
  stripe: { period: number; width: number },
  footprint: number,
): number {
  const { period, width } = stripe;
  const reach = Math.max(1e-4, footprint);
  const before = (to: number) => {
    const turns = Math.floor(to / period);
    return turns * width + Math.min(width, to - turns * period);
  };
  return (before(value + reach / 2) - before(value - reach / 2)) / reach;
}
