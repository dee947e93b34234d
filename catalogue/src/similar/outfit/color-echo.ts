import type { Color } from '@modiste/contract/values';

const NEUTRALS: ReadonlySet<Color> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown']);
const ECHO = { none: -0.2, neutral: 0.4, accent: 1, uniform: -0.4 };
/** Red shoes with a red bag are a thought; a red belt to both is a uniform. */
const ACCENTS_MAX = 1;
const NEUTRALS_MAX = 2;

/** In how many pieces of an outfit each color stands. */
export type ColorTimes = ReadonlyMap<Color, number>;

export function countColors(lists: readonly (readonly Color[])[]): ColorTimes {
  const times = new Map<Color, number>();
  for (const color of lists.flat()) times.set(color, (times.get(color) ?? 0) + 1);
  return times;
}

function echoOf(color: Color, times: number): number {
  if (times === 0) return ECHO.none;
  const isNeutral = NEUTRALS.has(color);
  if (times > (isNeutral ? NEUTRALS_MAX : ACCENTS_MAX)) return ECHO.uniform;
  return isNeutral ? ECHO.neutral : ECHO.accent;
}

/**
 * How a color that comes again ties an outfit together, from -0.4 to 1: most as the one echo of an
 * accent, less for black and its like, which come again anyway, and too much where all wear it.
 */
export function colorEcho(colors: readonly Color[], times: ColorTimes): number {
  if (colors.length === 0 || times.size === 0) return 0;
  let best = ECHO.uniform;
  for (const color of colors) best = Math.max(best, echoOf(color, times.get(color) ?? 0));
  return best;
}
