import type { Figure, MeasureOptions } from '../measure.ts';
import { lumaFigures } from './luma-figures.ts';
import { polyvoreFigures } from './polyvore-figures.ts';
import { readOutfits } from './read-outfits.ts';

const QUICK_STEP = 4;

/**
 * Whether what we would wear with a garment is what people and shops wear with it, by names,
 * categories and prices alone.
 *
 * @throws MissingDataError
 */
export async function measureLooks({ data, isQuick }: MeasureOptions): Promise<Figure[]> {
  const outfits = await readOutfits(data);
  const asked = isQuick ? outfits.filter((_, at) => at % QUICK_STEP === 0) : outfits;
  return [...polyvoreFigures(asked), ...(await lumaFigures(data))];
}
