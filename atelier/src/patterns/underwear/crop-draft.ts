import { type Measures, quarterAt } from '../measuring/measures.ts';
import type { StrapDraft } from '../pieces/strap-panel.ts';

/** What ends below the bust: centimeters; eases are what is added to the body's own girths. */
export interface CropCut {
  neckShape: StrapDraft['neckShape'];
  /** How far the neckline's middle lies above the bust's line; below the shoulder at the back. */
  neckAboveBust: number;
  backNeckDrop: number;
  /** Where straps begin, beside the neck, and how wide they are. */
  strapBesideNeck: number;
  strapWidth: number;
  /** How much longer straps are than the way straight up. */
  strapLonger: number;
  /** Straps of their own, which front and back hang from: where they end. */
  straps?: { aboveBust: number; belowSide: number };
  /** How far below the armpit the side begins. */
  belowArmpit: number;
  /** How far below the bust's line the shell ends. */
  belowBust: number;
  bustEase: number;
  /** How much longer the front's middle is than its sides. */
  bustDip: number;
  hemEase: number;
}

/** Above the bust the front is taken in, so that it lies on the skin under the arm. */
const TAKEN_IN = { front: 4.4, back: 2.6 } as const;

/** How much is left of a quarter of the body's girth at a drop. */
const quarter = (measures: Measures, drop: number, { facing, ease }: Side) =>
  quarterAt(measures.body, measures.neckY - drop, facing) + ease / 4;

interface Side {
  facing: 1 | -1;
  ease: number;
}

/** Drafts the front or back of a top with shoulders, cropped below the bust. */
export function draftCrop(measures: Measures, cut: CropCut, facing: 1 | -1): StrapDraft {
  const { bustDrop, armpitDrop, shoulderDrop, shoulderHalfWidth, neckHalfWidth } = measures;
  const isFront = facing > 0;
  const takenIn = TAKEN_IN[isFront ? 'front' : 'back'];
  const slope = shoulderDrop / (shoulderHalfWidth - neckHalfWidth);
  const bust = quarter(measures, bustDrop, { facing, ease: cut.bustEase });
  const hemDrop = bustDrop + cut.belowBust;
  const sideDrop = armpitDrop + cut.belowArmpit;
  const upon: Pick<StrapDraft, 'strapU' | 'strapDrop' | 'shoulder'> = {
    strapU: neckHalfWidth + cut.strapBesideNeck + cut.strapWidth / 2,
    strapDrop: cut.strapBesideNeck * slope - cut.strapLonger,
    shoulder: { fall: cut.strapWidth * slope, inset: isFront ? 1.2 : 2.4 },
  };
  const apex = measures.body.landmarks['left-bust'][0];
  const below = cut.straps && {
    strapU: apex + (isFront ? 0.8 : -1),
    strapDrop: isFront ? bustDrop - cut.straps.aboveBust : sideDrop + cut.straps.belowSide,
  };
  return {
    neckShape: isFront ? cut.neckShape : 'scoop',
    neckDrop: isFront ? bustDrop - cut.neckAboveBust : cut.backNeckDrop,
    strapWidth: cut.strapWidth,
    ...(below ?? upon),
    side: [
      [bust - takenIn, sideDrop],
      [bust - takenIn * 0.8, Math.max(bustDrop, sideDrop + 1)],
      [quarter(measures, hemDrop, { facing, ease: cut.hemEase }), hemDrop],
    ],
    // What the bust stands out by makes the way down its middle longer.
    hemDip: isFront ? cut.bustDip : 0,
  };
}
