/** Red, green and blue, linear light, 0 to 1. */
export type LinearColor = readonly [red: number, green: number, blue: number];

const linearOf = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Linear light of an sRGB "#rrggbb". */
export function linearColor(hex: string): LinearColor {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearOf((value >> 16) & 255), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

const STEPS = 8192;
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const share = step / STEPS;
  const encoded = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded);
});

/** The sRGB byte of linear light; beyond 0 and 1 it is clipped. */
export function srgbByte(linear: number): number {
  if (linear <= 0) return 0;
  return BYTES[linear >= 1 ? STEPS : (linear * STEPS + 0.5) | 0] ?? 0;
}

export function luminanceOf([red, green, blue]: LinearColor): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` 0 is all of the first color, 1 all of the second. */
export function mixLinear(first: LinearColor, second: LinearColor, share: number): LinearColor {
  const between = (from: number, to: number) => from + (to - from) * share;
  return [between(first[0], second[0]), between(first[1], second[1]), between(first[2], second[2])];
}

/** As dark or light as asked, in linear light. */
export function scaleLinear(color: LinearColor, factor: number): LinearColor {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}
