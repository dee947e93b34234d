import { girthAt, type Measures } from '../measuring/measures.ts';
import type { EdgeDart } from '../pieces/cut-darts.ts';
import type { YokeStyle } from './cut-yoke.ts';
import type { TrouserDraft } from './trouser-draft.ts';

/** Trousers, jeans and shorts. Centimeters; eases are what is added to the body's own girths. */
export interface TrouserCut {
  /** How far below the waist the waistband's upper edge lies. */
  belowWaist: number;
  bandHeight: number;
  waistEase: number;
  hipEase: number;
  /** How far the crotch hangs below the body's. */
  crotchDrop: number;
  /** How much of the usual width the crotch reaches through between the legs: 1 is a trouser's. */
  reach: number;
  /** Girths at knee and hem. */
  knee: number;
  hem: number;
  /** The height of the hem above the floor, as a share of the way to the crotch. */
  hemAt: number;
  /**
   * Where cloth goes that is too much at the waist: into darts; into the side, as in a flat front;
   * or into the gathers of an elastic.
   */
  waist: 'darts' | 'flat-front' | 'gathered';
  yoke?: YokeStyle;
  backPockets?: 'welt' | 'jeans';
}

const MOST_AT_SIDE = 4;
const WIDEST_DART = 3;
/** So much a band may gather of each quarter without a fold. */
const EASED = 0.9;

interface WaistShape {
  /** What is too much at the waist of this quarter. */
  excess: number;
  depth: number;
  mostDarts: number;
  isGathered: boolean;
}

interface WaistFit {
  /** How much longer the edge is than the waist, darts and gathers included. */
  extra: number;
  darts: EdgeDart[];
}

/** Shares what is too much at the waist between the side, easing and darts. */
function shapeWaist({ excess, depth, mostDarts, isGathered }: WaistShape): WaistFit {
  if (isGathered) return { extra: Math.max(0, excess * 0.85), darts: [] };
  const share = mostDarts === 0 ? 1 : 0.5;
  const side = Math.min(MOST_AT_SIDE, Math.max(0, excess * share));
  const left = excess - side;
  if (mostDarts === 0) return { extra: Math.max(0, Math.min(EASED, left)), darts: [] };
  if (left < 0.7) return { extra: Math.max(0, left), darts: [] };
  const count = left > WIDEST_DART ? Math.min(2, mostDarts) : 1;
  const darts = Array.from({ length: count }, (_, index) => ({
    at: (index + 1) / (count + 1),
    width: left / count,
    depth: depth - index * 1.2,
  }));
  return { extra: left, darts };
}

/** The front and back of a leg, drafted. */
export interface TrouserHalves {
  front: TrouserDraft;
  back: TrouserDraft;
  frontDarts: readonly EdgeDart[];
  backDarts: readonly EdgeDart[];
  crotchY: number;
  /** A quarter of the finished waist. */
  waist: number;
}

interface Quarters {
  front: number;
  back: number;
}

function waistFits(style: TrouserCut, { hips, waist }: { hips: Quarters; waist: number }) {
  const isGathered = style.waist === 'gathered';
  const lean = (excess: number) => (isGathered ? 0.5 : excess);
  const frontSlant = lean(Math.min(1.2, Math.max(0.3, (hips.front - waist) * 0.18)));
  const backSlant = lean(Math.min(3.6, Math.max(1.6, (hips.back - waist) * 0.35)));
  const front = shapeWaist({
    excess: hips.front - frontSlant - waist,
    depth: 9,
    mostDarts: style.waist === 'darts' ? 1 : 0,
    isGathered,
  });
  const back = shapeWaist({
    excess: hips.back - backSlant - waist,
    depth: style.backPockets === 'welt' ? 7 : 11,
    mostDarts: style.yoke ? 1 : 2,
    isGathered,
  });
  return { front, back, frontSlant, backSlant };
}

/** Drafts both halves of a leg on the measures of a body. */
export function draftHalves(measures: Measures, style: TrouserCut): TrouserHalves {
  const { body, neckY, waistDrop, crotchDrop, hipDrop, kneeDrop, girths } = measures;
  const topY = neckY - waistDrop - style.belowWaist - style.bandHeight;
  const crotchY = neckY - crotchDrop - style.crotchDrop;
  const rise = topY - crotchY;
  const around = girths.hip + style.hipEase;
  const waist = (girthAt(body, topY) + style.waistEase) / 4;
  const hips = { front: around / 4 - 0.6, back: around / 4 + 0.6 };
  const fits = waistFits(style, { hips, waist });
  const shared = {
    hipV: Math.min(rise - 4, neckY - hipDrop - crotchY),
    rise,
    kneeV: neckY - kneeDrop - crotchY + 4,
    hemV: crotchY * (style.hemAt - 1),
  };
  const front: TrouserDraft = {
    ...shared,
    hip: hips.front,
    reach: (around / 16 - (body.gender === 'man' ? 0.6 : 1)) * style.reach,
    drop: 0,
    curveV: Math.min(shared.hipV * 0.72, 9),
    raise: -0.6,
    slant: fits.frontSlant,
    waist: waist + fits.front.extra,
    knee: style.knee / 2 - 1,
    hem: style.hem / 2 - 1,
  };
  const back: TrouserDraft = {
    ...shared,
    hip: hips.back,
    reach: (around / 8 - 1.2) * style.reach,
    drop: 0.8,
    curveV: Math.min(shared.hipV * 0.8, 10),
    raise: 2.2,
    slant: fits.backSlant,
    waist: waist + fits.back.extra,
    knee: style.knee / 2 + 1,
    hem: style.hem / 2 + 1,
  };
  return { crotchY, waist, front, back, frontDarts: fits.front.darts, backDarts: fits.back.darts };
}
