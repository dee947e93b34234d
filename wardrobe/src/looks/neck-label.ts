import { type LinearColor, linearColor, luminanceOf } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import { wordDistance, wordWidth } from '../prints/stroke-letters.ts';

const HALF_WIDTH_CM = 2;
const HEIGHT_CM = 1.5;
/** The letters of the name: as tall as this, or smaller where the label is too narrow for it. */
const LETTER = { tall: 0.5, stroke: 0.11 } as const;
const MARGIN_CM = 0.35;
/** The tab with the size, below the label. */
const TAB = { halfWidth: 0.55, height: 0.9 } as const;

/** What brands weave their labels of: a dark cloth and a pale one, either with thread of the other. */
const LABELS = [
  ['#1c1b1d', '#e9e4d8'],
  ['#1f2a44', '#e6e0d0'],
  ['#4a1f26', '#ece4d6'],
  ['#22382d', '#e8e2cf'],
  ['#3a3734', '#f2f0ec'],
  ['#5a4029', '#e3d6bd'],
] as const;

/** Where the neck of a back is on its cloth. */
export interface LabelPlace {
  middle: number;
  top: number;
}

/** Which of the labels a brand has. */
const labelOf = (brand: string): number =>
  [...brand].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % LABELS.length;

/** A woven label below the back neck: the brand's name in thread, and a tab with the size. */
export function neckLabel({ middle, top }: LabelPlace, ground: LinearColor, brand: string) {
  const word = brand.toUpperCase();
  const letters = wordDistance(word);
  const tall = Math.min(LETTER.tall, (2 * (HALF_WIDTH_CM - MARGIN_CM)) / wordWidth(word));
  const [dark, pale] = (LABELS[labelOf(brand)] ?? LABELS[0]).map(linearColor);
  const isOnDark = luminanceOf(ground) < 0.25;
  const cloth = (isOnDark ? pale : dark) ?? ground;
  const thread = (isOnDark ? dark : pale) ?? ground;
  const tabCloth = linearColor('#e4e1da');
  return (point: MaterialPoint, sample: MaterialSample): void => {
    const x = point.x - middle;
    const y = top - point.y;
    const soft = point.footprint;
    if (Math.abs(x) > HALF_WIDTH_CM + soft || y < -soft) return;
    const below = y - HEIGHT_CM - TAB.height / 2;
    const tab = Math.max(Math.abs(x) - TAB.halfWidth, Math.abs(below) - TAB.height / 2);
    lay(sample, tabCloth, insideShare(tab, soft));
    const box = Math.max(Math.abs(x) - HALF_WIDTH_CM, Math.abs(y - HEIGHT_CM / 2) - HEIGHT_CM / 2);
    const share = insideShare(box, soft);
    if (share <= 0) return;
    lay(sample, cloth, share);
    sample.height += 0.04 * share;
    const up = (HEIGHT_CM / 2 - y) / tall;
    if (Math.abs(up) > 0.7) return;
    // It is read from the front, and the back is drawn as it is seen from behind.
    const away = tall * (letters(-x / tall, up + 0.5) - LETTER.stroke);
    lay(sample, thread, 0.85 * share * insideShare(away, soft));
  };
}
