import { BIN_COLORS, COLOR_POWER } from './color-histogram.ts';
import { colorNameOf } from './color-name-of.ts';

const POWER = 0.5;
const HUE_STEPS = [-12, -6, 0, 6, 12];
const LIGHTNESS_STEPS = [-12, 0, 12];

const NAMES = [...new Set(BIN_COLORS.flatMap((bin) => namesAround(bin)))].sort();

export const NAMED_SHARES_DIMENSIONS = NAMES.length;

/** For each bin of the colour histogram, how much of it shoppers call by each of NAMES. */
const SHARES = BIN_COLORS.map((bin) => {
  const names = namesAround(bin);
  return NAMES.map((name) => names.filter((each) => each === name).length / names.length);
});

/**
 * The colour histogram by the names of colours, which puts two navies of different light side by
 * side (colour names as descriptors, van de Weijer et al., IEEE TIP 2009).
 */
export function namedShares(histogram: Float32Array): Float32Array {
  const shares = new Float32Array(NAMES.length);
  histogram.forEach((value, bin) => {
    const weight = value ** (1 / COLOR_POWER);
    SHARES[bin]?.forEach((share, name) => {
      shares[name] = (shares[name] ?? 0) + weight * share;
    });
  });
  return shares.map((share) => share ** POWER);
}

/** The names of a bin's colour and of those about it, which the bin holds too. */
function namesAround({ l, chroma, hue }: (typeof BIN_COLORS)[number]) {
  const hues = chroma === 0 ? [0] : HUE_STEPS;
  return hues.flatMap((turn) =>
    LIGHTNESS_STEPS.map((step) => {
      const angle = ((hue + turn) * Math.PI) / 180;
      return colorNameOf([
        l + (chroma === 0 ? 0 : step),
        chroma * Math.cos(angle),
        chroma * Math.sin(angle),
      ]);
    }),
  );
}
