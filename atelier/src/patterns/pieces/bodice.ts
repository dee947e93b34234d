import {
  curve,
  type FlatPoint,
  lengthOf,
  mirrored,
  type Polyline,
  splitLine,
} from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { wrapTrunk } from '../wraps/wrap-trunk.ts';
import { makePanel } from './make-panel.ts';

/** Half a front or back, from its center to its side: centimeters from the shoulder's high point. */
export interface BodiceDraft {
  /** A quarter of the finished girth at the armhole, at the waist and at the hem. */
  bust: number;
  waist: number;
  hem: number;
  length: number;
  neckHalfWidth: number;
  neckDepth: number;
  neckShape: 'round' | 'v' | 'scoop' | 'square' | 'boat';
  /** How far the edges of a V bow in toward each other, so that they run straight over the chest. */
  neckBow?: number;
  shoulderHalfWidth: number;
  shoulderDrop: number;
  armholeDepth: number;
  waistDepth: number;
  /** Of what reaches far below the hip: a quarter of its finished girth there, and how deep that is. */
  hip?: { width: number; depth: number };
  /** How far the armhole is cut in from the shoulder point toward the center. */
  armholeInset: number;
  /** How far the hem's middle is lower than its sides. */
  hemDip: number;
}

export interface BodiceHalf {
  hem: Polyline;
  side: Polyline;
  armhole: Polyline;
  shoulder: Polyline;
  neckline: Polyline;
}

/** How steeply a neckline leaves the shoulder, and how far it lies level, as shares. */
const CURVES = {
  round: [0.97, 0.62, 0.6],
  scoop: [0.97, 0.95, 0.6],
  boat: [0.9, 0.7, 0.75],
} as const;

function necklineOf(draft: BodiceDraft): Polyline {
  const { neckHalfWidth, neckDepth, neckShape, neckBow = 0 } = draft;
  const from: FlatPoint = [neckHalfWidth, 0];
  const to: FlatPoint = [0, -neckDepth];
  if (neckBow > 0)
    return curve(
      from,
      [
        [neckHalfWidth * 0.67 - neckBow, -neckDepth * 0.33],
        [neckHalfWidth * 0.33 - neckBow, -neckDepth * 0.67],
      ],
      to,
    );
  if (neckShape === 'v') return [from, [neckHalfWidth * 0.52, -neckDepth * 0.5], to];
  if (neckShape === 'square') return [from, [neckHalfWidth * 0.9, -neckDepth], to];
  const [across, down, level] = CURVES[neckShape];
  return curve(
    from,
    [
      [neckHalfWidth * across, -neckDepth * down],
      [neckHalfWidth * level, -neckDepth],
    ],
    to,
  );
}

/** From the hem up to the waist, by the hip where the garment is long. */
function belowWaist({ hip, hem, length, waistDepth }: BodiceDraft, middle: FlatPoint): Polyline {
  const from: FlatPoint = [hem, -length];
  if (!hip) {
    const third = (length - waistDepth) / 3;
    return curve(
      from,
      [
        [hem, -length + third],
        [middle[0], -waistDepth - third],
      ],
      middle,
    );
  }
  const [below, above] = [(length - hip.depth) / 3, (hip.depth - waistDepth) / 3];
  const at: FlatPoint = [hip.width, -hip.depth];
  const lean = (hem - hip.width) / 3;
  return [
    ...curve(
      from,
      [
        [hem - lean, -length + below],
        [hip.width + lean * 0.4, -hip.depth - below],
      ],
      at,
    ),
    ...curve(
      at,
      [
        [hip.width, -hip.depth + above],
        [middle[0] + (hip.width - middle[0]) * 0.3, -waistDepth - above],
      ],
      middle,
    ).slice(1),
  ];
}

function sideOf(draft: BodiceDraft): Polyline {
  const { bust, waist, hem, length, armholeDepth, waistDepth } = draft;
  const armpit: FlatPoint = [bust, -armholeDepth];
  if (length <= waistDepth + 1) {
    const bend = (armholeDepth + length) / 2;
    return curve(
      [hem, -length],
      [
        [hem, -bend - 2],
        [bust - 0.3, -bend + 3],
      ],
      armpit,
    );
  }
  const middle: FlatPoint = [waist, -waistDepth];
  const upper = (waistDepth - armholeDepth) / 3;
  return [
    ...belowWaist(draft, middle),
    ...curve(
      middle,
      [
        [waist, -waistDepth + upper],
        [bust, -armholeDepth - upper],
      ],
      armpit,
    ).slice(1),
  ];
}

