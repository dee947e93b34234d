import { type LinearColor, luminanceOf } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { hashCell, insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

const HALF_WIDTH_CM = 1.8;
const HEIGHT_CM = 1.5;
const LETTER_CM = 0.24;

/** A woven label sewn below the back neck: a name too small to be read. */
export function neckLabel(middle: number, top: number, ground: LinearColor) {
  const isDark = luminanceOf(ground) < 0.25;
  const cloth: LinearColor = isDark ? [0.72, 0.7, 0.66] : [0.045, 0.045, 0.05];
  const letters: LinearColor = isDark ? [0.06, 0.06, 0.07] : [0.7, 0.68, 0.62];
  return (point: MaterialPoint, sample: MaterialSample): void => {
    const x = point.x - middle;
    const y = top - point.y;
    const soft = point.footprint;
    const box = Math.max(Math.abs(x) - HALF_WIDTH_CM, Math.abs(y - HEIGHT_CM / 2) - HEIGHT_CM / 2);
    const share = insideShare(box, soft);
    if (share <= 0) return;
    lay(sample, cloth, share);
    sample.height += 0.04 * share;
    const letter = Math.floor(x / LETTER_CM);
    const within = x / LETTER_CM - letter;
    const stroke = hashCell(letter, Math.floor(within * 3), 5) > 0.45 && within < 0.78;
    const line = insideShare(Math.abs(y - HEIGHT_CM / 2) - 0.16, soft);
    if (Math.abs(x) < HALF_WIDTH_CM * 0.7) lay(sample, letters, (stroke ? 0.9 : 0.25) * line);
  };
}
