export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** From 0 at `low` to 1 at `high`, without corners. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;
