import type { BodyFrame } from '../body/body-frame.ts';
import type { GarmentCutout, TopLandmarks } from '../garment/garment-cutout.ts';
import { eachSide, type Pair } from '../geometry/point.ts';
import { boxBlur } from '../raster/blur.ts';
import { makePlane, type Size } from '../raster/plane.ts';
import { type ClothLayer, makeClothLayer } from './cloth-layer.ts';
import { drawMesh } from './draw-mesh.ts';
import { finishLayer } from './finish-layer.ts';
import { type GarmentTexture, shrinkTexture } from './garment-texture.ts';
import { laySleeve } from './sleeve-tube.ts';
import { layTrunk } from './trunk-panel.ts';
import { withoutBackStraps } from './without-back-straps.ts';

export interface UpperLaid {
  readonly trunk: ClothLayer;
  readonly sleeves: Pair<ClothLayer | null>;
  readonly ends: Pair<number>;
  readonly hem: number;
  readonly kind: 'top' | 'dress';
}

/** Whether a place lies within a closed line. */
function isWithin(line: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let within = false;
  let before = line.at(-1);
  for (const point of line) {
    if (before && point.y > y !== before.y > y) {
      const cross = ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x;
      if (x < cross) within = !within;
    }
    before = point;
  }
  return within;
}

/** The opacity of the front alone: above its neckline one sees the inside of the back. */
function frontAlpha(
  { width, height, alpha }: GarmentCutout,
  { neckline }: TopLandmarks,
): Uint8Array {
  const [first, last] = [neckline[0], neckline.at(-1)];
  if (!first || !last) return alpha;
  const line = [...neckline, { x: last.x + 1, y: -height }, { x: first.x - 1, y: -height }];
  const left = Math.max(0, Math.floor(Math.min(...neckline.map(({ x }) => x))));
  const right = Math.min(width - 1, Math.ceil(Math.max(...neckline.map(({ x }) => x))));
  const lowest = Math.min(height - 1, Math.ceil(Math.max(...neckline.map(({ y }) => y))));
  // The rows below the neckline stay as they are.
  const hole = makePlane({ width, height: Math.min(height, lowest + 2) });
  for (let y = 0; y <= lowest; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (isWithin(line, x, y)) hole.values[y * width + x] = 1;
    }
  }
  const soft = boxBlur(hole, 1).values;
  const front = new Uint8Array(alpha);
  for (let at = 0; at < soft.length; at += 1) {
    front[at] = (front[at] ?? 0) * (1 - (soft[at] ?? 0));
  }
  return front;
}

/** Lays a top or dress on a body: its trunk and its sleeves as layers of the person's picture. */
export function layUpper(
  frame: BodyFrame,
  { cutout, marks, size }: { cutout: GarmentCutout; marks: TopLandmarks; size: Size },
): UpperLaid {
  const fit = { cutout, marks, frame };
  const panel = layTrunk(fit);
  const texture: GarmentTexture = { ...cutout, scale: 1 };
  const trunk = makeClothLayer(size);
  const alpha = withoutBackStraps({ ...cutout, alpha: frontAlpha(cutout, marks) }, marks);
  const front = shrinkTexture({ ...texture, alpha }, panel.scale);
  drawMesh(trunk, front, panel.mesh);
  const whole = shrinkTexture(texture, panel.scale);
  const tubes = eachSide((side) => laySleeve(fit, panel, side));
  const sleeves = eachSide((side) => {
    const tube = tubes[side];
    if (tube === null) return null;
    const layer = makeClothLayer(size);
    drawMesh(layer, whole, tube.mesh);
    return finishLayer(layer);
  });
  return {
    trunk: finishLayer(trunk),
    sleeves,
    ends: eachSide((side) => tubes[side]?.end ?? 0),
    hem: panel.hem,
    kind: marks.kind,
  };
}
