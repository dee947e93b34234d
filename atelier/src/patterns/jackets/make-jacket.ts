import { curve, type FlatPoint, lengthOf, type Polyline } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Channels, LaidPanel, Pattern, PatternEdge, PatternPanel } from '../pattern.ts';
import { type BandDraft, hostLength, makeBand } from '../pieces/band.ts';
import { type BodiceDraft, bodiceSeams, draftBodice, makeBodice } from '../pieces/bodice.ts';
import { mirrorPanel, mirrorSeams } from '../pieces/make-panel.ts';
import { finishNeck, type NeckFinish, neckHosts } from '../pieces/neck-finish.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';
import { alongArm } from '../wraps/wrap-ring.ts';

/** A band at a hem: how high, and how long as a share of what it is sewn to. */
interface HemBand {
  height: number;
  share: number;
  role: 'rib' | 'waistband' | 'cuff';
}

/** What a trim is drawn on: halves of front and back, and the sleeve, in centimeters. */
export interface JacketCut {
  front: BodiceDraft;
  back: BodiceDraft;
  sleeve: { length: number; hemHalfWidth: number };
}

/** What is drawn on the fronts and laid upon them, once their cut is known. */
interface JacketTrim {
  front?: readonly PatternEdge[];
  back?: readonly PatternEdge[];
  fastenings?: Pattern['fastenings'];
  laid?: readonly LaidPanel[];
}

/** A jacket or coat that is closed in front. Centimeters; what is added to the body's measures. */
export interface JacketStyle {
  name: string;
  bustEase: number;
  waistEase: number;
  hemEase: number;
  /** Below the hip, or above it where negative. */
  belowHip: number;
  neckWider: number;
  neckDeeper: number;
  neckShape?: BodiceDraft['neckShape'];
  /** How far the edges of a V bow in. */
  neckBow?: number;
  shoulderWider: number;
  /** How much higher pads make its shoulders. */
  shoulderHigher?: number;
  armholeDeeper: number;
  /** As a share of the arm. */
  sleeveLength: number;
  sleeveHemEase: number;
  capHeight: number;
  sleeveFullness?: number;
  /** What canvas and interlining multiply the stiffness of fronts and back by. */
  canvas?: number;
  /** How the fronts' lower edges part: from so far below the shoulder, so wide at the hem. */
  cutaway?: { from: number; halfWidth: number };
  neckRib?: NeckFinish;
  /** Whether what stands at its neck is of its own cloth rather than of rib. */
  isFunnel?: boolean;
  /** Elastic in the hems of body and sleeves: what it leaves of their lengths. */
  elastic?: { hem: number; cuff: number };
  channels?: Channels;
  hemBand?: HemBand;
  cuffBand?: HemBand;
  /** What closes it at its hem's band. */
  closes?: 'zip' | 'placket';
  trim?: (cut: JacketCut) => JacketTrim;
}

function draftJacket(measures: Measures, style: JacketStyle): readonly [BodiceDraft, BodiceDraft] {
  const { girths } = measures;
  const front: BodiceDraft = {
    bust: (girths.bust + style.bustEase) / 4,
    waist: (girths.waist + style.waistEase) / 4,
    hem: (girths.hip + style.hemEase) / 4,
    length: measures.hipDrop + style.belowHip - (style.hemBand?.height ?? 0),
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape ?? 'round',
    neckBow: style.neckBow ?? 0,
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop - (style.shoulderHigher ?? 0),
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: measures.waistDrop,
    armholeInset: 1.8,
    hemDip: style.hemBand ? 0 : 0.8,
  };
  const neckDepth = measures.backNeckDrop + 1.6;
  return [
    front,
    { ...front, neckDepth, neckShape: 'round', neckBow: 0, armholeInset: 0.9, hemDip: 0 },
  ];
}

const TURNED = { hem: { depthCm: 3.5, plies: 2 } };
const FACED = { hem: { depthCm: 5, plies: 2 } };

/** The lower edge of both fronts, parting from a point in rounded corners. */
function cutawayHem(
  draft: BodiceDraft,
  { from, halfWidth }: NonNullable<JacketStyle['cutaway']>,
): Polyline {
  const low = -draft.length - draft.hemDip;
  const tall = draft.length - from;
  const corner: FlatPoint = [halfWidth + 3.5, low];
  return [
    ...curve(
      [0, -from],
      [
        [halfWidth * 0.25, -from - tall * 0.4],
        [halfWidth * 0.55, low + 1],
      ],
      corner,
    ),
    ...curve(
      corner,
      [
        [draft.hem * 0.6, low],
        [draft.hem * 0.8, -draft.length],
      ],
      [draft.hem, -draft.length],
    ).slice(1),
  ];
}

