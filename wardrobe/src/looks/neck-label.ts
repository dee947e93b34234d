import { type LinearColor, linearColor, luminanceOf } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { hashCell, insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

const HALF_WIDTH_CM = 2;
const HEIGHT_CM = 1.5;
const LETTER = { wide: 0.2, tall: 0.17 } as const;
const MOST_LETTERS = 15;
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

/** How much of a letter's box its strokes fill at a place: each letter another way, spaces not. */
function strokeAt(name: string, column: number, row: number): number {
  const letter = Math.floor(column);
  const code = name.charCodeAt(letter);
  if (Number.isNaN(code) || code === 32) return 0;
  const within = column - letter;
  if (within > 0.76) return 0;
  return hashCell(code, Math.floor(within * 3.9), Math.floor(row * 3) + 5) > 0.42 ? 1 : 0;
}

/** A woven label below the back neck: the brand's name in thread, too small to be read, and a tab. */
export function neckLabel({ middle, top }: LabelPlace, ground: LinearColor, brand: string) {
  const name = brand.slice(0, MOST_LETTERS);
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
    const row = 0.5 + (y - HEIGHT_CM / 2) / (2 * LETTER.tall);
    const line = insideShare(Math.abs(y - HEIGHT_CM / 2) - LETTER.tall, soft);
    const column = x / LETTER.wide + name.length / 2;
    if (line > 0) lay(sample, thread, 0.85 * line * share * strokeAt(name, column, row));
  };
}
