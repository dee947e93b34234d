import type { Foreground } from './foreground.ts';
import type { LabImage } from './lab-image.ts';

/** Above this share of the foreground the "skin" is a tan garment. */
export const SKIN_SHARE_MAX = 0.55;
/** Below this share it is leather, wood or a face on a print. */
const SKIN_SHARE_MIN = 0.08;

/** Skin of every tone keeps one hue and differs in lightness (Xiao et al., skin in CIELAB, 2017). */
export function isSkin(l: number, a: number, b: number): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return l > 22 && l < 90 && chroma > 11 && chroma < 45 && hue > 25 && hue < 72;
}

/** Whether as much of the foreground has the colour of skin as when a person wears the garment. */
export function showsSkin({ lab }: LabImage, { inside }: Foreground): boolean {
  let skin = 0;
  let total = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    total += 1;
    if (isSkin(lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0)) skin += 1;
  }
  return skin > total * SKIN_SHARE_MIN && skin < total * SKIN_SHARE_MAX;
}
