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

const ABOVE_CM = 0.75;

const strip = (name: string, corners: readonly FlatPoint[]): PatternEdge[] =>
  corners.map((from, side) => ({
    name: `${name}-${side}`,
    kind: 'edge' as const,
    points: [from, corners[(side + 1) % corners.length] ?? from],
  }));

/** The belt across a front or a back, from side to side. */
function across(on: string, draft: BodiceDraft, { at, width }: BeltStyle): LaidPanel {
  const { hem, side, armhole } = draftBodice(draft);
  const half = halfWidthOf([hem.slice(-1), side, armhole])(-at) + 0.3;
  const [low, high] = [-at - width / 2, -at + width / 2];
  const edges = strip('belt', [
    [-half, low],
    [half, low],
    [half, high],
    [-half, high],
  ]);
  return makeFlatPiece({
    name: `belt-${on}`,
    on,
    role: 'strap',
    layer: 3,
    thickness: ABOVE_CM,
    edges: edges.map((edge, index) => (index % 2 === 0 ? edge : { ...edge, kind: undefined })),
    blunt: ['belt-1', 'belt-3'],
  });
}

/** One end of the belt, hanging from the knot to one side. */
function tail(
  name: string,
  style: BeltStyle,
  { long, out }: { long: number; out: number },
): LaidPanel {
  const { at, width } = style;
  const half = width * 0.42;
  const low = -at - long;
  return makeFlatPiece({
    name,
    on: 'front',
    role: 'strap',
    layer: 4,
    thickness: ABOVE_CM + 0.35,
    edges: strip(name, [
      [out * 0.2 - half, -at],
      [out - half, low],
      [out + half, low - 1],
      [out * 0.2 + half, -at],
    ]),
  });
}

function knot({ at, width }: BeltStyle): LaidPanel {
  const half = width * 0.42;
  const high = width * 0.54;
  const outline = [
    ...curve(
      [-half * 0.8, -at - high],
      [
        [0, -at - high * 1.15],
        [0, -at - high * 1.15],
      ],
      [half * 0.8, -at - high],
    ),
    ...curve(
      [half, -at - high * 0.5],
      [
        [half * 1.2, -at],
        [half * 1.2, -at],
      ],
      [half * 0.9, -at + high * 0.8],
    ),
    ...curve(
      [half * 0.6, -at + high],
      [
        [0, -at + high * 1.1],
        [0, -at + high * 1.1],
      ],
      [-half * 0.6, -at + high],
    ),
    ...curve(
      [-half * 0.9, -at + high * 0.8],
      [
        [-half * 1.2, -at],
        [-half * 1.2, -at],
      ],
      [-half, -at - high * 0.5],
    ),
  ];
  return makeFlatPiece({
    name: 'knot',
    on: 'front',
    role: 'strap',
    layer: 5,
    thickness: ABOVE_CM + 0.6,
    fullness: 0.3,
    spacingCm: 0.7,
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
    tail('left-tail', style, { long: style.tails[0], out: 5 }),
    tail('right-tail', style, { long: style.tails[1], out: -1.5 }),
    knot(style),
  ];
}
