import type { Color } from '@modiste/contract/values';
import type { PictureFacts } from '../picture/picture-facts.ts';

/** So much of the foreground has one color before it is named as the garment's. */
const STANDS_OUT = 0.6;

/** The color that a shopper would call the garment by; null where none stands out. */
export function mainColor(colors: PictureFacts['colors']): Color | null {
  const [first] = colors;
  return first !== undefined && first.share >= STANDS_OUT ? first.name : null;
}
