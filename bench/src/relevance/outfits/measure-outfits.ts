import { outfitFit, toOutfit } from '@modiste/catalogue/similar/outfit/outfit-fit';
import { halfMeans } from '../figures/half-means.ts';
import type { Figure, MeasureOptions } from '../figures/measure.ts';
import { coOccurrence } from './co-occurrence.ts';
import { lumaFigures } from './luma-figures.ts';
import { askOutfits, type Judge, judgeOutfits } from './outfit-questions.ts';
import { type Outfit, readOutfits } from './read-outfits.ts';

const QUICK_STEP = 4;

/**
 * Whether what we would wear with a garment is what people and shops wear with it, by names,
 * categories and prices alone.
 *
 * @throws MissingDataError
 */
export async function measureOutfits({ data, isQuick }: MeasureOptions): Promise<Figure[]> {
  const outfits = await readOutfits(data);
  const asked = isQuick ? outfits.filter((_, at) => at % QUICK_STEP === 0) : outfits;
  return [...polyvoreFigures(asked), ...(await lumaFigures(data))];
}

const SEED = 2017;
const AT_LEAST = 0.6;

/** The product's own rules. */
const byOutfitFit: Judge = ({ piece }, rest) =>
  outfitFit(piece, toOutfit(rest.map((other) => other.piece)));

/** One hidden piece among four: of any category, and of the same category as it. */
function polyvoreFigures(outfits: readonly Outfit[]): Figure[] {
  const naive = coOccurrence(outfits.filter(({ half }) => half === 'tuned'));
  return [false, true].map((isHard): Figure => {
    const questions = askOutfits(outfits, { isHard, seed: SEED });
    const meansOf = (judge: Judge) => halfMeans(judgeOutfits(questions, judge));
    return {
      measure: `look: one of four, ${isHard ? 'of the same category' : 'of any category'}`,
      atLeast: isHard ? null : AT_LEAST,
      naive: meansOf(naive).heldOut,
      ...meansOf(byOutfitFit),
    };
  });
}
