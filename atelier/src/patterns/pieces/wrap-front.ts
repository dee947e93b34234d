import type { Point } from '../../geometry/point.ts';
import { arc, curve, type FlatPoint, lengthOf, splitLine } from '../flat/outline.ts';
import type { PatternPanel } from '../pattern.ts';
import { makePanel } from './make-panel.ts';

export interface WrapFrontStyle {
  /** How far it reaches along the waist, as a share of the front's width. */
  reach: number;
  length: number;
  /** Of the ring that the front is part of. */
  radius: number;
  /** How far it reaches along the hem, as a share of its length. */
  hemReach?: number;
}

/** The outer front lies so far outside of the inner one at first. */
const OFF_CM = 0.9;

const END: FlatPoint = [0, 0];

/** The outer front of a wrapped skirt: from the right side over the front, its edge in a bow. */
export function makeWrapFront(front: PatternPanel, style: WrapFrontStyle): PatternPanel {
  const { reach, length, radius, hemReach = 0.72 } = style;
  const edge = (name: string) => front.edges.find((one) => one.name === name)?.points ?? [];
  const side = edge('right-side');
  const top = edge('top-0');
  const middle: FlatPoint = [0, radius];
  const corner = side.at(-1) ?? END;
  const from = Math.atan2(corner[0], radius - corner[1]);
  const to = Math.atan2(top[0]?.[0] ?? 0, radius - (top[0]?.[1] ?? 0));
  const low = arc(middle, radius + length, [from, to]);
  const [hem = []] = splitLine(low, [hemReach, 1 - hemReach]);
  const end = hem.at(-1) ?? END;
  const start = top[0] ?? END;
  const bow = curve(
    end,
    [
      [end[0] + lengthOf(low) * 0.24, end[1] + length * 0.02],
      [start[0] + length * 0.06, start[1] - length * 0.45],
    ],
    start,
  );
  return makePanel({
    name: 'outer',
    layer: 1,
    place(u, v): Point {
      const [x, y, z] = front.place(u, v);
      const away = Math.hypot(x, z) || 1;
      const off = OFF_CM * Math.min(1, Math.max(0, -v / 4) + reach * 0.3);
      return [x + (x / away) * off, y, z + (z / away) * off];
    },
    edges: [
      { name: 'hem', points: hem, kind: 'hem', hem: { depthCm: 2, plies: 2 } },
      { name: 'edge', points: bow, kind: 'edge', hem: { depthCm: 2, plies: 2 } },
      { name: 'top-0', points: top },
      { name: 'right-side', points: side },
    ],
  });
}
