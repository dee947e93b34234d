import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern } from '../pattern.ts';
import { hostLength, makeBand } from '../pieces/band.ts';
import { addBeltLoops } from '../pieces/belt-loops.ts';
import type { EdgeDart } from '../pieces/cut-darts.ts';
import type { YokeStyle } from '../pieces/cut-yoke.ts';
import type { TrouserDraft } from '../pieces/trouser-draft.ts';
import { type TrouserDetails, trouserLines } from '../pieces/trouser-lines.ts';
import { makeTrouserPanel, trouserSeams } from '../pieces/trouser-panel.ts';

/** Trousers, jeans and shorts. Centimeters; eases are what is added to the body's own girths. */
export interface TrouserStyle extends TrouserDetails {
  name: string;
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
  hemDepth: number;
  /** Fronts without darts: what is too much at the waist goes into the side and is eased in. */
  isFlatFront?: boolean;
  yoke?: YokeStyle;
  hasLoops?: boolean;
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
}

/** Shares what is too much at the waist between the side, easing and darts. */
function shapeWaist({ excess, depth, mostDarts }: WaistShape): {
  extra: number;
  darts: EdgeDart[];
} {
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

interface Halves {
  front: TrouserDraft;
  back: TrouserDraft;
  frontDarts: readonly EdgeDart[];
  backDarts: readonly EdgeDart[];
  crotchY: number;
  /** A quarter of the finished waist. */
  waist: number;
}

function draftHalves(measures: Measures, style: TrouserStyle): Halves {
  const { body, neckY, waistDrop, crotchDrop, hipDrop, kneeDrop, girths } = measures;
  const topY = neckY - waistDrop - style.belowWaist - style.bandHeight;
  const crotchY = neckY - crotchDrop - style.crotchDrop;
  const rise = topY - crotchY;
  const hipV = Math.min(rise - 4, neckY - hipDrop - crotchY);
  const around = girths.hip + style.hipEase;
  const waist = (girthAt(body, topY) + style.waistEase) / 4;
  const isMan = body.gender === 'man';
  const shared = {
    hipV,
    rise,
    kneeV: neckY - kneeDrop - crotchY + 4,
    hemV: crotchY * (style.hemAt - 1),
  };
  const frontHip = around / 4 - 0.6;
  const frontSlant = Math.min(1.2, Math.max(0.3, (frontHip - waist) * 0.18));
  const front = shapeWaist({
    excess: frontHip - frontSlant - waist,
    depth: 9,
    mostDarts: style.isFlatFront ? 0 : 1,
  });
  const backHip = around / 4 + 0.6;
  const backSlant = Math.min(3.6, Math.max(1.6, (backHip - waist) * 0.35));
  const back = shapeWaist({
    excess: backHip - backSlant - waist,
    depth: style.backPockets === 'welt' ? 7 : 11,
    mostDarts: style.yoke ? 1 : 2,
  });
  return {
    crotchY,
    waist,
    frontDarts: front.darts,
    backDarts: back.darts,
    front: {
      ...shared,
      hip: frontHip,
      reach: (around / 16 - (isMan ? 0.6 : 1)) * style.reach,
      drop: 0,
      curveV: Math.min(hipV * 0.72, 9),
      raise: -0.6,
      slant: frontSlant,
      waist: waist + front.extra,
      knee: style.knee / 2 - 1,
      hem: style.hem / 2 - 1,
    },
    back: {
      ...shared,
      hip: backHip,
      reach: (around / 8 - 1.2) * style.reach,
      drop: 0.8,
      curveV: Math.min(hipV * 0.8, 10),
      raise: 2.2,
      slant: backSlant,
      waist: waist + back.extra,
      knee: style.knee / 2 + 1,
      hem: style.hem / 2 + 1,
    },
  };
}

/** Where belt loops stand along the waistband, from the middle of the front. */
const LOOPS = [0.12, 0.3, 0.5, 0.7, 0.88] as const;

/** Two legs that meet along the crotch, on a waistband that is closed at the front. */
export function makeTrousers(measures: Measures, style: TrouserStyle): Pattern {
  const halves = draftHalves(measures, style);
  const { front, back, frontDarts, backDarts, crotchY } = halves;
  const hem = { hem: { depthCm: style.hemDepth, plies: 2 } };
  const cut = (side: 'left' | 'right', facing: 1 | -1) =>
    makeTrouserPanel(measures, facing > 0 ? front : back, {
      side,
      facing,
      crotchY,
      darts: facing > 0 ? frontDarts : backDarts,
      hem,
      yoke: style.yoke,
      lines: trouserLines(style, { side, facing }),
    });
  const pieces = [cut('left', 1), cut('left', -1), cut('right', -1), cut('right', 1)];
  const hosts = pieces.flatMap(({ top, waist }) => waist.map((edge) => ({ panel: top, edge })));
  const length = halves.waist * 4;
  const band = makeBand({
    name: 'waistband',
    role: 'waistband',
    hosts,
    hangs: false,
    height: style.bandHeight,
    share: length / hosts.reduce((sum, host) => sum + hostLength(host), 0),
    gathers: true,
    plies: 2,
    stiffness: 5,
    isClosed: true,
    rise: () => [0, 1, 0],
  });
  const { bandHeight: height } = style;
  const held = addBeltLoops(band.panel, { length, height, at: style.hasLoops ? LOOPS : [] });
  return {
    name: style.name,
    panels: [...pieces.flatMap(({ panels }) => panels), ...held.panels],
    seams: [
      ...trouserSeams(style.yoke !== undefined),
      ...pieces.flatMap(({ seams }) => seams),
      ...band.seams,
      ...held.seams,
    ],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: style.hasFly
      ? [{ kind: 'button', panel: 'waistband', at: [1.4, height / 2], radiusCm: 0.85 }]
      : [],
    buttoned: [],
  };
}
