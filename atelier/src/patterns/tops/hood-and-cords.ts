import type { FlatPoint } from '../flat/outline.ts';
import { type HoodStyle, makeHood } from '../laid/laid-hood.ts';
import { makeFlatPiece } from '../laid/lay-flat.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';

/**
 * Where its cords come out, from the middle and above the neckline's point, how wide and how long
 * they are, and the knots at their ends; centimeters.
 */
const CORD = { at: 4.5, above: 1.9, width: 0.8, long: 22 } as const;
const KNOT = { width: 1.35, tall: 1.5, above: 0.8 } as const;
/** Where they come out they lie upon the hood, so far above the front, and soon upon the front. */
const UPON = { hoodCm: 1.9, frontCm: 0.5, within: 5.4 } as const;

function cord(front: BodiceDraft, side: 1 | -1): LaidPanel {
  const { at, above, width, long } = CORD;
  const top = -front.neckDepth + above;
  const low = top - long - side * 0.9;
  const knot = low + KNOT.above;
  const sways = (v: number) => side * (at - 0.35 * Math.sin(((top - v) / long) * 2.6));
  const half: FlatPoint[] = [
    [width * 0.45, low],
    [width * 0.5, knot],
    [KNOT.width / 2, knot + KNOT.tall * 0.3],
    [KNOT.width / 2, knot + KNOT.tall * 0.7],
    [width / 2, knot + KNOT.tall],
    [width / 2, (knot + top) / 2],
    [width / 2, top],
  ];
  const rightSide = half.map(([u, v]): FlatPoint => [sways(v) + u, v]);
  const leftSide = half.map(([u, v]): FlatPoint => [sways(v) - u, v]).toReversed();
  const corners = [...rightSide, ...leftSide];
  return makeFlatPiece({
    name: side > 0 ? 'left-cord' : 'right-cord',
    on: 'front',
    role: 'strap',
    layer: 3,
    thickness: ([, v]) => {
      const up = Math.max(0, 1 - (top - v) / UPON.within);
      return UPON.frontCm + (UPON.hoodCm - UPON.frontCm) * up * up * (3 - 2 * up);
    },
    spacingCm: 0.4,
    edges: corners.map((from, index): PatternEdge => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return { name: `cord-${index}`, kind: 'edge', points: [from, to] };
    }),
  });
}

/** A hood that lies back, and the cords that draw it together. */
export const hoodAndCords = (
  front: BodiceDraft,
  back: BodiceDraft,
  hood: HoodStyle,
): LaidPanel[] => [makeHood(neckStrip(front, back), hood), cord(front, 1), cord(front, -1)];
