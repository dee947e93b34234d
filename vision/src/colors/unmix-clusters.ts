import { type Lab, labCurve, labCurveInverse } from '../picture/lab-image.ts';
import type { ColorCluster } from './color-clusters.ts';

/** Less of a color is no part of what the cloth is woven of. */
const END_SHARE_MIN = 0.1;
/** Nearer to one of its two colors than this it is that color in light or in shadow. */
const PART_MIN = 0.2;
/** How far a and b of a mixture may lie from those of the light that its two colors mix. */
const TINT_MAX = 5;

interface Mixture {
  of: readonly [ColorCluster, ColorCluster];
  /** Part of the first one in the mixed light. */
  part: number;
}

/**
 * Gives what two colors mix to the eye back to both: the gray of a fine check of black and white,
 * where white and black are seen beside it. Light mixes, so the mixture lies between both on a
 * straight line in CIE XYZ.
 */
export function unmixClusters(clusters: readonly ColorCluster[]): ColorCluster[] {
  const shares = clusters.map(({ share }) => share);
  clusters.forEach((cluster, at) => {
    const mixture = mixtureOf(cluster, clusters);
    if (mixture === null) return;
    const [first, second] = mixture.of.map((end) => clusters.indexOf(end));
    if (first === undefined || second === undefined) return;
    shares[first] = (shares[first] ?? 0) + mixture.part * cluster.share;
    shares[second] = (shares[second] ?? 0) + (1 - mixture.part) * cluster.share;
    shares[at] = (shares[at] ?? 0) - cluster.share;
  });
  return clusters
    .map((cluster, at) => ({ ...cluster, share: shares[at] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((left, right) => right.share - left.share);
}

function mixtureOf(mixed: ColorCluster, clusters: readonly ColorCluster[]): Mixture | null {
  const ends = clusters.filter(({ share }) => share >= END_SHARE_MIN);
  const lightest = ends.reduce((best, one) => (one.lab[0] > best.lab[0] ? one : best), mixed);
  const darkest = ends.reduce((best, one) => (one.lab[0] < best.lab[0] ? one : best), mixed);
  if (lightest === mixed || darkest === mixed) return null;
  const light = xyzOf(lightest.lab);
  const dark = xyzOf(darkest.lab);
  const part = (xyzOf(mixed.lab)[1] - dark[1]) / (light[1] - dark[1]);
  if (part < PART_MIN || part > 1 - PART_MIN) return null;
  const between = (axis: 0 | 1 | 2) => labCurve(dark[axis] + part * (light[axis] - dark[axis]));
  const [x, y, z] = [between(0), between(1), between(2)];
  const tint = Math.hypot(500 * (x - y) - mixed.lab[1], 200 * (y - z) - mixed.lab[2]);
  return tint <= TINT_MAX ? { of: [lightest, darkest], part } : null;
}

/** CIE XYZ relative to white, 1 each. */
function xyzOf([lightness, a, b]: Lab): Lab {
  const y = (lightness + 16) / 116;
  return [labCurveInverse(y + a / 500), labCurveInverse(y), labCurveInverse(y - b / 200)];
}
