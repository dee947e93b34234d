import type { Color } from '@modiste/contract/values';
import { chromaOf, hueOf, type Lab, type LabImage } from '../picture/lab-image.ts';
import type { PictureFacts } from '../picture/picture-facts.ts';
import { type ColorCluster, clusterColors } from './color-clusters.ts';
import { colorNameOf } from './color-name-of.ts';
import { unmixClusters } from './unmix-clusters.ts';

type NamedColor = PictureFacts['colors'][number];

const SHARE_MIN = 0.06;
const MULTICOLOR_SHARE_MIN = 0.1;
const MULTICOLOR_NAMES_MIN = 4;
/** Cloth this light is darkened by its folds; what varies in darker cloth is rather its sheen. */
const FOLDED_LIGHTNESS_MIN = 50;
/** How much lighter than its mean cloth is where no fold darkens it, in spreads of its lightness. */
const LIT_SPREADS = 0.35;
const SHEEN_LIGHTNESS_MAX = 50;
/** Sheen takes up no more than this many times what it lies on. */
const SHEEN_TIMES_MAX = 2;
/** With less of a hue sheen is that of black. */
const SHEEN_CHROMA_MIN = 2.5;
const SHEEN_HUE_MAX = 12;
/** The first color of a garment names it from this share of the foreground. */
const MAIN_COLOR_SHARE_MIN = 0.6;
const ACHROMATIC: readonly Color[] = ['Black', 'White', 'Gray'];

interface NamedCluster extends ColorCluster {
  name: Color;
}

/** The garment's colors by the shop's names, largest share first. */
export function nameColors(image: LabImage, weights: Float32Array): NamedColor[] {
  const clusters = unmixClusters(clusterColors(image, weights)).map(
    (cluster): NamedCluster => ({ ...cluster, name: clothName(cluster) }),
  );
  const named = new Map<Color, NamedColor>();
  for (const cluster of clusters) {
    const { name } = clothUnder(cluster, clusters) ?? cluster;
    const { lab, share } = cluster;
    named.set(name, mixed(named.get(name), { name, share, lab }));
  }
  foldSheen(named);
  const colors = [...named.values()].filter(({ share }) => share >= SHARE_MIN);
  return withMulticolor(colors).sort((left, right) => right.share - left.share);
}

/**
 * The name of cloth by its color where no fold darkens it, as people call it; gray is told from
 * white by its lightness alone, and goes by its mean.
 */
function clothName({ lab, lightnessSpread }: ColorCluster): Color {
  const [lightness, a, b] = lab;
  const name = colorNameOf(lab);
  if (name === 'Gray' || lightness < FOLDED_LIGHTNESS_MIN) return name;
  return colorNameOf([lightness + LIT_SPREADS * lightnessSpread, a, b]);
}

/** The dark color whose sheen or crease a dark gray or a black is, by the hue that is left in it. */
function clothUnder(sheen: NamedCluster, clusters: readonly NamedCluster[]): NamedCluster | null {
  const isSheen =
    (sheen.name === 'Gray' || sheen.name === 'Black') &&
    sheen.lab[0] <= SHEEN_LIGHTNESS_MAX &&
    chromaOf(sheen.lab) >= SHEEN_CHROMA_MIN;
  if (!isSheen) return null;
  const isCloth = ({ name, lab, share }: NamedCluster) =>
    !ACHROMATIC.includes(name) &&
    lab[0] < SHEEN_LIGHTNESS_MAX &&
    sheen.share <= share * SHEEN_TIMES_MAX &&
    hueDistance(lab, sheen.lab) <= SHEEN_HUE_MAX;
  return clusters.find(isCloth) ?? null;
}

function hueDistance(left: Lab, right: Lab): number {
  const apart = Math.abs(hueOf(left) - hueOf(right));
  return Math.min(apart, 360 - apart);
}

function mixed(sum: NamedColor | undefined, added: NamedColor): NamedColor {
  if (sum === undefined) return added;
  const share = sum.share + added.share;
  const mean = (left: number, right: number) => (left * sum.share + right * added.share) / share;
  const [l, a, b] = sum.lab;
  return {
    name: sum.name,
    share,
    lab: [mean(l, added.lab[0]), mean(a, added.lab[1]), mean(b, added.lab[2])],
  };
}

/** Dark gray beside half as much black or more is the sheen of black leather or satin. */
function foldSheen(named: Map<Color, NamedColor>) {
  const black = named.get('Black');
  const gray = named.get('Gray');
  if (black === undefined || gray === undefined || gray.lab[0] > SHEEN_LIGHTNESS_MAX) return;
  if (gray.share > black.share * SHEEN_TIMES_MAX) return;
  named.set('Black', mixed(black, gray));
  named.delete('Gray');
}

/** Four chromatic colors or more give half of themselves to Multicolor. */
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

/** The color that a shopper would call the garment by; null where none prevails. */
export function mainColor(colors: PictureFacts['colors']): Color | null {
  const [first] = colors;
  return first !== undefined && first.share >= MAIN_COLOR_SHARE_MIN ? first.name : null;
}
