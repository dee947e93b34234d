import type { FlatPoint } from '../flat/outline.ts';
import { type HoodStyle, makeHood } from '../laid/laid-hood.ts';
import { makeFlatPiece } from '../laid/lay-flat.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';

/** How far from the middle its cords hang, how wide and how long they are, centimeters. */
const CORD = { at: 3, width: 0.75, long: 19 } as const;

function cord(front: BodiceDraft, side: 1 | -1): LaidPanel {
  const { at, width, long } = CORD;
  const top = -front.neckDepth - 0.6;
  const [low, high] = [top - long - side * 0.9, top];
  const corners: FlatPoint[] = [
    [side * at - width / 2, low],
    [side * at + width / 2, low],
    [side * at + width / 2, high],
    [side * at - width / 2, high],
  ];
  return makeFlatPiece({
    name: side > 0 ? 'left-cord' : 'right-cord',
    on: 'front',
    role: 'strap',
    layer: 1,
    thickness: 0.55,
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
): LaidPanel[] => [cord(front, 1), cord(front, -1), makeHood(neckStrip(front, back), hood)];
