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

/** How far a pixel sees stripes, in pixels: farther than to its own edge, so that none shimmer. */
const SEES_PX = 1.2;

interface Stripe {
  period: number;
  width: number;
}

/** How much has been covered up to a place within a period, summed up. */
const coveredWithin = (rest: number, width: number): number =>
  rest < width ? (rest * rest) / 2 : (width * width) / 2 + width * (rest - width);

/** The second integral of what stripes cover, from 0. */
function coveredTwice(to: number, { period, width }: Stripe): number {
  const turns = Math.floor(to / period);
  const rest = to - turns * period;
  return (
    (width * period * turns * (turns - 1)) / 2 +
    turns * coveredWithin(period, width) +
    turns * width * rest +
    coveredWithin(rest, width)
  );
}

/**
 * The share of a pixel, `footprint` wide around `value`, that stripes `width` wide cover, one every
 * `period`: the exact integral under a tent, so that stripes turn into their mean before they are
 * as narrow as a pixel, and no moiré shows where cloth is seen aslant.
 */
export function stripeShare(value: number, stripe: Stripe, footprint: number): number {
  const reach = Math.max(1e-3, footprint * SEES_PX);
  return (
    (coveredTwice(value + reach, stripe) -
      2 * coveredTwice(value, stripe) +
      coveredTwice(value - reach, stripe)) /
    (reach * reach)
  );
}
