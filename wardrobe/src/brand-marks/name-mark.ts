import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { printInk } from '../prints/placed-prints.ts';
import { wordDistance, wordWidth } from '../prints/stroke-letters.ts';

/** Below the neck; the letters are no taller and the name no broader than this, centimeters. */
const NAME = { below: 9.5, tall: 2.6, half: 8, stroke: 0.125 } as const;
/** The bar that some brands set their name in: how far it reaches beyond the letters, in their height. */
const BAR = { beside: 0.55, above: 0.45 } as const;

interface NameMark {
  brand: string;
  ink: LinearColor;
  /** Whether the name is left open in a bar of ink. */
  isBarred: boolean;
  middle: number;
  neck: number;
}

/** The name of a brand in one line across the chest, printed. */
export function nameMark({ brand, ink, isBarred, middle, neck }: NameMark) {
  const word = brand.toUpperCase();
  const width = wordWidth(word);
  const tall = Math.min(NAME.tall, (2 * NAME.half) / (width + (isBarred ? 2 * BAR.beside : 0)));
  const letters = wordDistance(word);
  const foot = neck - NAME.below - tall;
  const reach = width / 2 + BAR.beside;
  return (point: MaterialPoint, sample: MaterialSample): void => {
    const x = (point.x - middle) / tall;
    const y = (point.y - foot) / tall;
    if (Math.abs(x) > reach || y < -BAR.above || y > 1 + BAR.above) return;
    const name = letters(x, y) - NAME.stroke;
    const bar = Math.max(Math.abs(x) - reach, Math.abs(y - 0.5) - 0.5 - BAR.above);
    const distance = tall * (isBarred ? Math.max(bar, -name) : name);
    printInk(point, sample, { color: ink, distance });
  };
}
