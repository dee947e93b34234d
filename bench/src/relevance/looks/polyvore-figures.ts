import { outfitFit, toOutfit } from '@modiste/catalogue/similar/outfit/outfit-fit';
import type { Figure } from '../measure.ts';
import { halfMeans } from '../pictures/half-means.ts';
import { coOccurrence } from './co-occurrence.ts';
import { askLooks, type Judge, judgeLooks } from './look-questions.ts';
import type { Outfit } from './read-outfits.ts';

const SEED = 2017;
const AT_LEAST = 0.6;

/** The product's own rules. */
const byOutfitFit: Judge = ({ piece }, rest) =>
  outfitFit(piece, toOutfit(rest.map((other) => other.piece)));

/** One hidden piece among four: of any category, and of the same category as it. */
export function polyvoreFigures(outfits: readonly Outfit[]): Figure[] {
  const naive = coOccurrence(outfits.filter(({ half }) => half === 'tuned'));
  return [false, true].map((isHard): Figure => {
    const questions = askLooks(outfits, { isHard, seed: SEED });
    const meansOf = (judge: Judge) => halfMeans(judgeLooks(questions, judge));
    return {
      measure: `look: one of four, ${isHard ? 'of the same category' : 'of any category'}`,
      atLeast: isHard ? null : AT_LEAST,
      naive: meansOf(naive).heldOut,
      ...meansOf(byOutfitFit),
    };
  });
}
