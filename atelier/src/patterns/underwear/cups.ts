import { curve, type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import { makeFlatPiece } from '../laid/lay-flat.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { StrapDraft } from '../pieces/strap-panel.ts';

/** How far the channel of the wire is from the neckline's middle, the hem and the side, centimeters. */
const WIRE = { below: 1.3, aside: 0.9, aboveHem: 1.1, fromSide: 2.2 } as const;

/** How much of its dip the hem still has below the middle of a cup. */
const DIP_BELOW_CUPS = 0.7;

const END: FlatPoint = [0, 0];

/** The same line on both sides. */
const pair = (name: string, points: Polyline, kind: PatternEdge['kind']): PatternEdge[] => [
  { name: `left-${name}`, kind, points },
  { name: `right-${name}`, kind, points: mirrored(points) },
];

/** What one sees of the cups of a front: the channels of their wires, and a seam across each. */
export function cupLines({ neckDrop, strapU, strapDrop, side, hemDip }: StrapDraft): PatternEdge[] {
  const [, sideDrop] = side[0] ?? END;
  const [hemHalfWidth, hemDrop] = side.at(-1) ?? END;
  const lowest = -hemDrop - hemDip * DIP_BELOW_CUPS + WIRE.aboveHem;
  const inner: FlatPoint = [WIRE.aside, -neckDrop - WIRE.below];
  const outer: FlatPoint = [hemHalfWidth - WIRE.fromSide, -sideDrop - 2.4];
  const apex = (inner[0] + outer[0]) / 2;
  const wire = [
    ...curve(
      inner,
      [
        [inner[0] + 0.4, lowest + 1.4],
        [apex - 3.4, lowest],
      ],
      [apex, lowest + 0.1],
    ),
    ...curve(
      [apex, lowest + 0.1],
      [
        [apex + 3, lowest + 0.7],
        [outer[0], -hemDrop + 1.4],
      ],
      outer,
    ).slice(1),
  ];
  const across = curve(
    [strapU - 0.1, -strapDrop - 1.4],
    [
      [strapU - 0.6, -strapDrop - 5],
      [apex - 0.2, lowest + 5],
    ],
    [apex - 0.2, lowest + 0.9],
  );
  return [...pair('wire', wire, 'seam'), ...pair('cup', across, 'seam')];
}

/** A bow of ribbon where the cups meet. */
export function smallBow(v: number): LaidPanel {
  const corner = (x: number, y: number): FlatPoint => [x, v - 0.5 + y];
  const half: FlatPoint[] = [
    corner(0.12, -0.2),
    corner(1.2, -0.66),
    corner(1.3, -0.05),
    corner(1.25, 0.56),
    corner(0.12, 0.2),
  ];
  const outline = [...half, ...mirrored(half)];
  return makeFlatPiece({
    name: 'bow',
    on: 'front',
    role: 'trim',
    layer: 2,
    thickness: ([u]) =>
      0.25 + 0.18 * Math.min(1, Math.abs(u) / 0.7) + 0.3 * Math.exp(-((u / 0.2) ** 2)),
    spacingCm: 0.22,
    edges: outline.map((from, index) => ({
      name: `bow-${index}`,
      kind: 'edge' as const,
      points: [from, outline[(index + 1) % outline.length] ?? from],
    })),
  });
}
