import type { FlatPoint } from '../flat/outline.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import { type FlatPieceDraft, makeFlatPiece, mirrorFlatPiece } from './lay-flat.ts';

/** A pocket's welt that leans, or a strap: a narrow strip. Centimeters. */
export interface SlantedDraft {
  name: string;
  on?: string;
  /** The middle of its lower end: out from the middle, and down from the shoulder. */
  at: readonly [out: number, down: number];
  long: number;
  width: number;
  /** How far its upper end leans outward, radians. */
  lean: number;
  /** Whether it is closed by a zip, and where its pull hangs. */
  hasZip?: boolean;
  snaps?: readonly number[];
  thickness?: number;
}

/** A narrow strip that leans, with a zip along its middle or without. */
function slantedPiece(draft: SlantedDraft): FlatPieceDraft {
  const { at, long, width, lean, hasZip = false, snaps = [] } = draft;
  const way: FlatPoint = [Math.sin(lean), Math.cos(lean)];
  const on = (up: number, side: number): FlatPoint => [
    at[0] + way[0] * up + (way[1] * width * side) / 2,
    -at[1] + way[1] * up - (way[0] * width * side) / 2,
  ];
  const corners = [on(0, -1), on(0, 1), on(long, 1), on(long, -1)];
  const zip: PatternEdge = { name: 'zip', kind: 'zip', points: [on(0.6, 0), on(long - 0.6, 0)] };
  return {
    name: draft.name,
    on: draft.on ?? 'front',
    thickness: draft.thickness ?? 0.28,
    spacingCm: 0.7,
    edges: corners.map((from, side) => ({
      name: `side-${side}`,
      kind: 'edge' as const,
      points: [from, corners[(side + 1) % corners.length] ?? from],
    })),
    inner: hasZip ? [zip] : [],
    fastenings: [
      ...(hasZip ? [{ kind: 'zip-pull' as const, at: on(long - 1, 0), radiusCm: 0.55 }] : []),
      ...snaps.map((up) => ({ kind: 'snap' as const, at: on(up, 0), radiusCm: 0.6 })),
    ],
  };
}

/** The same strip on both sides. */
export function slantedPair(draft: SlantedDraft): LaidPanel[] {
  const piece = slantedPiece(draft);
  return [makeFlatPiece(piece), makeFlatPiece(mirrorFlatPiece(piece))];
}

/** The same on the left sleeve, and on the right one. */
export function onSleeves(draft: SlantedDraft): LaidPanel[] {
  const left = { ...slantedPiece(draft), on: 'left-sleeve' };
  return [makeFlatPiece(left), makeFlatPiece({ ...mirrorFlatPiece(left), on: 'right-sleeve' })];
}
