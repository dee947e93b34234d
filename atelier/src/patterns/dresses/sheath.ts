import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import {
  type BodiceDraft,
  bodiceSeams,
  draftBodice,
  halfWidthOf,
  makeBodice,
} from '../pieces/bodice.ts';
import { finishNeck, type NeckFinish, neckHosts } from '../pieces/neck-finish.ts';
import { wrapHull } from '../wraps/wrap-hull.ts';
import { type DressSleeve, makeDressSleeves } from './dress-sleeve.ts';

/** A dress in one piece from the shoulder to the hem. Centimeters; eases on the body's own girths. */
export interface SheathStyle {
  name: string;
  bustEase: number;
  waistEase: number;
  hipEase: number;
  /** How much wider the hem is than the hip, all around. */
  hemEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  neckShape: BodiceDraft['neckShape'];
  neckWider: number;
  neckDeeper: number;
  backDeeper: number;
  /** What finishes the neckline; it is faced without. */
  finish?: NeckFinish;
  shoulderWider: number;
  armholeDeeper: number;
  sleeve: DressSleeve;
  /** A rib at the hem: how high, and how long as a share of it. */
  hemRib?: { height: number; share: number };
}

/** From the front the body is widest so far below its largest girth. */
const SIDE_HIP_DROP_CM = 7;

const FACED = { hem: { depthCm: 1.6, plies: 2 }, kind: 'edge' } as const;
const TURNED = { hem: { depthCm: 2.5, plies: 2 } } as const;

function draftSheath(measures: Measures, style: SheathStyle): readonly [BodiceDraft, BodiceDraft] {
  const { girths, waistDrop, hipDrop, ankleDrop } = measures;
  const hip = (girths.hip + style.hipEase) / 4;
  const hemDrop = waistDrop + (ankleDrop - waistDrop) * style.length;
  const front: BodiceDraft = {
    bust: (girths.bust + style.bustEase) / 4,
    waist: (girths.waist + style.waistEase) / 4,
    hip: { width: hip, depth: hipDrop + SIDE_HIP_DROP_CM },
    hem: hip + style.hemEase / 4,
    length: hemDrop - (style.hemRib?.height ?? 0),
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape,
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop,
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: waistDrop,
    armholeInset: 1.9,
    hemDip: 0.4,
  };
  const neckDepth = measures.backNeckDrop + style.backDeeper;
  return [front, { ...front, neckDepth, neckShape: 'round', armholeInset: 1.2 }];
}

const BLEND_CM = 8;

/** Below the waist a front or back starts around trunk and legs together. */
function placeSheath(
  measures: Measures,
  draft: BodiceDraft,
  panel: PatternPanel,
): PatternPanel['place'] {
  const half = draftBodice(draft);
  const around = wrapHull({
    body: measures.body,
    facing: panel.name === 'front' ? 1 : -1,
    topY: measures.neckY + 1,
    halfWidthAt: halfWidthOf([half.hem.slice(-1), half.side, half.armhole]),
  });
  return (u, v) => {
    const share = Math.max(0, Math.min(1, (-v - draft.waistDepth) / BLEND_CM));
    const [above, below] = [panel.place(u, v), around(u, v)];
    const mix = (axis: 0 | 1 | 2) => above[axis] + (below[axis] - above[axis]) * share;
    return [mix(0), mix(1), mix(2)];
  };
}

function makeHemRib(panels: readonly PatternPanel[], rib: SheathStyle['hemRib']) {
  if (!rib) return [];
  return [
    makeBand({
      name: 'hem-rib',
      role: 'rib',
      hosts: panels.map((panel) => ({ panel, edge: 'hem' })),
      hangs: true,
      height: rib.height,
      share: rib.share,
      gathers: true,
      isClosed: true,
      rise: () => [0, 1, 0],
    }),
  ];
}

/** A front and a back that follow bust, waist and hip, with sleeves. */
export function makeSheath(measures: Measures, style: SheathStyle): Pattern {
  const drafts = draftSheath(measures, style);
  const [front, back] = drafts.map((draft, index) => {
    const panel = makeBodice(measures, draft, {
      name: index === 0 ? 'front' : 'back',
      facing: index === 0 ? 1 : -1,
      clearance: 0.8,
      hem: style.hemRib ? { kind: 'seam' } : TURNED,
      neckline: style.finish ? {} : FACED,
    });
    return { ...panel, place: placeSheath(measures, draft, panel) };
  });
  if (!front || !back) throw new Error('A dress has two sides.');
  const sleeves = makeDressSleeves(measures, style.sleeve, {
    armholes: drafts.map((draft) => lengthOf(draftBodice(draft).armhole)),
    frontOf: () => 'front',
  });
  const bands = [
    ...(style.finish ? finishNeck(measures, neckHosts(front, back), style.finish) : []),
    ...makeHemRib([front, back], style.hemRib),
  ];
  return {
    name: style.name,
    panels: [front, back, ...sleeves.panels, ...bands.map(({ panel }) => panel)],
    seams: [
      ...bodiceSeams('front', 'back'),
      ...sleeves.seams,
      ...bands.flatMap(({ seams }) => seams),
    ],
    tethers: [],
    fastenings: [],
    buttoned: [],
  };
}
