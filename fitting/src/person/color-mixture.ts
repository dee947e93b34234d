/** The colors of something as a mixture of Gaussians in CIELAB, without correlations. */
export interface ColorMixture {
  /** The log-likelihood of a color, at least LIKELIHOOD_FLOOR. */
  readonly logLikelihood: (lightness: number, a: number, b: number) => number;
}

const LIKELIHOOD_FLOOR = -30;
const SAMPLES_MIN = 20;
const SAMPLES_PER_PART = 40;
const ROUNDS = 8;
/** Lightness counts less than hue where parts are found: shadows do not make another color. */
const WEIGHTS = [0.7, 1.2, 1.2] as const;
/** Added to each variance. */
const NOISE = [30, 6, 6] as const;

/** Parts of 7 numbers: means, variances and the log of the weight over the spread. */
const PART = 7;

function nearestPart(lab: Float32Array, at: number, means: Float64Array): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let part = 0; part * 3 < means.length; part += 1) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const off =
        ((lab[at + channel] ?? 0) - (means[part * 3 + channel] ?? 0)) * (WEIGHTS[channel] ?? 1);
      distance += off * off;
    }
    if (distance < least) [best, least] = [part, distance];
  }
  return best;
}

/** k-means, begun at even steps of lightness. */
function findMeans(lab: Float32Array, pixels: Int32Array, parts: number): Float64Array {
  const sorted = [...pixels].sort((one, other) => (lab[one * 3] ?? 0) - (lab[other * 3] ?? 0));
  const means = new Float64Array(parts * 3);
  for (let part = 0; part < parts; part += 1) {
    const pixel = sorted[Math.floor(((part + 0.5) / parts) * sorted.length)] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      means[part * 3 + channel] = lab[pixel * 3 + channel] ?? 0;
    }
  }
  const sums = new Float64Array(parts * 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0);
    for (const pixel of pixels) {
      const part = nearestPart(lab, pixel * 3, means);
      for (let channel = 0; channel < 3; channel += 1) {
        sums[part * 4 + channel] =
          (sums[part * 4 + channel] ?? 0) + (lab[pixel * 3 + channel] ?? 0);
      }
      sums[part * 4 + 3] = (sums[part * 4 + 3] ?? 0) + 1;
    }
    for (let at = 0; at < means.length; at += 1) {
      const part = Math.floor(at / 3);
      const count = sums[part * 4 + 3] ?? 0;
      if (count > 0) means[at] = (sums[part * 4 + (at % 3)] ?? 0) / count;
    }
  }
  return means;
}

function describeParts(lab: Float32Array, pixels: Int32Array, means: Float64Array): Float64Array {
  const count = means.length / 3;
  const parts = new Float64Array(count * PART);
  const sizes = new Float64Array(count);
  for (const pixel of pixels) {
    const part = nearestPart(lab, pixel * 3, means);
    sizes[part] = (sizes[part] ?? 0) + 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const off = (lab[pixel * 3 + channel] ?? 0) - (means[part * 3 + channel] ?? 0);
      const to = part * PART + 3 + channel;
      parts[to] = (parts[to] ?? 0) + off * off;
    }
  }
  for (let part = 0; part < count; part += 1) {
    let spread = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const to = part * PART + 3 + channel;
      const variance = (parts[to] ?? 0) / Math.max(1, sizes[part] ?? 0) + (NOISE[channel] ?? 0);
      parts[part * PART + channel] = means[part * 3 + channel] ?? 0;
      parts[to] = 0.5 / variance;
      spread += Math.log(variance);
    }
    parts[part * PART + 6] = Math.log(((sizes[part] ?? 0) + 1) / pixels.length) - spread / 2;
  }
  return parts;
}

/**
 * The mixture that describes some pixels.
 * @param lab three numbers a pixel
 * @param pixels their indices
 * @returns null where they are too few
 */
export function colorMixtureOf(
  lab: Float32Array,
  pixels: Int32Array,
  partsMax: number,
): ColorMixture | null {
  if (pixels.length < SAMPLES_MIN) return null;
  const count = Math.min(partsMax, Math.max(1, Math.floor(pixels.length / SAMPLES_PER_PART)));
  const parts = describeParts(lab, pixels, findMeans(lab, pixels, count));
  return {
    logLikelihood(lightness, a, b) {
      let best = LIKELIHOOD_FLOOR;
      for (let at = 0; at < parts.length; at += PART) {
        const dl = lightness - (parts[at] ?? 0);
        const da = a - (parts[at + 1] ?? 0);
        const db = b - (parts[at + 2] ?? 0);
        const value =
          (parts[at + 6] ?? 0) -
          dl * dl * (parts[at + 3] ?? 0) -
          da * da * (parts[at + 4] ?? 0) -
          db * db * (parts[at + 5] ?? 0);
        if (value > best) best = value;
      }
      return best;
    },
  };
}
