import type { LabImage } from '../picture/lab-image.ts';

const GRAYS = 8;
const HUES = 12;
const LIGHTNESSES = 3;
const CHROMAS = 2;
/** What the shares of a histogram are raised to. */
const COLOR_POWER = 0.4;
/** Chroma at which a pixel counts half as gray, half as colored. */
const GRAY_CHROMA = 9;
const DARK_L = 15;
const LIGHT_SPAN = 70;
const PALE_CHROMA = 12;
const CHROMA_SPAN = 45;

const COLOR_HISTOGRAM_DIMENSIONS = GRAYS + HUES * LIGHTNESSES * CHROMAS;

/**
 * Soft-binned color histogram of the weighted pixels in L*C*h: 8 grays, and 12 hues × 3
 * lightnesses × 2 chromas; each pixel shares itself among neighboring bins so that lighting moves
 * it gently (after the scalable color descriptor of MPEG-7, Manjunath et al., IEEE TCSVT 2001).
 * The shares are raised to 0.4, which lets small colors speak (power normalization, Perronnin et
 * al., ECCV 2010).
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
    const colored = chroma ** 2 / (chroma ** 2 + GRAY_CHROMA ** 2);
    addGray(histogram, l, weight * (1 - colored));
    const hue = Math.atan2(b, a) / (2 * Math.PI) + 0.5;
    addHue(histogram, { l, chroma, hue, weight: weight * colored });
  }
  return histogram.map((value) => (value / (total || 1)) ** COLOR_POWER);
}

/** A position on an axis of bins, clamped so that a next bin exists. */
const placeOn = (bins: number, value: number): number =>
  Math.min(bins - 1.001, Math.max(0, value * (bins - 1)));

function addGray(histogram: Float32Array, l: number, weight: number) {
  const place = placeOn(GRAYS, l / 100);
  const bin = Math.floor(place);
  histogram[bin] = (histogram[bin] ?? 0) + weight * (1 - place + bin);
  histogram[bin + 1] = (histogram[bin + 1] ?? 0) + weight * (place - bin);
}

interface ColoredPixel {
  l: number;
  chroma: number;
  /** In turns, from 0 to 1. */
  hue: number;
  weight: number;
}

function addHue(histogram: Float32Array, { l, chroma, hue, weight }: ColoredPixel) {
  const huePlace = hue * HUES;
  const lightPlace = placeOn(LIGHTNESSES, (l - DARK_L) / LIGHT_SPAN);
  const chromaPlace = placeOn(CHROMAS, (chroma - PALE_CHROMA) / CHROMA_SPAN);
  const hueBin = Math.floor(huePlace);
  const lightBin = Math.floor(lightPlace);
  for (let corner = 0; corner < 8; corner += 1) {
    const nextHue = corner & 1;
    const nextLight = (corner >> 1) & 1;
    const chromaBin = corner >> 2;
    const byHue = Math.abs(1 - nextHue - (huePlace - hueBin));
    const byLight = Math.abs(1 - nextLight - (lightPlace - lightBin));
    const byChroma = Math.abs(1 - chromaBin - chromaPlace);
    const row = ((hueBin + nextHue) % HUES) * LIGHTNESSES + lightBin + nextLight;
    const bin = GRAYS + row * CHROMAS + chromaBin;
    histogram[bin] = (histogram[bin] ?? 0) + weight * byHue * byLight * byChroma;
  }
}
