import type { Measures } from '../measuring/measures.ts';
import type { EdgeName, PatternPanel, Seam } from '../pattern.ts';
import { makeStrap } from '../pieces/shoulder-strap.ts';
import type { CropCut } from './crop-draft.ts';

/** What holds a crop up: straps of their own, or fronts and backs that meet upon the shoulder. */
export interface CropShoulders {
  panels: PatternPanel[];
  seams: Seam[];
  held: EdgeName[];
}

const SIDES = ['left', 'right'] as const;

/** Joins a front and a back over both shoulders. */
export function joinShoulders(
  measures: Measures,
  [front, back]: readonly [PatternPanel, PatternPanel],
  { straps, strapWidth }: Pick<CropCut, 'straps' | 'strapWidth'>,
): CropShoulders {
  if (!straps) {
    const seams = SIDES.map((side): Seam => {
      return { first: [front.name, `${side}-strap`], second: [back.name, `${side}-strap`] };
    });
    return { panels: [], seams, held: [] };
  }
  const both = SIDES.map((side) =>
    makeStrap(measures, { side, width: strapWidth, front, back, share: 0.99 }),
  );
  return {
    panels: both.map(({ panel }) => panel),
    seams: both.flatMap(({ seams }) => seams),
    held: both.flatMap(({ held }) => held),
  };
}
