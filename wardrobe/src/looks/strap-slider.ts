import type { LinearColor } from '../materials/linear-color.ts';
import type { Material } from '../materials/material.ts';
import { insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import type { PanelPlace } from './panel-place.ts';

/** How far from the end at the front a slider sits, half its length, and how thick its wire is, centimeters. */
const SLIDER = { from: 4.6, half: 0.55, wire: 0.09 } as const;
const BRASS: LinearColor = [0.78, 0.6, 0.32];
const NICKEL: LinearColor = [0.66, 0.65, 0.63];

/** Whether a panel is a strap that one adjusts: it goes over a shoulder and is narrow. */
export const isAdjusted = ({ name, role, bottom, top }: PanelPlace): boolean =>
  role === 'strap' && name.includes('shoulder-strap') && top - bottom < 1.6;

/** The wire frame that a strap is threaded through, with a bar in its middle, and the fold below it. */
export function strapSlider({ left }: PanelPlace, isWarm: boolean): Material['sample'] {
  const color = isWarm ? BRASS : NICKEL;
  const middle = left + SLIDER.from;
  return ({ x, footprint }, sample) => {
    const along = x - middle;
    if (Math.abs(along) > 1.6) return;
    const away = Math.min(Math.abs(along), Math.abs(Math.abs(along) - SLIDER.half));
    const share = insideShare(away - SLIDER.wire, footprint);
    sample.cavity *= 1 - 0.4 * Math.exp(-((away / 0.16) ** 2)) * (1 - share);
    sample.height += 0.1 * Math.exp(-((away / 0.12) ** 2));
    if (share <= 0) return;
    lay(sample, color, share);
    sample.metal = share > 0.5 ? 1 : 0;
    sample.roughness = 0.3;
    sample.anisotropy = 0;
  };
}
