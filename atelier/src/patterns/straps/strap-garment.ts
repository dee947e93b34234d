import { type Measures, quarterAt } from '../measuring/measures.ts';
import type { Pattern, PatternEdge } from '../pattern.ts';
import { makeStrap } from '../pieces/shoulder-strap.ts';
import { makeStrapPanel, type StrapDraft, sideSeams } from '../pieces/strap-panel.ts';

/** Camisoles and slip dresses. Centimeters; eases are what is added to the body's own girths. */
export interface StrapCut {
  neckShape: StrapDraft['neckShape'];
  /** How far the neckline's middle lies above the bust's line, and the straps' ends. */
  neckAboveBust: number;
  strapAboveBust: number;
  strapWidth: number;
  /** How far the back's edge lies below the front's under the arm. */
  backLower: number;
  bustEase: number;
  waistEase: number;
  hipEase: number;
  hemEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  /** How far the grain turns, radians: a quarter of pi is a bias cut. */
  grain: number;
  /**
   * How much broader half of the front is cut at the neckline, which falls in folds between the
   * straps: it is slashed down to the hip and spread.
   */
  cowl?: number;
}

export interface StrapGarmentStyle extends StrapCut {
  name: string;
}

/** How far below the armpit the side begins. */
const BELOW_ARMPIT = 4;
/** Above the bust the front is taken in, so that it does not stand off under the arm. */
const TAKEN_IN = { front: 3.2, back: 1.8 } as const;

/** Drafts a front or a back. */
export function draftStrap(measures: Measures, style: StrapCut, facing: 1 | -1): StrapDraft {
  const { body, neckY, bustDrop, waistDrop, hipDrop, ankleDrop, armpitDrop } = measures;
  const quarter = (drop: number, ease: number) => quarterAt(body, neckY - drop, facing) + ease / 4;
  const sideDrop = armpitDrop + BELOW_ARMPIT;
  const hemDrop = waistDrop + (ankleDrop - waistDrop) * style.length;
  const hip = quarter(hipDrop, style.hipEase);
  const toHip = Math.min(1, (hemDrop - waistDrop) / (hipDrop - waistDrop));
  const waist = quarter(waistDrop, style.waistEase);
  const bust = quarter(bustDrop, style.bustEase);
  const takenIn = TAKEN_IN[facing > 0 ? 'front' : 'back'];
  const isLong = hemDrop > hipDrop + 2;
  const isFront = facing > 0;
  const isToWaist = hemDrop < waistDrop + 1;
  const cowl = isFront ? (style.cowl ?? 0) : 0;
  const strapDrop = isFront ? bustDrop - style.strapAboveBust : sideDrop + style.backLower - 0.4;
  const underBust = Math.max(sideDrop, bustDrop) + 2;
  const spreadAt = (drop: number): number =>
    Math.min(1, Math.max(0, (hipDrop - drop) / (hipDrop - strapDrop)));
  const toHem: StrapDraft['side'] = isLong
    ? [
        [hip, hipDrop],
        [hip + style.hemEase / 4, hemDrop],
      ]
    : [[waist + (hip - waist) * toHip + style.hemEase / 4, hemDrop]];
  const apex = body.landmarks['left-bust'][0];
  return {
    neckShape: isFront ? style.neckShape : 'straight',
    neckDrop: isFront ? bustDrop - style.neckAboveBust : sideDrop + style.backLower,
    strapU: (isFront ? apex + 0.6 : apex - 0.8) + cowl,
    strapDrop,
    strapWidth: style.strapWidth,
    side: [
      [bust - takenIn + cowl * spreadAt(sideDrop), sideDrop],
      [bust - takenIn * 0.9 + cowl * spreadAt(underBust), underBust],
      [waist + cowl * spreadAt(waistDrop), waistDrop],
      ...(isToWaist ? [] : toHem),
    ],
    ...(cowl > 0 && { spread: (drop: number) => cowl * spreadAt(drop) }),
    hemDip: isLong ? (style.hemEase / 4 / (hemDrop - hipDrop)) * hip * 0.6 : 0,
  };
}

/** Edges are bound tautly, so that they lie on the skin. */
export const BOUND = { kind: 'edge', gather: 0.93, hem: { depthCm: 0.8, plies: 2 } } as const;

/** The edge of a cowl is faced, and longer than the way between the straps. */
const FALLING = { kind: 'edge', gather: 1, hem: { depthCm: 0.8, plies: 2 } } as const;

/** A front and a back that hang from two straps. */
export function makeStrapGarment(measures: Measures, style: StrapGarmentStyle): Pattern {
  const hem: Partial<PatternEdge> = { hem: { depthCm: 1.6, plies: 2 } };
  const [front, back] = ([1, -1] as const).map((facing) =>
    makeStrapPanel(measures, draftStrap(measures, style, facing), {
      name: facing > 0 ? 'front' : 'back',
      facing,
      grain: style.grain,
      hem,
      edge: BOUND,
      ...(style.cowl && facing > 0 && { neckline: FALLING }),
    }),
  );
  if (!front || !back) throw new Error('A garment on straps has two sides.');
  const straps = (['left', 'right'] as const).map((side) =>
    makeStrap(measures, { side, width: style.strapWidth, front, back, share: 0.99 }),
  );
  return {
    name: style.name,
    panels: [front, back, ...straps.map(({ panel }) => panel)],
    seams: [...sideSeams('front', 'back'), ...straps.flatMap(({ seams }) => seams)],
    tethers: straps.flatMap(({ held }) => held.map((edge) => ({ edge, forGood: true }))),
    fastenings: [],
    buttoned: [],
  };
}
