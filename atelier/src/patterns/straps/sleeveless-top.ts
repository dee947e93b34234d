import { type Measures, quarterAt } from '../measuring/measures.ts';
import type { Pattern, Seam } from '../pattern.ts';
import { makeStrapPanel, type StrapDraft, sideSeams } from '../pieces/strap-panel.ts';

/** Tanks and shells. Centimeters; eases are what is added to the body's own girths. */
export interface SleevelessStyle {
  name: string;
  neckShape: StrapDraft['neckShape'];
  /** How far below the pit of the neck the front's middle lies, and below its nape the back's. */
  neckDeeper: number;
  backDeeper: number;
  /** How far the neckline stands off the neck, and how wide the shoulder is. */
  neckWider: number;
  shoulderWidth: number;
  armholeDeeper: number;
  bustEase: number;
  waistEase: number;
  hipEase: number;
  hemEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
}

const FACED = { kind: 'edge', hem: { depthCm: 1.2, plies: 2 } } as const;

function draftSleeveless(measures: Measures, style: SleevelessStyle, facing: 1 | -1): StrapDraft {
  const { body, neckY, bustDrop, waistDrop, hipDrop, ankleDrop, armpitDrop } = measures;
  const quarter = (drop: number, ease: number) => quarterAt(body, neckY - drop, facing) + ease / 4;
  const isFront = facing > 0;
  const sideDrop = armpitDrop + style.armholeDeeper;
  const hemDrop = waistDrop + (ankleDrop - waistDrop) * style.length;
  const hip = quarter(hipDrop, style.hipEase);
  const waist = quarter(waistDrop, style.waistEase);
  const share = (hemDrop - waistDrop) / (hipDrop - waistDrop);
  const lower: StrapDraft['side'] =
    share > 1.1
      ? [
          [hip, hipDrop],
          [hip + style.hemEase / 4, hemDrop],
        ]
      : [[waist + (hip - waist) * share + style.hemEase / 4, hemDrop]];
  // Above and beside the bust the sides are taken in, so that nothing stands off under the arm.
  const bust = quarter(bustDrop, style.bustEase);
  const takenIn = isFront ? 2.4 : 0.9;
  const neckU = measures.neckHalfWidth + style.neckWider;
  const slope = measures.shoulderDrop / (measures.shoulderHalfWidth - measures.neckHalfWidth);
  return {
    neckShape: isFront ? style.neckShape : 'scoop',
    neckDrop: isFront
      ? measures.frontNeckDrop + style.neckDeeper
      : measures.backNeckDrop + style.backDeeper,
    strapU: neckU + style.shoulderWidth / 2,
    strapWidth: style.shoulderWidth,
    strapDrop: style.neckWider * slope,
    shoulder: { fall: style.shoulderWidth * slope, inset: isFront ? 1.6 : 0.8 },
    side: [
      [bust - takenIn, sideDrop],
      [bust - takenIn * 0.8, bustDrop + 1],
      [waist, waistDrop],
      ...lower,
    ],
    hemDip: 0.4,
  };
}

/** A front and a back that meet upon the shoulders and leave the arms free. */
export function makeSleevelessTop(measures: Measures, style: SleevelessStyle): Pattern {
  const panels = ([1, -1] as const).map((facing) =>
    makeStrapPanel(measures, draftSleeveless(measures, style, facing), {
      name: facing > 0 ? 'front' : 'back',
      facing,
      hem: { hem: { depthCm: 2, plies: 2 } },
      edge: FACED,
    }),
  );
  const shoulders = ['left-strap', 'right-strap'].map((edge): Seam => {
    return { first: ['front', edge], second: ['back', edge] };
  });
  return {
    name: style.name,
    panels,
    seams: [...sideSeams('front', 'back'), ...shoulders],
    tethers: [],
    fastenings: [],
    buttoned: [],
  };
}
