/** Above this share of the foreground the "skin" is a tan garment. */
export const SKIN_SHARE_MAX = 0.55;

/** Skin of every tone keeps one hue and differs in lightness (Xiao et al., skin in CIELAB, 2017). */
export function isSkin(l: number, a: number, b: number): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return l > 22 && l < 90 && chroma > 11 && chroma < 45 && hue > 25 && hue < 72;
}
