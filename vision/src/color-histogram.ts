import type { LabImage } from './lab-image.ts';

const GREYS = 8;
const HUES = 12;
const LIGHTNESSES = 3;
/** Chroma at which a pixel counts half as grey, half as coloured. */
const GREY_CHROMA = 9;

export const COLOR_HISTOGRAM_DIMENSIONS = GREYS + HUES * LIGHTNESSES;

/**
 * Soft-binned colour histogram of the weighted pixels in L*C*h: 8 greys, and 12 hues × 3
 * lightnesses; each pixel shares itself among neighbouring bins so that lighting moves it gently
 * (after the scalable colour descriptor of MPEG-7, Manjunath et al., IEEE TCSVT 2001). The result
 * is the square root of the shares (Hellinger kernel).
 */
export function colorHistogram({ lab }: LabImage, weights: Float32Array): Float32Array {
  const histogram = new Float32Array(COLOR_HISTOGRAM_DIMENSIONS);
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    total += weight;
    const l = lab[at * 3] ?? 0;
    const a = lab[at * 3 + 1] ?? 0;
    const b = lab[at * 3 + 2] ?? 0;
    const chroma = Math.hypot(a, b);
    const colored = chroma ** 2 / (chroma ** 2 + GREY_CHROMA ** 2);
    addGrey(histogram, l, weight * (1 - colored));
    addHue(histogram, { l, hue: Math.atan2(b, a) / (2 * Math.PI) + 0.5, weight: weight * colored });
  }
  return histogram.map((value) => Math.sqrt(value / (total || 1)));
}

function addGrey(histogram: Float32Array, l: number, weight: number) {
  const place = Math.min(GREYS - 1.001, Math.max(0, (l / 100) * (GREYS - 1)));
  const bin = Math.floor(place);
  histogram[bin] = (histogram[bin] ?? 0) + weight * (1 - place + bin);
  histogram[bin + 1] = (histogram[bin + 1] ?? 0) + weight * (place - bin);
}

interface ColoredPixel {
  l: number;
  /** In turns, from 0 to 1. */
  hue: number;
  weight: number;
}

function addHue(histogram: Float32Array, { l, hue, weight }: ColoredPixel) {
  const huePlace = hue * HUES;
  const hueBin = Math.floor(huePlace);
  const lightPlace = Math.min(
    LIGHTNESSES - 1.001,
    Math.max(0, ((l - 15) / 70) * (LIGHTNESSES - 1)),
  );
  const lightBin = Math.floor(lightPlace);
  for (let step = 0; step < 4; step += 1) {
    const nextHue = step % 2;
    const nextLight = step >> 1;
    const byHue = nextHue === 1 ? huePlace - hueBin : 1 - huePlace + hueBin;
    const byLight = nextLight === 1 ? lightPlace - lightBin : 1 - lightPlace + lightBin;
    const bin = GREYS + ((hueBin + nextHue) % HUES) * LIGHTNESSES + lightBin + nextLight;
    histogram[bin] = (histogram[bin] ?? 0) + weight * byHue * byLight;
  }
}
