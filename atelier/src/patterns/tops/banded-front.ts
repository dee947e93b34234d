import { type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { type BodiceDraft, type BodiceHalf, draftBodice, placeBodice } from '../pieces/bodice.ts';
import { makePanel, mirrorPanel } from '../pieces/make-panel.ts';

/** The band that a cardigan is buttoned with: centimeters. */
export interface ButtonBandStyle {
  width: number;
  buttons: number;
  /** How far the first and the last button are from its ends. */
  firstAt: number;
}

export interface BandedFront {
  left: PatternPanel;
  band: PatternPanel;
  right: PatternPanel;
  seams: readonly Seam[];
  fastenings: Pattern['fastenings'];
}

/** What of a line, which runs toward greater or smaller u, lies beyond `u`, and what lies before. */
function cutAt(line: Polyline, u: number): { beyond: FlatPoint[]; before: FlatPoint[] } {
  const index = line.findIndex((point, at) => {
    const next = line[at + 1];
    return next !== undefined && (point[0] - u) * (next[0] - u) <= 0;
  });
  const from = line[index] ?? [0, 0];
  const to = line[index + 1] ?? from;
  const share = to[0] === from[0] ? 0 : (u - from[0]) / (to[0] - from[0]);
  const cut: FlatPoint = [u, from[1] + (to[1] - from[1]) * share];
  const start = [...line.slice(0, index + 1).filter(([at]) => Math.abs(at - u) > 1e-6), cut];
  const end = [cut, ...line.slice(index + 1).filter(([at]) => Math.abs(at - u) > 1e-6)];
  return (line[0]?.[0] ?? 0) > u ? { beyond: start, before: end } : { beyond: end, before: start };
}

interface BandCut {
  half: BodiceHalf;
  place: PatternPanel['place'];
  width: number;
  /** How far the band reaches below the fronts, along the ribs of their hems. */
  below: number;
  /** What is sewn upon both fronts, the left one's with positive u. */
  lines: readonly PatternEdge[];
}

const isLeft = ({ points }: PatternEdge) => points.every(([u]) => u > 0);

function makeLeft({ half, place, width, lines }: BandCut): PatternPanel {
  const hem = cutAt(half.hem, width / 2).beyond;
  const neckline = cutAt(half.neckline, width / 2).beyond;
  return makePanel({
    name: 'left-front',
    place,
    inner: lines.filter(isLeft),
    edges: [
      { name: 'hem', points: hem },
      { name: 'left-side', points: half.side },
      { name: 'left-armhole', points: half.armhole },
      { name: 'left-shoulder', points: half.shoulder },
      { name: 'neckline', points: neckline },
      { name: 'left-band', points: [neckline.at(-1) ?? [0, 0], hem[0] ?? [0, 0]] },
    ],
  });
}

function makeStrip({ half, place, width, below }: BandCut): PatternPanel {
  const neckline = cutAt(half.neckline, width / 2).before;
  const hemAt = cutAt(half.hem, width / 2).beyond[0]?.[1] ?? 0;
  const topAt = neckline[0]?.[1] ?? 0;
  const side: Polyline = [
    [width / 2, hemAt],
    [width / 2, topAt],
  ];
  const lower: Polyline = [
    [width / 2, hemAt - below],
    [width / 2, hemAt],
  ];
  const tip = neckline.at(-1) ?? [0, 0];
  return makePanel({
    name: 'button-band',
    role: 'rib',
    plies: 2,
    stiffness: 2,
    fineness: 0.9,
    place,
    edges: [
      {
        name: 'hem',
        points: [
          [-width / 2, hemAt - below],
          [width / 2, hemAt - below],
        ],
        kind: 'edge',
      },
      ...(below > 0 ? [{ name: 'left-lower', points: lower }] : []),
      { name: 'left-edge', points: side },
      { name: 'left-neckline', points: neckline },
      { name: 'right-neckline', points: mirrored(neckline) },
      { name: 'right-edge', points: mirrored(side) },
      ...(below > 0 ? [{ name: 'right-lower', points: mirrored(lower) }] : []),
    ],
    inner: [
      {
        name: 'button-line',
        points: [
          [0, tip[1] - 0.7],
          [0, hemAt - below + 0.7],
        ],
      },
    ],
  });
}

function buttonsOf(band: PatternPanel, { buttons, firstAt }: ButtonBandStyle) {
  const line = band.inner[0]?.points ?? [];
  const [top, low] = [(line[0]?.[1] ?? 0) + 0.7, (line[1]?.[1] ?? 0) - 0.7];
  const step = (top - low - firstAt * 2) / Math.max(1, buttons - 1);
  return Array.from({ length: buttons }, (_, index) => ({
    kind: 'button' as const,
    panel: band.name,
    at: [0, top - firstAt - index * step] as const,
    radiusCm: 0.85,
  }));
}

/** A front in two halves, joined by the band that buttons it; closed, both bands are one. */
export function makeBandedFront(
  measures: Measures,
  draft: BodiceDraft,
  style: ButtonBandStyle & Pick<BandCut, 'below' | 'lines'>,
): BandedFront {
  const half = draftBodice(draft);
  const place = placeBodice(measures, half, { facing: 1, clearance: 1 });
  const cut = { ...style, half, place };
  const left = makeLeft(cut);
  const band = makeStrip(cut);
  return {
    left,
    band,
    right: mirrorPanel(left),
    seams: (['left', 'right'] as const).map((side) => ({
      first: [`${side}-front`, `${side}-band`],
      second: [band.name, `${side}-edge`],
    })),
    fastenings: buttonsOf(band, style),
  };
}
