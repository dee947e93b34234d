import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { hullAt } from '../wraps/wrap-hull.ts';
import { makePanel } from './make-panel.ts';

/** The front or back of a skirt that is pressed into pleats from top to hem. */
export interface PleatedDraft {
  name: string;
  facing: 1 | -1;
  topY: number;
  length: number;
  /** How many faces lie side by side; each pleat has two. */
  faces: number;
  /** How wide a face is at the top and at the hem, centimeters. */
  topFace: number;
  hemFace: number;
  hem?: Partial<PatternEdge>;
}

/** How sharply pleats are pressed, radians: 0 is flat, pi is folded upon itself. */
const PRESSED = 1.5;
const CLEARANCE_CM = 0.7;
/** How far pleats stand off where they begin. */
const DEPTH_CM = 0.9;

/** Lays pleats around the hips, ridge by ridge. */
function placePleats(measures: Measures, draft: PleatedDraft) {
  const { body } = measures;
  const { facing, faces, topFace, hemFace, length, topY } = draft;
  return (u: number, v: number): Point => {
    const face = topFace + ((hemFace - topFace) * -v) / length;
    const at = u / face;
    const phase = Math.abs(((at + faces / 2) % 2) - 1);
    const y = topY + v;
    const { center, halfWidth, halfDepth } = hullAt(body, y);
    const opened = (faces * face * 0.72) / Math.PI;
    const off = CLEARANCE_CM + DEPTH_CM * phase;
    const grown = Math.max(0, Math.min(1, -v / 12));
    const across = Math.max(halfWidth, opened * grown) + off;
    const deep = Math.max(halfDepth, opened * 0.9 * grown) + off;
    const angle = (at / faces) * Math.PI * 0.998;
    return [facing * across * Math.sin(angle), y, center[2] + facing * deep * Math.cos(angle)];
  };
}

export function makePleatedPanel(measures: Measures, draft: PleatedDraft): PatternPanel {
  const { faces, topFace, hemFace, length, facing } = draft;
  const [near, far] = facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const half = faces / 2;
  const top = (share: number): FlatPoint => [share * topFace, 0];
  const low = (share: number): FlatPoint => [share * hemFace, -length];
  const inner = Array.from({ length: faces - 1 }, (_, index): PatternEdge => {
    const share = index + 1 - half;
    return {
      name: `pleat-${index}`,
      kind: 'crease',
      fold: PRESSED,
      points: [low(share), top(share)],
    };
  });
  return makePanel({
    name: draft.name,
    inner,
    place: placePleats(measures, draft),
    edges: [
      {
        name: 'hem',
        points: Array.from({ length: faces + 1 }, (_, index) => low(index - half)),
        kind: 'hem',
        ...draft.hem,
      },
      { name: `${near}-side`, points: [low(half), top(half)] },
      { name: 'top-0', points: [top(half), top(-half)] },
      { name: `${far}-side`, points: [top(-half), low(-half)] },
    ],
  });
}
