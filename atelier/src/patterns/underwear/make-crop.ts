import type { Measures } from '../measuring/measures.ts';
import type { Pattern } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import { makeStrapPanel, sideSeams } from '../pieces/strap-panel.ts';
import { type CropCut, draftCrop } from './crop-draft.ts';
import { joinShoulders } from './crop-shoulders.ts';
import { cupLines, smallBow } from './cups.ts';

export interface CropStyle extends CropCut {
  name: string;
  bandHeight: number;
  /** What its underband is like: ribbed, or smooth as the rest. */
  bandRole?: 'rib' | 'waistband';
  /** Cups of two pieces over wires, and a bow between them. */
  hasCups?: boolean;
}

/** Bound with elastic, so that edges lie on the skin. */
const ELASTIC = { kind: 'edge', gather: 0.98, hem: { depthCm: 0.9, plies: 2 } } as const;
/** An underband is so much shorter than what it is sewn to. */
const BAND_SHARE = 0.96;

/** A front and a back that meet upon the shoulders and stand on a band under the bust. */
export function makeCrop(measures: Measures, style: CropStyle): Pattern {
  const half = (facing: 1 | -1) => {
    const draft = draftCrop(measures, style, facing);
    const panel = makeStrapPanel(measures, draft, {
      name: facing > 0 ? 'front' : 'back',
      facing,
      hem: { kind: undefined },
      edge: ELASTIC,
    });
    const cups = style.hasCups && facing > 0 ? cupLines(draft) : [];
    return { ...panel, plies: 2, inner: [...panel.inner, ...cups] };
  };
  const panels = [half(1), half(-1)] as const;
  const band = makeBand({
    name: 'underband',
    role: style.bandRole ?? 'rib',
    hosts: panels.map((panel) => ({ panel, edge: 'hem' })),
    hangs: true,
    height: style.bandHeight,
    share: BAND_SHARE,
    gathers: true,
    plies: 2,
    stiffness: 1.5,
    isClosed: true,
    free: { gather: 0.99 },
    rise: () => [0, 1, 0],
  });
  const shoulders = joinShoulders(measures, panels, style);
  return {
    name: style.name,
    panels: [...panels, ...shoulders.panels, band.panel],
    seams: [...sideSeams('front', 'back'), ...shoulders.seams, ...band.seams],
    tethers: shoulders.held.map((edge) => ({ edge, forGood: true })),
    fastenings: [],
    buttoned: [],
    laid: style.hasCups ? [smallBow(-draftCrop(measures, style, 1).neckDrop)] : [],
  };
}