/** Drafts half a bodice; its lines run counterclockwise around the half to the right. */
export function draftBodice(draft: BodiceDraft): BodiceHalf {
  const { hem, length, hemDip, bust, armholeDepth, armholeInset } = draft;
  const { shoulderHalfWidth, shoulderDrop, neckHalfWidth } = draft;
  const across = shoulderHalfWidth - armholeInset;
  return {
    hem: curve(
      [0, -length - hemDip],
      [
        [hem * 0.5, -length - hemDip],
        [hem * 0.75, -length],
      ],
      [hem, -length],
    ),
    side: sideOf(draft),
    armhole: curve(
      [bust, -armholeDepth],
      [
        [across + (bust - across) * 0.2, -armholeDepth + 0.2],
        [across - 0.6, -armholeDepth * 0.62],
      ],
      [shoulderHalfWidth, -shoulderDrop],
    ),
    shoulder: [
      [shoulderHalfWidth, -shoulderDrop],
      [neckHalfWidth, 0],
    ],
    neckline: necklineOf(draft),
  };
}

/** Half the width at a height, from the lines that bound it. */
export function halfWidthOf(lines: readonly Polyline[]): (v: number) => number {
  const points = lines.flat().toSorted((one, other) => one[1] - other[1]);
  return (v) => {
    const above = points.findIndex((point) => point[1] >= v);
    const upper = points[above] ?? points.at(-1) ?? [1, 0];
    const lower = points[above - 1] ?? upper;
    const span = upper[1] - lower[1];
    const share = span > 0 ? (v - lower[1]) / span : 0;
    return lower[0] + (upper[0] - lower[0]) * share;
  };
}

export interface BodiceStyle {
  name: string;
  facing: 1 | -1;
  clearance: number;
  hem?: Partial<PatternEdge>;
  /** Half of the lower edge, where it is not as drafted: from its middle to its side. */
  hemLine?: Polyline;
  neckline?: Partial<PatternEdge>;
  armhole?: Partial<PatternEdge>;
  /** Where a band begins and ends at the neckline: so far to the wearer's right of its middle. */
  splitAt?: number;
  inner?: readonly PatternEdge[];
}

/** The neckline in one edge, or split where what finishes it begins and ends. */
function necklineEdges(line: Polyline, style: BodiceStyle): PatternEdge[] {
  const { neckline, splitAt, facing } = style;
  const [near, far] = facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const points = [...line, ...mirrored(line).slice(1)];
  if (splitAt === undefined) return [{ name: 'neckline', points, ...neckline }];
  const half = lengthOf(line);
  const [left = [], right = []] = splitLine(points, [half + splitAt, half - splitAt]);
  return [
    { name: `${near}-neckline`, points: left, ...neckline },
    { name: `${far}-neckline`, points: right, ...neckline },
  ];
}

/** Where the points of a front or a back start around the trunk. */
export function placeBodice(
  measures: Measures,
  half: BodiceHalf,
  style: Pick<BodiceStyle, 'facing' | 'clearance'>,
) {
  return wrapTrunk({
    body: measures.body,
    facing: style.facing,
    topY: measures.neckY + 1,
    roundBelow: half.armhole[0]?.[1] ?? 0,
    halfWidthAt: halfWidthOf([half.hem.slice(-1), half.side, half.armhole]),
    clearance: style.clearance,
  });
}

/** A whole front or back, its edges named by the wearer's left and right. */
export function makeBodice(
  measures: Measures,
  draft: BodiceDraft,
  style: BodiceStyle,
): PatternPanel {
  const drafted = draftBodice(draft);
  const half = { ...drafted, hem: style.hemLine ?? drafted.hem };
  const [near, far] = style.facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const both = (line: Polyline) => [...mirrored(line), ...line.slice(1)];
  return makePanel({
    name: style.name,
    inner: style.inner ?? [],
    place: placeBodice(measures, half, style),
    edges: [
      { name: 'hem', points: both(half.hem), kind: 'hem', ...style.hem },
      { name: `${near}-side`, points: half.side },
      { name: `${near}-armhole`, points: half.armhole, ...style.armhole },
      { name: `${near}-shoulder`, points: half.shoulder },
      ...necklineEdges(half.neckline, style),
      { name: `${far}-shoulder`, points: mirrored(half.shoulder) },
      { name: `${far}-armhole`, points: mirrored(half.armhole), ...style.armhole },
      { name: `${far}-side`, points: mirrored(half.side) },
    ],
  });
}

/** Sews a front to a back at the shoulders and sides. */
export const bodiceSeams = (front: string, back: string) =>
  ['left-shoulder', 'right-shoulder', 'left-side', 'right-side'].map((edge) => ({
    first: [front, edge] as const,
    second: [back, edge] as const,
  }));
