import type { Color } from '@modiste/contract/values';
import { chromaOf, hueOf, type Lab } from '../picture/lab-image.ts';

type PlainColor = Exclude<Color, 'Gold' | 'Silver' | 'Multicolor'>;
type Range = readonly [from: number, to: number];

/** A block of L*C*h space: hue in degrees (from > to passes through 0), chroma, lightness. */
interface Region {
  name: PlainColor;
  hue: Range;
  chroma: Range;
  lightness: Range;
}

const ANY: Range = [0, 360];

/** How much chroma a near-neutral must have, by hue, before shoppers hear a color in it. */
const NEUTRALS: readonly Region[] = [
  { name: 'White', hue: [225, 310], chroma: [0, 3.6], lightness: [85, 101] },
  { name: 'White', hue: [310, 225], chroma: [0, 5.5], lightness: [85, 101] },
  { name: 'White', hue: [50, 120], chroma: [0, 8], lightness: [92, 101] },
  { name: 'White', hue: [86, 125], chroma: [0, 7], lightness: [81, 101] },
  { name: 'Black', hue: [225, 305], chroma: [0, 4.6], lightness: [0, 35] },
  { name: 'Black', hue: [20, 85], chroma: [0, 4.8], lightness: [0, 35] },
  { name: 'Black', hue: [85, 225], chroma: [0, 6], lightness: [0, 30] },
  { name: 'Black', hue: [305, 20], chroma: [0, 7], lightness: [0, 30] },
  { name: 'Black', hue: ANY, chroma: [0, 6], lightness: [0, 9] },
  { name: 'Black', hue: [225, 305], chroma: [0, 6.5], lightness: [0, 18] },
  { name: 'Gray', hue: [225, 305], chroma: [0, 6], lightness: [35, 85] },
  { name: 'Gray', hue: [20, 110], chroma: [0, 5.5], lightness: [35, 85] },
  { name: 'Gray', hue: [110, 225], chroma: [0, 7], lightness: [30, 85] },
  { name: 'Gray', hue: [305, 20], chroma: [0, 7], lightness: [30, 85] },
];

const CHROMATIC: readonly Region[] = [
  { name: 'Pink', hue: [325, 345], chroma: [28, 200], lightness: [44, 101] },
  { name: 'Pink', hue: [345, 8], chroma: [0, 200], lightness: [42, 101] },
  { name: 'Pink', hue: [8, 24], chroma: [0, 200], lightness: [72, 101] },
  { name: 'Pink', hue: [8, 28], chroma: [0, 30], lightness: [55, 101] },
  { name: 'Pink', hue: [24, 45], chroma: [14, 40], lightness: [76, 101] },
  { name: 'Pink', hue: [28, 48], chroma: [8, 22], lightness: [70, 101] },
  { name: 'Red', hue: [345, 30], chroma: [12, 200], lightness: [0, 72] },
  { name: 'Red', hue: [30, 42], chroma: [38, 200], lightness: [0, 62] },
  { name: 'Orange', hue: [30, 75], chroma: [38, 200], lightness: [55, 101] },
  { name: 'Orange', hue: [42, 54], chroma: [38, 200], lightness: [44, 101] },
  { name: 'Yellow', hue: [75, 112], chroma: [28, 200], lightness: [62, 101] },
  { name: 'Beige', hue: [20, 112], chroma: [0, 38], lightness: [60, 101] },
  { name: 'Brown', hue: [345, 89], chroma: [0, 200], lightness: [0, 62] },
  { name: 'Pink', hue: [345, 30], chroma: [0, 200], lightness: [60, 101] },
  { name: 'Green', hue: [82, 203], chroma: [0, 200], lightness: [0, 101] },
  { name: 'Blue', hue: [203, 298], chroma: [0, 200], lightness: [0, 101] },
  { name: 'Blue', hue: [298, 307], chroma: [68, 200], lightness: [0, 101] },
  { name: 'Purple', hue: [298, 345], chroma: [0, 200], lightness: [0, 101] },
];

/**
 * The shop's name of one CIELAB color, by the first block of L*C*h space that holds it (blocks
 * after the ISCC-NBS method, Kelly and Judd, NBS Circular 553; bounds fitted to shops' labels).
 */
export function colorNameOf(lab: Lab): PlainColor {
  const [lightness] = lab;
  const [chroma, hue] = [chromaOf(lab), hueOf(lab)];
  const holds = (region: Region): boolean =>
    isWithin(region.lightness, lightness) && isWithin(region.chroma, chroma) && isHue(region, hue);
  return (NEUTRALS.find(holds) ?? CHROMATIC.find(holds))?.name ?? 'Gray';
}

const isWithin = ([from, to]: Range, value: number): boolean => value >= from && value < to;

const isHue = ({ hue: [from, to] }: Region, hue: number): boolean =>
  from <= to ? hue >= from && hue < to : hue >= from || hue < to;
