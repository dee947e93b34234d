import { length2 } from '../materials/lengths.ts';
import { printInk } from '../prints/placed-prints.ts';
import type { Print } from '../prints/print.ts';
import { wordDistance, wordWidth } from '../prints/stroke-letters.ts';
import { brandFigure } from './brand-figure.ts';

// What a brand prints on the front of its own things: x is 0 in the middle of the front, y is 0 at
// its neck, as in `placed-prints.ts`.

/** The name of a brand, a line for each of its words. */
const linesOf = (brand: string): string[] =>
  brand
    .toUpperCase()
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));

const NAME = { top: -9, half: 10.5, tallest: 6.2, gap: 1.5, stroke: 0.13 } as const;

/** The name of the brand in capitals, one word to a line, all lines as broad; a bar of the second ink below. */
export function wordmark(brand: string): Print {
  let y = NAME.top;
  const lines = linesOf(brand).map((word) => {
    const tall = Math.min(NAME.tallest, (2 * NAME.half) / wordWidth(word));
    y -= tall;
    const foot = y;
    y -= NAME.gap;
    return { foot, tall, letters: wordDistance(word) };
  });
  const bar = y - 0.2;
  return (point, sample, { ink, second }) => {
    if (Math.abs(point.x) > NAME.half + 1.5 || point.y > NAME.top + 1 || point.y < bar - 1) return;
    for (const { foot, tall, letters } of lines) {
      if (point.y < foot - 1 || point.y > foot + tall + 1) continue;
      const away = letters(point.x / tall, (point.y - foot) / tall) - NAME.stroke;
      printInk(point, sample, { color: ink, distance: away * tall });
    }
    const distance = Math.max(Math.abs(point.x) - 4.5, Math.abs(point.y - bar) - 0.4);
    printInk(point, sample, { color: second, distance });
  };
}

const CREST = { y: -16, radius: 7.6, rim: 0.34, letters: 1.35, stroke: 0.12, figure: 3.5 } as const;

/** The figure of the brand in a disk of the second ink, its name around it. */
export function crest(brand: string): Print {
  const name = brand.toUpperCase();
  const letters = wordDistance(name);
  const figure = brandFigure(brand);
  // The name runs along the upper half of the ring, smaller where it is long.
  const radius = CREST.radius - 1.75;
  const tall = Math.min(CREST.letters, (Math.PI * 0.92 * radius) / wordWidth(name));
  return (point, sample, { ink, second }) => {
    const up = point.y - CREST.y;
    const away = length2(point.x, up);
    if (away > CREST.radius + 1) return;
    const rims = [CREST.radius, CREST.radius - 2.5].map(
      (rim) => Math.abs(away - rim) - CREST.rim / 2,
    );
    printInk(point, sample, { color: second, distance: away - (CREST.radius - 3) });
    printInk(point, sample, { color: ink, distance: Math.min(...rims) });
    const along = Math.atan2(point.x, up) * radius;
    const word = letters(along / tall, (away - radius) / tall + 0.5) - CREST.stroke;
    printInk(point, sample, { color: ink, distance: word * tall });
    const mark = figure(point.x / CREST.figure, up / CREST.figure) * CREST.figure;
    printInk(point, sample, { color: ink, distance: mark });
    for (const side of [1, -1]) {
      const star = length2(point.x - side * 0.94 * radius * 0.94, up + 0.42 * radius) - 0.32;
      printInk(point, sample, { color: ink, distance: star });
    }
  };
}

/** A disk, half a disk and bars, cut out and laid on one another: each brand turns them another way. */
export function cutouts(brand: string): Print {
  const seed = [...brand].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 11);
  const side = seed % 2 === 0 ? 1 : -1;
  const lift = ((seed >> 1) % 5) - 2;
  return (point, sample, { ink, second }) => {
    const x = point.x * side;
    const y = point.y + 16;
    if (Math.abs(x) > 11 || Math.abs(y) > 11) return;
    const disk = length2(x + 2.4, y - 2.2) - 5.4;
    printInk(point, sample, { color: second, distance: disk });
    const half = Math.max(length2(x - 3.1, y + 1.4 - lift * 0.4) - 5.2, x - 3.1 - 0.25 * y);
    printInk(point, sample, { color: ink, distance: half });
    const bars = Math.max(Math.abs(((y + 40) % 1.7) - 0.85) - 0.32, Math.abs(x - 5.4) - 2.1);
    printInk(point, sample, { color: ink, distance: Math.max(bars, Math.abs(y + 1.2) - 5) });
    const dot = length2(x + 5.2, y + 5.4) - 1.3;
    printInk(point, sample, { color: second, distance: dot });
  };
}
