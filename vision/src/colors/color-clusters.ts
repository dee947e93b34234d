import type { Lab, LabImage } from '../picture/lab-image.ts';

export interface ColorCluster {
  lab: Lab;
  /** The share of the garment's weight, from 0 to 1. */
  share: number;
  /** Standard deviation of the lightness within the cluster. */
  lightnessSpread: number;
}

interface Bin {
  lab: [number, number, number];
  weight: number;
  squares: number;
}

const BIN_L = 5;
const BIN_AB = 5;
const CLUSTERS_MAX = 7;
const ROUNDS = 8;
const SEED_DISTANCE_MIN = 14;
/** Shadow and highlight change lightness, not the material's color. */
const LIGHTNESS_SCALE = 0.55;

/**
 * Clusters the weighted pixels in CIELAB by k-means over a coarse histogram, seeded at the
 * farthest heavy bins, with lightness scaled down so that folds in shadow stay with their cloth
 * (Wu's weighted histogram k-means; the dominant color descriptor of MPEG-7, ISO/IEC 15938-3).
 */
export function clusterColors(image: LabImage, weights: Float32Array): ColorCluster[] {
  const bins = binColors(image, weights);
  const total = bins.reduce((sum, bin) => sum + bin.weight, 0);
  if (total === 0) return [];
  let centers = seedCenters(bins, total);
  let clusters = assign(bins, centers);
  for (let round = 0; round < ROUNDS; round += 1) {
    centers = clusters.map((bin) => bin.lab);
    clusters = assign(bins, centers);
  }
  return clusters
    .map(({ lab, weight, squares }) => ({
      lab,
      share: weight / total,
      lightnessSpread: Math.sqrt(Math.max(0, squares / weight - lab[0] ** 2)),
    }))
    .sort((left, right) => right.share - left.share);
}

function binColors({ lab }: LabImage, weights: Float32Array): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    const l = lab[at * 3] ?? 0;
    const a = lab[at * 3 + 1] ?? 0;
    const b = lab[at * 3 + 2] ?? 0;
    const key =
      Math.round(l / BIN_L) * 10_000 +
      Math.round(a / BIN_AB + 40) * 100 +
      Math.round(b / BIN_AB + 40);
    const bin = bins.get(key) ?? { lab: [0, 0, 0], weight: 0, squares: 0 };
    addTo(bin, [l, a, b], { weight, squares: weight * l * l });
    bins.set(key, bin);
  }
  return [...bins.values()].map(averaged);
}

function addTo(bin: Bin, [l, a, b]: Lab, { weight, squares }: { weight: number; squares: number }) {
  bin.lab[0] += l * weight;
  bin.lab[1] += a * weight;
  bin.lab[2] += b * weight;
  bin.weight += weight;
  bin.squares += squares;
}

const averaged = ({ lab, weight, squares }: Bin): Bin => ({
  lab: [lab[0] / weight, lab[1] / weight, lab[2] / weight],
  weight,
  squares,
});

function colorDistance(left: Lab, right: Lab): number {
  const l = (left[0] - right[0]) * LIGHTNESS_SCALE;
  return Math.hypot(l, left[1] - right[1], left[2] - right[2]);
}

function seedCenters(bins: readonly Bin[], total: number): Lab[] {
  const centers: Lab[] = [];
  while (centers.length < CLUSTERS_MAX) {
    let best: Bin | undefined;
    let bestScore = 0;
    for (const bin of bins) {
      const distance = Math.min(60, ...centers.map((center) => colorDistance(bin.lab, center)));
      if (distance < SEED_DISTANCE_MIN) continue;
      const score = distance * Math.sqrt(bin.weight / total);
      if (score > bestScore) {
        best = bin;
        bestScore = score;
      }
    }
    if (best === undefined) break;
    centers.push(best.lab);
  }
  return centers;
}

function assign(bins: readonly Bin[], centers: readonly Lab[]): Bin[] {
  const sums: Bin[] = centers.map(() => ({ lab: [0, 0, 0], weight: 0, squares: 0 }));
  for (const bin of bins) {
    let nearest = 0;
    let nearestDistance = Number.POSITIVE_INFINITY;
    centers.forEach((center, index) => {
      const distance = colorDistance(bin.lab, center);
      if (distance < nearestDistance) {
        nearest = index;
        nearestDistance = distance;
      }
    });
    const sum = sums[nearest];
    if (sum !== undefined) addTo(sum, bin.lab, bin);
  }
  return sums.filter(({ weight }) => weight > 0).map(averaged);
}
