import type { Measures } from '../measuring/measures.ts';
import type { Pattern } from '../pattern.ts';
import type { CropCut } from './crop-draft.ts';
import { type BriefStyle, makeBriefs } from './make-briefs.ts';
import { makeCrop } from './make-crop.ts';

export interface BikiniStyle {
  name: string;
  top: CropCut & { bandHeight: number };
  brief: BriefStyle;
}

/** A cropped top and briefs of one cloth, worn together and sewn nowhere to each other. */
export function makeBikini(measures: Measures, { name, top, brief }: BikiniStyle): Pattern {
  const upper = makeCrop(measures, { ...top, name });
  const lower = makeBriefs(measures, { ...brief, name });
  return {
    name,
    panels: [...upper.panels, ...lower.panels],
    seams: [...upper.seams, ...lower.seams],
    tethers: [...upper.tethers, ...lower.tethers],
    fastenings: [],
    buttoned: [],
  };
}
