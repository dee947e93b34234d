import type { Lab, LabImage } from '../picture/lab-image.ts';

export interface Background {
  /** The colors that the border mostly shows, commonest first. */
  modes: readonly Lab[];
  /** Median distance (ΔE*ab) of the border's pixels from their mode. */
  noise: number;
  /** The share of the border that lies near a mode: low on busy backgrounds. */
  cover: number;
}

const BIN_SIZE = 8;
const MODES_MAX = 3;
const MODE_SHARE_MIN = 0.15;
const WHITE_SHARE_MIN = 0.08;
const NEAR_MODE = 10;

/** The modes of the left, right and upper border in CIELAB; the lower border often cuts a body. */
export function findBackground(image: LabImage): Background {
  const border = borderColors(image);
  const bins = new Map<string, { count: number; sum: [number, number, number] }>();
  for (const [l, a, b] of border) {
    const key = [l, a, b].map((value) => Math.round(value / BIN_SIZE)).join();
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum[0] += l;
    bin.sum[1] += a;
    bin.sum[2] += b;
    bins.set(key, bin);
  }
  const candidates = [...bins.values()]
    .map(({ count, sum }) => ({ share: count / border.length, color: scaled(sum, 1 / count) }))
    .sort((left, right) => right.share - left.share);
  const white = candidates.filter(({ share, color }) => share >= WHITE_SHARE_MIN && isWhite(color));
  const common = candidates.filter(({ share }) => share >= MODE_SHARE_MIN);
  const modes = (white.length > 0 ? white : common).slice(0, MODES_MAX).map(({ color }) => color);
  const distances = border.map((color) => distanceToModes(color, modes)).sort((x, y) => x - y);
  const near = distances.filter((distance) => distance < NEAR_MODE);
  return {
    modes,
    noise: near[Math.floor(near.length / 2)] ?? 0,
    cover: near.length / border.length,
  };
}

export function distanceToModes([l, a, b]: Lab, modes: readonly Lab[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const mode of modes) {
    nearest = Math.min(nearest, Math.hypot(l - mode[0], a - mode[1], b - mode[2]));
  }
  return nearest;
}

export const isWhite = ([l, a, b]: Lab): boolean => l > 92 && Math.hypot(a, b) < 6;

const scaled = ([l, a, b]: Lab, by: number): Lab => [l * by, a * by, b * by];

function borderColors({ width, height, lab }: LabImage): Lab[] {
  const colors: Lab[] = [];
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    colors.push([lab[at] ?? 0, lab[at + 1] ?? 0, lab[at + 2] ?? 0]);
  };
  for (let x = 0; x < width; x += 1) take(x, 0);
  for (let y = 0; y < height; y += 1) {
    take(0, y);
    take(width - 1, y);
  }
  return colors;
}
