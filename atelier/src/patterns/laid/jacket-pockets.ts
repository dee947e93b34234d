import { curve, type FlatPoint } from '../flat/outline.ts';
import type { LaidPanel } from '../pattern.ts';
import { type FlatPieceDraft, makeFlatPiece, mirrorFlatPiece } from './lay-flat.ts';

/** Where a pocket is on a front: its upper corner toward the middle, and its size, centimeters. */
export interface PocketDraft {
  name: string;
  at: readonly [out: number, down: number];
  width: number;
  height: number;
  /** How much lower (positive) its outer end is. */
  slant?: number;
  /** How far its lower middle reaches below its lower corners: a point. */
  point?: number;
  /** How round its lower corners are. */
  corner?: number;
  fullness?: number;
  thickness?: number;
  button?: number;
  on?: string;
}

/** A flap or a patch: straight above, its lower corners rounded, its lower edge in a point or not. */
function pocketPiece(draft: PocketDraft): FlatPieceDraft {
  const { name, at, width, height, slant = 0, point = 0, corner = 1.2 } = draft;
  const [left, right] = [at[0], at[0] + width];
  const lowAt = (u: number) => -at[1] - height - (slant * (u - left)) / width;
  const highAt = (u: number) => -at[1] - (slant * (u - left)) / width;
  const middle = (left + right) / 2;
  const outline: FlatPoint[] = [
    [left, highAt(left)],
    ...curve(
      [left, lowAt(left) + corner],
      [
        [left, lowAt(left)],
        [left, lowAt(left)],
      ],
      [left + corner, lowAt(left + corner)],
    ),
    ...(point === 0 ? [] : [[middle, lowAt(middle) - point] as const]),
    ...curve(
      [right - corner, lowAt(right - corner)],
      [
        [right, lowAt(right)],
        [right, lowAt(right)],
      ],
      [right, lowAt(right) + corner],
    ),
    [right, highAt(right)],
  ];
  return {
    name,
    on: draft.on ?? 'front',
    fullness: draft.fullness ?? 0,
    thickness: draft.thickness ?? 0.3,
    edges: [
      { name: 'lower', points: outline, kind: 'edge' },
      {
        name: 'upper',
        points: [
          [right, highAt(right)],
          [left, highAt(left)],
        ],
        kind: 'edge',
      },
    ],
    fastenings:
      draft.button === undefined
        ? []
        : [
            {
              kind: 'button',
              at: [middle, lowAt(middle) + 1.4 - point * 0.5],
              radiusCm: draft.button,
            },
          ],
  };
}

/** A pocket or flap on both fronts. */
export function pocketPair(draft: PocketDraft): LaidPanel[] {
  const piece = pocketPiece(draft);
  return [makeFlatPiece(piece), makeFlatPiece(mirrorFlatPiece(piece))];
}

/** One pocket, or a welt, on the wearer's left. */
export const onePocket = (draft: PocketDraft): LaidPanel => makeFlatPiece(pocketPiece(draft));
