type Rgb = readonly [r: number, g: number, b: number];

/** Red, green and blue of "#rrggbb", 0 to 255. */
export function channelsOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf([r, g, b]: Rgb): string {
  const value = (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** `share` 0 is all of the first color, 1 all of the second; both as "#rrggbb". */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channelsOf(first), channelsOf(second)];
  const between = (from: number, to: number) => from + (to - from) * share;
  return hexOf([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])]);
}

export const darker = (hex: string, share: number) => mix(hex, '#14100f', share);
export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share);

/** 0 for black to 1 for white, weighted as the eye does (Rec. 709, without linearizing). */
export function lightnessOf(hex: string): number {
  const [r, g, b] = channelsOf(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
