import { boxBlur } from '../raster/blur.ts';
import { makePlane, type Plane, planeOf, type Size } from '../raster/plane.ts';
import { MATERIAL } from './part-priors.ts';
import { type Skeleton, trunkDown } from './skeleton.ts';

/** In pixels of half the size: a strip of a top is wider than that. */
const NARROW = 4;
/** Above this level of the trunk all that looks like the top is taken for it. */
const FROM_LEVEL = 0.6;

/** Where the top is wide, as far as it hangs together with what covers the chest. */
function hanging(top: Plane, isAbove: (at: number) => boolean): Plane {
  const wide = boxBlur(top, NARROW);
  const kept = makePlane(top);
  const open: number[] = [];
  const visit = (at: number) => {
    if ((kept.values[at] ?? 1) !== 0 || (wide.values[at] ?? 0) < 0.6) return;
    kept.values[at] = 1;
    open.push(at);
  };
  for (let at = 0; at < top.values.length; at += 1) if (isAbove(at)) visit(at);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % top.width;
    if (x > 0) visit(at - 1);
    if (x < top.width - 1) visit(at + 1);
    visit(at - top.width);
    visit(at + top.width);
  }
  return boxBlur(kept, NARROW + 1);
}

/**
 * Buttons, pale folds and gaps between the legs may look like the top: below the waist, what does not
 * hang together with it widely is given to what is worn below.
 */
export function giveLooseTopToBottom(
  materials: readonly Uint8Array[],
  { width, height }: Size,
  body: Pick<Skeleton, 'chest' | 'down' | 'trunkLength'>,
): void {
  const top = materials[MATERIAL.top];
  const bottom = materials[MATERIAL.bottom];
  if (!top || !bottom) return;
  const small = { width: width >> 1, height: height >> 1 };
  const full = (at: number) => (Math.floor(at / small.width) * width + (at % small.width)) * 2;
  const levelOf = (at: number) => trunkDown(body, at % width, Math.floor(at / width));
  const half = planeOf(small, (at) => ((top[full(at)] ?? 0) > 127 ? 1 : 0));
  const kept = hanging(half, (at) => levelOf(full(at)) < FROM_LEVEL);
  for (let at = 0; at < top.length; at += 1) {
    const share = top[at] ?? 0;
    if (share === 0 || levelOf(at) < FROM_LEVEL) continue;
    const x = Math.min(small.width - 1, (at % width) >> 1);
    const y = Math.min(small.height - 1, Math.floor(at / width) >> 1);
    if ((kept.values[y * small.width + x] ?? 0) > 0.01) continue;
    bottom[at] = (bottom[at] ?? 0) + share;
    top[at] = 0;
  }
}
