import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';
import type { PatternEdge } from '../pattern.ts';
import { crossingAt, type TrouserDraft, type TrouserHalf } from './trouser-draft.ts';

/** What shows on trousers beside their cut. */
export interface TrouserDetails {
  /** Legs are pressed along the grain. */
  isPressed?: boolean;
  hasFly?: boolean;
  pockets?: 'slant' | 'jeans' | 'cargo';
  backPockets?: 'welt' | 'jeans';
}

export interface DetailPlace {
  side: 'left' | 'right';
  /** 1 for a front, -1 for a back. */
  facing: 1 | -1;
}

type Lines = readonly PatternEdge[];

/** Pressed cloth stands at this angle along its crease, radians. */
const CREASE = 0.9;
/** Lines within a panel stay this far off its outline, so that the mesh has room. */
const OFF_EDGE = 0.75;

const seam = (name: string, points: Polyline): PatternEdge => ({ name, kind: 'seam', points });

/** A place on the line of the waist, so far from the side. */
function onWaist({ waist }: TrouserHalf, fromSide: number): FlatPoint {
  const [side, middle] = [waist[0] ?? [0, 0], waist.at(-1) ?? [0, 0]];
  const long = Math.hypot(middle[0] - side[0], middle[1] - side[1]) || 1;
  const share = fromSide / long;
  return [
    side[0] + (middle[0] - side[0]) * share,
    side[1] + (middle[1] - side[1]) * share - OFF_EDGE,
  ];
}

/** A place beside the outseam, so far below the waist. */
const besideOutseam = (half: TrouserHalf, v: number): FlatPoint => [
  crossingAt(half.outseam)(v) - OFF_EDGE,
  v,
];

function pressed(draft: TrouserDraft, facing: 1 | -1): Lines {
  const from = facing > 0 ? draft.hipV * 0.9 : -3;
  const points: Polyline = [
    [0, draft.hemV],
    [0, from],
  ];
  return [{ name: 'crease', kind: 'crease', fold: CREASE, points }];
}

/** The stitches that hold the fly's facing: down beside the middle, then in a bow to the crotch. */
function flyStitches(half: TrouserHalf, draft: TrouserDraft): Lines {
  const crotch = crossingAt(half.crotch);
  const endV = Math.max(draft.curveV * 0.8, draft.rise - 17);
  const from: FlatPoint = [crotch(draft.rise - OFF_EDGE) + 3.6, draft.rise - OFF_EDGE - 0.4];
  const turn: FlatPoint = [crotch(endV + 6) + 3.6, endV + 5];
  const end: FlatPoint = [crotch(endV) + OFF_EDGE, endV];
  const bow = curve(
    turn,
    [
      [turn[0] - 0.1, endV + 2],
      [end[0] + 1.4, endV + 0.3],
    ],
    end,
  );
  return [{ name: 'fly', kind: 'topstitch', points: [from, ...bow] }];
}

function frontPocket(half: TrouserHalf, draft: TrouserDraft, kind: 'slant' | 'jeans'): Lines {
  if (kind === 'slant') {
    const to = besideOutseam(half, Math.max(2, draft.rise - 17));
    return [seam('pocket', [onWaist(half, 7), to])];
  }
  const from = onWaist(half, 10);
  const to = besideOutseam(half, draft.rise - 8);
  const scoop = curve(
    from,
    [
      [from[0] + 0.6, from[1] - 5],
      [to[0] - 5, to[1] - 0.6],
    ],
    to,
  );
  return [seam('pocket', scoop)];
}

const CARGO_WIDTH = 8.5;
const CARGO_HEIGHT = 19;
const FLAP = 5.5;

/** Half a pocket with a flap on the outside of the thigh; the other panel has the other half. */
function cargoPocket(half: TrouserHalf, draft: TrouserDraft): Lines {
  const top = Math.min(-6, draft.kneeV + CARGO_HEIGHT + 9);
  const low = top - CARGO_HEIGHT;
  const from = (v: number): FlatPoint => [besideOutseam(half, v)[0] - CARGO_WIDTH, v];
  const to = (v: number) => besideOutseam(half, v);
  return [
    seam('cargo', [to(top), from(top), from(low), to(low)]),
    seam('cargo-flap', [
      [from(top - FLAP)[0] + OFF_EDGE, top - FLAP],
      [to(top - FLAP)[0], top - FLAP],
    ]),
  ];
}

function backPocket(half: TrouserHalf, draft: TrouserDraft, kind: 'welt' | 'jeans'): Lines {
  const middle = (half.middleU + draft.slant + draft.hip + half.middleU) / 2 + 0.3;
  if (kind === 'welt') {
    const v = draft.rise - 8;
    const line = (name: string, at: number) =>
      seam(name, [
        [middle - 6, at + 0.5],
        [middle + 6, at],
      ]);
    return [line('welt-upper', v), line('welt-lower', v - 1.1)];
  }
  const [top, low] = [draft.rise - 6.8, draft.rise - 20];
  const outline: Polyline = [
    [middle - 7, top + 1],
    [middle - 6.2, low + 2],
    [middle + 0.2, low - 0.4],
    [middle + 6.4, low + 1.4],
    [middle + 7, top],
    [middle - 7, top + 1],
  ];
  return [seam('back-pocket', outline)];
}

/** The lines upon a front or a back: creases, fly and pockets. */
export function trouserLines(details: TrouserDetails, { side, facing }: DetailPlace) {
  return (half: TrouserHalf, draft: TrouserDraft): Lines => {
    const { isPressed, hasFly, pockets, backPockets } = details;
    const lines: PatternEdge[] = isPressed ? [...pressed(draft, facing)] : [];
    if (facing > 0 && hasFly && side === 'left') lines.push(...flyStitches(half, draft));
    if (facing > 0 && pockets)
      lines.push(...frontPocket(half, draft, pockets === 'jeans' ? 'jeans' : 'slant'));
    if (pockets === 'cargo') lines.push(...cargoPocket(half, draft));
    if (facing < 0 && backPockets) lines.push(...backPocket(half, draft, backPockets));
    return lines;
  };
}
