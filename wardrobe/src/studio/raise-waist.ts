import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** What reaches higher than this has shoulders, centimeters. */
const SHOULDERED_CM = 120;
/** How far the back of a waist is cut above its front, and how far below it the lift fades, centimeters. */
const RISE_CM = 2.7;
const FADES_CM = 16;
/** What lies lower than this below the highest place is not the waist, centimeters. */
const WAIST_CM = 6;
/** Where between the front and the back of the waist the lift begins, and where it is whole. */
const LIFTS = { from: 0.35, to: 0.95 } as const;

/** Loops that are sewn on behind lie so far behind the waist that one does not see through it. */
const LOOP = { name: /^loop/, behindCm: 0.7 } as const;

/**
 * Trousers and skirts whose back stands above their front, as it is cut to: where nobody wears them
 * one sees into the waist. The body that they were draped on levels it.
 */
export function raiseWaist(drape: Drape): Drape {
  const { positions, panels, panelOf } = drape;
  const count = positions.length / 3;
  const read = (vertex: number, axis: number) => positions[vertex * 3 + axis] ?? 0;
  let top = -Infinity;
  for (let vertex = 0; vertex < count; vertex += 1) top = Math.max(top, read(vertex, 1));
  if (top > SHOULDERED_CM) return drape;
  let [near, far] = [-Infinity, Infinity];
  for (let vertex = 0; vertex < count; vertex += 1) {
    if (read(vertex, 1) < top - WAIST_CM) continue;
    near = Math.max(near, read(vertex, 2));
    far = Math.min(far, read(vertex, 2));
  }
  const raised = positions.slice();
  for (let vertex = 0; vertex < count; vertex += 1) {
    const behind = smoothStep(LIFTS.from, LIFTS.to, (near - read(vertex, 2)) / (near - far));
    const high = 1 - smoothStep(0, FADES_CM, top - read(vertex, 1));
    raised[vertex * 3 + 1] = read(vertex, 1) + RISE_CM * behind * high;
    if (behind > 0 && LOOP.name.test(panels[panelOf[vertex] ?? 0]?.name ?? ''))
      raised[vertex * 3 + 2] = read(vertex, 2) - LOOP.behindCm;
  }
  return { ...drape, positions: raised };
}
