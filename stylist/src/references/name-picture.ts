import type { PicturedPiece } from '../stylist.ts';

/** What points at a photo that came with the words. */
const POINTING =
  /\b(?:this|that|these|those)(?: (?:one|piece|item|garment|photo|picture|image|look))?\b|\b(?:my|the) (?:photo|picture|image)\b|\b(?:it|them)\b/i;
/** Kinds that are said without an article. */
const UNCOUNTED = /(?:[^s]s|wear|jewelry)$/;

/** "A red dress", "black boots". */
export function withPictureArticle({ name, color }: PicturedPiece): string {
  const named = color === null ? name : `${color} ${name}`;
  if (UNCOUNTED.test(name)) return named;
  return `${/^[aeiou]/.test(named) ? 'an' : 'a'} ${named}`;
}

/** "What goes with this?" said of a photo: "what goes with a red dress?". Null where nothing points. */
export const namePicture = (words: string, pictured: PicturedPiece): string | null =>
  POINTING.test(words) ? words.replace(POINTING, withPictureArticle(pictured)) : null;
