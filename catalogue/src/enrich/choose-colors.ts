import type { Color } from '@modiste/contract/values';
import type { PictureFacts } from '@modiste/vision/picture-facts';

const SHARE_MIN = 0.3;
const COLORS_MAX = 2;

/** The colours that a picture shows plainly: the largest, and a second that is nearly as large. */
export function colorsOfPicture(facts: PictureFacts | null): Color[] {
  const [first, ...others] = facts?.colors ?? [];
  if (first === undefined) return [];
  const plain = others.filter(({ share }) => share >= SHARE_MIN);
  return [first, ...plain].slice(0, COLORS_MAX).map(({ name }) => name);
}
