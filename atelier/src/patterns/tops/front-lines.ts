import type { FlatPoint } from '../flat/outline.ts';
import type { PatternEdge } from '../pattern.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';

export interface FrontDetails {
  /** Pockets upon the front: one or two on the chest, two lower down, or one for both hands. */
  pockets?: 'chest' | 'two-chest' | 'patch' | 'kangaroo';
  /** A zip from the neckline down, centimeters. */
  zip?: number;
  /** Whether the right side goes on over the left one to the waist, tied there. */
  isWrapped?: boolean;
}

/** A pocket is a patch: its opening above, rounded off or pointed below. */
interface Patch {
  name: string;
  middle: number;
  top: number;
  width: number;
  height: number;
  /** How much lower its middle is than its corners. */
  point: number;
  /** How far a flap falls over its opening. */
  flap?: number;
}

function patchLines({ name, middle, top, width, height, point, flap }: Patch): PatternEdge[] {
  const half = width / 2;
  const low = top - height;
  const at = (u: number, v: number): FlatPoint => [middle + u, v];
  const outline: FlatPoint[] = [
    at(-half, top),
    at(-half, low + point),
    at(0, low),
    at(half, low + point),
    at(half, top),
  ];
  const opening: FlatPoint[] = flap
    ? [at(-half, top - flap * 0.7), at(0, top - flap), at(half, top - flap * 0.7)]
    : [at(-half + 0.2, top - 2.2), at(half - 0.2, top - 2.2)];
  return [
    { name: `${name}-patch`, kind: 'seam', points: [...outline, at(-half, top)] },
    { name: `${name}-opening`, kind: flap ? 'seam' : 'topstitch', points: opening },
  ];
}

/** One opening for both hands: slanted sides above a straight hem. */
function kangaroo(top: number, low: number): PatternEdge[] {
  const [upper, lower] = [10.5, 16.5];
  const side = low + (top - low) * 0.34;
  const slant = (sign: number): FlatPoint[] => [
    [sign * upper, top],
    [sign * lower, side],
  ];
  return [
    {
      name: 'pocket-top',
      kind: 'seam',
      points: [
        [-upper, top],
        [upper, top],
      ],
    },
    ...[1, -1].flatMap((sign): PatternEdge[] => {
      const name = sign > 0 ? 'left' : 'right';
      const [from = [0, 0], to = [0, 0]] = slant(sign);
      return [
        {
          name: `${name}-pocket-opening`,
          kind: 'seam',
          points: [from, to],
          hem: { depthCm: 2, plies: 2 },
        },
        {
          name: `${name}-pocket-side`,
          kind: 'seam',
          points: [to, [sign * lower, low]],
        },
      ];
    }),
  ];
}

function pocketLines(draft: BodiceDraft, pockets: FrontDetails['pockets']): PatternEdge[] {
  const { armholeDepth, shoulderHalfWidth, length } = draft;
  const top = -armholeDepth + 2.5;
  const chest = { middle: shoulderHalfWidth * 0.52, top, width: 11, height: 13, point: 1.6 };
  if (pockets === 'chest') return patchLines({ ...chest, name: 'left' });
  if (pockets === 'two-chest')
    return [1, -1].flatMap((sign) =>
      patchLines({
        ...chest,
        name: sign > 0 ? 'left' : 'right',
        middle: chest.middle * sign,
        width: 12.5,
        height: 15,
        flap: 5,
      }),
    );
  const low = -length + 1.5;
  if (pockets === 'patch')
    return [1, -1].flatMap((sign) =>
      patchLines({
        name: sign > 0 ? 'left' : 'right',
        middle: draft.hem * 0.52 * sign,
        top: low + 15,
        width: 13,
        height: 14,
        point: 0.01,
      }),
    );
  return pockets === 'kangaroo' ? kangaroo(low + 19, low - 0.8) : [];
}

/** The edge of the side that lies on top, and the band of the tie around the waist. */
function wrapLines({ neckDepth, waistDepth, waist }: BodiceDraft): PatternEdge[] {
  const band = (name: string, v: number): PatternEdge => ({
    name,
    kind: 'seam',
    points: [
      [-waist + 0.6, v],
      [waist - 0.6, v],
    ],
  });
  return [
    {
      name: 'wrap-edge',
      kind: 'seam',
      points: [
        [0.4, -neckDepth - 0.4],
        [waist - 1, -waistDepth + 2.2],
      ],
      hem: { depthCm: 1.4, plies: 2 },
    },
    band('tie-upper', -waistDepth + 1.5),
    band('tie-lower', -waistDepth - 1.5),
  ];
}

/** The lines of pockets, zips and a wrap upon a front. */
export function frontLines(draft: BodiceDraft, details: FrontDetails): PatternEdge[] {
  const { pockets, zip, isWrapped } = details;
  const lines = [...pocketLines(draft, pockets), ...(isWrapped ? wrapLines(draft) : [])];
  if (!zip) return lines;
  const top = -draft.neckDepth;
  return [
    ...lines,
    {
      name: 'zip',
      kind: 'zip',
      points: [
        [0, top],
        [0, top - zip],
      ],
    },
  ];
}
