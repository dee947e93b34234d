import type { Point } from '../../geometry/point.ts';
import { curve, type FlatPoint, lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { makePanel, mirrorPanel, mirrorSeams } from '../pieces/make-panel.ts';

/** A hood in two halves: centimeters. */
export interface HoodStyle {
  /** From the neckline's front up to where the face opens. */
  height: number;
  /** From the face back to the seam of both halves. */
  depth: number;
}

/** The lengths of half a neckline, front and back. */
interface HoodHosts {
  front: number;
  back: number;
}

/** How far each half starts beside the head. */
const BESIDE_HEAD_CM = 3.5;

function leftHalf({ height, depth }: HoodStyle, { front, back }: HoodHosts) {
  // As seen from outside the face is to the left; the neck's edge dips where the shoulder is.
  const end: FlatPoint = [front + back, 1.5];
  const middle: FlatPoint = [front, -1];
  const crown: FlatPoint = [0, height];
  return {
    neck: {
      front: curve(
        [0, 0],
        [
          [front * 0.35, -0.8],
          [front * 0.7, -1.2],
        ],
        middle,
      ),
      back: curve(
        middle,
        [
          [front + back * 0.4, -0.8],
          [front + back * 0.75, 0.6],
        ],
        end,
      ),
    },
    seam: [
      ...curve(
        end,
        [
          [end[0] + 1, 9],
          [depth, height * 0.45],
        ],
        [depth, height * 0.66],
      ),
      ...curve(
        [depth, height * 0.66],
        [
          [depth, height * 0.98],
          [depth * 0.62, height + 1.5],
        ],
        crown,
      ).slice(1),
    ],
    face: [crown, [0, 0]] as const,
  };
}

function placeHalf({ body, neckY, neckHalfWidth }: Measures, style: HoodStyle) {
  const { crown, chin } = body.landmarks;
  const ahead = chin[2] + 4;
  const back = ahead - style.depth;
  const top = crown[1] + 3;
  return (u: number, v: number): Point => {
    const up = Math.max(0, v / style.height);
    const y = neckY - 4 + (top - neckY + 4) * up;
    const along = Math.min(1, u / style.depth);
    const z = ahead + (back - ahead) * along;
    const bulge =
      Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 4)) * Math.sqrt(Math.max(0, 1 - up ** 6));
    return [1 + (neckHalfWidth + BESIDE_HEAD_CM) * (0.35 + 0.65 * bulge), y, z];
  };
}

/** A hood that is up, as on a head: two halves, sewn to each other and to a split neckline. */
export function makeHood(
  measures: Measures,
  panels: readonly [front: PatternPanel, back: PatternPanel],
  style: HoodStyle,
): { panels: PatternPanel[]; seams: Seam[] } {
  const lengthIn = (panel: PatternPanel) =>
    lengthOf(panel.edges.find(({ name }) => name === 'left-neckline')?.points ?? []);
  const { neck, seam, face } = leftHalf(style, {
    front: lengthIn(panels[0]),
    back: lengthIn(panels[1]),
  });
  const left = makePanel({
    name: 'left-hood',
    role: 'hood',
    plies: 2,
    stiffness: 2,
    edges: [
      { name: 'front-neck', points: neck.front },
      { name: 'back-neck', points: neck.back },
      { name: 'middle', points: seam },
      { name: 'face', points: face, kind: 'hem', hem: { depthCm: 2.4, plies: 3 } },
    ],
    place: placeHalf(measures, style),
  });
  const seams: Seam[] = [
    { first: ['front', 'left-neckline'], second: ['left-hood', 'front-neck'] },
    { first: ['back', 'left-neckline'], second: ['left-hood', 'back-neck'] },
  ];
  return {
    panels: [left, mirrorPanel(left)],
    seams: [
      ...seams,
      ...mirrorSeams(seams),
      { first: ['left-hood', 'middle'], second: ['right-hood', 'middle'] },
    ],
  };
}
