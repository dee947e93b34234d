import type { Color } from '@modiste/contract/values';
import type { LabImage } from '../picture/lab-image.ts';
import type { PictureFacts } from '../picture/picture-facts.ts';
import { clusterColors } from './color-clusters.ts';
import { colorNameOf } from './color-name-of.ts';
import { unmixClusters } from './unmix-clusters.ts';

type NamedColor = PictureFacts['colors'][number];

const SHARE_MIN = 0.06;
const MULTICOLOR_SHARE_MIN = 0.1;
const MULTICOLOR_NAMES_MIN = 4;
const SHEEN_LIGHTNESS_MAX = 50;
const SHEEN_BLACK_MIN = 0.5;
/** The first color of a garment names it from this share of the foreground. */
const MAIN_COLOR_SHARE_MIN = 0.6;
const ACHROMATIC: readonly Color[] = ['Black', 'White', 'Gray'];

/** The garment's colors by the shop's names, largest share first. */
export function nameColors(image: LabImage, weights: Float32Array): NamedColor[] {
  const named = new Map<Color, NamedColor>();
  for (const { lab, share } of unmixClusters(clusterColors(image, weights))) {
    const name = colorNameOf(lab);
    named.set(name, mixed(named.get(name), { name, share, lab }));
  }
  foldSheen(named);
  const colors = [...named.values()].filter(({ share }) => share >= SHARE_MIN);
  return withMulticolor(colors).sort((left, right) => right.share - left.share);
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

/** Dark gray beside as much black is the sheen of black leather or satin. */
function foldSheen(named: Map<Color, NamedColor>) {
  const black = named.get('Black');
  const gray = named.get('Gray');
  if (black === undefined || gray === undefined || gray.lab[0] > SHEEN_LIGHTNESS_MAX) return;
  if (black.share < gray.share * SHEEN_BLACK_MIN) return;
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
