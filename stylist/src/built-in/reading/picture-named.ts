import type { Purpose } from '../../intents/purpose.ts';
import { namePicture } from '../../references/name-picture.ts';
import type { References } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';

/** "Shoes to go with this". */
const WORN_WITH =
  /\b(?:with|under|over|beside) (?:this|these|that|those|it|(?:this|my|the) (?:photo|picture))\s*(?:[,.?!;]|$)/i;

/** A message about a photo, with what it shows in the place of "this"; null where that says nothing. */
export function withPictureNamed(
  turn: Turn,
  { references }: { references: References },
  purpose: Purpose,
): Turn | null {
  const { pictured, words, ...rest } = turn;
  if (pictured === undefined || references.items.length > 0) return null;
  const isBeside = purpose.isBeside || purpose.wantsOutfit || WORN_WITH.test(words);
  if (isBeside || purpose.intent === 'style_advice') {
    // What goes with it does not look like it.
    const named = namePicture(words, pictured);
    return named === null ? null : { ...rest, words: named, attachment: null };
  }
  if (purpose.intent !== 'item_question') return null;
  // "Do you have this in green?" asks for its like in another color.
  const named = namePicture(words, { ...pictured, color: null });
  return named === null ? null : { ...rest, words: named };
}
