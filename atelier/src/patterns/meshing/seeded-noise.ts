/** A number between -1 and 1 that looks random and is the same for the same key every time. */
export function seededNoise(key: number): number {
  let state = (Math.imul(key | 0, 0x9e3779b1) + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2147483648 - 1;
}
