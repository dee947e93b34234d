import type { Size } from '../raster/plane.ts';
import { MATERIAL } from './part-priors.ts';
import type { Skeleton } from './skeleton.ts';

const SEEN = 110;

/** The pixels of hair that hang together with what grows above the eyes. */
function grownHair(hair: Uint8Array, { width, height }: Size, body: Skeleton): Uint8Array {
  const grown = new Uint8Array(hair.length);
  const open: number[] = [];
  const visit = (at: number) => {
    if ((grown[at] ?? 1) === 1 || (hair[at] ?? 0) < SEEN) return;
    grown[at] = 1;
    open.push(at);
  };
  const lowest = Math.min(height, Math.round(body.eyes.y));
  for (let at = 0; at < lowest * width; at += 1) {
    const x = at % width;
    if (Math.abs(x - body.head.x) < body.faceRadius * 2) visit(at);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    visit(at - width);
    visit(at + width);
  }
  return grown;
}

/** Dark cloth near the neck may look like hair: what does not hang from the head is the top's. */
export function giveLooseHairToTop(
  materials: readonly Uint8Array[],
  size: Size,
  body: Skeleton,
): void {
  const hair = materials[MATERIAL.hair];
  const top = materials[MATERIAL.top];
  if (!hair || !top) return;
  const grown = grownHair(hair, size, body);
  const below = Math.max(0, Math.round(body.mouth.y)) * size.width;
  for (let at = below; at < hair.length; at += 1) {
    const loose = hair[at] ?? 0;
    if (loose === 0 || nearGrown(grown, at, size.width)) continue;
    top[at] = (top[at] ?? 0) + loose;
    hair[at] = 0;
  }
}

/** Whether a pixel is hair or touches it, so that soft ends are kept. */
function nearGrown(grown: Uint8Array, at: number, width: number): boolean {
  for (let row = -2; row <= 2; row += 1) {
    for (let x = -2; x <= 2; x += 1) if (grown[at + row * width + x] === 1) return true;
  }
  return false;
}
