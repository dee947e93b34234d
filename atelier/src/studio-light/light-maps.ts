import { ease } from '../lofts/surfaces/point-math.ts';
import type { OpenMaps } from './blank-maps.ts';
import { type LightDirection, lightDome } from './light-dome.ts';
import { makeShadowMap, reachedBy, type ShadowMap } from './shadow-map.ts';
import type { StudioScene } from './studio-scene.ts';

export interface LightQuality {
  /** Directions of the sky, and the side of a shadow map in pixels. */
  sky: number;
  shadow: number;
}

/** Which pixels of a picture are lit: every one of the shape, one in `GROUND_STEP` of the ground. */
const GROUND_STEP = 3;
const LIFT_CM = 0.05;
const BOUNCE_CM = 3.5;
const SKY_SHARE = [0.62, 0.28, 0.1] as const;

/**
 * Fills `light` and `groundShadow` of pictures of one scene. Light is a share of what an open
 * surface facing the same way would get: of the sky weighted by the cosine, of key and fill as
 * plain visibility. Each light is one shadow map for all pictures.
 */
export function lightMaps(
  scene: StudioScene,
  pictures: readonly OpenMaps[],
  quality: LightQuality,
) {
  const sums = pictures.map((maps) => ({
    sum: new Float32Array(maps.part.length * 3),
    whole: new Float32Array(maps.part.length * 3),
    lit: litPixels(maps),
  }));
  for (const direction of lightDome(quality.sky)) {
    const map = makeShadowMap(scene, direction.toward, quality.shadow);
    pictures.forEach((maps, i) => {
      const own = sums[i];
      if (own) addLight(maps, { direction, map }, own);
    });
  }
  pictures.forEach((maps, i) => {
    const own = sums[i];
    if (own) settle(maps, own.sum, own.whole);
  });
}

interface Sums {
  sum: Float32Array;
  whole: Float32Array;
  lit: Uint32Array;
}

function addLight(
  maps: OpenMaps,
  { direction, map }: { direction: LightDirection; map: ShadowMap },
  { sum, whole, lit }: Sums,
): void {
  const { toward, kind } = direction;
  const { smooth, studioPlace } = maps;
  const texel = 1 / map.scale;
  const lift = LIFT_CM + texel;
  const least = kind === 0 ? 0 : -0.25;
  const place = [0, 0, 0];
  for (let k = 0; k < lit.length; k += 1) {
    const i = (lit[k] ?? 0) * 3;
    const [nx, ny, nz] = [smooth[i] ?? 0, smooth[i + 1] ?? 0, smooth[i + 2] ?? 0];
    const facing = nx * toward[0] + ny * toward[1] + nz * toward[2];
    if (facing <= least) continue;
    const weight = kind === 0 ? facing : Math.max(0.05, facing);
    whole[i + kind] = (whole[i + kind] ?? 0) + weight;
    place[0] = (studioPlace[i] ?? 0) + nx * lift;
    place[1] = (studioPlace[i + 1] ?? 0) + ny * lift;
    place[2] = (studioPlace[i + 2] ?? 0) + nz * lift;
    const slack = 0.03 + texel * 1.5 * (1 - Math.max(0, facing));
    // The floor throws back less light where the shape stands close to it.
    const back = toward[1] < 0 ? ease(-0.5, BOUNCE_CM, place[1] ?? 0) : 1;
    sum[i + kind] = (sum[i + kind] ?? 0) + weight * back * reachedBy(map, place, slack);
  }
}

/** The pixels of the shape and every so many of the ground. */
function litPixels({ part, smooth, width }: OpenMaps): Uint32Array {
  const lit: number[] = [];
  for (let at = 0; at < part.length; at += 1) {
    const isGround = part[at] === 0;
    if (isGround && ((at % width) % GROUND_STEP || Math.floor(at / width) % GROUND_STEP)) continue;
    if (!isGround || smooth[at * 3 + 1] === 1) lit.push(at);
  }
  return Uint32Array.from(lit);
}

function settle(maps: OpenMaps, sum: Float32Array, whole: Float32Array): void {
  const { part, light, groundShadow, openness } = maps;
  const shareOf = (i: number) => {
    const possible = whole[i] ?? 0;
    if (possible > 1e-6) return (sum[i] ?? 0) / possible;
    return i % 3 === 0 ? 1 : 0;
  };
  for (let at = 0; at < part.length; at += 1) {
    const i = at * 3;
    if (part[at] !== 0) {
      const open = openness[at] ?? 1;
      for (let k = 0; k < 3; k += 1) light[i + k] = Math.round(255 * shareOf(i + k) * open);
      continue;
    }
    const near = nearestLit(maps, at) * 3;
    if (near < 0) {
      maps.smooth[i + 1] = 0;
      continue;
    }
    let open = 0;
    SKY_SHARE.forEach((share, k) => {
      open += share * shareOf(near + k);
    });
    groundShadow[at] = Math.round(255 * (1 - open));
  }
}

/** The lit pixel of the ground at a corner of the block that a pixel is in; -1 when none is. */
function nearestLit(maps: OpenMaps, at: number): number {
  const { width, part } = maps;
  const row = Math.floor(at / width);
  const corner = (row - (row % GROUND_STEP)) * width + (at % width) - ((at % width) % GROUND_STEP);
  const down = GROUND_STEP * width;
  const corners = [corner, corner + GROUND_STEP, corner + down, corner + down + GROUND_STEP];
  return corners.find((k) => part[k] === 0 && isFloor(maps, k * 3)) ?? -1;
}

const isFloor = (maps: OpenMaps, i: number) => maps.part[i / 3] === 0 && maps.smooth[i + 1] === 1;
