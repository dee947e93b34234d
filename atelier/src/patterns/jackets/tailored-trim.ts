import { makeFrontEdge } from '../laid/front-edge.ts';
import { onePocket, type PocketDraft, pocketPair } from '../laid/jacket-pockets.ts';
import { type LapelStyle, makeLapels } from '../laid/lapels.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import { makeShawlCollar, type ShawlStyle } from '../laid/shawl-collar.ts';
import type { LaidPanel, Pattern, PatternEdge } from '../pattern.ts';
import { type BodiceDraft, draftBodice, halfWidthOf } from '../pieces/bodice.ts';
import type { JacketCut, JacketStyle } from './make-jacket.ts';

/** What makes a blazer, a suit's jacket or a coat of a jacket's cut. Centimeters. */
export interface TailoredStyle {
  lapels: LapelStyle | ShawlStyle;
  /** 1 where the wearer's left lies on top: for men. */
  side: 1 | -1;
  /** How far the upper front reaches over the middle. */
  over: number;
  /** Where its edge ends, below the shoulder. */
  closesTo: number;
  overBelow?: number;
  /** How far below the neckline's point the first button is, and how far the rows are apart. */
  firstButton: number;
  buttonStep: number;
  buttons: number;
  buttonRadius?: number;
  /** How far each of two rows is from their middle; one row where absent. */
  doubleRow?: number;
  pockets?: Omit<PocketDraft, 'name'>;
  welt?: Omit<PocketDraft, 'name'>;
  cuffButtons?: number;
  /** Lines on the front: where a belt draws it in. */
  waist?: { at: number; gather: number };
  more?: (cut: JacketCut) => readonly LaidPanel[];
}

function frontButtons({ front }: JacketCut, style: TailoredStyle): Pattern['fastenings'] {
  const { firstButton, buttonStep, buttons, buttonRadius = 1, doubleRow } = style;
  const rows = doubleRow === undefined ? [0] : [-doubleRow, doubleRow];
  return Array.from({ length: buttons }).flatMap((_, index) =>
    rows.map((u) => ({
      kind: 'button' as const,
      panel: 'front',
      at: [u, -front.neckDepth - firstButton - index * buttonStep] as const,
      radiusCm: buttonRadius,
    })),
  );
}

function cuffButtons({ sleeve }: JacketCut, count: number): Pattern['fastenings'] {
  return [1, -1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'button' as const,
      panel: side > 0 ? 'left-sleeve' : 'right-sleeve',
      at: [side * sleeve.hemHalfWidth * 0.3, -sleeve.length + 3.2 + index * 1.7] as const,
      radiusCm: 0.7,
    })),
  );
}

const middleSeam = ({ back }: JacketCut): PatternEdge => ({
  name: 'middle',
  kind: 'seam',
  points: [
    [0, -back.neckDepth],
    [0, -back.length - back.hemDip],
  ],
});

function collarOf({ front, back }: JacketCut, style: TailoredStyle['lapels']): LaidPanel[] {
  const strip = neckStrip(front, back);
  return 'widest' in style ? [makeShawlCollar(strip, style)] : makeLapels(strip, style);
}

/** A line across a front that a belt draws in. */
function drawnIn(
  draft: BodiceDraft,
  { at, gather }: NonNullable<TailoredStyle['waist']>,
): PatternEdge {
  const half = waistOf(draft, at);
  return {
    name: 'belted',
    gather,
    points: [
      [-half, -at],
      [half, -at],
    ],
  };
}

const waistOf = (draft: BodiceDraft, at: number) => {
  const { hem, side, armhole } = draftBodice(draft);
  return halfWidthOf([hem.slice(-1), side, armhole])(-at) - 1.2;
};

/** The same across a back, to both sides of its middle seam. */
function sidesOf(
  draft: BodiceDraft,
  { at, gather }: NonNullable<TailoredStyle['waist']>,
): PatternEdge[] {
  const half = waistOf(draft, at);
  return [-1, 1].map((side) => ({
    name: side < 0 ? 'left-belted' : 'right-belted',
    gather,
    points: [
      [side * half, -at],
      [side * 1.2, -at],
    ],
  }));
}

/** Lapels, a front that laps over, buttons and pockets. */
export const tailored =
  (style: TailoredStyle): NonNullable<JacketStyle['trim']> =>
  (cut) => ({
    front: style.waist ? [drawnIn(cut.front, style.waist)] : [],
    back: [middleSeam(cut), ...(style.waist ? sidesOf(cut.back, style.waist) : [])],
    fastenings: [...frontButtons(cut, style), ...cuffButtons(cut, style.cuffButtons ?? 0)],
    laid: [
      makeFrontEdge({
        side: style.side,
        top: cut.front.neckDepth - 0.4,
        bottom: style.closesTo,
        over: style.over,
        overAbove: 0,
        reachesOver: 0.16,
        fadesBelow: style.overBelow !== undefined,
        ...(style.overBelow !== undefined && { overBelow: style.overBelow }),
      }),
      ...collarOf(cut, style.lapels),
      ...(style.pockets ? pocketPair({ name: 'pocket', ...style.pockets }) : []),
      ...(style.welt ? [onePocket({ name: 'welt', ...style.welt })] : []),
      ...(style.more?.(cut) ?? []),
    ],
  });
