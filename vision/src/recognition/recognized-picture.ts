import type { PictureKind } from '@modiste/contract/values';

/** What the recognizer says of a picture. */
export interface RecognizedPicture {
  /**
   * How likely it shows each kind; those that are next to impossible are left out. Empty for a
   * shop's picture on pure white, of which the model of kinds would be sure and wrong.
   */
  kinds: Partial<Record<PictureKind, number>>;
  /**
   * How explicit each view of it is rated, from 0 to 1: the whole picture, the garment alone, and,
   * where both are suspect, its mirror image.
   */
  explicit: readonly number[];
}

/**
 * The network rates bedspreads, tan trousers and underwear on models above 0.95 now and then, so
 * only a picture that is rated this high in every view is called explicit.
 */
const EXPLICIT_MIN = 0.98;

export const isExplicit = ({ explicit }: Pick<RecognizedPicture, 'explicit'>): boolean =>
  explicit.length > 0 && explicit.every((rating) => rating >= EXPLICIT_MIN);
