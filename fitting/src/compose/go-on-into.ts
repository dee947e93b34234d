import { type Plane, planeOf } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';

/** From this opacity on, a pixel of a layer shows cloth alone. */
export const CLOTH_SURE = 0.95;

/**
 * Lets cloth go on, in the colors about it, into places beside it.
 * @param rest how opaque it is to be there, 0 to 1
 */
export function goOnInto(cloth: ClothLayer, rest: Plane): void {
  const known = halvePlane(planeOf(cloth, (at) => ((cloth.alpha[at] ?? 0) > CLOTH_SURE ? 1 : 0)));
  const core = planeOf(known, (at) => ((known.values[at] ?? 0) > CLOTH_SURE ? 1 : 0));
  const colors = pullPush(
    [0, 1, 2].map((channel) =>
      halvePlane(planeOf(cloth, (at) => cloth.rgb[at * 3 + channel] ?? 0)),
    ),
    core,
  ).map((plane) => resizePlane(plane, cloth));
  for (let at = 0; at < rest.values.length; at += 1) {
    const share = rest.values[at] ?? 0;
    const before = cloth.alpha[at] ?? 0;
    if (share <= before) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const to = at * 3 + channel;
      const color = colors[channel]?.values[at] ?? 0;
      cloth.rgb[to] = ((cloth.rgb[to] ?? 0) * before + color * (share - before)) / share;
    }
    cloth.alpha[at] = share;
  }
}
