import { makePlane, type Plane } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';

/** From this opacity on, a pixel of a layer shows cloth alone. */
export const CLOTH_SURE = 0.95;
/** In pixels: the cloth that goes on is seen within so much of where it is to be. */
const AROUND = 48;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box about all places where more cloth is to be than there is; null where none are. */
function boxOf(cloth: ClothLayer, rest: Plane): Box | null {
  const { width, height } = cloth;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < rest.values.length; at += 1) {
    if ((rest.values[at] ?? 0) <= (cloth.alpha[at] ?? 0)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  [left, top] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  [right, bottom] = [Math.min(width - 1, right + AROUND), Math.min(height - 1, bottom + AROUND)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The colors of a layer within a box, spread from where it shows cloth alone. */
function spreadWithin({ rgb, alpha, width }: ClothLayer, box: Box): Plane[] {
  const [sure, ...colors] = [makePlane(box), makePlane(box), makePlane(box), makePlane(box)];
  for (let at = 0; at < sure.values.length; at += 1) {
    const from = (box.top + Math.floor(at / box.width)) * width + box.left + (at % box.width);
    sure.values[at] = (alpha[from] ?? 0) > CLOTH_SURE ? 1 : 0;
    colors.forEach(({ values }, channel) => {
      values[at] = rgb[from * 3 + channel] ?? 0;
    });
  }
  const known = halvePlane(sure);
  const core = { ...known, values: known.values.map((value) => (value > CLOTH_SURE ? 1 : 0)) };
  return pullPush(colors.map(halvePlane), core).map((plane) => resizePlane(plane, box));
}

/**
 * Lets cloth go on, in the colors about it, into places beside it.
 * @param rest how opaque it is to be there, 0 to 1
 */
export function goOnInto(cloth: ClothLayer, rest: Plane): void {
  const box = boxOf(cloth, rest);
  if (box === null) return;
  const colors = spreadWithin(cloth, box);
  for (let within = 0; within < box.width * box.height; within += 1) {
    const at =
      (box.top + Math.floor(within / box.width)) * cloth.width + box.left + (within % box.width);
    const share = rest.values[at] ?? 0;
    const before = cloth.alpha[at] ?? 0;
    if (share <= before) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const to = at * 3 + channel;
      const color = colors[channel]?.values[within] ?? 0;
      cloth.rgb[to] = ((cloth.rgb[to] ?? 0) * before + color * (share - before)) / share;
    }
    cloth.alpha[at] = share;
  }
}
