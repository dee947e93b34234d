import { PICTURE_KINDS } from '@modiste/contract/values';
import type { PicturedPiece } from '@modiste/stylist/stylist';
import { kindName } from '@modiste/vision/picture-kinds';
import type { RecognizedUpload } from '../db/tables.ts';

/** Less certain than so, nothing is said of what a picture shows rather than something wrong. */
export const PICTURED_CERTAIN_MIN = 0.75;

/** What an uploaded picture shows, as a shopper says it; null where the picture leaves it open. */
export function namePictured(recognized: RecognizedUpload | null): PicturedPiece | null {
  if (recognized === null) return null;
  const shown = PICTURE_KINDS.find((kind) => (recognized.kinds[kind] ?? 0) >= PICTURED_CERTAIN_MIN);
  const color = recognized.color?.toLowerCase() ?? null;
  return shown === undefined ? null : { name: kindName(shown), color };
}
