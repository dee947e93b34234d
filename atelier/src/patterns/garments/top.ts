import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import { type BandDraft, makeBand } from '../pieces/band.ts';
import { type BodiceDraft, bodiceSeams, draftBodice, makeBodice } from '../pieces/bodice.ts';
import { mirrorPanel, mirrorSeams } from '../pieces/make-panel.ts';
import { finishNeck, type NeckFinish } from '../pieces/neck-finish.ts';
import { type PlacketStyle, placketButtons, placketLines } from '../pieces/placket.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';
import { alongArm } from '../wraps/wrap-ring.ts';

/** A rib at an edge: how high, and how long as a share of what it is sewn to. */
interface RibStyle {
  height: number;
  share: number;
}

/** A top that is pulled over the head. Centimeters; what is added to the body's own measures. */
export interface TopStyle {
  name: string;
  bustEase: number;
  waistEase: number;
  hemEase: number;
  /** Below the hip, or above it where negative. */
  belowHip: number;
  neckWider: number;
  neckDeeper: number;
  neckShape?: BodiceDraft['neckShape'];
  shoulderWider: number;
  armholeDeeper: number;
  /** From the shoulder; below 1.5 a share of the arm. */
  sleeveLength: number;
  sleeveHemEase: number;
  capHeight: number;
  neckRib: NeckFinish;
  /** Splits the neckline at a V's point, or at a placket's edge. */
  neckSplitAt?: number;
  placket?: Omit<PlacketStyle, 'top'>;
  hemRib?: RibStyle;
  cuffRib?: RibStyle;
}

function draftTop(measures: Measures, style: TopStyle): readonly [BodiceDraft, BodiceDraft] {
  const { girths } = measures;
  const front: BodiceDraft = {
    bust: (girths.bust + style.bustEase) / 4,
    waist: (girths.waist + style.waistEase) / 4,
    hem: (girths.hip + style.hemEase) / 4,
    length: measures.hipDrop + style.belowHip - (style.hemRib?.height ?? 0),
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape ?? 'round',
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop,
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: measures.waistDrop,
    armholeInset: 1.8,
    hemDip: style.hemRib ? 0 : 0.6,
  };
  const neckDepth = measures.backNeckDrop + 1.6;
  return [front, { ...front, neckDepth, neckShape: 'round', armholeInset: 1.1 }];
}

const TURNED = { hem: { depthCm: 2, plies: 2 } };

function makeTopSleeve(measures: Measures, style: TopStyle, drafts: readonly BodiceDraft[]) {
  const armholes = drafts.map((draft) => lengthOf(draftBodice(draft).armhole));
  const isLong = style.sleeveLength <= 1.5;
  const length = isLong ? style.sleeveLength * measures.armLength : style.sleeveLength;
  const girth = isLong ? measures.girths.wrist : measures.girths.upperArm;
  return makeSleeve(measures, {
    capHeight: style.capHeight,
    length: length - (style.cuffRib?.height ?? 0),
    hemHalfWidth: (girth + style.sleeveHemEase) / 2,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: 0.4,
    hem: style.cuffRib ? { kind: 'seam' } : TURNED,
    fineness: 0.85,
  });
}

type Piece = ReturnType<typeof makeBand>;

const makeRib = (
  draft: Pick<BandDraft, 'name' | 'hosts' | 'hangs' | 'rise'> & Partial<BandDraft>,
  rib: RibStyle,
) => makeBand({ role: 'rib', height: rib.height, share: rib.share, isClosed: true, ...draft });

function makeRibs(measures: Measures, style: TopStyle, panels: readonly PatternPanel[]): Piece[] {
  const [front, back, sleeve] = panels;
  if (!front || !back || !sleeve) return [];
  const pieces = finishNeck(measures, [front, back], style.neckRib);
  if (style.hemRib) {
    const hosts = [front, back].map((panel) => ({ panel, edge: 'hem' }));
    pieces.push(
      makeRib(
        { name: 'hem-rib', hosts, hangs: true, gathers: true, rise: () => [0, 1, 0] },
        style.hemRib,
      ),
    );
  }
  if (style.cuffRib) {
    const cuff = makeRib(
      {
        name: 'left-cuff',
        part: 'left-arm',
        hosts: [{ panel: sleeve, edge: 'hem' }],
        hangs: true,
        gathers: true,
        fineness: 0.85,
        rise: alongArm(measures),
      },
      style.cuffRib,
    );
    pieces.push(cuff, { panel: mirrorPanel(cuff.panel), seams: mirrorSeams(cuff.seams) });
  }
  return pieces;
}

/** A tee, a long-sleeved tee or a sweater: two body panels, two sleeves, ribs or turned hems. */
export function makeTop(measures: Measures, style: TopStyle): Pattern {
  const [front, back] = draftTop(measures, style);
  const hem = style.hemRib ? ({ kind: 'seam' } as const) : TURNED;
  const sleeve = makeTopSleeve(measures, style, [front, back]);
  const placket = style.placket && { ...style.placket, top: -front.neckDepth };
  const panels = [
    makeBodice(measures, front, {
      name: 'front',
      facing: 1,
      clearance: 1,
      hem,
      splitAt: style.neckSplitAt,
      inner: placket ? placketLines(placket) : [],
    }),
    makeBodice(measures, back, { name: 'back', facing: -1, clearance: 1, hem }),
    sleeve,
  ];
  const ribs = makeRibs(measures, style, panels);
  const seams: Seam[] = [
    ...bodiceSeams('front', 'back'),
    ...sleeveSeams(
      () => 'front',
      () => 'back',
    ),
    ...ribs.flatMap((rib) => rib.seams),
  ];
  return {
    name: style.name,
    panels: [...panels, mirrorPanel(sleeve), ...ribs.map(({ panel }) => panel)],
    seams,
    tethers: style.neckRib.collar ? [{ edge: ['collar', 'free'], forGood: false }] : [],
    fastenings: placket ? placketButtons(placket) : [],
    buttoned: [],
  };
}
