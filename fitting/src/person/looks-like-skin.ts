import { lengthOf } from '../geometry/point.ts';

const LIGHTNESS = [14, 94] as const;
const CHROMA = [7, 48] as const;
/** In degrees: from red to yellow. */
const HUE = [18, 82] as const;

/** Whether a CIELAB color may be that of somebody's skin; wood, leather and beige cloth may as well. */
export function looksLikeSkin(lightness: number, a: number, b: number): boolean {
  const chroma = lengthOf(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return (
    lightness > LIGHTNESS[0] &&
    lightness < LIGHTNESS[1] &&
    chroma > CHROMA[0] &&
    chroma < CHROMA[1] &&
    hue > HUE[0] &&
    hue < HUE[1]
  );
}
