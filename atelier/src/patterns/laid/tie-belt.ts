import { curve, type FlatPoint } from '../flat/outline.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import { type BodiceDraft, draftBodice, halfWidthOf } from '../pieces/bodice.ts';
import { makeFlatPiece } from './lay-flat.ts';

/** A belt of cloth around the waist, knotted in front. Centimeters. */
export interface BeltStyle {
  /** How far below the shoulder its middle runs. */
  at: number;
  width: number;
  /** How long its ends hang from the knot. */
  tails: readonly [number, number];
}

const ABOVE_CM = 1;
/** Toward the knot a belt is drawn together to this share of its width, from so far away. */
const DRAWN = { share: 0.62, within: 9 } as const;
/** The folds that a drawn belt lies in, along it: how high, and how many of them. */
const FOLDS = { heightCm: 0.3, count: 2.5 } as const;
const STEPS = 10;

type Outline = readonly FlatPoint[];

const closed = (name: string, corners: Outline): PatternEdge[] =>
  corners.map((from, side) => ({
    name: `${name}-${side}`,
    kind: 'edge' as const,
    points: [from, corners[(side + 1) % corners.length] ?? from],
  }));

/** Half the width of the belt so far from its knot. */
function halfWidthBeside(u: number, width: number): number {
  const away = Math.min(1, Math.abs(u) / DRAWN.within);
  return (width / 2) * (DRAWN.share + (1 - DRAWN.share) * away * away * (3 - 2 * away));
}

/** The belt across a front or a back, from side to side; in front it is drawn into the knot. */
function across(on: string, draft: BodiceDraft, { at, width }: BeltStyle): LaidPanel {
  const { hem, side, armhole } = draftBodice(draft);
  const half = halfWidthOf([hem.slice(-1), side, armhole])(-at) + 0.3;
  const isFront = on === 'front';
  const halfWidth = (u: number) => (isFront ? halfWidthBeside(u, width) : width / 2);
  const stations = Array.from({ length: 2 * STEPS + 1 }, (_, step) => (step / STEPS - 1) * half);
  const low = stations.map((u): FlatPoint => [u, -at - halfWidth(u)]);
  const high = stations.map((u): FlatPoint => [u, -at + halfWidth(u)]).toReversed();
  const [left = low[0], right = low.at(-1)] = [low[0], low.at(-1)];
  return makeFlatPiece({
    name: `belt-${on}`,
    on,
    role: 'strap',
    layer: 3,
    spacingCm: 0.6,
    thickness: ([u, v]) => {
      const drawn = isFront ? 1 - Math.min(1, Math.abs(u) / (2 * DRAWN.within)) : 0;
      const share = (v + at) / halfWidth(u) + 0.12 * Math.sin(u * 0.5);
      return ABOVE_CM + FOLDS.heightCm * (0.3 + drawn) * Math.cos(Math.PI * FOLDS.count * share);
    },
    edges: [
      { name: 'lower', kind: 'edge', points: low },
      { name: 'right-end', points: [right ?? [0, 0], high[0] ?? [0, 0]] },
      { name: 'upper', kind: 'edge', points: high },
      { name: 'left-end', points: [high.at(-1) ?? [0, 0], left ?? [0, 0]] },
    ],
    blunt: ['right-end', 'left-end'],
  });
}

/** One end of the belt, hanging from the knot to one side: narrow in the knot, then as wide as it is. */
function tail(
  name: string,
  style: BeltStyle,
  { long, out, layer }: { long: number; out: number; layer: number },
): LaidPanel {
  const { at, width } = style;
  const half = width * 0.46;
  const middle = (down: number) => out * (0.16 + 0.84 * (down / long) ** 0.8);
  const halfAt = (down: number) => half * Math.min(1, 0.62 + 0.38 * (down / 11));
  const stations = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * long);
  const leftSide = stations.map((down): FlatPoint => [middle(down) - halfAt(down), -at - down]);
  const rightSide = stations
    .map((down): FlatPoint => [middle(down) + halfAt(down), -at - down * (1 + 0.6 / long)])
    .toReversed();
  return makeFlatPiece({
    name,
    on: 'front',
    role: 'strap',
    layer,
    spacingCm: 0.7,
    // It falls over the knot's lower edge, then lies upon the front, a little bowed.
    thickness: ([u, v]) => {
      const down = -at - v;
      const aside = (u - middle(down)) / half;
      const bow = 0.35 * Math.min(1, down / 12) * Math.cos(1.4 * aside + down * 0.09);
      return ABOVE_CM + 0.25 * (layer - 3) + 1.1 * Math.exp(-down / 6) + bow;
    },
    edges: closed(name, [...leftSide, ...rightSide]),
  });
}

/** The knot: as broad as the drawn belt, wrapped around it from above to below. */
function knot({ at, width }: BeltStyle): LaidPanel {
  const half = width * 0.46;
  const high = width * 0.5;
  const corner = (u: number, v: number): FlatPoint => [u * half, -at + v * high];
  const outline = [
    ...curve(corner(-0.95, -0.75), [corner(-0.6, -1.1), corner(0.5, -1.05)], corner(0.8, -0.9)),
    ...curve(corner(1.05, -0.5), [corner(1.2, 0), corner(1.15, 0.4)], corner(1, 0.75)),
    ...curve(corner(0.7, 1), [corner(0.2, 1.15), corner(-0.5, 1.1)], corner(-0.8, 0.9)),
    ...curve(corner(-1.05, 0.5), [corner(-1.2, 0), corner(-1.2, -0.3)], corner(-1.1, -0.55)),
  ];
  return makeFlatPiece({
    name: 'knot',
    on: 'front',
    role: 'strap',
    layer: 6,
    spacingCm: 0.5,
    thickness: ([u, v]) => {
      const slant = (u + 0.45 * (v + at)) / half;
      return ABOVE_CM + 1.5 + 0.22 * Math.cos(5.2 * slant);
    },
    fullness: 0.5,
    edges: [{ name: 'knot', points: [...outline, outline[0] ?? [0, 0]], kind: 'edge' }],
  });
}

/** A belt around front and back, its knot and its two ends. */
export function tieBelt(
  drafts: readonly [front: BodiceDraft, back: BodiceDraft],
  style: BeltStyle,
): LaidPanel[] {
  const [front, back] = drafts;
  return [
    across('front', front, style),
    across('back', back, style),
    tail('left-tail', style, { long: style.tails[0], out: 7, layer: 4 }),
    tail('right-tail', style, { long: style.tails[1], out: -4.5, layer: 5 }),
    knot(style),
  ];
}