function makeJacketSleeve(measures: Measures, style: JacketStyle, cut: JacketCut) {
  const armholes = [cut.front, cut.back].map((draft) => lengthOf(draftBodice(draft).armhole));
  return makeSleeve(measures, {
    capHeight: style.capHeight,
    ...cut.sleeve,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: 0.8,
    fullness: style.sleeveFullness,
    hem: style.cuffBand ? { kind: 'seam' } : { ...TURNED, gather: style.elastic?.cuff },
  });
}

type Piece = ReturnType<typeof makeBand>;

type BandPlace = Pick<BandDraft, 'name' | 'hosts' | 'rise'> & Partial<BandDraft>;

const makeHemBand = (place: BandPlace, { role, height, share }: HemBand) =>
  makeBand({
    role,
    height,
    share,
    hangs: true,
    gathers: true,
    isClosed: true,
    stiffness: role === 'rib' ? 1 : 3,
    ...place,
  });

/** What closes a jacket goes on over the band at its hem. */
function closeInFront(
  band: PatternPanel,
  front: PatternPanel,
  { hemBand, closes }: JacketStyle,
): PatternPanel {
  if (!hemBand || !closes) return band;
  const middle = (hostLength({ panel: front, edge: 'hem' }) * hemBand.share) / 2;
  const inner = {
    name: 'closing',
    kind: closes,
    points: [
      [middle, 0],
      [middle, -hemBand.height],
    ] as const,
  };
  return { ...band, inner: [inner] };
}

/** The ends of what stands at the neck are closed by what closes the front. */
const closeNeck = ({ panel, seams }: Piece, { closes, isFunnel }: JacketStyle): Piece => ({
  panel: isFunnel ? { ...panel, role: 'collar', stiffness: 6 } : panel,
  seams: seams.map((seam) => (seam.first[1] === 'left-end' ? { ...seam, kind: closes } : seam)),
});

function makeBands(
  measures: Measures,
  style: JacketStyle,
  panels: readonly PatternPanel[],
): Piece[] {
  const [front, back, sleeve] = panels;
  if (!front || !back || !sleeve) return [];
  const pieces = style.neckRib
    ? finishNeck(measures, neckHosts(front, back), style.neckRib).map((piece) =>
        closeNeck(piece, style),
      )
    : [];
  if (style.hemBand) {
    const hosts = [front, back].map((panel) => ({ panel, edge: 'hem' }));
    const band = makeHemBand({ name: 'hem-band', hosts, rise: () => [0, 1, 0] }, style.hemBand);
    pieces.push({ ...band, panel: closeInFront(band.panel, front, style) });
  }
  if (style.cuffBand) {
    const cuff = makeHemBand(
      {
        name: 'left-cuff',
        part: 'left-arm',
        hosts: [{ panel: sleeve, edge: 'hem' }],
        rise: alongArm(measures),
      },
      style.cuffBand,
    );
    pieces.push(cuff, { panel: mirrorPanel(cuff.panel), seams: mirrorSeams(cuff.seams) });
  }
  return pieces;
}

/** A jacket or coat of two body panels and two sleeves; collar, lapels and pockets are laid on. */
export function makeJacket(measures: Measures, style: JacketStyle): Pattern {
  const [front, back] = draftJacket(measures, style);
  const { canvas = 1, cutaway } = style;
  const hem = style.hemBand
    ? ({ kind: 'seam' } as const)
    : { ...TURNED, gather: style.elastic?.hem };
  const cut = {
    front,
    back,
    sleeve: {
      length: style.sleeveLength * measures.armLength - (style.cuffBand?.height ?? 0),
      hemHalfWidth: (measures.girths.wrist + style.sleeveHemEase) / 2,
    },
  };
  const trim = style.trim?.(cut) ?? {};
  const sleeve = makeJacketSleeve(measures, style, cut);
  const body = [
    makeBodice(measures, front, {
      name: 'front',
      facing: 1,
      clearance: 1,
      hem: cutaway ? FACED : hem,
      hemLine: cutaway && cutawayHem(front, cutaway),
      neckline: FACED,
      splitAt: style.neckRib ? 0 : undefined,
      inner: trim.front,
    }),
    makeBodice(measures, back, { name: 'back', facing: -1, clearance: 1, hem, inner: trim.back }),
  ].map((panel) => ({ ...panel, stiffness: canvas }));
  const panels = [...body, sleeve];
  const bands = makeBands(measures, style, panels);
  return {
    name: style.name,
    panels: [...panels, mirrorPanel(sleeve), ...bands.map(({ panel }) => panel)],
    seams: [
      ...bodiceSeams('front', 'back'),
      ...sleeveSeams(
        () => 'front',
        () => 'back',
      ),
      ...bands.flatMap(({ seams }) => seams),
    ],
    tethers: [],
    fastenings: trim.fastenings ?? [],
    buttoned: [],
    laid: trim.laid ?? [],
    channels: style.channels,
  };
}
