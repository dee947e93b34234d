import type { Color } from '@modiste/contract/values';
import { type ColorCluster, clusterColors } from './color-clusters.ts';
import type { LabImage } from './lab-image.ts';
import { nearestColorName } from './nearest-color-name.ts';
import type { PictureFacts } from './picture-facts.ts';

type NamedColor = PictureFacts['colors'][number];

const SHARE_MIN = 0.06;
const MULTICOLOR_SHARE_MIN = 0.1;
const MULTICOLOR_NAMES_MIN = 4;
const ACHROMATIC: readonly Color[] = ['Black', 'White', 'Gray'];

/** The garment's colours by the shop's names, largest share first. */
export function nameColors(image: LabImage, weights: Float32Array): NamedColor[] {
  const merged = new Map<Color, ColorCluster>();
  for (const cluster of clusterColors(image, weights)) {
    const name = nearestColorName(cluster.lab);
    merged.set(name, mergeClusters(merged.get(name), cluster));
  }
  const colors = [...merged]
    .map(([name, { lab, share }]) => ({ name, share, lab }))
    .filter(({ share }) => share >= SHARE_MIN);
  return withMulticolor(colors).sort((left, right) => right.share - left.share);
}

function mergeClusters(sum: ColorCluster | undefined, cluster: ColorCluster): ColorCluster {
  if (sum === undefined) return cluster;
  return { ...sum, share: sum.share + cluster.share };
}

/** Four chromatic colours or more give half of themselves to Multicolor. */
function withMulticolor(colors: NamedColor[]): NamedColor[] {
  const chromatic = colors.filter(({ name }) => !ACHROMATIC.includes(name));
  const large = chromatic.filter(({ share }) => share >= MULTICOLOR_SHARE_MIN);
  const largest = large[0];
  if (largest === undefined || large.length < MULTICOLOR_NAMES_MIN) return colors;
  const halves = chromatic.map((color) => ({ ...color, share: color.share / 2 }));
  const share = halves.reduce((sum, color) => sum + color.share, 0);
  const others = colors.filter(({ name }) => ACHROMATIC.includes(name));
  return [{ name: 'Multicolor', share, lab: largest.lab }, ...halves, ...others];
}
