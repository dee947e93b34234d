import { makeInsetBand } from '../dresses/inset-band.ts';
import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import type { BandHost } from '../pieces/band.ts';
import { makeStrapPanel, sideSeams } from '../pieces/strap-panel.ts';
import { type CropCut, draftCrop } from './crop-draft.ts';
import { joinShoulders } from './crop-shoulders.ts';
import { type BriefStyle, cutBrief } from './make-briefs.ts';

export interface SwimsuitStyle {
  name: string;
  top: Omit<CropCut, 'belowBust'>;
  brief: Omit<BriefStyle, 'belowWaist' | 'bandHeight'>;
}

const ELASTIC = { kind: 'edge', gather: 0.96, hem: { depthCm: 0.9, plies: 2 } } as const;
/** Upper and lower part are cut apart at the waist and joined by a strip that is not to be seen. */
const STRIP_CM = 2.4;
const AROUND = ['right-front', 'left-front', 'left-back', 'right-back'];

const hidden = (seams: readonly Seam[]): Seam[] =>
  seams.map((seam) => ({ ...seam, kind: 'crease' }));

function makeTop(
  measures: Measures,
  { top }: SwimsuitStyle,
): readonly [PatternPanel, PatternPanel] {
  const belowBust = measures.waistDrop - measures.bustDrop - STRIP_CM / 2;
  const half = (facing: 1 | -1) =>
    makeStrapPanel(measures, draftCrop(measures, { ...top, belowBust }, facing), {
      name: facing > 0 ? 'front' : 'back',
      facing,
      hem: { kind: undefined },
      edge: ELASTIC,
    });
  return [half(1), half(-1)];
}

/** A swimsuit in one piece: a cropped top that goes on as a brief. */
export function makeSwimsuit(measures: Measures, style: SwimsuitStyle): Pattern {
  const panels = makeTop(measures, style);
  const brief = cutBrief(measures, {
    ...style.brief,
    belowWaist: -STRIP_CM / 2,
    bandHeight: STRIP_CM,
  });
  const below = AROUND.flatMap((name) => brief.hosts.filter(({ panel }) => panel.name === name));
  const above = panels.map((panel): BandHost => ({ panel, edge: 'hem' }));
  const waist = girthAt(measures.body, measures.neckY - measures.waistDrop);
  const strip = makeInsetBand({
    below,
    above,
    length: waist + style.brief.waistEase,
    height: STRIP_CM,
  });
  const shoulders = joinShoulders(measures, panels, style.top);
  const own = { ...strip.panel, role: 'shell', stiffness: 1, plies: 1 } as const;
  return {
    name: style.name,
    panels: [...panels, ...shoulders.panels, ...brief.panels, own],
    seams: [
      ...sideSeams('front', 'back'),
      ...shoulders.seams,
      ...brief.seams,
      ...hidden(strip.seams),
    ],
    tethers: shoulders.held.map((edge) => ({ edge, forGood: true })),
    fastenings: [],
    buttoned: [],
  };
}
